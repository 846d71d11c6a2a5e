import type { Kysely } from 'kysely'
import type { PackRow } from '#server/platform/database/tables/packs.ts'
import type { Tables } from '#server/platform/database/tables.ts'
import type { PackPassage } from './pack-passage.ts'
import { PackProblem } from './pack-problem.ts'

/** Rows that one statement adds: nine values each, and SQLite takes 32,766. */
const ROWS = 250

/**
 * Passages of an import stand under an edition of their own, which nobody sees. The pack then names that edition, in one
 * statement: readers find the old passages or the new ones, and never a part.
 */
export function packWriter(db: Kysely<Tables>) {
  const isOldOf = (id: string) => (column: string) => column.startsWith(`${id} `)

  /** Passages of the pack that no edition in use holds. Many small steps: nobody who saves something waits. */
  async function removeUnused(id: string, keep: readonly string[]): Promise<void> {
    const editions = await db.selectFrom('pack_passages').select('edition').distinct().execute()
    const unused = editions.map(({ edition }) => edition).filter((edition) => isOldOf(id)(edition))
    for (const edition of unused.filter((each) => !keep.includes(each))) await removeEdition(edition)
  }

  async function removeEdition(edition: string): Promise<void> {
    for (;;) {
      const some = db.selectFrom('pack_passages').select('number').where('edition', '=', edition).limit(ROWS)
      const { numDeletedRows } = await db.deleteFrom('pack_passages').where('number', 'in', some).executeTakeFirst()
      if (numDeletedRows < BigInt(ROWS)) return
    }
  }

  const editionsOf = async (id: string): Promise<string[]> =>
    (await db.selectFrom('packs').select('edition').where('id', '=', id).execute()).map(({ edition }) => edition)

  return {
    /** Takes away what an import that broke off has left. */
    async begin(id: string): Promise<void> {
      await removeUnused(id, await editionsOf(id))
    },

    async add(edition: string, passages: readonly PackPassage[]): Promise<void> {
      for (let from = 0; from < passages.length; from += ROWS) {
        const some = passages.slice(from, from + ROWS).map((passage) => ({ ...passage, edition }))
        await db.insertInto('pack_passages').values(some).execute()
      }
    },

    async finish(pack: PackRow): Promise<void> {
      await db.transaction().execute(async (on) => {
        const { id, ...changes } = pack
        const row = await on
          .selectFrom('pack_passages')
          .select(({ fn }) => fn.countAll<number | string>().as('n'))
          .where('edition', '=', pack.edition)
          .executeTakeFirstOrThrow()
        if (Number(row.n) !== pack.passages) {
          throw new PackProblem(`Another import of ${pack.name} is under way. Please wait for it, then import again.`)
        }
        await on
          .insertInto('packs')
          .values({ id, ...changes })
          .onConflict((conflict) => conflict.column('id').doUpdateSet(changes))
          .execute()
      })
      await removeUnused(pack.id, [pack.edition])
    },

    giveUp: removeEdition,

    /** Whether there was one. */
    async remove(id: string): Promise<boolean> {
      const { numDeletedRows } = await db.deleteFrom('packs').where('id', '=', id).executeTakeFirst()
      await removeUnused(id, [])
      return numDeletedRows > 0n
    },
  }
}

export type PackWriter = ReturnType<typeof packWriter>
