import { LANGUAGES } from '@salus/terms/languages'
import { useQuery } from '@tanstack/react-query'
import { usualLanguage } from '#web/api/browser-settings.ts'
import { otherRecord } from '#web/api/other-record.ts'
import { useSession } from '#web/api/session.ts'
import { ImmunizationCardPage } from '#web/features/immunizations/immunization-card-page.tsx'
import { ImmunizationPage } from '#web/features/immunizations/immunization-page.tsx'
import { ImmunizationsPage } from '#web/features/immunizations/immunizations-page.tsx'
import { NewImmunizationPage } from '#web/features/immunizations/new-immunization-page.tsx'
import { profileQuery } from '#web/features/profile/profile-requests.ts'
import { useRecordRights } from './use-record-rights.ts'

const language = () => usualLanguage(LANGUAGES, 'en')

export const Immunizations = () => <ImmunizationsPage />
export const NewImmunization = () => <NewImmunizationPage language={language()} />

export function OneImmunization() {
  const { mayWrite } = useRecordRights()
  return <ImmunizationPage language={language()} mayChange={mayWrite('immunizations')} />
}

/** The card names the person as the profile does; of another's record, as it is called here. */
export function ImmunizationCard() {
  const firstName = useSession().data?.user?.firstName ?? ''
  const details = useQuery({ ...profileQuery, enabled: otherRecord === null }).data?.details
  const person = otherRecord
    ? { name: otherRecord.name, bornOn: null }
    : { name: details?.fullName || firstName, bornOn: details?.dob || null }
  return <ImmunizationCardPage person={person} />
}
