import type { Settings } from './settings.ts'

/** One row of docs/settings.md: what a setting does, and what holds without it. */
type Words = [does: string, without: string]

const aiWords = (which: string): [Words, Words, Words, Words] => [
  [`the address of ${which} OpenAI-compatible service, such as \`http://localhost:11434/v1\``, 'the built-in engine'],
  ['its key', 'none is sent'],
  ['its strong model; needed with the address', ''],
  ['a cheaper model for conversations', 'the strong one'],
]
const [url, key, model, chatModel] = aiWords('an')
const [url2, key2, model2, chatModel2] = aiWords('a second')
const [url3, key3, model3, chatModel3] = aiWords('a third')

/** Every setting by its group, in the order of the page. The compiler asks for words for each, and a test for no other. */
export const SETTING_WORDS: Record<string, Partial<Record<keyof Settings, Words>>> = {
  'Where it runs': {
    SALUS_MODE: [
      '`demo` (this machine alone, a published account), `household` (a home network) or `production` (the internet)',
      '`demo`',
    ],
    PORT: ['the port it listens on', '`3000`'],
    HOST: ['the address it listens on', '`127.0.0.1`; `0.0.0.0` in a household that has its own certificate'],
    SALUS_PUBLIC_ORIGIN: [
      'the https address that people use; needed in production and behind a proxy',
      'in a household the name of the machine, such as `https://box.local:3000`',
    ],
    SALUS_TRUST_PROXY: [
      'how many proxies stand in front, or their addresses: what they say of who calls is believed',
      'no proxy is believed',
    ],
    SALUS_TLS_CERT: ['a certificate (PEM) for https by Salus itself', 'in a household Salus makes its own'],
    SALUS_TLS_KEY: ['the key of that certificate (PEM)', ''],
    SALUS_HSTS_SUBDOMAINS: [
      '`on`: browsers speak https alone with every name below the public one, for a year',
      '`off`',
    ],
  },
  'What it keeps, and where': {
    SALUS_DATA_DIR: ['the folder of the database and the files', '`.salus` in the project'],
    SALUS_DATABASE_URL: [
      'a PostgreSQL address; any number of servers may share it. Beyond this machine with `?sslmode=verify-full`',
      'an SQLite file',
    ],
    SALUS_DATABASE_POOL: ['connections to PostgreSQL', '`10`'],
    SALUS_MASTER_KEY: ["the key that wraps each person's key: 32 bytes in base64", 'a file'],
    SALUS_MASTER_KEY_PREVIOUS: ['the key before it, while it is being changed', ''],
    SALUS_MASTER_KEY_FILE: [
      'the file of the master key',
      'in the settings folder of the user; in demo mode in the data folder',
    ],
    SALUS_S3_BUCKET: ['an S3-compatible bucket for original files', 'a folder'],
    SALUS_S3_ACCESS_KEY_ID: ['its access key', ''],
    SALUS_S3_SECRET_ACCESS_KEY: ['its secret', ''],
    SALUS_S3_REGION: ['its region', '`us-east-1`'],
    SALUS_S3_ENDPOINT: ['its address, for a store other than Amazon’s', 'Amazon S3'],
    SALUS_BACKUP_DIR: ['a folder for one verified backup a day', 'no daily backup'],
    SALUS_BACKUP_HOUR: ['the hour of the day after which it is made, 0 to 23', '`3`'],
    SALUS_BACKUP_KEEP_DAYS: ['days of which the newest backup is kept; one of each of four weeks stays too', '`7`'],
  },
  'Who may come in': {
    SALUS_SIGN_UP: [
      '`open`, `invitation` (a link of an admin makes one account) or `closed`',
      '`open`; in a household `invitation`',
    ],
    SALUS_SMTP_URL: [
      'a mail server for codes, links and notices, such as `smtps://user:password@mail.example`',
      'no mail',
    ],
    SALUS_MAIL_FROM: ['the address that mail comes from; needed with the server', ''],
    SALUS_SMS_URL: ['a gateway for codes by text message', 'no text messages'],
    SALUS_SMS_TOKEN: ['its token', ''],
    SALUS_GOOGLE_CLIENT_ID: ['login with Google', 'no such button'],
    SALUS_GOOGLE_ISSUER: ['another issuer of identities than Google, for tests', '`https://accounts.google.com`'],
  },
  'Models and speech': {
    SALUS_AI_URL: url,
    SALUS_AI_KEY: key,
    SALUS_AI_MODEL: model,
    SALUS_AI_CHAT_MODEL: chatModel,
    SALUS_AI_2_URL: url2,
    SALUS_AI_2_KEY: key2,
    SALUS_AI_2_MODEL: model2,
    SALUS_AI_2_CHAT_MODEL: chatModel2,
    SALUS_AI_3_URL: url3,
    SALUS_AI_3_KEY: key3,
    SALUS_AI_3_MODEL: model3,
    SALUS_AI_3_CHAT_MODEL: chatModel3,
    SALUS_AI_OWN_KEYS: [
      'services for which people may bring a key of their own: `off`, or `Name=https://address` separated by commas',
      'OpenAI, Anthropic, Google Gemini, Mistral, OpenRouter',
    ],
    SALUS_TRANSCRIBE_URL: [
      'a service that writes recordings down (OpenAI’s `/audio/transcriptions`)',
      'the browser alone',
    ],
    SALUS_TRANSCRIBE_KEY: ['its key', ''],
    SALUS_TRANSCRIBE_MODEL: ['its model', '`whisper-1`'],
  },
  'Plans and limits': {
    SALUS_STRIPE_SECRET_KEY: ['sells plans through Stripe, with the three below', 'everything is free'],
    SALUS_STRIPE_WEBHOOK_SECRET: ['the secret of its webhook', ''],
    SALUS_STRIPE_BASIC_PRICE: ['the price of Basic, or its lookup key', ''],
    SALUS_STRIPE_PRO_PRICE: ['the price of Pro, or its lookup key', ''],
    SALUS_STRIPE_TAX: ['`off` leaves Stripe Tax out', '`on`'],
    SALUS_STRIPE_API: ['another server that speaks like Stripe, for tests', '`https://api.stripe.com`'],
    SALUS_QUESTIONS_A_DAY: ['questions a person may ask in a day, where nothing is sold', 'any number'],
    SALUS_STORAGE_MB: ['room for a person’s documents, where nothing is sold', 'as much as the disk holds'],
  },
  Reminders: {
    SALUS_REMINDERS_PRIVATE: [
      '`on` lets reminders go to addresses in this network, as an ntfy at home has: every member can then have calls made to them',
      '`off`',
    ],
  },
  'Names and legal texts': {
    SALUS_BRAND: ['the name on the screens', '`Salus`'],
    SALUS_LEGAL_ENTITY: ['who stands behind it, for the legal texts', 'a visible placeholder'],
    SALUS_SUPPORT_EMAIL: ['where messages of people and alarms go', 'no contact form'],
    SALUS_STATE: ['the state of the legal texts', 'a visible placeholder'],
    SALUS_COUNTY: ['the county of the legal texts', 'a visible placeholder'],
  },
  'Watching it': {
    SALUS_LOG_LEVEL: ['`debug`, `info`, `warn`, `error` or `silent`', '`info`'],
    SALUS_SECURITY_LOG: [
      'a file for one line per sign-in, refusal and change of access, with address and account; `-` is the standard output, `off` is none',
      '`security.log` in the data folder; none in a demonstration',
    ],
    SALUS_METRICS_TOKEN: [
      'opens `/metrics` from anywhere, as a bearer token of 24 characters or more',
      'this machine alone',
    ],
    SALUS_RATE_LIMIT_FACTOR: ['multiplies every rate limit, for measurements', '`1`'],
  },
}
