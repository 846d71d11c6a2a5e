import { Page } from '#web/ui/page.tsx'

export function DocumentsPage() {
  return <Page title="Saved Documents">{null}</Page>
}
