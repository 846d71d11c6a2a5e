import { Checkbox } from '@mantine/core'
import { MOST_REMINDERS, PAGES } from '@salus/contract'
import { Link } from 'react-router'
import { LoadProblem } from '#web/ui/load-problem.tsx'
import { ofWhom } from '#web/ui/of-whom.ts'
import classes from './reminders.module.css'

interface Choice {
  id: string
  name: string
  important: boolean
}

interface ImportantPartProps {
  /** Medicines that are taken now; undefined while they load. */
  medicines: readonly Choice[] | undefined
  problem: string | null
  onRetry: () => void
  onChange: (id: string, important: boolean) => void
}

/** Important ones break the quiet, ask again, and a helper hears when they are missed. */
export function ImportantPart({ medicines, problem, onRetry, onChange }: ImportantPartProps) {
  if (problem !== null) return <LoadProblem message={problem} onRetry={onRetry} />
  if (!medicines) return <p role="status">One moment…</p>
  if (medicines.length === 0) {
    return (
      <p>
        {ofWhom('There is nothing on {your} list yet.')} <Link to={PAGES.newMedicine}>Add a medicine</Link>
      </p>
    )
  }
  return (
    <>
      <p>They remind you in the quiet hours too, and ask again until you answer, {MOST_REMINDERS} times at most.</p>
      <ul className={classes.list}>
        {medicines.map(({ id, name, important }) => (
          <li key={id}>
            <Checkbox
              color="var(--primary)"
              label={name}
              checked={important}
              onChange={(event) => onChange(id, event.currentTarget.checked)}
            />
          </li>
        ))}
      </ul>
    </>
  )
}
