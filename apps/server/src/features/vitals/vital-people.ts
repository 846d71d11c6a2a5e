import type { Kysely } from 'kysely'
import type { Tables } from '#server/platform/database/tables.ts'

const REMEMBERED = 10_000

/** The small number that stands for an owner in every row. It never changes, and none is given twice. */
export function vitalPeople(db: Kysely<Tables>) {
  const known = new Map<string, number>()

  async function find(ownerId: string): Promise<number | null> {
    const remembered = known.get(ownerId)
    if (remembered !== undefined) return remembered
    const row = await db.selectFrom('vital_people').select('person').where('owner_id', '=', ownerId).executeTakeFirst()
    if (!row) return null
    if (known.size >= REMEMBERED) known.clear()
    known.set(ownerId, row.person)
    return row.person
  }

  return {
    /** Null: nothing was ever measured. */
    find,

    async findOrAdd(ownerId: string): Promise<number> {
      const found = await find(ownerId)
      if (found !== null) return found
      await db
        .insertInto('vital_people')
        .values({ owner_id: ownerId })
        .onConflict((conflict) => conflict.column('owner_id').doNothing())
        .execute()
      const added = await find(ownerId)
      if (added === null) throw new Error('The person was not kept.')
      return added
    },
  }
}
