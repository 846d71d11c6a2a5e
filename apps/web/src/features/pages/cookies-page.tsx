import { Page } from '#web/ui/page.tsx'

export function CookiesPage() {
  return <Page title="Cookie Policy">{null}</Page>
}
