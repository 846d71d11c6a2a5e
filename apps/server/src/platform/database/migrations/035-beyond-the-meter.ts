import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const DAY_MS = 86_400_000

/** How many readings of a day are known by their bound alone: a total that counts them has to say so. */
export const beyondTheMeter: Migration = {
  async up(db: Kysely<unknown>) {
    for (const name of ['above', 'below'])
      await db.schema
        .alterTable('vital_days')
        .addColumn(name, 'integer', (column) => column.notNull().defaultTo(0))
        .execute()
    // No meter said HI or LO before 1970: whole days are found by plain division.
    await sql`
      update vital_days set above = found.above, below = found.below
      from (
        select person, measure, at / ${sql.lit(DAY_MS)} as day,
          count(*) filter (where comparator > 0) as above, count(*) filter (where comparator < 0) as below
        from vitals where comparator is not null and deleted_at is null
        group by person, measure, at / ${sql.lit(DAY_MS)}
      ) as found
      where vital_days.person = found.person and vital_days.measure = found.measure and vital_days.day = found.day`.execute(
      db,
    )
  },
}
