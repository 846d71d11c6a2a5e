import { NativeSelect } from '@mantine/core'
import { PAGES, type ReminderSettings } from '@salus/contract'
import { Link } from 'react-router'
import { LoadProblem } from '#web/ui/load-problem.tsx'
import classes from './reminders.module.css'

export interface Helper {
  id: string
  name: string
}

type Chosen = ReminderSettings['helper']

const AFTER = [
  { value: '15', label: '15 minutes' },
  { value: '30', label: '30 minutes' },
  { value: '60', label: '1 hour' },
  { value: '120', label: '2 hours' },
  { value: '240', label: '4 hours' },
  { value: '720', label: '12 hours' },
]
const USUAL_MINUTES = 60

interface HelperPartProps {
  /** Who may see the medicines. Undefined while that is not known. */
  helpers: readonly Helper[] | undefined
  /** Why that cannot be known. */
  problem: string | null
  onRetry: () => void
  helper: Chosen
  onChange: (helper: Chosen) => void
}

/** Who is told of an important dose that nobody marked, and after how long. */
export function HelperPart({ helpers, problem, onRetry, helper, onChange }: HelperPartProps) {
  if (!helpers && problem !== null) return <LoadProblem message={problem} onRetry={onRetry} />
  if (!helpers) return <p role="status">One moment…</p>
  if (helpers.length === 0 && !helper) {
    return (
      <p>
        Nobody sees these medicines yet. Share them in the <Link to={PAGES.careCircle}>care circle</Link>, and you can
        choose who is told.
      </p>
    )
  }
  const isGone = helper !== null && !helpers.some(({ id }) => id === helper.memberId)
  const people = [
    { value: '', label: 'Nobody' },
    ...helpers.map(({ id, name }) => ({ value: id, label: name })),
    ...(isGone ? [{ value: helper.memberId, label: 'Somebody who no longer sees your medicines' }] : []),
  ]
  const choose = (memberId: string) =>
    onChange(memberId === '' ? null : { memberId, afterMinutes: helper?.afterMinutes ?? USUAL_MINUTES })
  return (
    <div className={classes.fields}>
      <NativeSelect
        label="Tell this person"
        description="They get a notification and an e-mail when an important dose is not marked in time."
        data={people}
        value={helper?.memberId ?? ''}
        onChange={(event) => choose(event.currentTarget.value)}
      />
      {helper && (
        <NativeSelect
          label="After"
          data={AFTER}
          value={String(helper.afterMinutes)}
          onChange={(event) => onChange({ ...helper, afterMinutes: Number(event.currentTarget.value) })}
        />
      )}
    </div>
  )
}
