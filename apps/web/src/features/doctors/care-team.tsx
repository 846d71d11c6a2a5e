import { useQuery } from '@tanstack/react-query'
import type { DistanceUnit } from '#web/api/distance-unit.ts'
import { DoctorCard } from './doctor-card.tsx'
import { careTeamQuery } from './doctors-requests.ts'
import classes from './find-doctors-page.module.css'

/** The doctors whom the person has saved. Nothing while there is none. */
export function CareTeam({ unit }: { unit: DistanceUnit }) {
  const team = useQuery(careTeamQuery)
  const items = team.data?.items ?? []
  if (items.length === 0) return null
  return (
    <details className={classes.team}>
      <summary>My care team ({items.length})</summary>
      <ul className={classes.list}>
        {items.map((doctor) => (
          <DoctorCard key={doctor.id} doctor={doctor} isSaved unit={unit} />
        ))}
      </ul>
    </details>
  )
}
