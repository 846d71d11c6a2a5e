import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { billingQuery } from '#web/features/billing/billing-requests.ts'
import { askToUpgrade } from '#web/features/billing/upgrade.ts'
import classes from './top-bar.module.css'

/** Not for who has the largest plan. */
export function UpgradeButton() {
  const plan = useQuery(billingQuery).data?.plan
  if (plan === 'pro') return null
  return (
    <Button variant="light" className={classes.upgrade} onClick={() => askToUpgrade('navigation')}>
      Upgrade
    </Button>
  )
}
