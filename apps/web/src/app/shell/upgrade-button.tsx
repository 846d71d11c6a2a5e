import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useSession } from '#web/api/session.ts'
import { billingQuery } from '#web/features/billing/billing-requests.ts'
import { askToUpgrade } from '#web/features/billing/upgrade.ts'
import classes from './top-bar.module.css'

/** Not for who has the largest plan. */
export function UpgradeButton() {
  // Of who is here for certain: the one whom this browser remembers may be logged out.
  const isHere = Boolean(useSession().data?.user)
  const plan = useQuery({ ...billingQuery, enabled: isHere }).data?.plan
  if (plan === 'pro') return null
  return (
    <Button variant="light" className={classes.upgrade} onClick={() => askToUpgrade('navigation')}>
      Upgrade
    </Button>
  )
}
