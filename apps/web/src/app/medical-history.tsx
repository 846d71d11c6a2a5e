import { otherRecord, renameRecord } from '#web/api/other-record.ts'
import { queryClient } from '#web/api/query-client.ts'
import { changeChild, childQuery } from '#web/features/care-circle/care-circle-requests.ts'
import { refreshHistory } from '#web/features/history/history-requests.ts'
import { MedicalHistoryPage } from '#web/features/history/medical-history-page.tsx'
import type { ChangePerson } from '#web/features/history/person-differs.tsx'
import { changeProfile, profileQuery } from '#web/features/profile/profile-requests.ts'
import { useRecordRights } from './use-record-rights.ts'

/** The medical history, from which its name and date of birth may be taken over into the profile. */
export function MedicalHistory() {
  const { decides } = useRecordRights()
  return <MedicalHistoryPage changeProfile={decides ? changePerson : undefined} />
}

const changePerson: ChangePerson = async (person) => {
  if (otherRecord) {
    const { version, details } = await queryClient.fetchQuery({ ...childQuery, staleTime: 0 })
    await changeChild({ version, details: { ...details, ...person } })
    renameRecord(person.fullName)
    return
  }
  const { version, details } = await queryClient.fetchQuery({ ...profileQuery, staleTime: 0 })
  await changeProfile({ version, details: { ...details, ...person } })
  await refreshHistory()
}
