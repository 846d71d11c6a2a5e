import { Page } from '#web/ui/page.tsx'

export function DisclaimerPage() {
  return <Page title="Disclaimer">{null}</Page>
}
