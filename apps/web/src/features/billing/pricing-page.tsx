import type { Region } from '@salus/contract'
import { useSearchParams } from 'react-router'
import { useSellsPlans } from '#web/api/site.ts'
import { Page } from '#web/ui/page.tsx'
import classes from './billing.module.css'
import { PlanGrid } from './plan-grid.tsx'

export function PricingPage({ region }: { region: Region }) {
  const [params] = useSearchParams()
  const sellsPlans = useSellsPlans()
  return (
    <Page
      title="Pricing"
      lead={sellsPlans ? 'An emergency message and your own records never depend on a plan.' : undefined}
      width="wide"
    >
      {params.get('checkout') === 'cancelled' && (
        <p className={classes.word} role="status">
          You came back without paying. Nothing was charged, and nothing has changed.
        </p>
      )}
      <PlanGrid region={region} place="pricing" />
    </Page>
  )
}
