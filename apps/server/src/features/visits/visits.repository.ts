import { type VisitContent, VisitContentSchema } from '@salus/contract'
import type { Database } from '#server/platform/database/database.ts'
import { sealedRoomRepository } from '#server/platform/sealed-room/sealed-room.repository.ts'
import type { KeptItem } from '#server/platform/sealed-room/stored-item.ts'
import type { Vault } from '#server/platform/vault/vault.ts'

export type KeptVisit = KeptItem<VisitContent, never>

/** Visits, each sealed as a whole. */
export const visitsRepository = (database: Database, vault: Vault) =>
  sealedRoomRepository<VisitContent, never>(database, vault, {
    table: 'visits',
    read: (content) => VisitContentSchema.parse(content),
  })

export type VisitsRepository = ReturnType<typeof visitsRepository>
