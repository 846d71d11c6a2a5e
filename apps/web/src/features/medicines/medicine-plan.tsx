import { type Medicine, medicinePath } from '@salus/contract'
import { Link } from 'react-router'
import { WhenChangeable } from '#web/ui/changeable.tsx'
import { hereDay, knownDayText } from '#web/ui/known-day.ts'
import { PageSection } from '#web/ui/page-section.tsx'
import { amountText, doseTimeText, mealText } from './dose-words.ts'
import classes from './medicine-page.module.css'
import { nextDoses } from './next-doses.ts'
import { scheduleLines, scheduleText } from './schedule-words.ts'

/** When it is taken, the doses that come next, and what was planned before. */
export function MedicinePlan({ medicine }: { medicine: Medicine }) {
  const { id, directions, schedule, plan, asNeeded } = medicine
  const now = new Date()
  const doses = schedule ? nextDoses(schedule, now) : []
  const earlier = plan.slice(0, -1).toReversed()
  return (
    <PageSection title="When it is taken">
      {directions && <p className={classes.label}>“{directions}”</p>}
      {schedule && scheduleLines(schedule).map((line) => <p key={line}>{line}.</p>)}
      {!schedule && (
        <p>
          {asNeeded ? 'Only when needed. ' : 'No times are planned yet. '}
          <WhenChangeable>
            <Link to={`${medicinePath(id)}/edit`}>Say when it is taken</Link>
          </WhenChangeable>
        </p>
      )}
      {doses.length > 0 && (
        <>
          <h3 className={classes.subheading}>Next doses</h3>
          <ul className={classes.list}>
            {doses.map(({ slot, day, time, amount, unit, when, offset }) => (
              <li key={slot}>
                <strong>{doseTimeText({ day, time }, hereDay(now))}</strong>{' '}
                {[amountText(amount, unit), mealText(when, offset)].filter(Boolean).join(' ')}
              </li>
            ))}
          </ul>
        </>
      )}
      {earlier.length > 0 && (
        <details className={classes.fold}>
          <summary>{`Earlier plans (${earlier.length})`}</summary>
          <ul className={classes.list}>
            {earlier.map(({ since, schedule: before }) => (
              <li key={since}>{`From ${knownDayText(hereDay(new Date(since)))}: ${scheduleText(before)}.`}</li>
            ))}
          </ul>
        </details>
      )}
    </PageSection>
  )
}
