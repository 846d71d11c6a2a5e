import { useQuery } from '@tanstack/react-query'
import { otherRecord } from '#web/api/other-record.ts'
import { careTeamQuery } from '#web/features/doctors/doctors-requests.ts'

/** The doctors whom the person has saved; of another's record nobody but that person knows them. */
export function useCareTeam() {
  const team = useQuery({ ...careTeamQuery, enabled: !otherRecord })
  return team.data?.items ?? []
}
