import type { Vault } from '#server/platform/vault/vault.ts'
import { fromColumns, idOf, toColumns, type Vital, type VitalId, type VitalRow } from './stored-vital.ts'

const notePlace = (id: VitalId) => ({ table: 'vitals', column: 'note', rowId: idOf(id) })

/** All but what becomes of it later: a change leaves that as it is. */
export type NewRow = Omit<VitalRow, 'import' | 'seen_at'> & { at: number }

/** Readings to rows and back: numbers stand plainly, notes are sealed. */
export function vitalRows(vault: Vault) {
  return {
    async toRow(ownerId: string, person: number, vital: Vital): Promise<NewRow> {
      const note = vital.note === null ? null : await vault.seal(ownerId, notePlace(vital), vital.note)
      return { ...toColumns(vital), person, note, deleted_at: null }
    },

    async toVital(ownerId: string, row: VitalRow): Promise<Vital> {
      const plain = fromColumns(row, null)
      return row.note === null ? plain : { ...plain, note: await vault.open(ownerId, notePlace(plain), row.note) }
    },
  }
}
