import { NoteSummarizerPage } from '#web/features/assistant/notes/note-summarizer-page.tsx'
import { saveDocument } from '#web/features/documents/documents-requests.ts'

/** The note summariser, where it meets the documents. */
export function NoteSummarizer() {
  return <NoteSummarizerPage save={saveDocument} />
}
