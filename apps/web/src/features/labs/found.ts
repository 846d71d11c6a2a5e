import {
  type HealthSubmission,
  HISTORY_TEXT_LIMIT,
  type MedicationEntry,
  type Region,
  readVital,
  type VitalName,
  vitalMeasure,
} from '@salus/contract'
import type { Box, Extraction, LabValue, Vital, VitalKind } from '@salus/extract'

/** What the person said of a finding: it joins the record, or it does not. */
export type Choice = 'open' | 'add' | 'leave'

interface Found {
  id: string
  box: Box
  asWritten: string
  choice: Choice
}

/** A medicine that stands on a paper, on its way into the medical history. */
export interface FoundMedicine extends Found, Pick<MedicationEntry, 'name' | 'strength' | 'frequency'> {}

/** A measurement that stands on a paper, on its way into the vital signs. */
export interface FoundVital extends Found {
  measure: VitalName
  /** The number, as a person writes it: "120/80". */
  text: string
  /** UCUM. */
  unit: string
}

const MEASURES: Partial<Record<VitalKind, VitalName>> = {
  'blood-pressure': 'blood_pressure',
  pulse: 'heartbeat',
  temperature: 'temperature',
  'oxygen-saturation': 'oxygen_level',
  'respiratory-rate': 'respiratory_rate',
  weight: 'weight',
  height: 'height',
  glucose: 'glucose',
}

export function medicinesOf({ medicines }: Extraction, newId: () => string): FoundMedicine[] {
  const found = medicines.map(({ name, dose, unit, frequency = '', box, asWritten }): FoundMedicine => {
    const strength = dose === undefined ? '' : [dose, unit].filter((part) => part !== undefined).join(' ')
    return {
      id: newId(),
      name: short(name),
      strength: short(strength),
      frequency: short(frequency),
      box,
      asWritten,
      choice: 'open',
    }
  })
  return found.filter((each, at) => found.findIndex((other) => isSame(each, other)) === at)
}

/** A body mass index follows from weight and height; glucose that is a lab result stands there already. */
export function vitalsOf({ vitals, labs }: Extraction, newId: () => string): FoundVital[] {
  return vitals.flatMap((vital) => {
    const measure = MEASURES[vital.kind]
    if (!measure || (measure === 'glucose' && labs.some((lab) => isOnLineOf(lab, vital)))) return []
    const { box, asWritten } = vital
    return [{ id: newId(), measure, ...written(vital), box, asWritten, choice: 'open' as const }]
  })
}

function written({ value, diastolic, ucum = '' }: Vital): Pick<FoundVital, 'text' | 'unit'> {
  if (ucum === 'm') return { text: String(Number((value * 100).toFixed(1))), unit: 'cm' }
  return { text: diastolic === undefined ? String(value) : `${value}/${diastolic}`, unit: ucum }
}

const isOnLineOf = ({ box }: LabValue, { box: other }: Vital) =>
  box.page === other.page && box.y0 < other.y1 && box.y1 > other.y0

/** The entry of the medical history that this medicine is, or is another strength of. */
export const knownAs = (
  medicine: FoundMedicine,
  known: readonly MedicationEntry[],
): { entry: MedicationEntry; isSame: boolean } | undefined => {
  const alike = known.filter(({ name }) => folded(name) === folded(medicine.name))
  const same = alike.find((entry) => isSame(medicine, entry))
  const [entry] = same ? [same] : alike
  return entry && { entry, isSame: same !== undefined }
}

type Taken = Pick<MedicationEntry, 'name' | 'strength' | 'frequency'>

/** What one of them leaves open is no difference. */
function isSame(one: Taken, other: Taken): boolean {
  const agrees = (a: string, b: string) => a === '' || b === '' || folded(a) === folded(b)
  return (
    folded(one.name) === folded(other.name) &&
    agrees(one.strength, other.strength) &&
    agrees(one.frequency, other.frequency)
  )
}

const folded = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}.,/%-]+/gu, '')
const short = (text: string) => text.trim().slice(0, HISTORY_TEXT_LIMIT).toWellFormed()

/** What is in the history already is left out, unless the person says otherwise. */
export const choiceOf = (medicine: FoundMedicine, known: readonly MedicationEntry[]): Choice =>
  medicine.choice === 'open' && knownAs(medicine, known)?.isSame ? 'leave' : medicine.choice

export const entryOfMedicine = ({ name, strength, frequency }: FoundMedicine): MedicationEntry => ({
  name,
  strength,
  frequency,
  sinceYear: null,
  reason: '',
  kind: null,
})

export const medicineText = ({ name, strength, frequency }: Taken): string =>
  [name, strength, frequency].filter(Boolean).join(', ')

export const unitLabelOf = ({ measure, unit }: FoundVital): string =>
  vitalMeasure(measure).units.find(({ ucum }) => ucum === unit)?.label ?? unit

/** Why it cannot be saved, or why the person should look again. */
export function vitalDoubt({ measure, text, unit }: FoundVital): { problem?: string; unusual?: string } {
  const read = readVital(measure, text, unit)
  if (!read.ok) return { problem: read.problem }
  return read.unusual === null ? {} : { unusual: read.unusual }
}

/** As a submission: the person has looked at what is unusual beside its picture. */
export const submissionOf = (
  { id, measure, text, unit }: FoundVital,
  { takenAt, title, region, now }: { takenAt: string; title: string; region: Region; now: Date },
): HealthSubmission => ({
  [measure]: text,
  units: { [measure]: unit },
  last_updated: momentOf(takenAt, now).toISOString(),
  note: `From “${title}”.`,
  source: 'document',
  source_id: id,
  confirmed: true,
  region,
})

/** Noon, where the paper names the day alone. */
function momentOf(takenAt: string, now: Date): Date {
  const moment = new Date(takenAt.length > 10 ? takenAt : `${takenAt}T12:00`)
  return moment > now ? now : moment
}
