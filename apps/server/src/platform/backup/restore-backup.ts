import { createReadStream } from 'node:fs'
import { access, copyFile, mkdir, open, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import SqliteDriver from 'better-sqlite3'
import type { Disk } from 'flydrive'
import { type Database, type DatabaseSettings, openDatabase } from '../database/database.ts'
import { migrateToLatest } from '../database/migrate.ts'
import { openSqlite } from '../database/sqlite.ts'
import type { VaultSettings } from '../vault/vault.ts'
import { readSums } from './checksums.ts'
import { copyToPostgres } from './copy-rows.ts'
import { BackupProblem, IN_BACKUP } from './manifest.ts'
import { type Verification, verifyBackup } from './verify-backup.ts'

interface Target extends Pick<VaultSettings, 'masterKey' | 'mode'> {
  database: DatabaseSettings
  disk: () => Promise<Disk>
  dataDir: string
}

/**
 * Brings a backup back into an empty installation. It is verified first, and the database comes last: broken off, there
 * is nothing that looks like a whole one, and the same command begins again.
 */
export async function restoreBackup(folder: string, target: Target): Promise<Verification> {
  await refuseFilled(target.database)
  const verification = await verifyBackup(folder, target)
  if (verification.problemCount > 0) return verification
  await putFiles(folder, await target.disk())
  const draft = join(target.dataDir, 'restoring.db')
  await mkdir(target.dataDir, { recursive: true, mode: 0o700 })
  try {
    await removeDatabase(draft)
    await copyFile(join(folder, IN_BACKUP.database), draft)
    // A backup of an earlier version is brought up to date before it is used.
    await upgrade(draft)
    if (target.database.kind === 'sqlite') await putInPlace(draft, target.database.file)
    else await fillPostgres(draft, target.database)
  } finally {
    await removeDatabase(draft)
  }
  return verification
}

async function refuseFilled(settings: DatabaseSettings): Promise<void> {
  const sentence = (what: string) =>
    new BackupProblem(`${what}. A backup is restored into an empty installation: name another, or move this one away.`)
  if (settings.kind === 'sqlite') {
    const isThere = await access(settings.file).then(
      () => true,
      () => false,
    )
    if (isThere) throw sentence(`There is a database already: ${settings.file}`)
    return
  }
  const database = await openDatabase(settings)
  try {
    await migrateToLatest(database)
    const somebody = await database.db.selectFrom('user').select('id').limit(1).executeTakeFirst()
    const key = await database.db.selectFrom('installation_key').select('id').limit(1).executeTakeFirst()
    if (somebody || key) throw sentence('The database holds accounts or keys already')
  } finally {
    await database.close()
  }
}

async function putFiles(folder: string, disk: Disk): Promise<void> {
  const prefix = `${IN_BACKUP.files}/`
  for (const path of (await readSums(folder)).keys()) {
    if (!path.startsWith(prefix)) continue
    const from = join(folder, path)
    const { size } = await stat(from)
    await disk.putStream(path.slice(prefix.length), createReadStream(from), { contentLength: size })
  }
}

async function upgrade(file: string): Promise<void> {
  const database = await openSqlite(file)
  try {
    await migrateToLatest(database)
  } finally {
    await database.close()
  }
}

async function putInPlace(draft: string, file: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  const handle = await open(draft, 'r+')
  await handle.sync()
  await handle.close()
  await rename(draft, file)
}

async function fillPostgres(draft: string, settings: DatabaseSettings): Promise<void> {
  const from = new SqliteDriver(draft, { readonly: true })
  let database: Database | undefined
  try {
    database = await openDatabase(settings)
    await database.exclusively((db) => copyToPostgres(from, db))
  } finally {
    from.close()
    await database?.close()
  }
}

async function removeDatabase(file: string): Promise<void> {
  for (const end of ['', '-wal', '-shm', '.lock']) await rm(`${file}${end}`, { force: true })
}
