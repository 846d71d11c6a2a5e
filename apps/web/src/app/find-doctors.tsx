import { hereDistanceUnit } from '#web/api/distance-unit.ts'
import { hereRegion } from '#web/features/assistant/likely-region.ts'
import { FindDoctorsPage } from '#web/features/doctors/find-doctors-page.tsx'

/** The search for doctors, with distances as the region measures roads. */
export function FindDoctors() {
  return <FindDoctorsPage unit={hereDistanceUnit(hereRegion())} />
}
