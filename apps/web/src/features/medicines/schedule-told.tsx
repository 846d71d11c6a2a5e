import { hereDay } from '#web/ui/known-day.ts'
import { amountText, doseTimeText, mealText } from './dose-words.ts'
import { nextDoses } from './next-doses.ts'
import { type ScheduleDraft, scheduleOf } from './schedule-draft.ts'
import classes from './schedule-editor.module.css'
import { scheduleLines } from './schedule-words.ts'

/** Tells a plan in words as it was understood, with its next five doses. */
export function ScheduleTold({ draft }: { draft: ScheduleDraft }) {
  const { schedule } = scheduleOf(draft)
  const now = new Date()
  const doses = schedule ? nextDoses(schedule, now) : []
  return (
    <section className={classes.told} aria-label="What I understood" aria-live="polite">
      <h3>What I understood</h3>
      {!schedule && <p>Something is still missing above.</p>}
      {schedule && scheduleLines(schedule).map((line) => <p key={line}>{line}.</p>)}
      {schedule && schedule.kind !== 'asNeeded' && doses.length === 0 && <p>No dose is still to come.</p>}
      {doses.length > 0 && (
        <>
          <p className={classes.hint}>{doses.length === 1 ? 'The next dose:' : `The next ${doses.length} doses:`}</p>
          <ul className={classes.next}>
            {doses.map(({ slot, day, time, amount, unit, when, offset }) => (
              <li key={slot}>
                <strong>{doseTimeText({ day, time }, hereDay(now))}</strong>{' '}
                {[amountText(amount, unit), mealText(when, offset)].filter(Boolean).join(' ')}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
