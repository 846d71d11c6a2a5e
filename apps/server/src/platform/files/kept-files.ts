import type { Disk } from 'flydrive'
import type { Kysely } from 'kysely'
import type { Database } from '../database/database.ts'
import type { Tables } from '../database/tables.ts'
import { allKeys } from './all-keys.ts'

/** Every table whose rows name files by `file_id`; a test finds those that are not here. */
export const TABLES_WITH_FILES = ['document_files', 'import_parts'] as const

/** An upload that is under way has its file before its row; none takes this long. */
const ORPHAN_AFTER_MS = 24 * 60 * 60 * 1_000
/** Listing a large store costs more than a look at a table. */
const SWEEP_EVERY_MS = 24 * 60 * 60 * 1_000
const AT_ONCE = 500

/** Keys of the files that rows speak of, with their checksums. */
export async function* unscopedKeptFiles(db: Kysely<Tables>): AsyncGenerator<{ key: string; sha256: string | null }> {
  for (const table of TABLES_WITH_FILES) {
    let after = ''
    for (;;) {
      const rows = await db
        .selectFrom(table)
        .select(['owner_id', 'file_id', 'sha256'])
        .where('file_id', '>', after)
        .orderBy('file_id')
        .limit(AT_ONCE)
        .execute()
      for (const { owner_id, file_id, sha256 } of rows) yield { key: `${owner_id}/${file_id}`, sha256 }
      after = rows.at(-1)?.file_id ?? ''
      if (rows.length < AT_ONCE) break
    }
  }
}

/** Removes files that no row speaks of, as a crash between file and row leaves them. Gives how many went. */
export async function sweepOrphans(disk: Disk, db: Kysely<Tables>, now: Date): Promise<number> {
  const before = now.getTime() - ORPHAN_AFTER_MS
  let swept = 0
  const sweep = async (keys: string[]) => {
    const kept = await keptAmong(db, keys)
    for (const key of keys.filter((each) => !kept.has(each))) {
      const isOld = await disk.getMetaData(key).then(
        ({ lastModified }) => lastModified.getTime() < before,
        () => false,
      )
      if (!isOld) continue
      await disk.delete(key)
      swept += 1
    }
  }
  const keys: string[] = []
  for await (const key of allKeys(disk)) {
    if (keys.push(key) === AT_ONCE) await sweep(keys.splice(0))
  }
  await sweep(keys)
  return swept
}

async function keptAmong(db: Kysely<Tables>, keys: string[]): Promise<Set<string>> {
  const ids = keys.map((key) => key.slice(key.lastIndexOf('/') + 1))
  const kept = new Set<string>()
  if (ids.length === 0) return kept
  for (const table of TABLES_WITH_FILES) {
    const rows = await db.selectFrom(table).select(['owner_id', 'file_id']).where('file_id', 'in', ids).execute()
    for (const { owner_id, file_id } of rows) kept.add(`${owner_id}/${file_id}`)
  }
  return kept
}

/** The sweep as a job: once after the start, then once a day, however often it is called. */
export function orphanSweep(
  disk: () => Promise<Disk>,
  { database, now }: { database: Pick<Database, 'db'>; now: () => Date },
) {
  let sweptAt = Number.NEGATIVE_INFINITY
  return {
    async purge(): Promise<void> {
      const at = now()
      if (at.getTime() - sweptAt < SWEEP_EVERY_MS) return
      await sweepOrphans(await disk(), database.db, at)
      sweptAt = at.getTime()
    },
  }
}
