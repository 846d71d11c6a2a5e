import { useQuery } from '@tanstack/react-query'
import { otherRecord } from '#web/api/other-record.ts'
import { useSession } from '#web/api/session.ts'
import { profileQuery } from '#web/features/profile/profile-requests.ts'
import type { PaperPerson } from '#web/ui/paper.tsx'

/** A printed list names the person as the profile does; of another's record, as it is called here. */
export function usePaperPerson(): PaperPerson {
  const firstName = useSession().data?.user?.firstName ?? ''
  const details = useQuery({ ...profileQuery, enabled: otherRecord === null }).data?.details
  return otherRecord
    ? { name: otherRecord.name, bornOn: null }
    : { name: details?.fullName || firstName, bornOn: details?.dob || null }
}
