import { LANGUAGES } from '@salus/terms/languages'
import { useQuery } from '@tanstack/react-query'
import { usualLanguage } from '#web/api/browser-settings.ts'
import { otherRecord } from '#web/api/other-record.ts'
import { hereRegion } from '#web/features/assistant/likely-region.ts'
import { careTeamQuery } from '#web/features/doctors/doctors-requests.ts'
import { EditMedicinePage } from '#web/features/medicines/edit-medicine-page.tsx'
import { MedicinePage } from '#web/features/medicines/medicine-page.tsx'
import { NewMedicinePage } from '#web/features/medicines/new-medicine-page.tsx'

const placeHere = () => ({ language: usualLanguage(LANGUAGES, 'en'), region: hereRegion() })

export const OneMedicine = () => <MedicinePage place={placeHere()} />
export const NewMedicine = () => <NewMedicinePage place={placeHere()} team={useTeam()} />
export const EditMedicine = () => <EditMedicinePage place={placeHere()} team={useTeam()} />

/** The doctors whom the person has saved; of another's record nobody but that person knows them. */
function useTeam() {
  const team = useQuery({ ...careTeamQuery, enabled: !otherRecord })
  return team.data?.items ?? []
}
