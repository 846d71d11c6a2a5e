import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'
import type { Manifest } from './manifest.ts'

export interface LastBackup {
  madeAt: string
  bytes: number
  files: number
  verifiedAt: string | null
  /** What the last verification found; null before the first. */
  problems: number | null
}

/** What the installation remembers of its backups, so that the host can be told how old the last one is. */
export function backupsRepository(db: Kysely<Tables>) {
  return {
    async add({ id, madeAt, bytes, files }: Manifest): Promise<void> {
      await db
        .insertInto('backups')
        .values({ id, made_at: madeAt, bytes, files, verified_at: null, problems: null })
        .execute()
    },

    async markVerified(id: string, at: string, problems: number): Promise<void> {
      await db.updateTable('backups').set({ verified_at: at, problems }).where('id', '=', id).execute()
    },

    async last(): Promise<LastBackup | null> {
      const row = await db.selectFrom('backups').selectAll().orderBy('made_at', 'desc').limit(1).executeTakeFirst()
      if (!row) return null
      const { made_at, bytes, files, verified_at, problems } = row
      return { madeAt: made_at, bytes: Number(bytes), files, verifiedAt: verified_at, problems }
    },
  }
}
