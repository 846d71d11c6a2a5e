import type { SealedRoomTable } from './sealed-room.ts'

export interface ImmunizationTables {
  /** One row an owner, once what earlier imports kept has moved into the room. */
  immunization_lists: { owner_id: string }
  immunizations: SealedRoomTable
}
