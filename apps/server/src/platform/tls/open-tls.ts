import { readFile } from 'node:fs/promises'
import { ConfigError, type TlsConfig } from '#server/config.ts'
import { machineNames, networkAddresses } from './machine-names.ts'

export interface Tls {
  /** PEM, for `https.createServer` and `setSecureContext`. */
  cert: string
  key: string
  /** The authority that a household's devices trust; null for a certificate of the host's own. */
  authority: string | null
}

/** The certificate to serve with. Called again each day it brings a renewed one. */
export async function openTls(
  tls: TlsConfig,
  { brand, publicOrigin, now }: { brand: string; publicOrigin: string | undefined; now: Date },
): Promise<Tls> {
  if (tls.kind === 'files') {
    const [cert, key] = await Promise.all([readPem('SALUS_TLS_CERT', tls.cert), readPem('SALUS_TLS_KEY', tls.key)])
    return { cert, key, authority: null }
  }
  // Only a household needs the library that makes certificates.
  const { ownCertificate } = await import('./own-certificate.ts')
  const named = publicOrigin ? [new URL(publicOrigin).hostname.replaceAll(/[[\]]/g, '')] : []
  const names = [...new Set([...named, ...machineNames(), 'localhost', ...networkAddresses(), '127.0.0.1'])]
  return ownCertificate({ folder: tls.folder, brand, names, now })
}

async function readPem(setting: string, path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    throw new ConfigError([`${setting} is ${path}, which cannot be read (${(error as NodeJS.ErrnoException).code}).`])
  }
}
