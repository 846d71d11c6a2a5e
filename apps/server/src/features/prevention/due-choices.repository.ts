import { type DueChoice, type NewDueChoice, NewDueChoiceSchema } from '@salus/contract'
import { z } from 'zod'
import type { Database } from '#server/platform/database/database.ts'
import type { Vault } from '#server/platform/vault/vault.ts'

/** `by`: who said it; null where that was not kept yet. */
export type Word = DueChoice & { by: string | null }

const StoredSchema = z.intersection(NewDueChoiceSchema, z.object({ by: z.string().nullable().default(null) }))

const placeOf = (id: string) => ({ table: 'due_choices', column: 'content', rowId: id })

/** Keeps the words of people about checks that are due. The name of a check tells of an illness, and is sealed with the rest. */
export function dueChoicesRepository({ db }: Pick<Database, 'db'>, vault: Vault) {
  const of = (ownerId: string) =>
    db.selectFrom('due_choices').select(['id', 'content', 'at']).where('owner_id', '=', ownerId)
  const removal = (ownerId: string, ids: readonly string[], at: string, trx = db) =>
    trx
      .updateTable('due_choices')
      .set({ deleted_at: at })
      .where('owner_id', '=', ownerId)
      .where('id', 'in', ids)
      .where('deleted_at', 'is', null)
  const opened = async (ownerId: string, { id, content, at }: { id: string; content: string; at: string }) => ({
    ...StoredSchema.parse(JSON.parse(await vault.open(ownerId, placeOf(id), content))),
    at,
  })

  return {
    /** The newest first. */
    async list(ownerId: string): Promise<Word[]> {
      const rows = await of(ownerId).where('deleted_at', 'is', null).orderBy('at', 'desc').orderBy('id').execute()
      return Promise.all(rows.map((row) => opened(ownerId, row)))
    },

    /** One that was removed since then. */
    async findRemoved(ownerId: string, id: string, since: string): Promise<Word | null> {
      const row = await of(ownerId).where('id', '=', id).where('deleted_at', '>=', since).executeTakeFirst()
      return row ? opened(ownerId, row) : null
    },

    /** In place of those; one of this id that is there already stays, also where it was removed. */
    async add(
      ownerId: string,
      by: string,
      choice: NewDueChoice,
      at: string,
      insteadOf: readonly string[],
    ): Promise<void> {
      const { id } = choice
      const content = await vault.seal(ownerId, placeOf(id), JSON.stringify({ ...choice, by }))
      await db.transaction().execute(async (trx) => {
        const { numInsertedOrUpdatedRows } = await trx
          .insertInto('due_choices')
          .values({ owner_id: ownerId, id, content, at, deleted_at: null })
          .onConflict((conflict) => conflict.columns(['owner_id', 'id']).doNothing())
          .executeTakeFirstOrThrow()
        if (numInsertedOrUpdatedRows === 1n && insteadOf.length > 0)
          await removal(ownerId, insteadOf, at, trx).execute()
      })
    },

    async remove(ownerId: string, id: string, at: string): Promise<boolean> {
      const { numUpdatedRows } = await removal(ownerId, [id], at).executeTakeFirst()
      return numUpdatedRows === 1n
    },

    /** In place of those. */
    async restore(ownerId: string, id: string, at: string, insteadOf: readonly string[]): Promise<void> {
      await db.transaction().execute(async (trx) => {
        if (insteadOf.length > 0) await removal(ownerId, insteadOf, at, trx).execute()
        await trx
          .updateTable('due_choices')
          .set({ deleted_at: null })
          .where('owner_id', '=', ownerId)
          .where('id', '=', id)
          .execute()
      })
    },

    /** Words that were removed before this moment go for good. */
    async unscopedPurge(before: string): Promise<void> {
      await db.deleteFrom('due_choices').where('deleted_at', '<', before).execute()
    },
  }
}

export type DueChoicesRepository = ReturnType<typeof dueChoicesRepository>
