import { Page } from '#web/ui/page.tsx'
import { PlanCard } from './plan-card.tsx'
import { PLANS } from './plans.ts'
import classes from './pricing-page.module.css'

export function PricingPage() {
  return (
    <Page title="Pricing" lead="An emergency message and your own records never depend on a plan." width="wide">
      <ul className={classes.plans}>
        {PLANS.map((plan) => (
          <li key={plan.id} className={classes.plan}>
            <PlanCard plan={plan} />
          </li>
        ))}
      </ul>
    </Page>
  )
}
