import type { Medicine } from '@salus/contract'
import type { MedicationEntry } from '@salus/exchange'
import { dosageOf } from './dosage-of.ts'
import { ownCoding, ownSource } from './entry-parts.ts'

const STATUS = { active: 'active', 'on-hold': 'paused', stopped: 'past' } as const

/** The list of medicines as entries. What FHIR has no place for goes along whole, so that it comes back. */
export const medicineEntries = (medicines: readonly Medicine[]): MedicationEntry[] =>
  medicines.map(({ id, ingredients: _, version: __, createdAt: ___, changedAt: ____, ...stored }) => {
    const { name, strength, directions, since, until, reason, kind, status } = stored
    const dosage = dosageOf(stored)
    return {
      kind: 'medication',
      source: ownSource(`medicine ${id}`),
      codings: kind ? [ownCoding('medication-kind', kind)] : [],
      name,
      ...(strength && { dose: strength }),
      ...(directions && { howOften: directions }),
      ...(reason && { reason }),
      ...(since && { since }),
      ...(until && { until }),
      ...(dosage && { dosage }),
      status: STATUS[status],
      own: JSON.stringify(stored),
    }
  })
