import { ConfigError } from './config.ts'
import { InUseError } from './platform/database/sole-server.ts'

/** One clear sentence for what a host can mend; the whole error for what only we can. */
export function sentenceFor(error: unknown): string {
  if (error instanceof ConfigError)
    return `Salus cannot start:\n${error.problems.map((problem) => `  - ${problem}`).join('\n')}`
  if (error instanceof InUseError)
    return `Another Salus already runs on ${error.file}. Stop it first, or give this one a folder of its own (SALUS_DATA_DIR). Several servers at once need PostgreSQL (SALUS_DATABASE_URL).`
  const { code = '', message, port, address, path } = error as Failure
  const known = SENTENCES[code] ?? SENTENCES[code.split('_').slice(0, 2).join('_')]
  if (known) return known({ code, message, port, address, path })
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

interface Failure {
  code?: string
  message: string
  port?: number | undefined
  address?: string | undefined
  path?: string | undefined
}

const noDatabase = ({ code }: Failure) =>
  `The database at SALUS_DATABASE_URL does not answer (${code}): check the address, and that it runs.`
const refusedUs = ({ code }: Failure) =>
  `The database at SALUS_DATABASE_URL does not let Salus in (${code}): check its user and password.`
const noFile = ({ code, message }: Failure) =>
  `The database file in SALUS_DATA_DIR cannot be used (${code}): ${message}.`

const SENTENCES: Record<string, (failure: Failure) => string> = {
  EADDRINUSE: ({ port }) =>
    `Port ${port} is in use by another program: stop it, or choose another with PORT=${(port ?? 3000) + 1} npm start.`,
  EADDRNOTAVAIL: ({ address }) => `HOST is ${address}, which is no address of this machine.`,
  EACCES: ({ message }) => `Salus may not use what it needs: ${message}.`,
  EPERM: ({ message }) => `Salus may not use what it needs: ${message}.`,
  EROFS: ({ path }) => `SALUS_DATA_DIR cannot be written to: ${path}.`,
  ENOSPC: () => 'There is no space left where SALUS_DATA_DIR is.',
  ECONNREFUSED: noDatabase,
  ECONNRESET: noDatabase,
  ENOTFOUND: noDatabase,
  EAI_AGAIN: noDatabase,
  ETIMEDOUT: noDatabase,
  EHOSTUNREACH: noDatabase,
  // PostgreSQL: invalid authorization, invalid password, no such database, too many connections.
  '28000': refusedUs,
  '28P01': refusedUs,
  '3D000': ({ message }) => `SALUS_DATABASE_URL names a database that does not exist: ${message}.`,
  '53300': () => 'The database at SALUS_DATABASE_URL has no connection left: lower SALUS_DATABASE_POOL.',
  SQLITE_CANTOPEN: noFile,
  SQLITE_NOTADB: noFile,
  SQLITE_CORRUPT: noFile,
  SQLITE_READONLY: noFile,
  SQLITE_FULL: noFile,
  SQLITE_BUSY: () => 'Another program holds the database file in SALUS_DATA_DIR: stop it first.',
}
