import { type HistoryDetails, historyNames, type MedicalHistory } from '@salus/contract'
import type { Membership } from '#server/platform/identity/acting-for.ts'

const NOTHING: HistoryDetails = {
  conditions: [],
  medications: [],
  allergies: [],
  surgeries: [],
  family: [],
  smoking: null,
  alcohol: null,
  pregnancy: null,
  dueDate: null,
}

/** What of a history is shared with a member: with the owner, all of it. */
export function sharedHistory(history: MedicalHistory, member: Membership | undefined): MedicalHistory {
  const rights = member?.rights ?? { history: 'read', medicines: 'read' }
  const { medications, ...rest } = history.details
  const details: HistoryDetails = {
    ...(rights.history ? { ...rest, medications: [] } : NOTHING),
    medications: rights.medicines ? medications : [],
  }
  const { categorizedConditions: _, ...names } = historyNames(details)
  return { ...history, ...names, details }
}
