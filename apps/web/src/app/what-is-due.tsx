import { PAGES } from '@salus/contract'
import { otherRecord } from '#web/api/other-record.ts'
import { hereRegion } from '#web/features/assistant/likely-region.ts'
import { WhatIsDuePage } from '#web/features/prevention/what-is-due-page.tsx'
import { useRecordRights } from './use-record-rights.ts'

/** What is due, and where the facts are written down that it goes by. */
export function WhatIsDue() {
  const { record } = useRecordRights()
  const ofOther = record?.isGuardian ? PAGES.careCircle : PAGES.medicalHistory
  return <WhatIsDuePage region={hereRegion()} personPage={otherRecord ? ofOther : PAGES.profile} />
}
