import { Page } from '#web/ui/page.tsx'

export function PricingPage() {
  return <Page title="Pricing">{null}</Page>
}
