import { join } from 'node:path'
import { SALUS_MODES, SIGN_UP_POLICIES } from '@salus/contract'
import { z } from 'zod'
import { readKeyServices } from './key-services.ts'
import { ROOT } from './root.ts'
import { isTrust } from './trust-proxy.ts'

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

/** Every setting of the environment by itself, with its default. What must fit together stands in `setting-problems.ts`. */
export const Environment = z.object({
  PORT: z.coerce
    .number({ error: 'must be a port number, 1 to 65535' })
    .int('must be a port number, 1 to 65535')
    .min(0, 'must be a port number, 1 to 65535')
    .max(65_535, 'must be a port number, 1 to 65535')
    .default(3000),
  HOST: z.string().trim().min(1, 'must be an address of this machine').optional(),
  SALUS_MODE: z.enum(SALUS_MODES, { error: 'must be demo, household or production' }).default('demo'),
  SALUS_SIGN_UP: z.enum(SIGN_UP_POLICIES, { error: 'must be open, invitation or closed' }).optional(),
  SALUS_TLS_CERT: optionalText,
  SALUS_TLS_KEY: optionalText,
  SALUS_DATA_DIR: z.string().trim().min(1, 'must name a folder').default(join(ROOT, '.salus')),
  SALUS_PUBLIC_ORIGIN: Url(['http', 'https']).refine(
    (value) => value === undefined || !URL.canParse(value) || new URL(value).pathname === '/',
    'must be an address without a path',
  ),
  SALUS_HSTS_SUBDOMAINS: z.enum(['on', 'off'], { error: 'must be on or off' }).default('off'),
  SALUS_DATABASE_URL: Url(['postgres', 'postgresql']),
  SALUS_DATABASE_POOL: wholeNumber(1, 200).default(10),
  SALUS_MASTER_KEY: MasterKey,
  SALUS_MASTER_KEY_PREVIOUS: MasterKey,
  SALUS_MASTER_KEY_FILE: optionalText,
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
  SALUS_BACKUP_DIR: optionalText,
  SALUS_BACKUP_HOUR: wholeNumber(0, 23).default(3),
  SALUS_BACKUP_KEEP_DAYS: wholeNumber(1, 365).default(7),
  SALUS_QUESTIONS_A_DAY: wholeNumber(1, 1_000_000).optional(),
  SALUS_STORAGE_MB: wholeNumber(1, 100_000_000).optional(),
  SALUS_REMINDERS_PRIVATE: z.enum(['on', 'off'], { error: 'must be on or off' }).default('off'),
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
  SALUS_SECURITY_LOG: optionalText,
  SALUS_LOG_LEVEL: z
    .enum(['debug', 'info', 'warn', 'error', 'silent'], { error: 'must be debug, info, warn, error or silent' })
    .default('info'),
  SALUS_RATE_LIMIT_FACTOR: wholeNumber(1, 100_000).default(1),
})

export type Settings = z.infer<typeof Environment>

export const S3_NEEDED = ['SALUS_S3_BUCKET', 'SALUS_S3_ACCESS_KEY_ID', 'SALUS_S3_SECRET_ACCESS_KEY'] as const

export const TLS_NEEDED = ['SALUS_TLS_CERT', 'SALUS_TLS_KEY'] as const

export const STRIPE_NEEDED = [
  'SALUS_STRIPE_SECRET_KEY',
  'SALUS_STRIPE_WEBHOOK_SECRET',
  'SALUS_STRIPE_BASIC_PRICE',
  'SALUS_STRIPE_PRO_PRICE',
] as const

/** In order of preference. */
export const AI_PREFIXES = ['SALUS_AI', 'SALUS_AI_2', 'SALUS_AI_3'] as const
