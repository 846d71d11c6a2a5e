import { otherRecord } from '#web/api/other-record.ts'
import { CareCirclePage } from '#web/features/care-circle/care-circle-page.tsx'
import { useSharedRecords } from './use-record-rights.ts'

/** One's own care circle, with the records of others; or that of a child. */
export function CareCircle() {
  const records = useSharedRecords()
  return <CareCirclePage records={records} childName={otherRecord?.name ?? null} />
}
