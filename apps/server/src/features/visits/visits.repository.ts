import { type VisitContent, VisitContentSchema } from '@salus/contract'
import type { VisitEntry } from '@salus/exchange'
import type { Database } from '#server/platform/database/database.ts'
import { sealedRoomRepository } from '#server/platform/sealed-room/sealed-room.repository.ts'
import type { KeptItem } from '#server/platform/sealed-room/stored-item.ts'
import type { Vault } from '#server/platform/vault/vault.ts'

export type KeptVisit = KeptItem<VisitContent, VisitEntry>

/** Visits, each sealed as a whole. */
export const visitsRepository = (database: Database, vault: Vault) =>
  sealedRoomRepository<VisitContent, VisitEntry>(database, vault, {
    table: 'visits',
    read: (content) => VisitContentSchema.parse(content),
  })

export type VisitsRepository = ReturnType<typeof visitsRepository>
