import { mkdirSync } from 'node:fs'
import { hostname } from 'node:os'
import { join, resolve } from 'node:path'
import type { StripeConfig } from './features/billing/stripe/stripe-config.ts'
import type { FilesConfig } from './platform/files/open-disk.ts'
import { isContainer, placeOfKey, placeOutside } from './platform/vault/key-place.ts'
import { type Problem, problemsBetween } from './setting-problems.ts'
import { AI_PREFIXES, Environment, S3_NEEDED, type Settings, STRIPE_NEEDED } from './settings.ts'
import { readTrustProxy } from './trust-proxy.ts'

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
  const tls = tlsOf(e, dataDir)
  const publicOrigin = e.SALUS_PUBLIC_ORIGIN
    ? new URL(e.SALUS_PUBLIC_ORIGIN).origin
    : e.SALUS_MODE === 'household'
      ? `https://${nameInHousehold()}:${e.PORT}`
      : undefined
  return {
    mode: e.SALUS_MODE,
    host: e.HOST ?? (e.SALUS_MODE === 'household' && tls ? '0.0.0.0' : '127.0.0.1'),
    port: e.PORT,
    publicOrigin,
    /** Https by Salus itself; undefined where a proxy in front speaks it, and in a demonstration. */
    tls,
    /** Told to browsers for a year: every name below the public one has to speak https. */
    hstsSubdomains: e.SALUS_HSTS_SUBDOMAINS === 'on',
    signUp: e.SALUS_SIGN_UP ?? (e.SALUS_MODE === 'household' ? ('invitation' as const) : ('open' as const)),
    trustProxy: readTrustProxy(e.SALUS_TRUST_PROXY),
    metricsToken: e.SALUS_METRICS_TOKEN,
    /** A file, or `-` for the standard output; undefined for none. */
    securityLog: securityLogOf(e, dataDir),
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
    /** A backup each day; undefined where the host makes them. */
    backups: e.SALUS_BACKUP_DIR
      ? { folder: resolve(e.SALUS_BACKUP_DIR), hour: e.SALUS_BACKUP_HOUR, keepDays: e.SALUS_BACKUP_KEEP_DAYS }
      : undefined,
    masterKey: {
      current: e.SALUS_MASTER_KEY,
      previous: e.SALUS_MASTER_KEY_PREVIOUS,
      ...placeOfKey(dataDir, e.SALUS_MODE === 'demo', { env: set }),
      outside: placeOutside(dataDir, { env: set }),
      isInContainer: isContainer(set),
    },
    /** Whether codes and links reach people; a demonstration shows its code on the screen. */
    sendsMessages: e.SALUS_MODE === 'demo' || Boolean(e.SALUS_SMTP_URL || e.SALUS_SMS_URL),
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
      ? { clientId: e.SALUS_GOOGLE_CLIENT_ID, issuer: e.SALUS_GOOGLE_ISSUER }
      : undefined,
    stripe: stripeOf(e),
    /** The host's limit for everybody where nothing is sold; null for any number. */
    limits: {
      queriesADay: e.SALUS_QUESTIONS_A_DAY ?? null,
      storageBytes: e.SALUS_STORAGE_MB === undefined ? null : e.SALUS_STORAGE_MB * 1024 ** 2,
    },
    sms: e.SALUS_SMS_URL ? { url: e.SALUS_SMS_URL, token: e.SALUS_SMS_TOKEN } : undefined,
    /** Whether addresses that people give for their reminders may be in the host's own network. */
    remindsPrivately: e.SALUS_REMINDERS_PRIVATE === 'on',
    site: {
      brand: e.SALUS_BRAND,
      legalEntity: e.SALUS_LEGAL_ENTITY ?? null,
      supportEmail: e.SALUS_SUPPORT_EMAIL ?? null,
      state: e.SALUS_STATE ?? null,
      county: e.SALUS_COUNTY ?? null,
    },
  }
}

export type TlsConfig =
  | { kind: 'files'; cert: string; key: string }
  /** Salus makes a certificate authority of its own, and a certificate for the names of this machine. */
  | { kind: 'own'; folder: string }

/** A household without a proxy or files of its own gets a certificate that Salus makes. */
function tlsOf(e: Settings, dataDir: string): TlsConfig | undefined {
  if (e.SALUS_TLS_CERT && e.SALUS_TLS_KEY) {
    return { kind: 'files', cert: resolve(e.SALUS_TLS_CERT), key: resolve(e.SALUS_TLS_KEY) }
  }
  const isBehindProxy = readTrustProxy(e.SALUS_TRUST_PROXY) !== false
  return e.SALUS_MODE === 'household' && !isBehindProxy ? { kind: 'own', folder: join(dataDir, 'tls') } : undefined
}

/** Who came in and who was refused is wanted once it is too late to begin with it: only a demonstration keeps none by itself. */
function securityLogOf({ SALUS_SECURITY_LOG: named, SALUS_MODE: mode }: Settings, dataDir: string): string | undefined {
  if (named === 'off' || (!named && mode === 'demo')) return undefined
  return named === '-' ? named : resolve(named ?? join(dataDir, 'security.log'))
}

function filesOf(e: Settings, dataDir: string): FilesConfig {
  const [bucket, accessKeyId, secretAccessKey] = S3_NEEDED.map((name) => e[name])
  if (!bucket || !accessKeyId || !secretAccessKey) return { kind: 'folder', folder: join(dataDir, 'files') }
  const [region, endpoint] = [e.SALUS_S3_REGION ?? 'us-east-1', e.SALUS_S3_ENDPOINT]
  return { kind: 's3', bucket, region, endpoint, accessKeyId, secretAccessKey }
}

/** Plans are sold when all of it is there. */
function stripeOf(e: Settings): StripeConfig | undefined {
  const [secretKey, webhookSecret, basic, pro] = STRIPE_NEEDED.map((name) => e[name])
  if (!secretKey || !webhookSecret || !basic || !pro) return undefined
  return { secretKey, webhookSecret, prices: { basic, pro }, tax: e.SALUS_STRIPE_TAX === 'on', api: e.SALUS_STRIPE_API }
}

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

/** Readable by its owner alone: it holds the database and perhaps the master key. */
export function makeDataDir(config: Config): void {
  try {
    mkdirSync(config.dataDir, { recursive: true, mode: 0o700 })
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new ConfigError([`SALUS_DATA_DIR is ${config.dataDir}, which cannot be made (${code}): name another folder.`])
  }
}

/** The name that devices of a home network find this machine under (multicast DNS), unless it has a full one. */
function nameInHousehold(): string {
  const name = hostname().toLowerCase()
  return name.includes('.') ? name : `${name}.local`
}
