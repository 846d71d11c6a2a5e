import { ALL_RIGHTS, type CirclePart, type CircleRights, type SharedRecord } from '@salus/contract'
import { useQuery } from '@tanstack/react-query'
import { otherRecord } from '#web/api/other-record.ts'
import { useSession } from '#web/api/session.ts'
import { sharedRecordsQuery } from '#web/features/care-circle/care-circle-requests.ts'

/** An open tab learns so soon that something was taken from it. */
const ASK_EVERY_MS = 10_000

/** Other people's records that the person may see. Asked again and again while one of them is looked at. */
export function useSharedRecords() {
  const user = useSession().data?.user
  return useQuery({
    ...sharedRecordsQuery,
    enabled: Boolean(user),
    ...(otherRecord ? { refetchInterval: ASK_EVERY_MS, staleTime: 0 } : {}),
  })
}

/** What may be seen and changed of the record that this tab looks at. Of one's own: everything. */
export function useRecordRights() {
  const { data } = useSharedRecords()
  const record: SharedRecord | null = data?.items.find(({ ownerId }) => ownerId === otherRecord?.ownerId) ?? null
  return {
    record,
    /** Of one's own record, and of one's child. */
    decides: !otherRecord || record?.isGuardian === true,
    ...rightsOf(otherRecord ? (record?.rights ?? {}) : ALL_RIGHTS),
  }
}

export const rightsOf = (rights: CircleRights) => ({
  may: (part: CirclePart) => rights[part] !== undefined,
  /** Doses, as taken or skipped. */
  mayMark: rights.medicines === 'mark' || rights.medicines === 'write',
  mayWrite: (part: CirclePart) => rights[part] === 'write',
})
