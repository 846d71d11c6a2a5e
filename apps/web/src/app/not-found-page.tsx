import { Page } from '#web/ui/page.tsx'

export function NotFoundPage() {
  return <Page title="Page not found">{null}</Page>
}
