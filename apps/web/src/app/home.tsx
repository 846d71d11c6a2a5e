import { HomePage } from '#web/features/dashboard/home-page.tsx'
import { LatestDocuments } from '#web/features/documents/latest-documents.tsx'
import { useHasHistory } from '#web/features/history/use-has-history.ts'

/** The dashboard, where features meet. */
export function Home() {
  return <HomePage hasHistory={useHasHistory()} latest={<LatestDocuments />} />
}
