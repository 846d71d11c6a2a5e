import { Page } from '#web/ui/page.tsx'

export function TermsPage() {
  return <Page title="Terms">{null}</Page>
}
