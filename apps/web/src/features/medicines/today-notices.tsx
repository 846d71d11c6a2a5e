import { Button } from '@mantine/core'
import { type DosesToday, medicinePath } from '@salus/contract'
import { Link } from 'react-router'
import { Caution } from '#web/ui/caution.tsx'
import { isRefillNear, leftText, needsAttention } from './supply-words.ts'
import { sendWaiting } from './today-outbox.ts'
import classes from './today-page.module.css'
import type { Waiting } from './today-waiting.ts'
import { nameOf } from './today-words.ts'

/** Says plainly what this device could not bring to the server yet. */
export function WaitingNotice({ waiting }: { waiting: readonly Waiting[] }) {
  const count = waiting.filter(({ hasFailed }) => hasFailed).length
  return (
    <div role="status">
      {count > 0 && (
        <div className={classes.notice}>
          <Caution>
            <p>
              {count === 1 ? 'One change waits' : `${count} changes wait`} on this device: the server cannot be reached.
              It is sent by itself when the server answers, even after you close this page, for a week. Others do not
              see it yet.
            </p>
            <Button variant="default" onClick={() => void sendWaiting()}>
              Try now
            </Button>
          </Caution>
        </div>
      )}
    </div>
  )
}

/** Tells which supplies run out soon, or have. */
export function SupplyNotices({ today }: { today: DosesToday }) {
  const unitOf = (medicineId: string) => today.medicines.find(({ id }) => id === medicineId)?.schedule?.unit
  const low = today.supplies.filter((supply) => needsAttention(supply) || isRefillNear(supply, today.date))
  if (low.length === 0) return null
  return (
    <ul className={classes.supplies} aria-label="Supply">
      {low.map((supply) => (
        <li key={supply.medicineId}>
          <Link to={medicinePath(supply.medicineId)}>{nameOf(today, supply.medicineId)}</Link>
          {`: ${leftText(supply, unitOf(supply.medicineId), today.date)}`}
        </li>
      ))}
    </ul>
  )
}
