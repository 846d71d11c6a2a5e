import { type DoseMark, type Medicine, whyText } from '@salus/contract'
import { type FhirDosage, toFhirDosage } from '@salus/dosing'
import { type DoseEntry, type MedicationEntry, ownCoding } from '@salus/exchange'
import { medicineSource, ownSource } from './entry-parts.ts'

const STATUS = { active: 'active', 'on-hold': 'paused', stopped: 'past' } as const

/** The list of medicines as entries. What FHIR has no place for goes along whole, so that it comes back. */
export const medicineEntries = (medicines: readonly Medicine[]): MedicationEntry[] =>
  medicines.map(({ id, ingredients: _, version: __, createdAt: ___, changedAt: ____, ...stored }) => {
    const { name, strength, directions, since, until, reason, kind, status } = stored
    const dosage = dosageOf(stored)
    return {
      kind: 'medication',
      source: medicineSource(id),
      codings: kind ? [ownCoding('medication-kind', kind)] : [],
      name,
      ...(strength && { dose: strength }),
      ...(directions && { howOften: directions }),
      ...(reason && { reason }),
      ...(since && { since }),
      ...(until && { until }),
      ...(dosage.length > 0 && { dosage }),
      status: STATUS[status],
      own: JSON.stringify(stored),
    }
  })

/** When it is taken, as far as FHIR can tell it. The plan itself goes along with all else that is our own. */
function dosageOf({ schedule, asNeeded }: Pick<Medicine, 'schedule' | 'asNeeded'>): FhirDosage[] {
  if (!schedule) return asNeeded ? [{ asNeededBoolean: true }] : []
  const { dosage } = toFhirDosage(schedule)
  return dosage.flatMap(({ extension: _, ...told }) => (told.timing || told.asNeededBoolean ? [told] : []))
}

/** Marks of doses as entries; without those of a medicine that is on the list no more, whose name nobody knows. */
export const doseEntries = (marks: readonly DoseMark[], medicines: readonly Medicine[]): DoseEntry[] =>
  marks.flatMap(({ id, medicineId, slot, status, at, plannedAt, amount, why, markedAt, by }) => {
    const medicine = medicines.find((each) => each.id === medicineId)
    if (!medicine) return []
    const { name, strength, schedule } = medicine
    const unit = schedule?.unit
    return {
      kind: 'dose',
      source: ownSource(`dose ${id}`),
      codings: [],
      name,
      time: at,
      status,
      ...(amount !== null && { quantity: { value: amount, unit: unitText(unit), ...(unit && { ucum: unit }) } }),
      ...(why && { reason: whyText(why) }),
      ...(by && { by: by.name }),
      medicine: medicineSource(medicineId),
      own: JSON.stringify({ medicineId, strength, slot, plannedAt, amount, why, markedAt }),
    }
  })

const unitText = (unit = ''): string => unit.replace(/^\{(.*)\}$/, '$1')
