import { Page } from '#web/ui/page.tsx'

export function SymptomCheckerPage() {
  return <Page title="Symptom Checker">{null}</Page>
}
