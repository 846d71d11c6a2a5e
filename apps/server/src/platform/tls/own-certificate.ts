// The library of certificates needs this polyfill before it loads.
import 'reflect-metadata'
import { randomBytes, webcrypto, X509Certificate } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { isIP } from 'node:net'
import { join } from 'node:path'
import * as x509 from '@peculiar/x509'

export interface Certificate {
  /** PEM. */
  cert: string
  key: string
  /** The certificate (PEM) that a device has to trust, once; it outlives the other. */
  authority: string
}

const DAY_MS = 24 * 60 * 60 * 1_000
const AUTHORITY_DAYS = 3_650
/** Apple's devices refuse certificates that live longer than 825 days, and public ones after 398. */
const SERVER_DAYS = 397
const RENEW_DAYS_BEFORE = 30
const ALGORITHM = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' }

/**
 * The certificate of this installation for its names in a home network, made or renewed where it is missing, about to end or
 * for other names. An authority of its own signs it, so that devices that trust the authority accept the next one too.
 */
export async function ownCertificate(settings: {
  folder: string
  brand: string
  names: readonly string[]
  now: Date
}): Promise<Certificate> {
  await mkdir(settings.folder, { recursive: true, mode: 0o700 })
  const authority = (await readPair(settings.folder, 'authority')) ?? (await makeAuthority(settings))
  const kept = await readPair(settings.folder, 'server')
  const server = kept && isGood(kept.cert, authority.cert, settings) ? kept : await makeServer(authority, settings)
  // Some devices want the whole chain.
  return { cert: server.cert + authority.cert, key: server.key, authority: authority.cert }
}

interface Pair {
  cert: string
  key: string
}

type Settings = Parameters<typeof ownCertificate>[0]

function isGood(cert: string, authority: string, { names, now }: Settings): boolean {
  const made = new X509Certificate(cert)
  const isFor = (name: string) => (isIP(name) ? made.checkIP(name) : made.checkHost(name)) !== undefined
  return (
    made.checkIssued(new X509Certificate(authority)) &&
    Date.parse(made.validTo) - now.getTime() > RENEW_DAYS_BEFORE * DAY_MS &&
    names.every(isFor)
  )
}

async function makeAuthority({ folder, brand, now }: Settings): Promise<Pair> {
  const keys = await webcrypto.subtle.generateKey(ALGORITHM, true, ['sign', 'verify'])
  const cert = await x509.X509CertificateGenerator.createSelfSigned({
    ...lifetime(now, AUTHORITY_DAYS),
    name: [{ CN: [`${brand} of this household`] }],
    keys,
    signingAlgorithm: ALGORITHM,
    extensions: [
      new x509.BasicConstraintsExtension(true, 0, true),
      new x509.KeyUsagesExtension(x509.KeyUsageFlags.keyCertSign, true),
      await x509.SubjectKeyIdentifierExtension.create(keys.publicKey),
    ],
  })
  return keepPair(folder, 'authority', cert, keys.privateKey)
}

async function makeServer(authority: Pair, { folder, names, now }: Settings): Promise<Pair> {
  const keys = await webcrypto.subtle.generateKey(ALGORITHM, true, ['sign', 'verify'])
  const signer = new x509.X509Certificate(authority.cert)
  const cert = await x509.X509CertificateGenerator.create({
    ...lifetime(now, SERVER_DAYS),
    subject: [{ CN: [names[0] ?? 'localhost'] }],
    issuer: signer.subject,
    publicKey: keys.publicKey,
    signingKey: await webcrypto.subtle.importKey('pkcs8', derOf(authority.key), ALGORITHM, false, ['sign']),
    signingAlgorithm: ALGORITHM,
    extensions: [
      new x509.BasicConstraintsExtension(false, undefined, true),
      new x509.KeyUsagesExtension(x509.KeyUsageFlags.digitalSignature, true),
      new x509.ExtendedKeyUsageExtension([x509.ExtendedKeyUsage.serverAuth]),
      new x509.SubjectAlternativeNameExtension(
        names.map((value) => ({ type: isIP(value) ? ('ip' as const) : ('dns' as const), value })),
      ),
      await x509.AuthorityKeyIdentifierExtension.create(signer.publicKey),
    ],
  })
  return keepPair(folder, 'server', cert, keys.privateKey)
}

/** A clock of another device may be a little behind. */
const lifetime = (now: Date, days: number) => ({
  serialNumber: `00${randomBytes(15).toString('hex')}`,
  notBefore: new Date(now.getTime() - DAY_MS),
  notAfter: new Date(now.getTime() + days * DAY_MS),
})

async function readPair(folder: string, name: string): Promise<Pair | undefined> {
  try {
    const [cert, key] = await Promise.all(['pem', 'key'].map((end) => readFile(join(folder, `${name}.${end}`), 'utf8')))
    return cert && key ? { cert, key } : undefined
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/** The certificate comes last: without it the pair counts as missing, and is made anew. */
async function keepPair(
  folder: string,
  name: string,
  made: x509.X509Certificate,
  privateKey: webcrypto.CryptoKey,
): Promise<Pair> {
  const der = await webcrypto.subtle.exportKey('pkcs8', privateKey)
  const pair = { cert: `${made.toString('pem')}\n`, key: `${x509.PemConverter.encode(der, 'PRIVATE KEY')}\n` }
  for (const [end, text] of [['key', pair.key] as const, ['pem', pair.cert] as const]) {
    const draft = join(folder, `${name}.${end}.tmp`)
    await writeFile(draft, text, { mode: 0o600, flush: true })
    await rename(draft, join(folder, `${name}.${end}`))
  }
  return pair
}

const derOf = (pem: string) => x509.PemConverter.decodeFirst(pem)
