import { HomePage } from '#web/features/dashboard/home-page.tsx'
import { LatestDocuments } from '#web/features/documents/latest-documents.tsx'

/** The dashboard, where features meet. */
export function Home() {
  return <HomePage latest={<LatestDocuments />} />
}
