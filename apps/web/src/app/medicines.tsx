import { LANGUAGES } from '@salus/terms/languages'
import { usualLanguage } from '#web/api/browser-settings.ts'
import { hereRegion } from '#web/features/assistant/likely-region.ts'
import { EditMedicinePage } from '#web/features/medicines/edit-medicine-page.tsx'
import { MedicinePage } from '#web/features/medicines/medicine-page.tsx'
import { NewMedicinePage } from '#web/features/medicines/new-medicine-page.tsx'
import { useCareTeam } from './use-care-team.ts'

const placeHere = () => ({ language: usualLanguage(LANGUAGES, 'en'), region: hereRegion() })

export const OneMedicine = () => <MedicinePage place={placeHere()} />
export const NewMedicine = () => <NewMedicinePage place={placeHere()} team={useCareTeam()} />
export const EditMedicine = () => <EditMedicinePage place={placeHere()} team={useCareTeam()} />
