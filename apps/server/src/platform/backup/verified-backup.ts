import type { Config } from '#server/config.ts'
import { VERSION } from '#server/version.ts'
import { type Database, openDatabase } from '../database/database.ts'
import { migrateToLatest } from '../database/migrate.ts'
import { openDisk } from '../files/open-disk.ts'
import { backUp } from './back-up.ts'
import { backupsRepository } from './backups.repository.ts'
import type { Manifest } from './manifest.ts'
import { type Verification, verifyBackup } from './verify-backup.ts'

/** Everything that making and verifying a backup needs of the configuration; it can be sent to a thread. */
export type BackupSettings = Pick<Config, 'database' | 'files' | 'masterKey' | 'mode'>

export interface VerifiedBackup {
  manifest: Manifest
  verification: Verification
}

/** Copies the installation into a new folder, reads the copy to its end, and remembers both. Salus may run meanwhile. */
export async function makeVerifiedBackup(
  folder: string,
  settings: BackupSettings,
  { now, newId }: { now: () => Date; newId: () => string },
): Promise<VerifiedBackup> {
  const database: Database = await openDatabase(settings.database)
  try {
    await migrateToLatest(database)
    const backups = backupsRepository(database.db)
    const manifest = await backUp(folder, { database, disk: openDisk(settings.files), version: VERSION, now, newId })
    await backups.add(manifest)
    const verification = await verifyBackup(folder, settings)
    await backups.markVerified(manifest.id, now().toISOString(), verification.problemCount)
    return { manifest, verification }
  } finally {
    await database.close()
  }
}
