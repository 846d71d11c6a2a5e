import { useQuery } from '@tanstack/react-query'
import { otherRecord } from '#web/api/other-record.ts'
import { useSession } from '#web/api/session.ts'
import { WalletListPage } from '#web/features/medicines/wallet-list-page.tsx'
import { profileQuery } from '#web/features/profile/profile-requests.ts'

/** The printed list names the person as the profile does; of another's record, as it is called here. */
export function MedicinesPrinted() {
  const firstName = useSession().data?.user?.firstName ?? ''
  const details = useQuery({ ...profileQuery, enabled: otherRecord === null }).data?.details
  const person = otherRecord
    ? { name: otherRecord.name, bornOn: null }
    : { name: details?.fullName || firstName, bornOn: details?.dob || null }
  return <WalletListPage person={person} />
}
