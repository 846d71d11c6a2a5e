import { SymptomCheckerPage } from '#web/features/assistant/symptoms/symptom-checker-page.tsx'
import { saveDocument } from '#web/features/documents/documents-requests.ts'

/** The symptom checker, where it meets the documents. */
export function SymptomChecker() {
  return <SymptomCheckerPage save={saveDocument} />
}
