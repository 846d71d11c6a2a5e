import type { HistoryForm } from '@salus/contract'
import { useQuery } from '@tanstack/react-query'
import { useRecordId } from '#web/api/session.ts'
import { hereRegion } from '#web/features/assistant/likely-region.ts'
import { saveDocument } from '#web/features/documents/documents-requests.ts'
import { historyFormQuery } from '#web/features/history/history-requests.ts'
import { LabResultsPage } from '#web/features/labs/lab-results-page.tsx'
import { submitHealthData } from '#web/features/vitals/vitals-requests.ts'
import { keepMedicines } from './keep-medicines.ts'
import { ReadingAdvices } from './reading-advice.tsx'
import { useRecordRights } from './use-record-rights.ts'

/** Lab results, where they meet the saved documents, the medical history and the vital signs. */
export function LabResults() {
  const userId = useRecordId()
  const { may } = useRecordRights()
  const history = useQuery({
    ...historyFormQuery(userId),
    enabled: userId !== '' && (may('history') || may('medicines')),
  })
  return (
    <LabResultsPage
      rooms={{
        keepDocument: saveDocument,
        medicines: medicinesOf(history.data),
        keepMedicines: (medicines) => keepMedicines(userId, medicines),
        addReading: submitHealthData,
        Advice: ReadingAdvices,
        region: hereRegion(),
      }}
    />
  )
}

const medicinesOf = (form: HistoryForm | undefined) =>
  (form?.saved?.details.medications ?? []).map((entry) => ({
    ...entry,
    otherNames: form?.otherNames[entry.name] ?? [],
  }))
