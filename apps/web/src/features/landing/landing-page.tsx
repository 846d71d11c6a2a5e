import { Page } from '#web/ui/page.tsx'

export function LandingPage() {
  return <Page title="Salus">{null}</Page>
}
