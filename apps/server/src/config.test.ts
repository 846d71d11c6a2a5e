import { mkdtempSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { DEMO } from '@salus/contract'
import { describe, expect, test } from 'vitest'
import { ConfigError, makeDataDir, readConfig } from './config.ts'
import { startUpTable } from './start-up-table.ts'

const production = {
  SALUS_MODE: 'production',
  SALUS_PUBLIC_ORIGIN: 'https://salus.example',
  SALUS_SMTP_URL: 'smtp://mail.example',
  SALUS_MAIL_FROM: 'salus@mail.example',
}

function problemsOf(env: Record<string, string>): string[] {
  try {
    readConfig(env)
    return []
  } catch (error) {
    if (error instanceof ConfigError) return error.problems
    throw error
  }
}

test('everything has a default: a demo on this machine alone', () => {
  const config = readConfig({})
  expect(config).toMatchObject({ mode: 'demo', host: '127.0.0.1', port: 3000, database: { kind: 'sqlite' } })
})

test('an empty variable counts as not set', () => {
  expect(readConfig({ PORT: '', SALUS_DATABASE_URL: '' })).toMatchObject({ port: 3000, database: { kind: 'sqlite' } })
})

test.each(['0.0.0.0', '192.168.1.4', '::'])('a demo refuses to listen on %s and says why', (HOST) => {
  expect(problemsOf({ HOST })).toEqual([expect.stringContaining('demo mode has a published password')])
})

test('production starts with an https address, and a way to send codes', () => {
  expect(readConfig({ ...production, HOST: '0.0.0.0' })).toMatchObject({
    mode: 'production',
    publicOrigin: 'https://salus.example',
  })
})

test('production warns of what leaves it without encryption, and not of its own machine', () => {
  const plain = {
    SALUS_AI_URL: 'http://models.lan/v1',
    SALUS_AI_MODEL: 'm',
    SALUS_TRANSCRIBE_URL: 'http://127.0.0.1:9/v1',
  }
  const table = startUpTable(readConfig({ ...production, ...plain }))
  expect(table.match(/WARNING.*/g)).toEqual([
    expect.stringContaining('SALUS_SMTP_URL begins with smtp://'),
    expect.stringContaining('SALUS_AI_URL begins with http://: what is sent to models.lan'),
  ])
  expect(startUpTable(readConfig(plain))).not.toContain('WARNING')
})

test.each([
  ['postgres://salus:x@db.lan/salus', 'reaches db.lan without encryption'],
  ['postgres://salus:x@db.lan/salus?sslmode=disable', 'reaches db.lan without encryption'],
  ['postgresql://salus:x@db.lan/salus?sslmode=no-verify', 'has db.lan prove nothing'],
  ['postgres://salus:x@db.lan/salus?uselibpqcompat=true&sslmode=require', 'has db.lan prove nothing'],
  ['postgres://salus:x@localhost.evil.example/salus', 'reaches localhost.evil.example without encryption'],
  ['postgres://salus:x@localhost/salus?host=db.lan', 'reaches db.lan without encryption'],
])('production warns of PostgreSQL at %s', (SALUS_DATABASE_URL, warning) => {
  const table = startUpTable(readConfig({ ...production, SALUS_SMTP_URL: 'smtps://mail.example', SALUS_DATABASE_URL }))
  expect(table.match(/WARNING.*/g)).toEqual([expect.stringContaining(warning)])
  expect(table).not.toContain('salus:x')
  expect(startUpTable(readConfig({ SALUS_DATABASE_URL }))).not.toContain('WARNING')
})

test.each([
  'postgres://salus:x@db.lan/salus?sslmode=verify-full&sslrootcert=/etc/salus/authority.pem',
  'postgres://salus:x@db.lan/salus?ssl=true',
  'postgres://salus:x@localhost/salus',
  'postgres://salus:x@127.0.0.1:5432/salus',
  'postgres://salus:x@[::1]/salus',
  'postgres://salus:x@%2Fvar%2Frun%2Fpostgresql/salus',
  'postgres:///salus?host=/var/run/postgresql',
])('production does not warn of PostgreSQL at %s', (SALUS_DATABASE_URL) => {
  const env = { ...production, SALUS_SMTP_URL: 'smtps://mail.example', SALUS_DATABASE_URL }
  expect(startUpTable(readConfig(env))).not.toContain('WARNING')
})

test('real use keeps a security log from the start; a demonstration, and whoever says so, does not', () => {
  const logOf = (env: Record<string, string>) => readConfig({ SALUS_DATA_DIR: '/data', ...env }).securityLog
  expect(logOf(production)).toBe('/data/security.log')
  expect(logOf({ SALUS_MODE: 'household' })).toBe('/data/security.log')
  expect(logOf({ ...production, SALUS_SECURITY_LOG: '/var/log/salus.log' })).toBe('/var/log/salus.log')
  expect(logOf({ ...production, SALUS_SECURITY_LOG: '-' })).toBe('-')
  expect([logOf({}), logOf({ ...production, SALUS_SECURITY_LOG: 'off' })]).toEqual([undefined, undefined])
})

test('production says everything that is missing at once', () => {
  const problems = problemsOf({ SALUS_MODE: 'production' })
  expect(problems).toEqual([expect.stringContaining('SALUS_PUBLIC_ORIGIN'), expect.stringContaining('SALUS_SMTP_URL')])
})

test('production refuses a public address without https', () => {
  expect(problemsOf({ ...production, SALUS_PUBLIC_ORIGIN: 'http://salus.example' })).toEqual([
    expect.stringContaining('https://'),
  ])
})

test('production refuses a published demo secret', () => {
  expect(problemsOf({ ...production, SALUS_SMS_TOKEN: DEMO.password })).toEqual([
    expect.stringContaining('SALUS_SMS_TOKEN'),
  ])
})

test('mail without a sender address is refused', () => {
  expect(problemsOf({ SALUS_SMTP_URL: 'smtp://mail.example' })).toEqual([expect.stringContaining('SALUS_MAIL_FROM')])
})

test.each([
  ['PORT', 'abc'],
  ['PORT', '70000'],
  ['PORT', '80.5'],
  ['SALUS_MODE', 'prod'],
  ['SALUS_MASTER_KEY', 'c2hvcnQ='],
  ['SALUS_DATABASE_URL', 'mysql://x'],
  ['SALUS_SUPPORT_EMAIL', 'not an address'],
  ['SALUS_LOG_LEVEL', 'loud'],
  ['SALUS_DATABASE_POOL', 'many'],
  ['SALUS_RATE_LIMIT_FACTOR', '0'],
  ['SALUS_BRAND', 'x'.repeat(61)],
  ['SALUS_PUBLIC_ORIGIN', 'https://salus.example/app'],
])('%s=%s is refused in one sentence that names it', (name, value) => {
  expect(problemsOf({ [name]: value })).toEqual([expect.stringMatching(new RegExp(`^${name} .+\\.$`))])
})

test('what is wrong by itself and what is missing are told together, each once', () => {
  const problems = problemsOf({ SALUS_MODE: 'production', PORT: 'abc', SALUS_PUBLIC_ORIGIN: 'salus.example' })
  expect(problems.map((problem) => problem.split(' ')[0])).toEqual(['PORT', 'SALUS_PUBLIC_ORIGIN', 'SALUS_SMTP_URL'])
})

test.each(['1', '2', 'loopback', '10.0.0.0/8, 192.168.1.4', '::1/128', 'false'])(
  'a proxy may be trusted as %s',
  (SALUS_TRUST_PROXY) => {
    expect(problemsOf({ ...production, SALUS_TRUST_PROXY })).toEqual([])
  },
)

test.each(['banana', '10.0.0.0/99', '1.2.3', '-1', 'true'])(
  'production does not trust %s to tell who calls',
  (SALUS_TRUST_PROXY) => {
    expect(problemsOf({ ...production, SALUS_TRUST_PROXY })).toEqual([expect.stringContaining('SALUS_TRUST_PROXY')])
  },
)

test('the data folder is in the project, from wherever it is started', () => {
  const here = process.cwd()
  process.chdir(tmpdir())
  const { dataDir } = readConfig({})
  process.chdir(here)
  expect(dataDir).toBe(fileURLToPath(new URL('../../../.salus', import.meta.url)))
})

test('the data folder is readable by its owner alone', () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'salus-config-')), 'data')
  makeDataDir(readConfig({ SALUS_DATA_DIR: folder }))
  expect(statSync(folder).mode & 0o777).toBe(0o700)
})

test('the table at start says how to turn things on, and shows no secret', () => {
  const key = Buffer.alloc(32, 7).toString('base64')
  const table = startUpTable(
    readConfig({ SALUS_MASTER_KEY: key, SALUS_SMS_URL: 'https://sms.example', SALUS_SMS_TOKEN: 'hush-hush' }),
  )
  expect(table).toContain('SALUS_DATABASE_URL')
  expect(table).not.toContain(key)
  expect(table).not.toContain('hush-hush')
})

test('a misspelt setting is told at start', () => {
  expect(startUpTable(readConfig({ SALUS_MASTERKEY: 'x' }))).toContain('SALUS_MASTERKEY: misspelt?')
})

test('files go to a folder, or to a bucket when all is given that it needs', () => {
  expect(readConfig({ SALUS_DATA_DIR: '/data' }).files).toEqual({ kind: 'folder', folder: '/data/files' })
  expect(problemsOf({ SALUS_S3_BUCKET: 'salus' })).toEqual([
    'SALUS_S3_ACCESS_KEY_ID is needed with SALUS_S3_BUCKET.',
    'SALUS_S3_SECRET_ACCESS_KEY is needed with SALUS_S3_BUCKET.',
  ])
  const s3 = { SALUS_S3_BUCKET: 'salus', SALUS_S3_ACCESS_KEY_ID: 'id', SALUS_S3_SECRET_ACCESS_KEY: 'secret' }
  const config = readConfig(s3)
  expect(config.files).toMatchObject({ kind: 's3', bucket: 'salus', region: 'us-east-1' })
  expect(startUpTable(config)).not.toContain('secret')
})

test('plans are sold when all four settings of Stripe are there, and half of them is told', () => {
  const stripe = {
    SALUS_STRIPE_SECRET_KEY: 'sk_test_1',
    SALUS_STRIPE_WEBHOOK_SECRET: 'whsec_1',
    SALUS_STRIPE_BASIC_PRICE: 'price_1',
    SALUS_STRIPE_PRO_PRICE: 'pro',
  }
  const config = readConfig(stripe)
  expect(config.stripe).toMatchObject({ prices: { basic: 'price_1', pro: 'pro' }, tax: true })
  expect(startUpTable(config)).toContain('sold through api.stripe.com, with automatic tax')
  expect(startUpTable(config)).not.toMatch(/sk_test_1|whsec_1/)
  expect(readConfig({ ...stripe, SALUS_STRIPE_TAX: 'off' }).stripe?.tax).toBe(false)
  expect(readConfig({}).stripe).toBeUndefined()
  expect(startUpTable(readConfig({}))).toContain('any number of questions, as much as the disk holds')
  expect(startUpTable(readConfig({ SALUS_QUESTIONS_A_DAY: '30', SALUS_STORAGE_MB: '2' }))).toContain(
    '30 questions a day, 2 MB',
  )
  expect(() => readConfig({ ...stripe, SALUS_STORAGE_MB: '2' })).toThrow(
    /^SALUS_STORAGE_MB is for an installation that sells/,
  )
  expect(problemsOf({ ...stripe, SALUS_STRIPE_PRO_PRICE: '', SALUS_STRIPE_TAX: 'maybe' })).toEqual([
    'SALUS_STRIPE_TAX must be on or off.',
    'SALUS_STRIPE_PRO_PRICE is needed with SALUS_STRIPE_SECRET_KEY and SALUS_STRIPE_WEBHOOK_SECRET and SALUS_STRIPE_BASIC_PRICE.',
  ])
})

describe('a household', () => {
  const household = { SALUS_MODE: 'household' }
  test('needs nothing else: it has a certificate and a name of its own, and lets people in by invitation', () => {
    const config = readConfig(household)
    expect(config).toMatchObject({ host: '0.0.0.0', signUp: 'invitation', sendsMessages: false, tls: { kind: 'own' } })
    expect(config.publicOrigin).toMatch(/^https:\/\/[^/]+:3000$/)
  })

  test('behind a proxy says where people find it, and listens on this machine alone', () => {
    const proxied = { ...household, SALUS_TRUST_PROXY: '1' }
    expect(() => readConfig(proxied)).toThrow(/SALUS_PUBLIC_ORIGIN is needed behind a proxy/)
    const config = readConfig({ ...proxied, SALUS_PUBLIC_ORIGIN: 'https://salus.home' })
    expect(config).toMatchObject({ host: '127.0.0.1', tls: undefined, publicOrigin: 'https://salus.home' })
  })

  test('cannot open the sign-up to everybody while nothing can be sent, nor speak http', () => {
    expect(() => readConfig({ ...household, SALUS_SIGN_UP: 'open' })).toThrow(/SALUS_SIGN_UP=open needs/)
    expect(() => readConfig({ ...household, SALUS_PUBLIC_ORIGIN: 'http://salus.home' })).toThrow(/in household/)
    expect(() => readConfig({ ...household, SALUS_TLS_CERT: '/c.pem' })).toThrow(/SALUS_TLS_KEY is needed/)
  })
})
