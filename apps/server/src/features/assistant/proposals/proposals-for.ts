import {
  type HistoryDetails,
  type LatestVital,
  type MedicationEntry,
  MOST_PROPOSALS,
  type Proposal,
  readVital,
  vitalMeasure,
} from '@salus/contract'
import { howTaken } from '@salus/extract'
import { ingredientsOf } from '@salus/library'
import { folded, MEDICINES } from '@salus/terms/medicines'
import type { ToldAllergy, ToldChange, ToldMedicine, ToldReading } from './told-change.ts'

/** What the record has of what may change. */
export interface KnownRecord {
  details: Pick<HistoryDetails, 'medications' | 'allergies'>
  latest: readonly Pick<LatestVital, 'measure' | 'value' | 'diastolic' | 'at'>[]
}

interface Made {
  now: Date
  newId: () => string
}

/** What was told and the record does not have yet, each once. */
export function proposalsFor(told: readonly ToldChange[], record: KnownRecord, made: Made): Proposal[] {
  const proposals = told.flatMap((change): Proposal[] => {
    if (change.resource === 'MedicationStatement') return medicine(change, record, made)
    if (change.resource === 'AllergyIntolerance') return allergy(change, record, made)
    return reading(change, record, made)
  })
  const keys = proposals.map(({ resource, before, after }) => JSON.stringify([resource, before, after]))
  return proposals.filter((_, at) => keys.indexOf(keys[at] ?? '') === at).slice(0, MOST_PROPOSALS)
}

const RXNORM = 'http://www.nlm.nih.gov/research/umls/rxnorm'
const LOINC = 'http://loinc.org'

function medicineCode(ingredients: readonly string[]): Proposal['code'] {
  const id = ingredients.join('+')
  const code = MEDICINES.find((each) => each.id === id)?.rxcui
  return code ? { system: RXNORM, code } : null
}

const hasAll = (name: string, ingredients: readonly string[]): boolean => {
  const own = ingredientsOf(name)
  return own.length === ingredients.length && own.every((each) => ingredients.includes(each))
}

const plainly = (text: string): string => text.toLowerCase().replaceAll(/\s/g, '').replace(',', '.')

function medicine(told: ToldMedicine, { details }: KnownRecord, { newId }: Made): Proposal[] {
  const { quote, ingredients, name, strength, frequency, sinceYear } = told
  const propose = (before: MedicationEntry | null, after: MedicationEntry | null): Proposal => ({
    resource: 'MedicationStatement',
    id: newId(),
    quote,
    state: 'open',
    code: medicineCode(ingredients),
    before,
    after,
  })
  const there = details.medications.filter((entry) => hasAll(entry.name, ingredients))
  if (told.does === 'stopped') return there.map((entry) => propose(entry, null))
  const [first] = there
  if (!first) return [propose(null, { name, strength, frequency, sinceYear, reason: '', kind: null })]
  const strengthOf = (entry: MedicationEntry) => plainly(entry.strength || howTaken(entry.name).strength)
  const isSame = (entry: MedicationEntry) => strength === '' || strengthOf(entry) === plainly(strength)
  const same = there.find(isSame)
  if (!same) return [propose(first, { ...first, strength, frequency: frequency || first.frequency })]
  return frequency && !same.frequency ? [propose(same, { ...same, frequency })] : []
}

/** "Penicillin" is a family, though one medicine is called so too. */
const FAMILY = 'benzylpenicillin'

function allergy(
  { quote, ingredients, substance, reaction }: ToldAllergy,
  { details }: KnownRecord,
  { newId }: Made,
): Proposal[] {
  const isThere = details.allergies.some(
    (entry) =>
      folded(entry.substance) === folded(substance) ||
      ingredientsOf(entry.substance).some((each) => ingredients.includes(each)),
  )
  if (isThere) return []
  const code = ingredients.includes(FAMILY) ? null : medicineCode(ingredients)
  const after = { substance, reaction, severity: null }
  return [{ resource: 'AllergyIntolerance', id: newId(), quote, state: 'open', code, before: null, after }]
}

const HOUR_MS = 3_600_000
/** The same value so soon again is the one that the record has. */
const SAME_WITHIN_MS = 24 * HOUR_MS

function reading(
  { quote, measure, value, unit, hoursAgo }: ToldReading,
  { latest }: KnownRecord,
  { now, newId }: Made,
): Proposal[] {
  const at = now.getTime() - hoursAgo * HOUR_MS
  const read = readVital(measure, value, unit)
  const isThere = latest.some(
    (known) =>
      known.measure === measure &&
      read.ok &&
      known.value === read.value &&
      known.diastolic === read.diastolic &&
      Math.abs(Date.parse(known.at) - at) < SAME_WITHIN_MS,
  )
  if (isThere || !read.ok) return []
  const loinc = read.unit.loinc ?? vitalMeasure(measure).loinc
  return [
    {
      resource: 'Observation',
      id: newId(),
      quote,
      state: 'open',
      code: loinc && { system: LOINC, code: loinc.code },
      before: null,
      after: { measure, value, unit, at: new Date(at).toISOString() },
    },
  ]
}
