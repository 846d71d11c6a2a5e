import { Button } from '@mantine/core'
import { type Billing, PLAN_NAMES } from '@salus/contract'
import { useQuery } from '@tanstack/react-query'
import { Caution } from '#web/ui/caution.tsx'
import classes from './billing.module.css'
import { billingQuery } from './billing-requests.ts'

const ASK_MS = 5_000
const MOMENT = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' })

type Pending = NonNullable<NonNullable<Billing['subscription']>['pendingChange']>

/**
 * A change of plan that is not paid yet. The page of the payment service opens beside this one, as it leads nowhere back;
 * this one asks meanwhile whether it was paid.
 */
export function PendingChange({ change: { plan, url, until } }: { change: Pending }) {
  useQuery({ ...billingQuery, refetchInterval: ASK_MS })
  return (
    <Caution>
      <p className={classes.pendingText}>
        Your change to {PLAN_NAMES[plan]} is not paid yet: your bank wants you to confirm it, or the card did not work.
        Your plan changes as soon as it is paid. Otherwise it stays as it is, and nothing is charged after{' '}
        {MOMENT.format(new Date(until))}.
      </p>
      <Button component="a" href={url} target="_blank" rel="noreferrer">
        Confirm the payment (a new tab)
      </Button>
    </Caution>
  )
}
