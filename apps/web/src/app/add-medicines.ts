import type { MedicationEntry } from '@salus/contract'
import { queryClient } from '#web/api/query-client.ts'
import { draftOf, toSent } from '#web/features/history/history-draft.ts'
import { historyFormQuery, isChangedElsewhere, saveHistory } from '#web/features/history/history-requests.ts'

const TRIES = 3

/** As a new version of the medical history. Asked again with the same, it adds nothing twice. */
export async function addMedicines(userId: string, entries: readonly MedicationEntry[]): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    const draft = draftOf(await queryClient.fetchQuery(historyFormQuery(userId)))
    const { medications } = draft.details
    const fresh = entries.filter((entry) => !medications.some((there) => isSame(there, entry)))
    if (fresh.length === 0) return
    const details = { ...draft.details, medications: [...medications, ...fresh] }
    try {
      await saveHistory(toSent({ ...draft, details }, userId))
      return
    } catch (error) {
      // Another one saved meanwhile: these are added to what is there by now.
      if (!isChangedElsewhere(error) || tries === TRIES) throw error
    }
  }
}

const isSame = (one: MedicationEntry, other: MedicationEntry) =>
  one.name.toLowerCase() === other.name.toLowerCase() &&
  one.strength === other.strength &&
  one.frequency === other.frequency
