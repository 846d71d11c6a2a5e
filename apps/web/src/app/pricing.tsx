import { hereRegion } from '#web/features/assistant/likely-region.ts'
import { PricingPage } from '#web/features/billing/pricing-page.tsx'

/** The plans, in the currency of the region. */
export function Pricing() {
  return <PricingPage region={hereRegion()} />
}
