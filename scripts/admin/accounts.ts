import { EmailSchema, PasswordSchema } from '@salus/contract'
import { accountsOfHost } from '../../apps/server/src/features/accounts/accounts-of-host.ts'
import { adminsRepository } from '../../apps/server/src/features/admin/admins.repository.ts'
import { openPrompt, type Prompt } from './ask.ts'
import { AdminProblem, newId, now, readRealSettings, vaultOf, withDatabase } from './installation.ts'

type Accounts = ReturnType<typeof accountsOfHost>

/** Makes an account an admin; an e-mail address that has none gets one. */
export function createAdmin(name: string): Promise<string> {
  return withAccounts(async ({ accounts, admins }) => {
    const known = await accounts.find(name)
    if (!known && !name.includes('@')) {
      throw new AdminProblem(`There is no account ${name}. Give an e-mail address to make one.`)
    }
    const { userId, username } = known ?? (await withPrompt((prompt) => makeAccount(accounts, name, prompt)))
    await admins.add(userId, now().toISOString())
    return `${username} is an admin${known ? '' : ', and can log in with this e-mail address and password'}. The page is /admin.`
  })
}

export function removeAdmin(name: string): Promise<string> {
  return withAccounts(async ({ accounts, admins }) => {
    const known = await accounts.find(name)
    const was = known ? await admins.remove(known.userId) : false
    if (!was) throw new AdminProblem(`${name} is not an admin.`)
    return `${name} is no longer an admin. The account is as it was.`
  })
}

/** Prints a link; or asks for the new password. It is never an argument, which other users of the machine could see. */
export function resetPassword(name: string, { prompt: isAsked }: { prompt: boolean }): Promise<string> {
  return withAccounts(async ({ accounts }) => {
    const known = await accounts.find(name)
    if (!known) throw new AdminProblem(`There is no account ${name}.`)
    if (!isAsked) {
      const link = await accounts.resetLink(known.userId)
      return `This link lets ${known.username} choose a new password. It works once, within 30 minutes:\n${link}`
    }
    await accounts.setPassword(known.userId, await withPrompt(newPassword))
    return `The password of ${known.username} is changed, and every device is logged out.`
  })
}

/** A link to give to one person: by hand, by paper, by whatever message they trust. */
export function invite(): Promise<string> {
  return withAccounts(async ({ accounts }) => {
    const link = await accounts.invitationLink()
    return `With this link one person can make an account. It works once, within 7 days:\n${link}`
  })
}

export function listAccounts(): Promise<string> {
  return withAccounts(async ({ accounts }) => {
    const day = (time: string | null) => time?.slice(0, 10) ?? '-'
    const rows = (await accounts.list()).map(({ username, email, madeAt, seenAt, isAdmin, endsAt }) => [
      username,
      email ?? '-',
      day(madeAt),
      day(seenAt),
      [isAdmin ? 'admin' : '', endsAt ? `ends ${day(endsAt)}` : ''].filter(Boolean).join(', '),
    ])
    if (rows.length === 0) return 'There are no accounts.'
    const all = [['username', 'e-mail', 'made', 'last used', ''], ...rows]
    const widths = [0, 1, 2, 3].map((column) => Math.max(...all.map((row) => row[column]?.length ?? 0)))
    const lines = all.map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    return lines.join('\n')
  })
}

/** For whoever lost both the authenticator app and the recovery codes. The password still counts. */
export function removeSecondStep(name: string): Promise<string> {
  return withAccounts(async ({ accounts, sendsMessages }) => {
    const known = await accounts.find(name)
    if (!known) throw new AdminProblem(`There is no account ${name}.`)
    if (!(await accounts.removeSecondStep(known.userId))) throw new AdminProblem(`${name} has no second step.`)
    const told = `${sendsMessages ? 'They get a message' : 'No message can be sent from here'}, and Salus tells them when they log in.`
    return `${known.username} logs in with the password alone now, and every device is logged out. ${told}`
  })
}

/** Of one account, or of everybody: after a theft of devices or of keys. Passwords and device keys stay as they are. */
export function endSessions(name: string | null): Promise<string> {
  return withAccounts(async ({ accounts }) => {
    const known = name === null ? null : await accounts.find(name)
    if (known === undefined) throw new AdminProblem(`There is no account ${name}.`)
    const count = await accounts.endSessions(known?.userId ?? null)
    const ended = count === 1 ? '1 session has ended' : `${count} sessions have ended`
    return known ? `${known.username}: ${ended}.` : `Of everybody, ${ended}.`
  })
}

async function makeAccount(accounts: Accounts, name: string, prompt: Prompt) {
  const parsed = EmailSchema.safeParse(name)
  if (!parsed.success) throw new AdminProblem(`${name} is not an e-mail address.`)
  const email = parsed.data
  process.stdout.write(`${email} has no account yet. It is made now.\n`)
  const fullName = await prompt.ask('Full name: ')
  const dob = await prompt.ask('Date of birth (YYYY-MM-DD): ')
  const country = (await prompt.ask('Country (two letters, such as US): ')).toUpperCase()
  if (!/^\d{4}-\d{2}-\d{2}$/.test(dob) || Number.isNaN(Date.parse(dob))) {
    throw new AdminProblem('The date of birth must be a date such as 1985-04-12.')
  }
  if (!/^[A-Z]{2}$/.test(country)) throw new AdminProblem('The country must be two letters, such as US.')
  return accounts.make({ fullName, dob, country, email }, await newPassword(prompt))
}

async function newPassword(prompt: Prompt): Promise<string> {
  const parsed = PasswordSchema.safeParse(await prompt.askHidden('New password: '))
  if (!parsed.success) throw new AdminProblem(parsed.error.issues[0]?.message ?? 'This password cannot be used.')
  if ((await prompt.askHidden('The same again: ')) !== parsed.data) throw new AdminProblem('Passwords do not match.')
  return parsed.data
}

async function withPrompt<T>(work: (prompt: Prompt) => Promise<T>): Promise<T> {
  const prompt = openPrompt(process.stdin, process.stdout)
  try {
    return await work(prompt)
  } finally {
    prompt.close()
  }
}

async function withAccounts<T>(
  work: (at: { accounts: Accounts; admins: ReturnType<typeof adminsRepository>; sendsMessages: boolean }) => Promise<T>,
): Promise<T> {
  const config = await readRealSettings()
  return withDatabase(config, async (database) => {
    const vault = await vaultOf(database, config)
    return work({
      accounts: accountsOfHost({ config, database, vault, now, newId }),
      admins: adminsRepository(database.db),
      sendsMessages: config.mode !== 'demo' && config.sendsMessages,
    })
  })
}
