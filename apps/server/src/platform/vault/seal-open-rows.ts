import { type Compilable, type Expression, type Kysely, type SqlBool, sql } from 'kysely'
import type { Tables } from '../database/tables.ts'

const AT_ONCE = 200

interface OpenRows<Row> {
  find(limit: number): Promise<Row[]>
  /** The statement that seals this row. It changes nothing if the row is not as it was found. */
  seal(row: Row): Promise<Compilable>
}

/**
 * Seals what an earlier version left open, and says how many rows it was. A break costs nothing: the rest is found again.
 * Several processes may do it at once.
 */
export async function sealOpenRows<Row>(db: Kysely<Tables>, { find, seal }: OpenRows<Row>): Promise<number> {
  let done = 0
  for (;;) {
    const rows = await find(AT_ONCE)
    // Sealed before the transaction: on SQLite a key could not be read beside it.
    const statements = await Promise.all(rows.map(seal))
    if (statements.length > 0) {
      await db.transaction().execute(async (trx) => {
        for (const statement of statements) await trx.executeQuery(statement.compile())
      })
    }
    done += rows.length
    if (rows.length < AT_ONCE) return done
  }
}

/** Whose account is being ended has no key any more, and nothing left to seal. */
export const hasKey = (ownerId: Expression<string>): Expression<SqlBool> =>
  sql<SqlBool>`${ownerId} in (select owner_id from data_keys)`
