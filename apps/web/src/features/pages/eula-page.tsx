import { Page } from '#web/ui/page.tsx'

export function EulaPage() {
  return <Page title="EULA">{null}</Page>
}
