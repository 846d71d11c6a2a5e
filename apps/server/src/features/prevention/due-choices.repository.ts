import { type DueChoice, type NewDueChoice, NewDueChoiceSchema } from '@salus/contract'
import type { Database } from '#server/platform/database/database.ts'
import type { Vault } from '#server/platform/vault/vault.ts'

const placeOf = (id: string) => ({ table: 'due_choices', column: 'content', rowId: id })

/** What people say about what is due. The name of a check tells of an illness, and is sealed with the rest. */
export function dueChoicesRepository(database: Database, vault: Vault) {
  const { db } = database
  const removal = (ownerId: string, ids: readonly string[]) =>
    db.deleteFrom('due_choices').where('owner_id', '=', ownerId).where('id', 'in', ids)

  return {
    /** The newest first. */
    async list(ownerId: string): Promise<DueChoice[]> {
      const rows = await db
        .selectFrom('due_choices')
        .select(['id', 'content', 'at'])
        .where('owner_id', '=', ownerId)
        .orderBy('at', 'desc')
        .orderBy('id')
        .execute()
      return Promise.all(
        rows.map(async ({ id, content, at }) => ({
          ...NewDueChoiceSchema.parse(JSON.parse(await vault.open(ownerId, placeOf(id), content))),
          at,
        })),
      )
    },

    /** In place of those; one of this id that is there already stays. */
    async add(ownerId: string, choice: NewDueChoice, at: string, insteadOf: readonly string[]): Promise<void> {
      const { id } = choice
      const insertion = db
        .insertInto('due_choices')
        .values({ owner_id: ownerId, id, content: await vault.seal(ownerId, placeOf(id), JSON.stringify(choice)), at })
        .onConflict((conflict) => conflict.columns(['owner_id', 'id']).doNothing())
      await database.together([
        ...(insteadOf.length > 0 ? [removal(ownerId, insteadOf).compile()] : []),
        insertion.compile(),
      ])
    },

    async remove(ownerId: string, id: string): Promise<boolean> {
      const { numDeletedRows } = await removal(ownerId, [id]).executeTakeFirst()
      return numDeletedRows === 1n
    },
  }
}

export type DueChoicesRepository = ReturnType<typeof dueChoicesRepository>
