import { type Icon, IconUsers } from '@tabler/icons-react'
import { leaveRecord, openRecord, otherRecord } from '#web/api/other-record.ts'
import { useSharedRecords } from '../use-record-rights.ts'

/** The switcher: one's own record and those of others. Empty where there is but one. */
export function useRecordItems(): { id: string; label: string; icon: Icon; isHere: boolean; open: () => void }[] {
  const records = useSharedRecords().data?.items ?? []
  if (records.length === 0) return []
  return [
    { id: '', label: 'My record', icon: IconUsers, isHere: !otherRecord, open: () => leaveRecord() },
    ...records.map(({ ownerId, name }) => ({
      id: ownerId,
      label: `${name}’s record`,
      icon: IconUsers,
      isHere: otherRecord?.ownerId === ownerId,
      open: () => openRecord({ ownerId, name }),
    })),
  ]
}
