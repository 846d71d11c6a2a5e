import { parseArgs } from 'node:util'
import { sentenceFor } from '../apps/server/src/start-failure.ts'
import {
  createAdmin,
  endSessions,
  invite,
  listAccounts,
  removeAdmin,
  removeSecondStep,
  resetPassword,
} from './admin/accounts.ts'
import { backup, restore, verify } from './admin/backups.ts'
import { leaveDemo, removeAccount } from './admin/endings.ts'
import { AdminProblem, plainSentence } from './admin/installation.ts'
import { providers } from './admin/providers.ts'

const HELP = `Use: npm run admin -- COMMAND

  create-admin NAME       make an account an admin: its username, or an e-mail
                          address, which gets an account if it has none
  remove-admin NAME       take that away again
  reset-password NAME     print a link with which they choose a new password,
                          good once, within 30 minutes
      --prompt            or ask for the new password here
  invite                  print a link with which one person makes an account,
                          good once, within 7 days
  accounts                list them: name, address, when made, when last used
  remove-account NAME     end an account in 7 days; its owner is told and may
                          keep it until then
      --at-once           end it now, for good
  remove-second-step NAME let somebody in who lost their authenticator app and
                          recovery codes; they are told
  end-sessions NAME       log an account out on every device at once
      --all               or everybody, in place of a NAME
  leave-demo              make a demonstration real: takes the demo account out,
                          keeps all others, and makes a new master key; stop
                          Salus first
      --clean             or puts the whole data folder aside and starts empty
      --at-once           even where something was saved in the demo account
  providers               what is configured, with its secrets masked
  backup FOLDER           copy database and files into a new folder while Salus
                          runs, and verify the copy
  verify FOLDER           read a backup to its end, as a restoration would
  restore FOLDER          bring a backup back into an empty installation; stop
                          Salus first, and have the master key at hand

It works on the installation that the environment names, as \`npm start\` does.
See docs/self-hosting.md.`

// What is written is for its own user alone.
process.umask(0o077)

try {
  process.stdout.write(`${await run()}\n`)
} catch (error) {
  process.stderr.write(`${plainSentence(error) ?? sentenceFor(error)}\n`)
  process.exitCode = 1
}

function run(): Promise<string> {
  const { values, positionals } = readArguments()
  const [command, subject, ...more] = positionals
  if (values.help || command === undefined || command === 'help') return Promise.resolve(HELP)
  if (values.prompt && command !== 'reset-password') throw new AdminProblem(HELP)
  if (values.clean && command !== 'leave-demo') throw new AdminProblem(HELP)
  if (values['at-once'] && command !== 'leave-demo' && command !== 'remove-account') throw new AdminProblem(HELP)
  if (values.all) {
    if (command !== 'end-sessions' || subject !== undefined) throw new AdminProblem(HELP)
    return endSessions(null)
  }
  const alone: Record<string, () => Promise<string>> = {
    accounts: listAccounts,
    invite,
    'leave-demo': () => leaveDemo({ isClean: values.clean, isSure: values['at-once'] }),
    providers,
  }
  if (alone[command] && subject === undefined) return alone[command]()
  const of: Record<string, (subject: string) => Promise<string>> = {
    'create-admin': createAdmin,
    'remove-admin': removeAdmin,
    'end-sessions': endSessions,
    'remove-account': (name) => removeAccount(name, { isAtOnce: values['at-once'] }),
    'remove-second-step': removeSecondStep,
    'reset-password': (name) => resetPassword(name, { prompt: values.prompt }),
    backup,
    verify,
    restore,
  }
  const work = of[command]
  if (!work || !subject || more.length > 0) throw new AdminProblem(HELP)
  return work(subject)
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        prompt: { type: 'boolean', default: false },
        all: { type: 'boolean', default: false },
        clean: { type: 'boolean', default: false },
        'at-once': { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    })
  } catch (error) {
    throw new AdminProblem(`${(error as Error).message}\n\n${HELP}`)
  }
}
