import { bodyMassIndex, type HistoryDetails, type LabResult, type LatestVital, type Profile } from '@salus/contract'
import type { Person, Place } from '@salus/prevention'
import { conditionCalled } from '@salus/terms/conditions'
import { medicineNamed } from '@salus/terms/medicines'
import { type ListedMedicine, medicinesTaken } from './medicines-taken.ts'
import { codesOfOperation } from './operations.ts'

export interface Known {
  dob: string | null
  profile: Profile['details'] | null
  history: HistoryDetails | null
  medicines: readonly ListedMedicine[]
  vaccinations: readonly { name: string; reaction: string }[]
  vitals: readonly LatestVital[]
  labs: readonly LabResult[]
}

/** A pregnancy that nobody has ended in the record is over some weeks after its due date. */
const AFTER_DUE_DAYS = 21
const DAY_MS = 86_400_000

/** The rules look at no more than this, out of all that the record knows. */
export function personOf(
  { dob, profile, history, medicines, vaccinations, vitals, labs }: Known,
  place: Place,
  today: string,
): Person {
  const conditions = history?.conditions ?? []
  const coded = (status: 'active' | 'past') =>
    conditions.flatMap((each) => (each.status === status ? codesOf(each) : []))
  const dueDate = history?.dueDate ?? null
  const isPregnant =
    history?.pregnancy === 'pregnant' &&
    (dueDate === null || Date.parse(today) <= Date.parse(dueDate) + AFTER_DUE_DAYS * DAY_MS)
  const listed = medicinesTaken(medicines, today)
  return {
    born: dob || null,
    sex: profile?.gender === 'Female' ? 'female' : profile?.gender === 'Male' ? 'male' : null,
    place,
    isPregnant,
    dueDate: isPregnant ? dueDate : null,
    conditions: [...coded('active'), ...operationsIn(history)],
    pastConditions: coded('past'),
    medicines: [
      ...new Set([
        ...listed.medicines,
        ...(history?.medications ?? []).flatMap(({ name }) => medicineNamed(name) ?? []),
      ]),
    ],
    stopped: listed.stopped,
    allergies: [...allergiesIn(history), ...reactionsIn(vaccinations)],
    smoking: history?.smoking ?? null,
    bodyMass: bodyMassIn(profile, vitals),
    abnormal: abnormalIn(labs),
    hba1c: hba1cIn(labs),
  }
}

const operationsIn = (history: HistoryDetails | null): string[] =>
  (history?.surgeries ?? []).flatMap(({ name }) => [...codesOfOperation(name), ...codesOf({ name, icd10: null })])

/** Empty where no code is known. */
const codesOf = ({ name, icd10 }: { name: string; icd10: string | null }): string[] => {
  const code = icd10 || conditionCalled(name)?.icd10
  return code ? [code] : []
}

const allergiesIn = (history: HistoryDetails | null): Person['allergies'] => [
  ...(history?.allergies ?? []).map(({ substance }) => substance),
  ...(history?.conditions ?? []).filter(({ category }) => category.endsWith('Allergy')).map(({ name }) => name),
]

/** An anaphylaxis, as it is written in six languages. A sore arm speaks against nothing. */
const ANAPHYLAXIS =
  /anaphyla|anafila|एनाफिल|अनाफिल|ఎనాఫిల|అనాఫిల|allergic shock|choque al[eé]rgico|choc allergique|allergischer schock/i

/** Whoever had it after a vaccine is asked about before the next one. */
const reactionsIn = (vaccinations: Known['vaccinations']): Person['allergies'] =>
  vaccinations.flatMap(({ name, reaction }) => (ANAPHYLAXIS.test(reaction) ? [`vaccine ${name}`] : []))

function bodyMassIn(profile: Profile['details'] | null, vitals: readonly LatestVital[]): number | null {
  const height = inUnit(vitals, 'height', { cm: 1, m: 100, '[in_i]': 2.54 }) ?? profile?.heightCm ?? null
  const weight = inUnit(vitals, 'weight', { kg: 1, '[lb_av]': 0.45359237 }) ?? profile?.weightKg ?? null
  return height && weight ? bodyMassIndex(height, weight) : null
}

function inUnit(vitals: readonly LatestVital[], measure: 'height' | 'weight', factors: Record<string, number>) {
  const found = vitals.find((each) => each.measure === measure)
  const factor = found && factors[found.unit]
  return found && factor ? found.value * factor : null
}

const POSITIVE = /positiv|\bdetected|reactive|abnormal/i
/** It turns the words after it around, until the next part of a sentence. */
const DENIED = /\b(no|not|non|without)(?=\b|reactive)((?!\bbut\b)[^,;.\n])*/gi

/** The newest result of a test is out of order where its flag or its own words say so. */
const abnormalIn = (labs: readonly LabResult[]): string[] =>
  labs.flatMap(({ analyte, loinc, flag, value }) =>
    flag === 'abnormal' || flag === 'critical' || flag === 'high' || (flag !== 'normal' && isPositive(value))
      ? [analyte, loinc].filter((each) => each !== undefined)
      : [],
  )

const isPositive = (value: LabResult['value']): boolean =>
  typeof value === 'string' && POSITIVE.test(value.replace(DENIED, ''))

/** In percent (NGSP); a result in mmol/mol (IFCC) is turned into it. */
function hba1cIn(labs: readonly LabResult[]): number | null {
  const [newest] = labs
    .filter(({ analyte, value }) => analyte === 'Hemoglobin A1c' && typeof value === 'number')
    .toSorted((one, other) => other.takenAt.localeCompare(one.takenAt))
  if (!newest || typeof newest.value !== 'number') return null
  if (/mmol/i.test(newest.unit)) return newest.value / 10.929 + 2.15
  return /%|^$/.test(newest.unit) ? newest.value : null
}
