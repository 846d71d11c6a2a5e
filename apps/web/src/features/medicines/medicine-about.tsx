import type { Medicine } from '@salus/contract'
import { knownDayText } from '#web/ui/known-day.ts'
import { PageSection } from '#web/ui/page-section.tsx'
import classes from './medicine-page.module.css'
import { KIND_WORDS } from './medicine-words.ts'

/** Shows what the person told about it. */
export function MedicineAbout({ medicine }: { medicine: Medicine }) {
  const { reason, kind, prescriber, pharmacy, since, until, important, note, changedAt } = medicine
  const facts: readonly (readonly [string, string | null | undefined])[] = [
    ['What for', reason],
    ['How it is got', kind && KIND_WORDS[kind]],
    ['Prescribed by', prescriber?.name],
    ['Pharmacy', pharmacy?.name],
    ['Since', since && knownDayText(since)],
    ['Until', until && knownDayText(until)],
    ['Important', important ? 'Yes' : null],
    ['Note', note],
    ['Last changed', new Date(changedAt).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' })],
  ]
  return (
    <PageSection title="About it">
      <dl className={classes.about}>
        {facts.map(
          ([label, said]) =>
            said && (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{said}</dd>
              </div>
            ),
        )}
      </dl>
    </PageSection>
  )
}
