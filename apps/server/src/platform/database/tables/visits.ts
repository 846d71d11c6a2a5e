import type { SealedRoomTable } from './sealed-room.ts'

export interface VisitTables {
  visits: SealedRoomTable
}
