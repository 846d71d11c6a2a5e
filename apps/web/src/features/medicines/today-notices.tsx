import { Button } from '@mantine/core'
import { type DosesToday, PAGES, type SupplyState } from '@salus/contract'
import { Link } from 'react-router'
import { Caution } from '#web/ui/caution.tsx'
import { sendWaiting } from './today-outbox.ts'
import classes from './today-page.module.css'
import type { Waiting } from './today-waiting.ts'
import { dayText, nameOf } from './today-words.ts'

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

/** Tells which supplies run out, or have. */
export function SupplyNotices({ today }: { today: DosesToday }) {
  const low = today.supplies.filter(({ state, isExpired }) => state !== 'enough' || isExpired)
  if (low.length === 0) return null
  return (
    <ul className={classes.supplies} aria-label="Supply">
      {low.map((supply) => (
        <li key={supply.medicineId}>
          <Link to={`${PAGES.medicines}/${supply.medicineId}`}>{nameOf(today, supply.medicineId)}</Link>
          {`: ${supplyText(supply)}`}
        </li>
      ))}
    </ul>
  )
}

function supplyText({ state, left, runsOutOn, isExpired }: SupplyState): string {
  const expired = isExpired ? 'the date on the box is past.' : ''
  if (state === 'out') return ['none is left.', expired].filter(Boolean).join(' ')
  const day = runsOutOn
    ? `, enough until ${dayText(runsOutOn, { weekday: 'short', month: 'short', day: 'numeric' })}`
    : ''
  const low = state === 'refill' ? `${left} left${day}. Time for more.` : ''
  return [low, expired].filter(Boolean).join(' ')
}
