import { type ImmunizationContent, ImmunizationContentSchema } from '@salus/contract'
import type { ImmunizationEntry } from '@salus/exchange'
import type { Database } from '#server/platform/database/database.ts'
import { sealedRoomRepository } from '#server/platform/sealed-room/sealed-room.repository.ts'
import type { KeptItem } from '#server/platform/sealed-room/stored-item.ts'
import type { Vault } from '#server/platform/vault/vault.ts'

export type KeptImmunization = KeptItem<ImmunizationContent, ImmunizationEntry>

/** Vaccinations, and the mark that the room of their owner was begun. */
export function immunizationsRepository(database: Database, vault: Vault) {
  const { db } = database
  const room = sealedRoomRepository<ImmunizationContent, ImmunizationEntry>(database, vault, {
    table: 'immunizations',
    read: (content) => ImmunizationContentSchema.parse(content),
  })
  return {
    ...room,

    async isBegun(ownerId: string): Promise<boolean> {
      const row = await db
        .selectFrom('immunization_lists')
        .select('owner_id')
        .where('owner_id', '=', ownerId)
        .executeTakeFirst()
      return row !== undefined
    },

    /** Begins the room with these. Of two that begin it, one does. */
    async begin(ownerId: string, moved: readonly KeptImmunization[]): Promise<void> {
      const begun = db
        .insertInto('immunization_lists')
        .values({ owner_id: ownerId })
        .onConflict((conflict) => conflict.column('owner_id').doNothing())
      const rows = await Promise.all(moved.map((each) => room.insertion(ownerId, each)))
      await database.together([begun.compile(), ...rows])
    },
  }
}

export type ImmunizationsRepository = ReturnType<typeof immunizationsRepository>
