import { dirname } from 'node:path'
import { API, readableBytes } from '@salus/contract'
import type { Config } from './config.ts'
import { plainServices } from './plain-services.ts'

/** What is on, what is off, and how to turn it on: printed once at start. Shows no secret. */
export function startUpTable(config: Config): string {
  const rows: [string, string][] = [
    [
      'mode',
      {
        demo: 'demo: this machine only, demo account and code (SALUS_MODE=household or production for real use)',
        household: 'household: the home network',
        production: 'production: the internet',
      }[config.mode],
    ],
    ['data', config.dataDir],
    ['database', config.database.kind === 'sqlite' ? 'SQLite file (SALUS_DATABASE_URL for PostgreSQL)' : 'PostgreSQL'],
    [
      'original files',
      config.files.kind === 's3'
        ? `bucket ${config.files.bucket}`
        : 'in the data folder (SALUS_S3_BUCKET and its keys for an object store)',
    ],
    ['master key', placeOfMasterKey(config)],
    ['health engine', 'built in, offline'],
    [
      'language models',
      config.ai.length > 0
        ? `${config.ai.map(({ name, strongModel }) => `${strongModel} at ${name}`).join(', then ')}, for people who agree`
        : 'off (SALUS_AI_URL, SALUS_AI_MODEL, SALUS_AI_KEY)',
    ],
    [
      "people's own keys",
      config.keyServices.length > 0
        ? `for ${config.keyServices.map(({ name }) => name).join(', ')}, for people who agree (SALUS_AI_OWN_KEYS=off for none)`
        : 'off (SALUS_AI_OWN_KEYS)',
    ],
    [
      'recordings to text',
      config.transcription
        ? `${config.transcription.model} at ${config.transcription.name}, where a browser cannot`
        : 'by the browser alone (SALUS_TRANSCRIBE_URL)',
    ],
    ['codes by e-mail', config.mail ? 'on' : offUnlessDemo(config, 'SALUS_SMTP_URL and SALUS_MAIL_FROM')],
    ['codes by text', config.sms ? 'on' : offUnlessDemo(config, 'SALUS_SMS_URL')],
    ['login with Google', config.google ? 'on' : 'off (SALUS_GOOGLE_CLIENT_ID)'],
    [
      'plans',
      config.stripe
        ? `sold through ${new URL(config.stripe.api).host}, ${config.stripe.tax ? 'with' : 'without'} automatic tax`
        : 'none sold, free for everybody (SALUS_STRIPE_SECRET_KEY and three more to sell plans)',
    ],
    ...(config.stripe ? [] : [['limits for a person', limitsOf(config)] satisfies [string, string]]),
    [
      'backups',
      config.backups
        ? `each day after ${config.backups.hour}:00 into ${config.backups.folder}, verified`
        : 'made by hand: npm run admin -- backup FOLDER (SALUS_BACKUP_DIR for one each day)',
    ],
    ['support address', config.site.supportEmail ?? 'not set (SALUS_SUPPORT_EMAIL)'],
    [
      'legal texts',
      config.site.legalEntity ? 'filled in' : 'with placeholders (SALUS_LEGAL_ENTITY, SALUS_STATE, SALUS_COUNTY)',
    ],
    ...rowsOfProduction(config),
    ...plainServices(config).map((sentence) => ['WARNING', sentence] satisfies [string, string]),
    ...(config.unknownSettings.length > 0
      ? [['not known', `${config.unknownSettings.join(', ')}: misspelt?`] satisfies [string, string]]
      : []),
  ]
  const width = Math.max(...rows.map(([name]) => name.length))
  return rows.map(([name, value]) => `  ${name.padEnd(width)}  ${value}`).join('\n')
}

function placeOfMasterKey({ mode, masterKey: { current, file, isWithData, outside } }: Config): string {
  if (current) return 'from SALUS_MASTER_KEY'
  if (!isWithData) return `${file}: without it nothing opens; keep a copy, apart from your backups`
  if (mode === 'demo') return 'in the data folder, as for any demonstration'
  return `in the data folder, beside what it opens. Better: stop Salus, mkdir -p -m 700 ${dirname(outside)}, mv ${file} ${outside}`
}

function limitsOf({ limits: { queriesADay, storageBytes } }: Config): string {
  const questions = queriesADay === null ? 'any number of questions' : `${queriesADay} questions a day`
  const room = storageBytes === null ? 'as much as the disk holds' : readableBytes(storageBytes)
  return `${questions}, ${room} (SALUS_QUESTIONS_A_DAY, SALUS_STORAGE_MB)`
}

const SIGN_UP_WORDS = {
  open: 'open to anybody (SALUS_SIGN_UP=invitation or closed)',
  invitation: 'by invitation: npm run admin -- invite (SALUS_SIGN_UP=open or closed)',
  closed: 'closed (SALUS_SIGN_UP=invitation or open)',
}

function tlsWords({ tls, publicOrigin }: Config): string {
  if (!tls) return 'by the proxy in front (SALUS_TLS_CERT and SALUS_TLS_KEY for Salus itself)'
  if (tls.kind === 'files') return `by Salus, with ${tls.cert}`
  return `by Salus, with a certificate of its own: each device trusts ${publicOrigin}${API.householdAuthority} once`
}

const proxyRow = ({ trustProxy }: Config): [string, string] => [
  'proxy in front',
  trustProxy === false
    ? 'none trusted: all callers count as one behind a proxy (SALUS_TRUST_PROXY=1)'
    : 'trusted to tell who calls',
]

function rowsOfProduction(config: Config): [string, string][] {
  if (config.mode === 'demo') return []
  return [
    ['sign-up', SIGN_UP_WORDS[config.signUp]],
    ['https', tlsWords(config)],
    ['address for people', config.publicOrigin ?? ''],
    ...(config.tls ? [] : [proxyRow(config)]),
  ]
}

function offUnlessDemo(config: Config, how: string): string {
  return `${config.mode === 'demo' ? 'demo code shown on the screen' : 'off'} (${how})`
}
