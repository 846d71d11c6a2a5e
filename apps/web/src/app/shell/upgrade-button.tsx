import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useSession } from '#web/api/session.ts'
import { useSellsPlans } from '#web/api/site.ts'
import { billingQuery } from '#web/features/billing/billing-requests.ts'
import { askToUpgrade } from '#web/features/billing/upgrade.ts'
import classes from './top-bar.module.css'

/** Not where nothing is sold, nor for who has the largest plan. */
export function UpgradeButton() {
  // Of who is here for certain: the one whom this browser remembers may be logged out.
  const isHere = Boolean(useSession().data?.user)
  const sellsPlans = useSellsPlans()
  const plan = useQuery({ ...billingQuery, enabled: isHere && sellsPlans }).data?.plan
  if (!sellsPlans || plan === 'pro') return null
  return (
    <Button variant="light" className={classes.upgrade} onClick={() => askToUpgrade('navigation')}>
      Upgrade
    </Button>
  )
}
