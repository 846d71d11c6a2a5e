import { mkdirSync } from 'node:fs'
import { isIP } from 'node:net'
import { join, resolve } from 'node:path'
import { DEMO } from '@salus/contract'
import { z } from 'zod'
import type { StripeConfig } from './features/billing/stripe/stripe-config.ts'
import { readKeyServices } from './key-services.ts'
import type { FilesConfig } from './platform/files/open-disk.ts'
import { ROOT } from './root.ts'

const SECRETS_OF_DEMO: readonly string[] = [DEMO.code, DEMO.password]
const LOOPBACK = new Set(['127.0.0.1', '::1', 'localhost'])

const optionalText = z
  .string()
  .trim()
  .transform((value) => value || undefined)
  .optional()

const MasterKey = z
  .string()
  .trim()
  .refine(
    (value) => Buffer.from(value, 'base64').length === 32,
    'must be 32 bytes in base64: make one with `openssl rand -base64 32`',
  )
  .optional()

const Url = (protocols: string[]) =>
  z
    .string()
    .trim()
    .refine(
      (value) => URL.canParse(value) && protocols.includes(new URL(value).protocol.slice(0, -1)),
      `must be an address that begins with ${protocols.map((p) => `${p}://`).join(' or ')}`,
    )
    .optional()

function wholeNumber(from: number, to: number) {
  const sentence = `must be a whole number, ${from} to ${to}`
  return z.coerce.number({ error: sentence }).int(sentence).min(from, sentence).max(to, sentence)
}

/** One OpenAI-compatible service: address, key, a strong model, and a cheaper one for conversations. */
function aiSettings<P extends string>(prefix: P) {
  return {
    [`${prefix}_URL`]: Url(['http', 'https']),
    [`${prefix}_KEY`]: optionalText,
    [`${prefix}_MODEL`]: optionalText,
    [`${prefix}_CHAT_MODEL`]: optionalText,
  } as Record<`${P}_URL`, ReturnType<typeof Url>> &
    Record<`${P}_KEY` | `${P}_MODEL` | `${P}_CHAT_MODEL`, typeof optionalText>
}

const Environment = z.object({
  PORT: z.coerce
    .number({ error: 'must be a port number, 1 to 65535' })
    .int('must be a port number, 1 to 65535')
    .min(0, 'must be a port number, 1 to 65535')
    .max(65_535, 'must be a port number, 1 to 65535')
    .default(3000),
  HOST: z.string().trim().min(1, 'must be an address of this machine').default('127.0.0.1'),
  SALUS_MODE: z.enum(['demo', 'production'], { error: 'must be demo or production' }).default('demo'),
  SALUS_DATA_DIR: z.string().trim().min(1, 'must name a folder').default(join(ROOT, '.salus')),
  SALUS_PUBLIC_ORIGIN: Url(['http', 'https']).refine(
    (value) => value === undefined || !URL.canParse(value) || new URL(value).pathname === '/',
    'must be an address without a path',
  ),
  SALUS_DATABASE_URL: Url(['postgres', 'postgresql']),
  SALUS_DATABASE_POOL: wholeNumber(1, 200).default(10),
  SALUS_MASTER_KEY: MasterKey,
  SALUS_MASTER_KEY_PREVIOUS: MasterKey,
  SALUS_SMTP_URL: Url(['smtp', 'smtps']),
  SALUS_MAIL_FROM: optionalText,
  SALUS_SMS_URL: Url(['http', 'https']),
  SALUS_SMS_TOKEN: optionalText,
  SALUS_GOOGLE_CLIENT_ID: optionalText,
  SALUS_GOOGLE_ISSUER: Url(['http', 'https']).default('https://accounts.google.com'),
  SALUS_STRIPE_SECRET_KEY: optionalText,
  SALUS_STRIPE_WEBHOOK_SECRET: optionalText,
  SALUS_STRIPE_BASIC_PRICE: optionalText,
  SALUS_STRIPE_PRO_PRICE: optionalText,
  SALUS_STRIPE_TAX: z.enum(['on', 'off'], { error: 'must be on or off' }).default('on'),
  SALUS_STRIPE_API: Url(['http', 'https']).default('https://api.stripe.com'),
  SALUS_QUESTIONS_A_DAY: wholeNumber(1, 1_000_000).optional(),
  SALUS_STORAGE_MB: wholeNumber(1, 100_000_000).optional(),
  SALUS_BRAND: z.string().trim().min(1, 'must hold a name').max(60, 'must be at most 60 characters').default('Salus'),
  SALUS_LEGAL_ENTITY: optionalText,
  SALUS_SUPPORT_EMAIL: z.email('must be an e-mail address').optional(),
  SALUS_STATE: optionalText,
  SALUS_COUNTY: optionalText,
  ...aiSettings('SALUS_AI'),
  ...aiSettings('SALUS_AI_2'),
  ...aiSettings('SALUS_AI_3'),
  SALUS_AI_OWN_KEYS: optionalText.transform((value, context) => {
    try {
      return readKeyServices(value)
    } catch (error) {
      context.addIssue((error as Error).message)
      return z.NEVER
    }
  }),
  SALUS_TRANSCRIBE_URL: Url(['http', 'https']),
  SALUS_TRANSCRIBE_KEY: optionalText,
  SALUS_TRANSCRIBE_MODEL: optionalText,
  SALUS_S3_BUCKET: optionalText,
  SALUS_S3_REGION: optionalText,
  SALUS_S3_ENDPOINT: Url(['http', 'https']),
  SALUS_S3_ACCESS_KEY_ID: optionalText,
  SALUS_S3_SECRET_ACCESS_KEY: optionalText,
  SALUS_TRUST_PROXY: optionalText.refine(
    (value) => value === undefined || isTrust(value),
    'must be the number of proxies in front of Salus, or their addresses, separated by commas',
  ),
  SALUS_METRICS_TOKEN: optionalText.refine(
    (value) => value === undefined || value.length >= 24,
    'must be at least 24 characters',
  ),
  SALUS_LOG_LEVEL: z
    .enum(['debug', 'info', 'warn', 'error', 'silent'], { error: 'must be debug, info, warn, error or silent' })
    .default('info'),
  SALUS_RATE_LIMIT_FACTOR: wholeNumber(1, 100_000).default(1),
})

export type Config = ReturnType<typeof readConfig>

/** What is wrong with the environment, every point at once. */
export class ConfigError extends Error {
  readonly problems: string[]

  constructor(problems: string[]) {
    super(problems.join('\n'))
    this.name = 'ConfigError'
    this.problems = problems
  }
}

/** Reads the environment. Throws `ConfigError` with one sentence for each problem. */
export function readConfig(env: Record<string, string | undefined>) {
  // An empty variable is how compose files say "not set".
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const { e, wrong } = readEach(set)
  const problems = wrong.map(({ name, message }) => `${name} ${message}.`)
  // What is wrong by itself is not also told to be missing.
  const isNews = ({ about }: Problem) => !about.some((name) => wrong.some((each) => each.name === name))
  if (!wrong.some(({ name }) => name === 'SALUS_MODE')) {
    problems.push(
      ...problemsBetween(e)
        .filter(isNews)
        .map(({ sentence }) => sentence),
    )
  }
  if (problems.length > 0) throw new ConfigError(problems)
  const dataDir = resolve(e.SALUS_DATA_DIR)
  const publicOrigin = e.SALUS_PUBLIC_ORIGIN ? new URL(e.SALUS_PUBLIC_ORIGIN).origin : undefined
  return {
    mode: e.SALUS_MODE,
    host: e.HOST,
    port: e.PORT,
    publicOrigin,
    trustProxy: readTrustProxy(e.SALUS_TRUST_PROXY),
    metricsToken: e.SALUS_METRICS_TOKEN,
    logLevel: e.SALUS_LOG_LEVEL,
    /** Multiplies every rate limit: measurements and shared test machines need more than a person does. */
    rateLimitFactor: e.SALUS_RATE_LIMIT_FACTOR,
    /** Perhaps misspelt: told at start. */
    unknownSettings: Object.keys(set).filter((name) => /^SALUS_(?!TEST_)/.test(name) && !(name in Environment.shape)),
    dataDir,
    database: e.SALUS_DATABASE_URL
      ? { kind: 'postgres' as const, url: e.SALUS_DATABASE_URL, poolSize: e.SALUS_DATABASE_POOL }
      : { kind: 'sqlite' as const, file: resolve(dataDir, 'salus.db') },
    files: filesOf(e, dataDir),
    masterKey: {
      current: e.SALUS_MASTER_KEY,
      previous: e.SALUS_MASTER_KEY_PREVIOUS,
      file: resolve(dataDir, 'master.key'),
    },
    mail: e.SALUS_SMTP_URL && e.SALUS_MAIL_FROM ? { url: e.SALUS_SMTP_URL, from: e.SALUS_MAIL_FROM } : undefined,
    ai: AI_PREFIXES.flatMap((prefix) => endpointOf(e, prefix)),
    keyServices: e.SALUS_AI_OWN_KEYS,
    transcription: e.SALUS_TRANSCRIBE_URL
      ? {
          name: new URL(e.SALUS_TRANSCRIBE_URL).host,
          url: e.SALUS_TRANSCRIBE_URL.replace(/\/+$/, ''),
          key: e.SALUS_TRANSCRIBE_KEY,
          model: e.SALUS_TRANSCRIBE_MODEL ?? 'whisper-1',
        }
      : undefined,
    google: e.SALUS_GOOGLE_CLIENT_ID
      ? { clientId: e.SALUS_GOOGLE_CLIENT_ID, issuer: e.SALUS_GOOGLE_ISSUER.replace(/\/+$/, '') }
      : undefined,
    stripe: stripeOf(e),
    /** What the host has set for everybody where nothing is sold; null for any number. */
    limits: {
      queriesADay: e.SALUS_QUESTIONS_A_DAY ?? null,
      storageBytes: e.SALUS_STORAGE_MB === undefined ? null : e.SALUS_STORAGE_MB * 1024 ** 2,
    },
    sms: e.SALUS_SMS_URL ? { url: e.SALUS_SMS_URL, token: e.SALUS_SMS_TOKEN } : undefined,
    site: {
      brand: e.SALUS_BRAND,
      legalEntity: e.SALUS_LEGAL_ENTITY ?? null,
      supportEmail: e.SALUS_SUPPORT_EMAIL ?? null,
      state: e.SALUS_STATE ?? null,
      county: e.SALUS_COUNTY ?? null,
    },
  }
}

type Settings = z.infer<typeof Environment>

function filesOf(e: Settings, dataDir: string): FilesConfig {
  const [bucket, accessKeyId, secretAccessKey] = S3_NEEDED.map((name) => e[name])
  if (!bucket || !accessKeyId || !secretAccessKey) return { kind: 'folder', folder: join(dataDir, 'files') }
  const [region, endpoint] = [e.SALUS_S3_REGION ?? 'us-east-1', e.SALUS_S3_ENDPOINT]
  return { kind: 's3', bucket, region, endpoint, accessKeyId, secretAccessKey }
}

const S3_NEEDED = ['SALUS_S3_BUCKET', 'SALUS_S3_ACCESS_KEY_ID', 'SALUS_S3_SECRET_ACCESS_KEY'] as const

const STRIPE_NEEDED = [
  'SALUS_STRIPE_SECRET_KEY',
  'SALUS_STRIPE_WEBHOOK_SECRET',
  'SALUS_STRIPE_BASIC_PRICE',
  'SALUS_STRIPE_PRO_PRICE',
] as const

const LIMITS_OF_THE_HOST = ['SALUS_QUESTIONS_A_DAY', 'SALUS_STORAGE_MB'] as const

/** Plans are sold when all of it is there. */
function stripeOf(e: Settings): StripeConfig | undefined {
  const [secretKey, webhookSecret, basic, pro] = STRIPE_NEEDED.map((name) => e[name])
  if (!secretKey || !webhookSecret || !basic || !pro) return undefined
  return { secretKey, webhookSecret, prices: { basic, pro }, tax: e.SALUS_STRIPE_TAX === 'on', api: e.SALUS_STRIPE_API }
}

/** In order of preference. */
const AI_PREFIXES = ['SALUS_AI', 'SALUS_AI_2', 'SALUS_AI_3'] as const

function endpointOf(e: Settings, prefix: (typeof AI_PREFIXES)[number]) {
  const url = e[`${prefix}_URL`]
  const strongModel = e[`${prefix}_MODEL`]
  if (!url || !strongModel) return []
  const key = e[`${prefix}_KEY`]
  const chatModel = e[`${prefix}_CHAT_MODEL`] ?? strongModel
  return [{ name: new URL(url).host, url: url.replace(/\/+$/, ''), key, strongModel, chatModel }]
}

/** Every setting by itself; the ones that are wrong are told and left at their default. */
function readEach(set: Record<string, string | undefined>): {
  e: Settings
  wrong: { name: string; message: string }[]
} {
  const parsed = Environment.safeParse(set)
  if (parsed.success) return { e: parsed.data, wrong: [] }
  const wrong = parsed.error.issues.map(({ path, message }) => ({ name: path.join('.'), message }))
  const right = Object.entries(set).filter(([name]) => !wrong.some((each) => each.name === name))
  return { e: Environment.parse(Object.fromEntries(right)), wrong }
}

interface Problem {
  about: (keyof Settings)[]
  sentence: string
}

function problemsBetween(e: Settings): Problem[] {
  const problems = e.SALUS_MODE === 'production' ? productionProblems(e) : demoProblems(e)
  if (e.SALUS_SMTP_URL && !e.SALUS_MAIL_FROM) {
    problems.push({
      about: ['SALUS_MAIL_FROM'],
      sentence: 'SALUS_MAIL_FROM is needed with SALUS_SMTP_URL: the address that codes are sent from.',
    })
  }
  for (const needed of [S3_NEEDED, STRIPE_NEEDED]) {
    const given = needed.filter((name) => e[name])
    for (const name of given.length > 0 ? needed.filter((each) => !e[each]) : []) {
      problems.push({ about: [name], sentence: `${name} is needed with ${given.join(' and ')}.` })
    }
  }
  for (const name of LIMITS_OF_THE_HOST.filter((each) => e[each] !== undefined && e.SALUS_STRIPE_SECRET_KEY)) {
    problems.push({
      about: [name],
      sentence: `${name} is for an installation that sells nothing: with SALUS_STRIPE_SECRET_KEY the plans say what each person has. Leave one of the two out.`,
    })
  }
  for (const prefix of AI_PREFIXES) {
    if (e[`${prefix}_URL`] && !e[`${prefix}_MODEL`]) {
      problems.push({
        about: [`${prefix}_MODEL`],
        sentence: `${prefix}_MODEL is needed with ${prefix}_URL: the name of the model to ask.`,
      })
    }
  }
  return problems
}

function demoProblems(e: Settings): Problem[] {
  if (LOOPBACK.has(e.HOST)) return []
  return [
    {
      about: ['HOST'],
      sentence: `HOST is ${e.HOST}, but demo mode has a published password and code, so it listens on this machine alone. Leave HOST out, or set SALUS_MODE=production.`,
    },
  ]
}

function productionProblems(e: Settings): Problem[] {
  const problems: Problem[] = []
  if (!e.SALUS_PUBLIC_ORIGIN)
    problems.push({
      about: ['SALUS_PUBLIC_ORIGIN'],
      sentence:
        'SALUS_PUBLIC_ORIGIN is needed in production: the https address that people use, such as https://salus.example.',
    })
  else if (new URL(e.SALUS_PUBLIC_ORIGIN).protocol !== 'https:')
    problems.push({
      about: ['SALUS_PUBLIC_ORIGIN'],
      sentence: 'SALUS_PUBLIC_ORIGIN must begin with https:// in production: sessions travel over it.',
    })
  if (!e.SALUS_SMTP_URL && !e.SALUS_SMS_URL)
    problems.push({
      about: ['SALUS_SMTP_URL', 'SALUS_SMS_URL'],
      sentence:
        'SALUS_SMTP_URL (with SALUS_MAIL_FROM) or SALUS_SMS_URL is needed in production: one-time codes have to be sent.',
    })
  if (e.SALUS_TRUST_PROXY === 'true')
    problems.push({
      about: ['SALUS_TRUST_PROXY'],
      sentence:
        'SALUS_TRUST_PROXY=true believes whatever address a caller invents: give the number of proxies, such as 1, or their addresses.',
    })
  for (const name of ['SALUS_MASTER_KEY', 'SALUS_MASTER_KEY_PREVIOUS', 'SALUS_SMS_TOKEN'] as const) {
    if (e[name] && SECRETS_OF_DEMO.includes(e[name]))
      problems.push({ about: [name], sentence: `${name} is a published demo secret: choose another.` })
  }
  return problems
}

const NETWORKS = new Set(['loopback', 'linklocal', 'uniquelocal'])

function isTrust(value: string): boolean {
  if (value === 'true' || value === 'false' || /^\d{1,2}$/.test(value)) return true
  return value.split(/\s*,\s*/).every((each) => NETWORKS.has(each) || isNetwork(each))
}

function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/')
  const kind = isIP(address)
  if (kind === 0 || rest.length > 0) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (kind === 4 ? 32 : 128))
}

/** `true`, `false`, a number of proxies, or their addresses. */
function readTrustProxy(value: string | undefined): boolean | string | ((address: string, hop: number) => boolean) {
  if (value === undefined || value === 'false') return false
  if (value === 'true') return true
  const hops = Number(value)
  return Number.isInteger(hops) ? (_address, hop) => hop < hops : value
}

/** Readable by its owner alone: it holds the database and perhaps the master key. */
export function makeDataDir(config: Config): void {
  try {
    mkdirSync(config.dataDir, { recursive: true, mode: 0o700 })
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new ConfigError([`SALUS_DATA_DIR is ${config.dataDir}, which cannot be made (${code}): name another folder.`])
  }
}
