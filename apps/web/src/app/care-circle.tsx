import { otherRecord } from '#web/api/other-record.ts'
import { useConfirmed } from '#web/features/accounts/security/use-confirmed.tsx'
import { CareCirclePage } from '#web/features/care-circle/care-circle-page.tsx'
import { useSharedRecords } from './use-record-rights.ts'

/** One's own care circle, with the records of others; or that of a child. */
export function CareCircle() {
  const records = useSharedRecords()
  const { confirmed, dialog } = useConfirmed()
  return (
    <>
      <CareCirclePage records={records} childName={otherRecord?.name ?? null} confirmed={confirmed} />
      {dialog}
    </>
  )
}
