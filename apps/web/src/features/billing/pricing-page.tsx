import type { Region } from '@salus/contract'
import { useSearchParams } from 'react-router'
import { Page } from '#web/ui/page.tsx'
import classes from './billing.module.css'
import { PlanGrid } from './plan-grid.tsx'

export function PricingPage({ region }: { region: Region }) {
  const [params] = useSearchParams()
  return (
    <Page title="Pricing" lead="An emergency message and your own records never depend on a plan." width="wide">
      {params.get('checkout') === 'cancelled' && (
        <p className={classes.word} role="status">
          You came back without paying. Nothing was charged, and nothing has changed.
        </p>
      )}
      <PlanGrid region={region} place="pricing" />
    </Page>
  )
}
