import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, open, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import SqliteDriver from 'better-sqlite3'
import type { Disk } from 'flydrive'
import { sql } from 'kysely'
import type { Database } from '../database/database.ts'
import { migrateToLatest } from '../database/migrate.ts'
import { openSqlite, openSqliteCopy } from '../database/sqlite.ts'
import { unscopedKeptFiles } from '../files/kept-files.ts'
import { appliedMigrations } from './applied-migrations.ts'
import { sha256Of, sumLine } from './checksums.ts'
import { copyFromPostgres } from './copy-rows.ts'
import { BackupProblem, IN_BACKUP, type Manifest } from './manifest.ts'

interface Deps {
  database: Database
  disk: () => Promise<Disk>
  version: string
  now: () => Date
  newId: () => string
}

/**
 * Copies the database and its files into a new folder while the server goes on. Files come twice: before the database,
 * so that none is missed that goes meanwhile, and after it, for those that came meanwhile. What the copied database does
 * not speak of, such as an orphan of a crash, is no part of it.
 */
export async function backUp(folder: string, { database, disk, version, now, newId }: Deps): Promise<Manifest> {
  await makeEmptyFolder(folder)
  const madeAt = now().toISOString()
  const files = new Map<string, { sum: string; bytes: number }>()
  const inBackup = (key: string) => join(folder, IN_BACKUP.files, key)
  const copyFilesOf = async ({ db }: Database): Promise<Set<string>> => {
    const from = await disk()
    const needed = new Set<string>()
    for await (const { key } of unscopedKeptFiles(db)) {
      needed.add(key)
      const copied = files.has(key) ? null : await copyFile(from, key, inBackup(key))
      if (copied) files.set(key, copied)
    }
    return needed
  }
  await copyFilesOf(database)
  const copy = join(folder, IN_BACKUP.database)
  await copyDatabase(database, copy)
  const copied = openSqliteCopy(copy)
  const needed = await copyFilesOf(copied).finally(() => copied.close())
  for (const key of files.keys()) {
    if (needed.has(key)) continue
    await rm(inBackup(key))
    files.delete(key)
  }

  const { size } = await stat(copy)
  const sums = [
    sumLine(await sha256Of(copy), IN_BACKUP.database),
    ...[...files].map(([key, { sum }]) => sumLine(sum, `${IN_BACKUP.files}/${key}`)),
  ]
  await writeFile(join(folder, IN_BACKUP.sums), sums.join(''), { flush: true })
  const manifest: Manifest = {
    format: 'salus-backup 1',
    id: newId(),
    madeAt,
    version,
    from: database.dialect,
    migrations: await appliedMigrations(database.db),
    files: files.size,
    bytes: [...files.values()].reduce((sum, { bytes }) => sum + bytes, size),
  }
  await writeFile(join(folder, IN_BACKUP.manifest), `${JSON.stringify(manifest, null, 2)}\n`, { flush: true })
  return manifest
}

async function makeEmptyFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  if ((await readdir(folder)).length > 0) {
    throw new BackupProblem(`${folder} is not empty. Name a new folder: each backup has its own.`)
  }
}

/** One moment of the database, as an SQLite file in any case: one kind of backup, which either database can go on from. */
async function copyDatabase(database: Database, copy: string): Promise<void> {
  if (database.dialect === 'sqlite') {
    const { rows } = await sql<{ file: string }>`
      select file from pragma_database_list where name = 'main'`.execute(database.db)
    const from = new SqliteDriver(rows[0]?.file, { readonly: true, timeout: 10_000 })
    // Reads as of one moment, whoever writes; what was deleted does not come along in free pages.
    from.prepare('vacuum into ?').run(copy)
    from.close()
  } else {
    await copyPostgres(database, copy)
  }
  const handle = await open(copy, 'r+')
  await handle.sync()
  await handle.close()
}

async function copyPostgres(database: Database, copy: string): Promise<void> {
  const made = await openSqlite(copy)
  await migrateToLatest(made)
  const [here, there] = [await appliedMigrations(made.db), await appliedMigrations(database.db)]
  await made.close()
  // It kept others out while the tables were made; nobody else knows of this file.
  await rm(`${copy}.lock`, { force: true })
  if (here.join() !== there.join()) {
    throw new BackupProblem('The database is of another version of Salus: start this version once, then back up.')
  }
  const to = new SqliteDriver(copy)
  try {
    // One file that lies still, without a log beside it.
    to.pragma('journal_mode = delete')
    // It is waited for once, when it is whole.
    to.pragma('synchronous = off')
    to.pragma('foreign_keys = off')
    await database.exclusively((db) => copyFromPostgres(db, to))
  } finally {
    to.close()
  }
}

/** Null when the file went meanwhile. */
async function copyFile(from: Disk, key: string, path: string): Promise<{ sum: string; bytes: number } | null> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  const hash = createHash('sha256')
  let bytes = 0
  const count = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk)
      bytes += chunk.length
      done(null, chunk)
    },
  })
  try {
    await pipeline(await from.getStream(key), count, createWriteStream(path, { flush: true }))
  } catch (error) {
    if (!(await from.exists(key))) return null
    throw error
  }
  return { sum: hash.digest('hex'), bytes }
}
