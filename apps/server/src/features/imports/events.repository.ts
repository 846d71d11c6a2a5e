import type { ImportKind } from '@salus/contract'
import { type SqlBool, sql } from 'kysely'
import type { Database } from '#server/platform/database/database.ts'
import type { Vault } from '#server/platform/vault/vault.ts'

/** Something of an import that has its day but no place in the record: a workout, a procedure. */
export interface ImportEvent {
  id: string
  importId: string
  kind: ImportKind
  /** ISO, as exact as the file has it: a year, a month, a day, or a time. */
  when: string
  what: string
  value: string
}

export const eventPlace = (id: string) => ({ table: 'import_events', column: 'body', rowId: id })

/** All of it but its time, by which it is sorted, and the import that it goes with. */
export const sealEvent = (
  vault: Vault,
  ownerId: string,
  { id, kind, what, value }: Pick<ImportEvent, 'id' | 'kind' | 'what' | 'value'>,
): Promise<string> => vault.seal(ownerId, eventPlace(id), JSON.stringify({ kind, what, value }))

const AT_ONCE = 200

/** The timeline tells these events of imports beside the entries of the rooms. */
export function eventsRepository(database: Database, vault: Vault) {
  const { db } = database
  return {
    /** The same again, as after a break, changes nothing. */
    async add(ownerId: string, events: readonly ImportEvent[]): Promise<void> {
      for (let start = 0; start < events.length; start += AT_ONCE) {
        const rows = await Promise.all(
          events.slice(start, start + AT_ONCE).map(async (event) => ({
            owner_id: ownerId,
            id: event.id,
            import_id: event.importId,
            kind: '',
            happened_at: event.when,
            body: await sealEvent(vault, ownerId, event),
          })),
        )
        await db
          .insertInto('import_events')
          .values(rows)
          .onConflict((conflict) => conflict.doNothing())
          .execute()
      }
    },

    /** Newest first, those older than `before`; a time sorts as its text, so a year comes before all of its days. */
    async list(ownerId: string, limit: number, before: { when: string; id: string } | null): Promise<ImportEvent[]> {
      let query = db.selectFrom('import_events').selectAll().where('owner_id', '=', ownerId)
      if (before) query = query.where(sql<SqlBool>`(happened_at, id) < (${before.when}, ${before.id})`)
      const rows = await query.orderBy('happened_at', 'desc').orderBy('id', 'desc').limit(limit).execute()
      return Promise.all(
        rows.map(async (row) => ({
          id: row.id,
          importId: row.import_id,
          // One of an earlier version has its kind outside until it is sealed.
          kind: row.kind as ImportKind,
          when: row.happened_at,
          ...(JSON.parse(await vault.open(ownerId, eventPlace(row.id), row.body)) as { what: string; value: string }),
        })),
      )
    },

    async remove(ownerId: string, ids: readonly string[]): Promise<void> {
      for (let start = 0; start < ids.length; start += AT_ONCE) {
        const some = ids.slice(start, start + AT_ONCE)
        await db.deleteFrom('import_events').where('owner_id', '=', ownerId).where('id', 'in', some).execute()
      }
    },

    async removeOf(ownerId: string, importId: string): Promise<void> {
      await db.deleteFrom('import_events').where('owner_id', '=', ownerId).where('import_id', '=', importId).execute()
    },
  }
}

export type EventsRepository = ReturnType<typeof eventsRepository>
