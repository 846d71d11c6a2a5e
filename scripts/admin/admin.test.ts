import { spawnSync } from 'node:child_process'
import {
  appendFileSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { isContainer } from '../../apps/server/src/platform/vault/key-place.ts'
import { buildServer } from '../build.mjs'
import { ROOT } from '../run.mjs'

// Each command is a process of its own, and the machine may have other things to do.
vi.setConfig({ testTimeout: 180_000 })

const sources = join(ROOT, 'scripts/admin.ts')
// As an image has it: from the sources each of dozens of commands would take three times as long.
const built = join(ROOT, 'apps/server/dist/admin.js')
beforeAll(() => buildServer(process.execPath), 180_000)

const ANSWERS = 'Asha Rao\n1985-04-12\nIN\na long pass phrase\na long pass phrase\n'

function newInstallation() {
  const folder = mkdtempSync(join(tmpdir(), 'salus-admin-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const run = (args: string[], { input = '', env = {}, dataDir = join(folder, 'data'), script = built } = {}) => {
    const done = spawnSync(process.execPath, [script, ...args], {
      env: {
        PATH: process.env.PATH,
        // Dozens of commands: what they are made of is compiled once.
        NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
        SALUS_DATA_DIR: dataDir,
        XDG_CONFIG_HOME: join(folder, 'settings'),
        ...env,
      },
      input,
      encoding: 'utf8',
    })
    return { code: done.status, out: done.stdout, problem: done.stderr }
  }
  return { folder, run }
}

test('an admin is made with an account of their own, and gets a link when the password is lost', () => {
  const { run } = newInstallation()
  expect(run(['create-admin', 'asha@example.com'], { input: ANSWERS }).out).toMatch(/asha\.rao\d+ is an admin/)
  expect(run(['create-admin', 'asha@example.com']).out).toMatch(/asha\.rao\d+ is an admin/)
  expect(run(['reset-password', 'asha@example.com']).out).toMatch(/\/reset-password#[\w-]{43}\n$/)
  expect(run(['end-sessions', 'asha@example.com']).out).toMatch(/^asha\.rao\d+: 0 sessions have ended\.\n$/)
  expect(run(['end-sessions', '--all']).out).toBe('Of everybody, 0 sessions have ended.\n')
  const typed = { input: 'another pass phrase\nanother pass phrase\n' }
  const asked = run(['reset-password', 'asha@example.com', '--prompt'], typed)
  expect(asked.out).toContain('every device is logged out')
  expect(asked.out).not.toContain('another pass phrase')
  expect(run(['remove-admin', 'asha@example.com']).code).toBe(0)
  expect(run(['remove-admin', 'asha@example.com']).problem).toContain('is not an admin')
})

test('a demonstration becomes real: own accounts stay, the demo account and its key go', () => {
  const { folder, run } = newInstallation()
  const household = { env: { SALUS_MODE: 'household' } }
  // A first start in demo mode leaves this behind.
  run(['create-admin', 'asha@example.com'], { input: ANSWERS })
  expect(run(['create-admin', 'asha@example.com'], household).problem).toContain('npm run admin -- leave-demo')
  const before = readFileSync(join(folder, 'data', 'master.key'), 'utf8')
  expect(before).toContain('v1 demo')
  const left = run(['leave-demo', '--at-once'])
  expect(left.out).toContain('One account of your own stays.')
  const [, key = ''] = /The master key is new, in (.+): keep a copy/.exec(left.out) ?? []
  // Whoever copies the data folder of a household has no key with it; in a container no other place lasts.
  expect(key.startsWith(join(folder, isContainer(process.env) ? 'data' : 'settings'))).toBe(true)
  expect(existsSync(join(folder, 'data', 'master.key'))).toBe(isContainer(process.env))
  const after = readFileSync(key, 'utf8')
  expect(after).toContain('v1 production')
  expect(after).not.toBe(before)
  expect(run(['accounts'], household).out).toMatch(/^asha\.rao\d+ +asha@example\.com +\d{4}-\d\d-\d\d +- +admin$/m)
  // How it runs is said nowhere: a link would lead to the address of a demonstration.
  for (const command of [['invite'], ['accounts'], ['backup', join(folder, 'copy')]]) {
    expect(run(command).problem).toMatch(/no demonstration.+SALUS_MODE=household/)
  }
  expect(run(['invite'], household).out).toMatch(/^https:\/\/.+\/signup#[\w-]{43}$/m)
})

test('a demonstration is put aside whole, and what follows begins empty', () => {
  const { folder, run } = newInstallation()
  expect(run(['leave-demo', '--clean']).problem).toContain('There is no demonstration')
  run(['create-admin', 'asha@example.com'], { input: ANSWERS })
  expect(run(['leave-demo', '--clean']).out).toMatch(/data-demo-\d{14} now/)
  expect(readdirSync(folder)).toEqual([expect.stringMatching(/^data-demo-/)])
  expect(
    run(['accounts'], { env: { SALUS_MODE: 'household', SALUS_MASTER_KEY_FILE: join(folder, 'master.key') } }).out,
  ).toBe('There are no accounts.\n')
})

test('an account is removed with a week to think, or at once', () => {
  const { run } = newInstallation()
  run(['create-admin', 'asha@example.com'], { input: ANSWERS })
  expect(run(['remove-account', 'nobody']).problem).toBe('There is no account nobody.\n')
  expect(run(['remove-account', 'asha@example.com']).out).toMatch(/ends on \d{4}-\d\d-\d\d/)
  expect(run(['accounts']).out).toContain('ends ')
  expect(run(['remove-account', 'asha@example.com', '--at-once']).out).toContain('is deleted')
  expect(run(['accounts']).out).not.toContain('asha')
  expect(run(['remove-second-step', 'asha@example.com']).problem).toBe('There is no account asha@example.com.\n')
})

test('what cannot be is told in one sentence, and a password is never taken from the command line', () => {
  const { run } = newInstallation()
  expect(run(['reset-password', 'nobody'])).toMatchObject({ code: 1, problem: 'There is no account nobody.\n' })
  expect(run(['end-sessions', 'nobody']).problem).toBe('There is no account nobody.\n')
  for (const wrong of [['end-sessions'], ['end-sessions', 'nobody', '--all'], ['backup', '--all']]) {
    expect(run(wrong).problem).toContain('Use: npm run admin')
  }
  expect(run(['reset-password', 'nobody', 'secret']).problem).toContain('Use: npm run admin')
  expect(run(['create-admin', 'asha@'], { input: ANSWERS }).problem).toBe('asha@ is not an e-mail address.\n')
  const child = { input: ANSWERS.replace('1985', String(new Date().getFullYear() - 5)) }
  expect(run(['create-admin', 'kid@example.com'], child).problem).toMatch(/13/)
  const easy = { input: ANSWERS.replaceAll('a long pass phrase', 'Password123') }
  expect(run(['create-admin', 'asha@example.com'], easy).problem).toContain('stolen passwords')
  const different = { input: ANSWERS.replace(/phrase\n$/, 'phrases\n') }
  expect(run(['create-admin', 'asha@example.com'], different).problem).toContain('Passwords do not match.')
})

test('a backup goes to another machine with its master key, and not without', () => {
  const { folder, run } = newInstallation()
  run(['create-admin', 'asha@example.com'], { input: ANSWERS })
  const [backup, dataDir] = [join(folder, 'backup'), join(folder, 'other')]
  expect(run(['backup', backup]).out).toContain('Verified: 1 sealed values')
  expect(run(['verify', backup], { dataDir }).problem).toContain('master key')
  expect(existsSync(join(dataDir, 'salus.db'))).toBe(false)
  mkdirSync(dataDir)
  copyFileSync(join(folder, 'data', 'master.key'), join(dataDir, 'master.key'))
  expect(run(['verify', backup], { dataDir }).out).toContain('can be restored')
  expect(run(['restore', backup], { dataDir }).out).toContain('The backup is restored.')
  expect(readdirSync(dataDir).filter((name) => name.startsWith('restoring'))).toEqual([])
  expect(run(['reset-password', 'asha@example.com'], { dataDir }).out).toContain('works once')
  appendFileSync(join(backup, 'salus.db'), 'x')
  expect(run(['verify', backup]).problem).toContain('salus.db: damaged since the backup was made')
})

test('providers are listed without a secret', () => {
  const { run } = newInstallation()
  const env = {
    SALUS_SMTP_URL: 'smtps://user:hidden-password@mail.example',
    SALUS_MAIL_FROM: 'salus@example.com',
    SALUS_AI_URL: 'https://models.example/v1?key=in-the-address',
    SALUS_AI_MODEL: 'large',
    SALUS_AI_KEY: 'sk-0123456789abcdefghij',
    SALUS_STRIPE_SECRET_KEY: 'sk_test_a_secret_of_payments',
    SALUS_STRIPE_WEBHOOK_SECRET: 'whsec_another_secret',
    SALUS_STRIPE_BASIC_PRICE: 'price_basic',
    SALUS_STRIPE_PRO_PRICE: 'price_pro',
    SALUS_SMS_URL: 'https://sms.example/send/token-in-the-path',
    SALUS_DATABASE_URL: 'postgres://salus:database-password@db.example/salus',
  }
  const { out } = run(['providers'], { env })
  expect(run(['providers'], { env, script: sources }).out).toBe(out)
  expect(out).toContain('large (conversations: large) at models.example (••••ghij)')
  expect(out).toContain('smtps://mail.example')
  expect(out).not.toMatch(
    /hidden-password|in-the-address|abcdef|token-in-the-path|secret_of_pay|another_secret|database-password/,
  )
})
