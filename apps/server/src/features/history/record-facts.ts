import type { KeptVersion } from './history.repository.ts'

/** The record in plain words, as the clinical engine reads it. */
export interface RecordFacts {
  conditions: string[]
  medicines: string[]
  allergies: string[]
  habits: string[]
  pregnant: boolean
  breastfeeding: boolean
}

const DAY_MS = 24 * 60 * 60 * 1_000
const PREGNANCY_DAYS = 300
const PAST_DUE_DAYS = 21

export function recordFacts({ details, savedAt }: Pick<KeptVersion, 'details' | 'savedAt'>, now: Date): RecordFacts {
  const { conditions, medications, allergies, smoking, alcohol, pregnancy, dueDate } = details
  const isAllergy = ({ category }: { category: string }) => category.endsWith('Allergy')
  // A pregnancy that was never taken back is not believed for ever.
  const until = dueDate ? Date.parse(dueDate) + PAST_DUE_DAYS * DAY_MS : Date.parse(savedAt) + PREGNANCY_DAYS * DAY_MS
  return {
    conditions: conditions
      .filter((entry) => entry.status === 'active' && entry.category !== 'Surgery' && !isAllergy(entry))
      .map(({ name }) => name),
    medicines: medications.map(({ name }) => name),
    allergies: [
      ...conditions.filter(isAllergy).map(({ name }) => name),
      ...allergies.map(({ substance }) => substance),
    ],
    habits: [
      ...(smoking === 'current' ? ['Smoker'] : []),
      ...(alcohol === 'daily' ? ['Drinks alcohol every day'] : []),
    ],
    pregnant: pregnancy === 'pregnant' && now.getTime() <= until,
    breastfeeding: pregnancy === 'breastfeeding',
  }
}
