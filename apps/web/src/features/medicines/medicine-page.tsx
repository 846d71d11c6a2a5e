import { libraryPath, type Medicine } from '@salus/contract'
import { useQueries, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { Page } from '#web/ui/page.tsx'
import { PageSection } from '#web/ui/page-section.tsx'
import { CheckList } from './check-list.tsx'
import { LastDoses } from './last-doses.tsx'
import { MedicineAbout } from './medicine-about.tsx'
import { MedicineActions } from './medicine-actions.tsx'
import type { MedicinePlace } from './medicine-form.tsx'
import classes from './medicine-page.module.css'
import { MedicinePlan } from './medicine-plan.tsx'
import { MedicineSupply } from './medicine-supply.tsx'
import { statusText, strengthText } from './medicine-words.ts'
import { checksQuery, libraryMedicineQuery } from './medicines-requests.ts'
import { BACK, WithMedicine } from './with-medicine.tsx'

/** One medicine: its plan, what was taken, what is left, warnings, and what the library says. */
export const MedicinePage = ({ place }: { place: MedicinePlace }) => (
  <WithMedicine>{(medicine) => <One medicine={medicine} place={place} />}</WithMedicine>
)

function One({ medicine, place }: { medicine: Medicine; place: MedicinePlace }) {
  const { id, name } = medicine
  const checks = useQuery(checksQuery)
  const isOfThis = ({ about }: { about: readonly { medicineId: string | null }[] }) =>
    about.some((each) => each.medicineId === id)
  const lead = [strengthText(medicine), statusText(medicine)].filter(Boolean).join(' · ')
  return (
    <Page title={name} lead={lead || undefined}>
      <MedicineActions medicine={medicine} place={place} />
      {checks.data?.found.some(isOfThis) && (
        <PageSection title="Warnings">
          <CheckList checks={checks.data} isShown={isOfThis} />
        </PageSection>
      )}
      <MedicinePlan medicine={medicine} />
      <LastDoses medicine={medicine} />
      <MedicineSupply medicine={medicine} />
      <MedicineAbout medicine={medicine} />
      <LibraryLinks ingredients={medicine.ingredients} place={place} />
      {BACK}
    </Page>
  )
}

function LibraryLinks({ ingredients, place }: { ingredients: readonly string[]; place: MedicinePlace }) {
  const pages = useQueries({
    queries: ingredients.map((each) => libraryMedicineQuery(each, place.language, place.region)),
  })
  const found = pages.flatMap(({ data }) => data ?? [])
  if (found.length === 0) return null
  return (
    <PageSection title="In the Health Library">
      <ul className={classes.list}>
        {found.map(({ id, title }) => (
          <li key={id}>
            <Link to={libraryPath('medicine', id)}>{title}</Link>
          </li>
        ))}
      </ul>
    </PageSection>
  )
}
