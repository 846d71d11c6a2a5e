import type { Config } from './config.ts'

/** An outside service, or what stands in its place. */
export interface Provider {
  name: string
  isOn: boolean
  /** What is used; or how to turn it on. */
  detail: string
  /** Masked; null where there is none. */
  secret: string | null
}

/** Every service that can be configured. Addresses are shown without what is secret in them. */
export function providersOf(config: Config): Provider[] {
  const on = (name: string, detail: string, secret?: string | null): Provider => ({
    name,
    isOn: true,
    detail,
    secret: secret ? mask(secret) : null,
  })
  const off = (name: string, detail: string): Provider => ({ name, isOn: false, detail, secret: null })
  return [
    ...(config.ai.length > 0
      ? config.ai.map(({ name, strongModel, chatModel, key }, at) =>
          on(`Language model ${at + 1}`, `${strongModel} (conversations: ${chatModel}) at ${name}`, key),
        )
      : [off('Language models', 'SALUS_AI_URL, SALUS_AI_MODEL: the built-in engine answers')]),
    config.keyServices.length > 0
      ? on("People's own keys", config.keyServices.map(({ name }) => name).join(', '))
      : off("People's own keys", 'SALUS_AI_OWN_KEYS'),
    config.transcription
      ? on(
          'Transcription',
          `${config.transcription.model} at ${config.transcription.name}`,
          config.transcription.key ?? null,
        )
      : off('Transcription', 'SALUS_TRANSCRIBE_URL: the browser alone'),
    config.mail
      ? on('Mail', `${withoutLogin(config.mail.url)}, from ${config.mail.from}`, passwordOf(config.mail.url))
      : off('Mail', 'SALUS_SMTP_URL and SALUS_MAIL_FROM'),
    config.sms
      ? on('Text messages', withoutLogin(config.sms.url), config.sms.token ?? passwordOf(config.sms.url))
      : off('Text messages', 'SALUS_SMS_URL'),
    config.google
      ? on('Login with Google', `client ${mask(config.google.clientId)}`)
      : off('Login with Google', 'SALUS_GOOGLE_CLIENT_ID'),
    config.stripe
      ? on('Payments', `Stripe at ${new URL(config.stripe.api).host}`, config.stripe.secretKey)
      : off('Payments', 'SALUS_STRIPE_SECRET_KEY and three more: nothing is sold'),
    config.database.kind === 'postgres'
      ? on('Database', `PostgreSQL, ${withoutLogin(config.database.url)}`, passwordOf(config.database.url))
      : on('Database', 'SQLite file in the data folder'),
    config.files.kind === 's3'
      ? on('Files', `bucket ${config.files.bucket}`, config.files.secretAccessKey)
      : on('Files', 'folder in the data folder'),
    on(
      'Master key',
      config.masterKey.current ? 'SALUS_MASTER_KEY' : 'file in the data folder',
      config.masterKey.current ? 'set' : null,
    ),
    config.metricsToken
      ? on('Metrics', 'with a token, from anywhere', config.metricsToken)
      : on('Metrics', 'to this machine alone'),
  ]
}

/** The end of a long one, to tell two apart; nothing of a short one. */
export function mask(secret: string): string {
  return secret.length >= 20 ? `••••${secret.slice(-4)}` : '••••'
}

const passwordOf = (address: string): string | null => decodeURIComponent(new URL(address).password) || null

/** Paths and queries of gateways often hold their token. */
function withoutLogin(address: string): string {
  const { protocol, host } = new URL(address)
  return `${protocol}//${host}`
}
