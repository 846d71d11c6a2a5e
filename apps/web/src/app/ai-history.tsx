import { AiHistoryPage } from '#web/features/assistant/history/ai-history-page.tsx'
import { saveDocument } from '#web/features/documents/documents-requests.ts'

/** The AI medical history, where it meets the documents. */
export function AiHistory() {
  return <AiHistoryPage save={saveDocument} />
}
