import type { Config } from './config.ts'

/** Connections that leave this machine without encryption, where real people use it. */
export function plainServices({ mode, database, ...config }: Config): string[] {
  if (mode === 'demo') return []
  const { mail, sms, ai, transcription, files, google, stripe } = config
  const services: [string, string | undefined][] = [
    ['SALUS_SMTP_URL', mail?.url],
    ['SALUS_SMS_URL', sms?.url],
    ...ai.map(({ url }) => ['SALUS_AI_URL', url] satisfies [string, string]),
    ['SALUS_TRANSCRIBE_URL', transcription?.url],
    ['SALUS_S3_ENDPOINT', files.kind === 's3' ? files.endpoint : undefined],
    ['SALUS_GOOGLE_ISSUER', google?.issuer],
    ['SALUS_STRIPE_API', stripe?.api],
  ]
  const sentences = services.flatMap(([name, url]) => (url ? plainService(name, new URL(url)) : []))
  return database.kind === 'postgres' ? [...sentences, ...plainDatabase(new URL(database.url))] : sentences
}

function plainService(name: string, { protocol, hostname }: URL): string[] {
  const isPlain = protocol === 'http:' || protocol === 'smtp:'
  if (!isPlain || isThisMachine(hostname)) return []
  const better = protocol === 'smtp:' ? 'smtps://' : 'https://'
  const how = protocol === 'smtp:' ? 'encrypts only where the mail server offers it' : 'is not encrypted on its way'
  return [`${name} begins with ${protocol}//: what is sent to ${hostname} ${how}. Use ${better}.`]
}

/** As the driver reads the address: any `sslmode` but two has the server prove who it is. */
function plainDatabase({ hostname, searchParams }: URL): string[] {
  const host = searchParams.get('host') ?? hostname
  // A path is a socket of this machine.
  if (host === '' || host.startsWith('/') || host.startsWith('%2F') || isThisMachine(host)) return []
  const [mode, ssl] = [searchParams.get('sslmode'), searchParams.get('ssl')]
  const better = 'Add ?sslmode=verify-full, and &sslrootcert= with the file of an authority of your own.'
  const isLax = mode === 'no-verify' || (searchParams.get('uselibpqcompat') === 'true' && mode !== 'verify-full')
  if (mode === 'disable' || (mode === null && ssl !== 'true' && ssl !== '1'))
    return [`SALUS_DATABASE_URL reaches ${host} without encryption. ${better}`]
  return isLax ? [`SALUS_DATABASE_URL has ${host} prove nothing of who it is. ${better}`] : []
}

const isThisMachine = (host: string) => /^(localhost$|127\.|\[?::1\]?$)/.test(host)
