import type { Medicine } from '@salus/contract'
import type { MedicationEntry } from '@salus/exchange'
import { ownCoding, ownSource } from './entry-parts.ts'

const STATUS = { active: 'active', 'on-hold': 'paused', stopped: 'past' } as const

/** The list of medicines as entries. */
export const medicineEntries = (medicines: readonly Medicine[]): MedicationEntry[] =>
  medicines.map(({ id, name, strength, directions, since, until, reason, kind, status }) => ({
    kind: 'medication',
    source: ownSource(`medicine ${id}`),
    codings: kind ? [ownCoding('medication-kind', kind)] : [],
    name,
    ...(strength && { dose: strength }),
    ...(directions && { howOften: directions }),
    ...(reason && { reason }),
    ...(since && { since }),
    ...(until && { until }),
    status: STATUS[status],
  }))
