import { MEDICINE_STATUSES, MedicineContentSchema, RevisionSchema } from '@salus/contract'
import type { Selectable } from 'kysely'
import { z } from 'zod'
import type { Tables } from '#server/platform/database/tables.ts'
import type { Vault } from '#server/platform/vault/vault.ts'

export const StoredSchema = MedicineContentSchema.extend({
  plan: z.array(RevisionSchema),
  status: z.enum(MEDICINE_STATUSES),
  statusSince: z.iso.datetime(),
})
/** These parts of a medicine are sealed. */
export type StoredMedicine = z.infer<typeof StoredSchema>

export interface KeptMedicine extends StoredMedicine {
  id: string
  place: number
  version: number
  createdAt: string
  changedAt: string
}

type Row = Pick<Selectable<Tables['medicines']>, 'id' | 'place' | 'version' | 'content' | 'created_at' | 'changed_at'>

const placeOf = (id: string) => ({ table: 'medicines', column: 'content', rowId: id })

/** Seals medicines into rows and opens them. */
export function storedMedicines(vault: Vault) {
  return {
    async row(ownerId: string, { id, place, version, createdAt, changedAt, ...stored }: KeptMedicine) {
      return {
        owner_id: ownerId,
        id,
        place,
        version,
        content: await vault.seal(ownerId, placeOf(id), JSON.stringify(stored)),
        created_at: createdAt,
        changed_at: changedAt,
      }
    },

    async open(ownerId: string, row: Row): Promise<KeptMedicine> {
      const stored = StoredSchema.parse(JSON.parse(await vault.open(ownerId, placeOf(row.id), row.content)))
      const { id, place, version } = row
      return { ...stored, id, place, version, createdAt: row.created_at, changedAt: row.changed_at }
    },
  }
}
