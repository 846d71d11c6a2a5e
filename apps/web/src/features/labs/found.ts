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
import type { KnownMedicine, MedicineToKeep } from './rooms.ts'

/** What the person said of a finding: it joins the record, changes what is there, or is left out. */
export type Choice = 'open' | 'add' | 'change' | 'leave'

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

type Taken = Pick<MedicationEntry, 'name' | 'strength' | 'frequency'>

/** What a medicine of a paper is to those of the medical history. */
export interface Standing {
  /** Called the same, or known by another name. */
  there: readonly MedicationEntry[]
  /** One of them says what the paper says. */
  isSame: boolean
  /** The paper changes the only one there is. */
  change?: { from: MedicationEntry; to: MedicationEntry }
}

/** With several of one name, on the paper or in the history, nobody can tell which of them changes. */
export function standingOf(
  medicine: FoundMedicine,
  paper: readonly FoundMedicine[],
  known: readonly KnownMedicine[],
): Standing {
  const alike = known.filter((each) => isNamed(each, medicine.name))
  const there = alike.map(({ otherNames: _, ...entry }) => entry)
  const isSame = there.some((entry) => agrees(medicine, entry))
  const [from] = there
  const isOnly =
    there.length === 1 && paper.filter(({ name }) => alike.some((each) => isNamed(each, name))).length === 1
  if (isSame || !from || !isOnly) return { there, isSame }
  const to = { ...from, strength: medicine.strength || from.strength, frequency: medicine.frequency || from.frequency }
  return { there, isSame, change: { from, to } }
}

const isNamed = ({ name, otherNames = [] }: KnownMedicine, other: string) =>
  [name, ...otherNames].some((each) => folded(each) === folded(other))

const isSame = (one: Taken, other: Taken) => folded(one.name) === folded(other.name) && agrees(one, other)

/** What one of them leaves open is no difference. */
function agrees(one: Taken, other: Taken): boolean {
  const fits = (a: string, b: string) => a === '' || b === '' || folded(a) === folded(b)
  return fits(one.strength, other.strength) && fits(one.frequency, other.frequency)
}

const folded = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}.,/%-]+/gu, '')
const short = (text: string) => text.trim().slice(0, HISTORY_TEXT_LIMIT).toWellFormed()

/** What is in the history already is left out, unless the person says otherwise; what can no longer be changed is open. */
export function choiceOf({ choice }: FoundMedicine, { isSame: isThere, change }: Standing): Choice {
  if (choice === 'change') return change ? choice : 'open'
  return choice === 'open' && isThere ? 'leave' : choice
}

/** As it is to be kept, where it is. */
export function keptAs(medicine: FoundMedicine, standing: Standing): MedicineToKeep | undefined {
  const choice = choiceOf(medicine, standing)
  if (choice === 'change' && standing.change) return { entry: standing.change.to, instead: standing.change.from }
  const { name, strength, frequency } = medicine
  const entry = { name, strength, frequency, sinceYear: null, reason: '', kind: null }
  return choice === 'add' ? { entry } : undefined
}

export const dosageText = ({ strength, frequency }: Taken): string => [strength, frequency].filter(Boolean).join(', ')
export const medicineText = (medicine: Taken): string => [medicine.name, dosageText(medicine)].filter(Boolean).join(' ')

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
