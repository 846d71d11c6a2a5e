import { EditVisitPage } from '#web/features/visits/edit-visit-page.tsx'
import { NewVisitPage } from '#web/features/visits/new-visit-page.tsx'
import { VisitPage } from '#web/features/visits/visit-page.tsx'
import { VisitPaperPage } from '#web/features/visits/visit-paper-page.tsx'
import { VisitsPage } from '#web/features/visits/visits-page.tsx'
import { useCareTeam } from './use-care-team.ts'
import { usePaperPerson } from './use-paper-person.ts'

const useDoctors = () => useCareTeam().map(({ name }) => name)

export const Visits = () => <VisitsPage />
export const OneVisit = () => <VisitPage />
export const NewVisit = () => <NewVisitPage doctors={useDoctors()} />
export const EditedVisit = () => <EditVisitPage doctors={useDoctors()} />
export const PrintedVisit = () => <VisitPaperPage person={usePaperPerson()} />
