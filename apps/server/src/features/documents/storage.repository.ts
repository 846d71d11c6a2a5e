import { type CompiledQuery, type Kysely, type RawBuilder, sql } from 'kysely'
import type { Tables } from '#server/platform/database/tables.ts'

type Bytes = RawBuilder<number>

export const bytes = (count: number): Bytes => sql<number>`cast(${count} as bigint)`

/** Of one document as it is stored, with its file. */
export const storedBytes = (ownerId: string, id: string): Bytes => sql<number>`(
  select octet_length(title) + octet_length(excerpt) + octet_length(text) + coalesce(octet_length(tags), 0)
    + coalesce((select bytes from document_files where owner_id = ${ownerId} and document_id = ${id}), 0)
  from documents where owner_id = ${ownerId} and id = ${id})`

/** How much a person's documents take, counted by statements that run together with the change of a document. */
export function storageRepository(db: Kysely<Tables>) {
  return {
    /** Changes no row when it does not fit. What takes no more than before always fits. */
    count(ownerId: string, growth: Bytes, limitBytes: number): CompiledQuery {
      const after = sql<number>`document_storage.bytes + ${growth}`
      // PostgreSQL takes a number beside a small one for a small one, and refuses those of eight bytes.
      const limit = sql<number>`cast(${limitBytes} as bigint)`
      return db
        .insertInto('document_storage')
        .columns(['owner_id', 'bytes'])
        .expression(
          db
            .selectNoFrom([sql<string>`cast(${ownerId} as text)`.as('owner_id'), notNegative(growth).as('bytes')])
            .where(sql<boolean>`(${growth} <= ${limit} or ${growth} <= 0)`),
        )
        .onConflict((conflict) =>
          conflict
            .column('owner_id')
            .doUpdateSet({ bytes: notNegative(after) })
            .where(sql<boolean>`(${after} <= ${limit} or ${growth} <= 0)`),
        )
        .compile()
    },

    async usedBytes(ownerId: string): Promise<number> {
      const row = await db
        .selectFrom('document_storage')
        .select('bytes')
        .where('owner_id', '=', ownerId)
        .executeTakeFirst()
      return Number(row?.bytes ?? 0)
    },
  }
}

// A server of an earlier version that runs beside this one saves without counting.
const notNegative = (count: Bytes): Bytes => sql<number>`case when ${count} < 0 then 0 else ${count} end`
