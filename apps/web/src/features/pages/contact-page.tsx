import { Page } from '#web/ui/page.tsx'

export function ContactPage() {
  return <Page title="Contact">{null}</Page>
}
