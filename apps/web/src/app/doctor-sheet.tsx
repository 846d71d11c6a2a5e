import { hereRegion } from '#web/features/assistant/likely-region.ts'
import { DoctorSheetPage } from '#web/features/exports/doctor-sheet-page.tsx'

/** The doctor sheet in the units and on the paper of where the person is. */
export function DoctorSheet() {
  return <DoctorSheetPage region={hereRegion()} />
}
