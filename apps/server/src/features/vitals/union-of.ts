import { type RawBuilder, sql } from 'kysely'
import type { VitalRow } from './stored-vital.ts'

/** Rows of several selects, each with its own order and limit: one walk along the index a measure. */
export function unionOf(parts: RawBuilder<unknown>[], end: RawBuilder<unknown>): RawBuilder<VitalRow> {
  const limited = parts.map((part) => sql`select * from (${part}) as one`)
  return sql<VitalRow>`select * from (${sql.join(limited, sql` union all `)}) as every ${end}`
}
