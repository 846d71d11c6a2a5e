import { saveDocument } from '#web/features/documents/documents-requests.ts'
import { LabResultsPage } from '#web/features/labs/lab-results-page.tsx'

/** Lab results, where they meet the saved documents. */
export function LabResults() {
  return <LabResultsPage keepDocument={saveDocument} />
}
