import { setTimeout as wait } from 'node:timers/promises'
import type { DatabaseSettings } from './database.ts'

export interface SoleServerOptions {
  /** How long another server may take to end: a restart begins the new one while the old one finishes its calls. */
  patienceMs: number
  /** Called once when another server is there. */
  onWait(): void
}

const PAUSE_MS = 100

/** Another server works on this SQLite file. */
export class InUseError extends Error {
  readonly file: string

  constructor(file: string) {
    super(`${file} is in use by another Salus.`)
    this.name = 'InUseError'
    this.file = file
  }
}

/**
 * Makes this process the only server on an SQLite file: limits, quotas and the order of writes are kept in one process.
 * PostgreSQL serves any number of servers, so there is nothing to claim. The claim ends with the process, however that ends.
 * Throws `InUseError` when another server keeps the file. Programs of the shell (backup, admin) need no claim.
 */
export async function claimDatabase(settings: DatabaseSettings, options: SoleServerOptions): Promise<void> {
  if (settings.kind !== 'sqlite') return
  const { default: SqliteDriver } = await import('better-sqlite3')
  // An open transaction is a lock that the operating system takes away from a dead process.
  const claim = new SqliteDriver(`${settings.file}.server`, { timeout: 0 })
  const giveUpAt = performance.now() + options.patienceMs
  for (let isFirst = true; ; isFirst = false) {
    try {
      claim.exec('begin exclusive')
      process.once('exit', () => claim.close())
      return
    } catch (error) {
      if ((error as { code?: string }).code !== 'SQLITE_BUSY') throw error
      if (performance.now() >= giveUpAt) throw new InUseError(settings.file)
      if (isFirst) options.onWait()
      await wait(PAUSE_MS)
    }
  }
}
