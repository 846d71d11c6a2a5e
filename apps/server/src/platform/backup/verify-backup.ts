import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import SqliteDriver from 'better-sqlite3'
import { ConfigError } from '#server/config.ts'
import { openSqliteCopy } from '../database/sqlite.ts'
import { FileDamagedError, fileStore } from '../files/file-store.ts'
import { openDisk } from '../files/open-disk.ts'
import { SealBrokenError } from '../vault/sealing.ts'
import { openVault, type Vault, type VaultSettings } from '../vault/vault.ts'
import { readSums, sha256Of } from './checksums.ts'
import { IN_BACKUP, type Manifest, readManifest } from './manifest.ts'
import { schemaProblems } from './schema-problems.ts'
import { NOT_OF_PEOPLE, SEALED_TABLES, sealedValues } from './sealed-values.ts'

const MOST_TOLD = 50

export interface Verification {
  manifest: Manifest
  /** Values that opened. */
  sealedValues: number
  /** Files that opened. */
  files: number
  /** One sentence each, at most fifty of them; they name tables, ids and paths, and nothing that was sealed. */
  problems: string[]
  problemCount: number
}

class Findings {
  readonly problems: string[] = []
  count = 0

  add(problem: string): void {
    this.count += 1
    if (this.problems.length < MOST_TOLD) this.problems.push(problem)
  }
}

/** Reads a backup to its end, as a restoration would, and changes nothing of it. Throws what keeps it from beginning. */
export async function verifyBackup(
  folder: string,
  { masterKey, mode }: Pick<VaultSettings, 'masterKey' | 'mode'>,
): Promise<Verification> {
  const manifest = await readManifest(folder)
  const found = new Findings()
  await checkSums(folder, manifest, found)
  const file = join(folder, IN_BACKUP.database)
  const done = { sealedValues: 0, files: 0 }
  const isDatabaseWhole = await stat(file).then(
    () => schemaProblems(file, manifest),
    () => ['the database is missing'],
  )
  for (const problem of isDatabaseWhole) found.add(`${IN_BACKUP.database}: ${problem}`)
  if (isDatabaseWhole.length === 0) {
    const database = openSqliteCopy(file)
    const rows = new SqliteDriver(file, { readonly: true })
    try {
      const vault = await openVault({ database, masterKey, mode })
      done.sealedValues = await openValues(rows, vault, found)
      done.files = await openFiles(folder, rows, vault, found)
    } catch (error) {
      if (error instanceof ConfigError) throw error
      found.add(`${IN_BACKUP.database}: it cannot be read to its end (${(error as Error).message})`)
    } finally {
      rows.close()
      await database.close()
    }
  }
  return { manifest, ...done, problems: found.problems, problemCount: found.count }
}

async function checkSums(folder: string, manifest: Manifest, found: Findings): Promise<void> {
  const sums = await readSums(folder)
  // The database is one of them.
  if (sums.size !== manifest.files + 1) {
    found.add(`${IN_BACKUP.sums} names ${sums.size} files, and the backup was made of ${manifest.files + 1}`)
  }
  for (const [path, sum] of sums) {
    const is = await sha256Of(join(folder, path)).catch(() => null)
    if (is === null) found.add(`${path}: missing, or it cannot be read`)
    else if (is !== sum) found.add(`${path}: damaged since the backup was made`)
  }
}

/** An account that is being ended has lost its key first: what is left of it opens nowhere, as it should. */
const KEYED = 'in (select owner_id from data_keys)'

async function openValues(rows: SqliteDriver.Database, vault: Vault, found: Findings): Promise<number> {
  let opened = 0
  const tables = rows.prepare<[], string>("select name from sqlite_schema where type = 'table'").pluck().all()
  for (const table of tables) {
    const sealed = SEALED_TABLES[table]
    if (!sealed) {
      findUnknown(rows, table, found)
      continue
    }
    const from = sealed.from ?? `"${table}"`
    for (const row of rows
      .prepare<[], Record<string, unknown>>(`select * from ${from} where owner_id ${KEYED}`)
      .iterate()) {
      for (const { ownerId, place, sealed: value } of sealedValues(table, row)) {
        try {
          if (typeof value === 'string') await vault.open(ownerId, place, value)
          else await vault.openBytes(ownerId, place, value)
          opened += 1
        } catch (error) {
          if (!(error instanceof SealBrokenError)) throw error
          found.add(`${table}.${place.column} of ${place.rowId}: it does not open`)
        }
      }
    }
  }
  return opened
}

/** A sealed value in a table that nobody told us of would not be looked at. */
function findUnknown(rows: SqliteDriver.Database, table: string, found: Findings): void {
  if (NOT_OF_PEOPLE.has(table)) return
  const columns = rows.prepare<[string], string>('select name from pragma_table_info(?)').pluck().all(table)
  for (const column of columns) {
    const one = rows.prepare(`select 1 from "${table}" where "${column}" glob 'v1.*' limit 1`).get()
    if (one) found.add(`${table}.${column}: sealed, and not known to the verification`)
  }
}

/** Every file that a document or an import needs. Those of deleted documents may be gone before their rows are. */
async function openFiles(folder: string, rows: SqliteDriver.Database, vault: Vault, found: Findings): Promise<number> {
  const store = fileStore(openDisk({ kind: 'folder', folder: join(folder, IN_BACKUP.files) }), vault)
  let opened = 0
  // Backups of earlier versions have no checksums beside their rows.
  const sum = (table: string) =>
    rows.prepare("select 1 from pragma_table_info(?) where name = 'sha256'").get(table) ? 'f.sha256' : 'null'
  const needed = rows.prepare<[], { ownerId: string; fileId: string; sha256: string | null }>(`
    select f.owner_id as ownerId, f.file_id as fileId, ${sum('document_files')} as sha256 from document_files f
    join documents d on d.owner_id = f.owner_id and d.id = f.document_id
    where d.deleted_at is null and f.owner_id ${KEYED}
    union all
    select f.owner_id, f.file_id, ${sum('import_parts')} from import_parts f where f.owner_id ${KEYED}`)
  for (const { ownerId, fileId, sha256 } of needed.iterate()) {
    try {
      for await (const _ of await store.get(ownerId, fileId, sha256)) {
        // Each piece is looked at by opening it.
      }
      opened += 1
    } catch (error) {
      if (!(error instanceof FileDamagedError)) throw error
      const why = error.isMissing ? 'missing, though a document or an import needs it' : 'it does not open'
      found.add(`${IN_BACKUP.files}/${ownerId}/${fileId}: ${why}`)
    }
  }
  return opened
}
