import { otherRecord } from '#web/api/other-record.ts'
import { useConfirmed } from '#web/features/accounts/security/use-confirmed.tsx'
import { ExportPage } from '#web/features/exports/export-page.tsx'
import { ArchivePart } from '#web/features/profile/archive-part.tsx'

/** What can be taken along. One's own archive stands beside one's consents; a child has no such page. */
export function Exports() {
  const { confirmed, dialog } = useConfirmed()
  return (
    <>
      <ExportPage archive={otherRecord && <ArchivePart confirmed={confirmed} />} />
      {dialog}
    </>
  )
}
