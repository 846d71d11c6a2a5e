import type { MedicationEntry } from '@salus/contract'
import { queryClient } from '#web/api/query-client.ts'
import { draftOf, toSent } from '#web/features/history/history-draft.ts'
import { historyFormQuery, isChangedElsewhere, saveHistory } from '#web/features/history/history-requests.ts'
import type { MedicineToKeep } from '#web/features/labs/rooms.ts'

const TRIES = 3

/** As a new version of the medical history. Asked again with the same, it keeps nothing twice. */
export async function keepMedicines(userId: string, medicines: readonly MedicineToKeep[]): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    const draft = draftOf(await queryClient.fetchQuery(historyFormQuery(userId)))
    const medications = medicines.reduce(withMedicine, draft.details.medications)
    if (medications === draft.details.medications) return
    const details = { ...draft.details, medications }
    try {
      await saveHistory(toSent({ ...draft, details }, userId))
      return
    } catch (error) {
      // Another one saved meanwhile: these join what is there by now.
      if (!isChangedElsewhere(error) || tries === TRIES) throw error
    }
  }
}

/** In the place of the one that it changes, where that is there as it was; else beside the others. */
function withMedicine(medications: MedicationEntry[], { entry, instead }: MedicineToKeep): MedicationEntry[] {
  if (medications.some((there) => isSame(there, entry))) return medications
  const at = instead ? medications.findIndex((there) => isSame(there, instead)) : -1
  return at < 0 ? [...medications, entry] : medications.with(at, entry)
}

const isSame = (one: MedicationEntry, other: MedicationEntry) =>
  one.name.toLowerCase() === other.name.toLowerCase() &&
  one.strength === other.strength &&
  one.frequency === other.frequency
