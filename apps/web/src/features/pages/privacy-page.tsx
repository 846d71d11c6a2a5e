import { Page } from '#web/ui/page.tsx'

export function PrivacyPage() {
  return <Page title="Privacy">{null}</Page>
}
