import type { HealthRecord } from '@salus/triage'
import type { KeptVersion } from './history.repository.ts'

const DAY_MS = 24 * 60 * 60 * 1_000
const PREGNANCY_DAYS = 300
const PAST_DUE_DAYS = 21

/** The record as the clinical engine reads it. */
export function recordFacts({ details, savedAt }: Pick<KeptVersion, 'details' | 'savedAt'>, now: Date): HealthRecord {
  const { conditions, medications, allergies, smoking, alcohol, pregnancy, dueDate } = details
  const isAllergy = ({ category }: { category: string }) => category.endsWith('Allergy')
  // A pregnancy that was never taken back is not believed for ever.
  const until = dueDate ? Date.parse(dueDate) + PAST_DUE_DAYS * DAY_MS : Date.parse(savedAt) + PREGNANCY_DAYS * DAY_MS
  return {
    conditions: conditions
      .filter((entry) => entry.category !== 'Surgery' && !isAllergy(entry))
      .map(({ name, icd10, status }) => ({ name, icd10, isPast: status === 'past' })),
    medicines: medications.map(({ name }) => name),
    allergies: [
      ...conditions.filter(isAllergy).map(({ name }) => name),
      ...allergies.map(({ substance }) => substance),
    ],
    habits: [...(smoking === 'current' ? ['Smoker'] : []), ...(alcohol === 'heavy' ? ['Heavy drinking'] : [])],
    pregnant: pregnancy === 'pregnant' && now.getTime() <= until,
    breastfeeding: pregnancy === 'breastfeeding',
  }
}
