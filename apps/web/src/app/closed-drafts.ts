import { CIRCLE_PARTS, PAGES, type SharedRecord } from '@salus/contract'
import { useEffect, useRef } from 'react'
import { onRecordClosed, otherRecord } from '#web/api/other-record.ts'
import { useSession } from '#web/api/session.ts'
import { draftOwner } from '#web/api/tab-user.ts'
import { dropDraftsWhere } from '#web/ui/use-draft.ts'
import { accessTo } from './record-access.ts'
import { rightsOf, useSharedRecords } from './use-record-rights.ts'

/** Where somebody who is not a parent writes in another's record, by the beginning of the draft's name. */
const PAGE_OF_DRAFT: readonly [key: string, pages: readonly string[]][] = [
  ['medical-history', [PAGES.medicalHistory]],
  ['medicine:', [PAGES.medicines]],
  ['immunization:', [PAGES.immunizations]],
  ['visit:', [PAGES.visits]],
  ['dose', [PAGES.medicinesToday]],
  ['vitals', [PAGES.submit]],
  ['note', [PAGES.documents]],
  ['lab-', [PAGES.labResults]],
  ['readings', [PAGES.labResults, PAGES.documents]],
  ['added-pages', [PAGES.labResults, PAGES.documents]],
]

// The page goes at once, and with it what could do this later.
onRecordClosed(() => void dropDraftsWhere((owner) => owner === draftOwner()))

/**
 * What was begun in another person's record holds what stands there. It goes from this browser when the record, or the part
 * that it would be saved to, is not shared any more.
 */
export function useDropClosedDrafts(): void {
  const userId = useSession().data?.user?.id
  const { data } = useSharedRecords()
  const seen = useRef<SharedRecord | undefined>(undefined)
  useEffect(() => {
    if (!userId || !data) return
    void dropClosedDrafts(userId, data.items)
    const before = seen.current
    const record = data.items.find(({ ownerId }) => ownerId === otherRecord?.ownerId)
    seen.current = record
    // What was read of it goes from the memory too, and from what is begun there.
    if (before && record && isLess(record, before)) window.location.reload()
  }, [userId, data])
}

export function dropClosedDrafts(memberId: string, records: readonly SharedRecord[]): Promise<void> {
  return dropDraftsWhere((whose, key) => {
    const [member, ownerId] = whose.split('@')
    if (member !== memberId || ownerId === undefined) return false
    const record = records.find((each) => each.ownerId === ownerId)
    return !record || !isOpen(record, key)
  })
}

function isOpen(record: SharedRecord, key: string): boolean {
  if (record.isGuardian) return true
  const [, pages = []] = PAGE_OF_DRAFT.find(([start]) => key.startsWith(start)) ?? []
  return pages.some((page) => accessTo(page, { record, ...rightsOf(record.rights) }) === 'open')
}

function isLess(now: SharedRecord, before: SharedRecord): boolean {
  const [has, had] = [rightsOf(now.rights), rightsOf(before.rights)]
  return (
    (before.isGuardian && !now.isGuardian) ||
    (had.mayMark && !has.mayMark) ||
    CIRCLE_PARTS.some((part) => (had.may(part) && !has.may(part)) || (had.mayWrite(part) && !has.mayWrite(part)))
  )
}
