import type { AccessEntry } from '@salus/contract'
import { type Kysely, sql } from 'kysely'
import type { Tables } from '#server/platform/database/tables.ts'
import type { Vault } from '#server/platform/vault/vault.ts'

export interface Position {
  at: string
  id: string
}

const place = (id: string) => ({ table: 'access_log', column: 'origin', rowId: id })

/** Rows are added and read; the old ones go. There is no way to change one. */
export function accessLogRepository(db: Kysely<Tables>, vault: Vault) {
  return {
    /** Of several owners, in one statement. An owner who is gone meanwhile has no log. */
    async addMany(entries: readonly (AccessEntry & { ownerId: string })[]): Promise<void> {
      const rows = await Promise.all(
        entries.map(async ({ id, ownerId, at, actor, kind, action, times, from }) => {
          const origin = await vault.seal(ownerId, place(id), JSON.stringify(from)).catch(() => null)
          return origin === null ? [] : [{ id, owner_id: ownerId, at, actor, kind, action, times, origin }]
        }),
      )
      const insert = (values: typeof rows) => db.insertInto('access_log').values(values.flat()).execute()
      if (rows.flat().length === 0) return
      try {
        await insert(rows)
      } catch (error) {
        if (rows.length === 1) throw error
        // One whose account ended in another process must not cost the others their entries.
        for (const row of rows) await insert([row]).catch(() => {})
      }
    },

    /** Newest first, after `after`. */
    async list(ownerId: string, limit: number, after: Position | null): Promise<AccessEntry[]> {
      let query = db.selectFrom('access_log').selectAll().where('owner_id', '=', ownerId)
      if (after) query = query.where(sql<boolean>`(at, id) < (${after.at}, ${after.id})`)
      const rows = await query.orderBy('at', 'desc').orderBy('id', 'desc').limit(limit).execute()
      return Promise.all(
        rows.map(async ({ owner_id: _, origin, ...row }) => ({
          ...(row as Omit<AccessEntry, 'from'>),
          from: JSON.parse(await vault.open(ownerId, place(row.id), origin)) as AccessEntry['from'],
        })),
      )
    },

    /** Of every owner. */
    async unscopedPurge(before: string): Promise<void> {
      await db.deleteFrom('access_log').where('at', '<', before).execute()
    },
  }
}

export type AccessLogRepository = ReturnType<typeof accessLogRepository>
