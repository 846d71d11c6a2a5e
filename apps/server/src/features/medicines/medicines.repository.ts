import { type CompiledQuery, type Selectable, sql } from 'kysely'
import { compileOnce } from '#server/platform/database/compile-once.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { Tables } from '#server/platform/database/tables.ts'
import type { Vault } from '#server/platform/vault/vault.ts'
import { type KeptMedicine, storedMedicines } from './stored-medicine.ts'

export interface KeptList {
  revision: number
  /** In the person's order. */
  medicines: KeptMedicine[]
}

/** One change of a list. */
export type ListWrite =
  | { does: 'add' | 'change'; medicine: KeptMedicine }
  | { does: 'remove'; id: string; at: string }
  | { does: 'restore'; id: string; since: string }

type ListRow = { revision: number } & {
  [Name in keyof Omit<Selectable<Tables['medicines']>, 'owner_id' | 'deleted_at'>]:
    | Selectable<Tables['medicines']>[Name]
    | null
}

/** A list is read and written as a whole: a write counts on the revision that was read, or is not made. */
export function medicinesRepository(
  database: Database,
  vault: Vault,
  /** Has the reminders of this person look at the plan anew, in the same transaction. */
  replanning: (ownerId: string) => Promise<CompiledQuery[]>,
) {
  const { db } = database
  const stored = storedMedicines(vault)

  const rowsOfList = compileOnce<{ ownerId: string }, ListRow>(
    ({ ownerId }) =>
      db
        .selectFrom('medicine_lists')
        .leftJoin('medicines', (join) =>
          join.onRef('medicines.owner_id', '=', 'medicine_lists.owner_id').on('medicines.deleted_at', 'is', null),
        )
        .select([
          'medicine_lists.revision',
          'medicines.id',
          'medicines.place',
          'medicines.version',
          'medicines.content',
          'medicines.created_at',
          'medicines.changed_at',
        ])
        .where('medicine_lists.owner_id', '=', ownerId)
        .orderBy('medicines.place')
        .orderBy('medicines.id')
        .compile() as CompiledQuery<ListRow>,
  )

  const added = async (ownerId: string, medicine: KeptMedicine): Promise<CompiledQuery> =>
    db
      .insertInto('medicines')
      .values(await stored.row(ownerId, medicine))
      .onConflict((conflict) => conflict.columns(['owner_id', 'id']).doNothing())
      .compile()

  async function statementOf(ownerId: string, write: ListWrite): Promise<CompiledQuery> {
    if (write.does === 'add') return added(ownerId, write.medicine)
    const one = (id: string) => db.updateTable('medicines').where('owner_id', '=', ownerId).where('id', '=', id)
    if (write.does === 'restore')
      return one(write.id).set({ deleted_at: null }).where('deleted_at', '>=', write.since).compile()
    if (write.does === 'remove')
      return one(write.id).set({ deleted_at: write.at }).where('deleted_at', 'is', null).compile()
    const { owner_id: _, ...row } = await stored.row(ownerId, write.medicine)
    return one(write.medicine.id).set(row).where('deleted_at', 'is', null).compile()
  }

  /** The statements of some writes, to run together with others. The first of them holds the list. */
  async function statements(ownerId: string, revision: number, writes: readonly ListWrite[]): Promise<CompiledQuery[]> {
    const held = db
      .updateTable('medicine_lists')
      .set({ revision: sql<number>`revision + 1` })
      .where('owner_id', '=', ownerId)
      .where('revision', '=', revision)
    const written = await Promise.all(writes.map((write) => statementOf(ownerId, write)))
    return [held.compile(), ...written, ...(await replanning(ownerId))]
  }

  return {
    statements,

    /** Null before the list was begun. */
    async list(ownerId: string): Promise<KeptList | null> {
      const { rows } = await db.executeQuery(rowsOfList({ ownerId }))
      const [first] = rows
      if (!first) return null
      const medicines = await Promise.all(
        rows.flatMap(({ revision: _, id, place, version, content, created_at, changed_at }) =>
          id === null || place === null || version === null || !content || !created_at || !changed_at
            ? []
            : stored.open(ownerId, { id, place, version, content, created_at, changed_at }),
        ),
      )
      return { revision: first.revision, medicines }
    },

    /** Begins the list with these. False when it was begun already: of two that begin it, one does. */
    async begin(ownerId: string, medicines: readonly KeptMedicine[]): Promise<boolean> {
      const begun = db
        .insertInto('medicine_lists')
        .values({ owner_id: ownerId, revision: 1 })
        .onConflict((conflict) => conflict.column('owner_id').doNothing())
      const rows = await Promise.all(medicines.map((medicine) => added(ownerId, medicine)))
      return (await database.together([begun.compile(), ...rows])) === null
    },

    /** False when the list was changed since it was read, or holds nothing that could be changed so. */
    async write(ownerId: string, revision: number, writes: readonly ListWrite[]): Promise<boolean> {
      return (await database.together(await statements(ownerId, revision, writes))) === null
    },

    /** Finds the one of this id that was removed, and when. */
    async removed(ownerId: string, id: string): Promise<{ medicine: KeptMedicine; at: string } | null> {
      const row = await db
        .selectFrom('medicines')
        .select(['id', 'place', 'version', 'content', 'created_at', 'changed_at', 'deleted_at'])
        .where('owner_id', '=', ownerId)
        .where('id', '=', id)
        .executeTakeFirst()
      return row?.deleted_at ? { medicine: await stored.open(ownerId, row), at: row.deleted_at } : null
    },

    /** Medicines that were removed before this moment go for good, with their doses. */
    async unscopedPurge(before: string): Promise<void> {
      await db.deleteFrom('medicines').where('deleted_at', '<', before).execute()
    },
  }
}

export type MedicinesRepository = ReturnType<typeof medicinesRepository>
