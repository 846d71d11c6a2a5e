import { LANGUAGES } from '@salus/terms/languages'
import { usualLanguage } from '#web/api/browser-settings.ts'
import { ImmunizationCardPage } from '#web/features/immunizations/immunization-card-page.tsx'
import { ImmunizationPage } from '#web/features/immunizations/immunization-page.tsx'
import { ImmunizationsPage } from '#web/features/immunizations/immunizations-page.tsx'
import { NewImmunizationPage } from '#web/features/immunizations/new-immunization-page.tsx'
import { usePaperPerson } from './use-paper-person.ts'
import { useRecordRights } from './use-record-rights.ts'

const language = () => usualLanguage(LANGUAGES, 'en')

export const Immunizations = () => <ImmunizationsPage />
export const NewImmunization = () => <NewImmunizationPage language={language()} />

export function OneImmunization() {
  const { mayWrite } = useRecordRights()
  return <ImmunizationPage language={language()} mayChange={mayWrite('immunizations')} />
}

export const ImmunizationCard = () => <ImmunizationCardPage person={usePaperPerson()} />
