import { FAMILY_CONDITIONS, type HistoryDetails, UNNAMED_REACTION, UNNAMED_RELATIVE } from '@salus/contract'
import {
  type AllergyEntry,
  type Coding,
  type ConditionEntry,
  type FamilyHistoryEntry,
  ownCoding,
  type ProcedureEntry,
  type RecordEntry,
  type SocialEntry,
} from '@salus/exchange'
import { ICD10, LOINC, ownSource } from './entry-parts.ts'

type Condition = HistoryDetails['conditions'][number]

/** A medical history as entries, but for the medicines, which have a room of their own. `savedOn` is the day of the version: habits are told for it. */
export function historyEntries(details: HistoryDetails, savedOn: string): RecordEntry[] {
  const numbered = numberedNames()
  return [
    ...details.conditions.map((condition) => conditionEntry(condition, numbered(`condition ${condition.name}`))),
    ...details.allergies.map(({ substance, reaction, severity }): AllergyEntry => {
      const name = reaction || (severity ? UNNAMED_REACTION : '')
      return {
        kind: 'allergy',
        source: ownSource(numbered(`allergy ${substance}`)),
        codings: [],
        name: substance,
        reactions: name ? [{ name, codings: [], ...(severity && { severity }) }] : [],
        status: 'active',
      }
    }),
    ...details.surgeries.map(
      ({ name, year }): ProcedureEntry => ({
        kind: 'procedure',
        source: ownSource(numbered(`surgery ${name}`)),
        codings: [],
        name,
        ...(year && { time: yearText(year) }),
        status: 'done',
      }),
    ),
    ...details.family.map(
      ({ condition, who, age }): FamilyHistoryEntry => ({
        kind: 'family-history',
        source: ownSource(numbered(`family ${condition} ${who}`)),
        codings: [],
        name: who || UNNAMED_RELATIVE,
        conditions: [
          {
            name: FAMILY_CONDITIONS[condition],
            codings: [ownCoding('family-condition', condition)],
            ...(age !== null && { age }),
          },
        ],
      }),
    ),
    ...habitEntries(details, savedOn),
  ]
}

/** Allergies and operations may stand among the conditions, under a category that says so. */
function conditionEntry(condition: Condition, id: string): RecordEntry {
  const { name, category, icd10, onsetYear, status } = condition
  const code: Coding[] = icd10 ? [{ system: ICD10, code: icd10 }] : []
  const original = {
    source: ownSource(id),
    codings: [...code, ownCoding('condition-category', category), ownCoding('condition-status', status)],
    name,
  }
  const onset = onsetYear ? { onset: yearText(onsetYear) } : {}
  if (category === 'Surgery')
    return {
      kind: 'procedure',
      ...original,
      ...(onsetYear && { time: yearText(onsetYear) }),
      status: 'done',
    } satisfies ProcedureEntry
  if (category.endsWith('Allergy')) {
    const group = ALLERGY_CATEGORIES[category]
    return {
      kind: 'allergy',
      ...original,
      ...(group && { category: group }),
      reactions: [],
      ...onset,
      status,
    } satisfies AllergyEntry
  }
  return { kind: 'condition', ...original, ...(icd10 && { icd10 }), ...onset, status } satisfies ConditionEntry
}

const ALLERGY_CATEGORIES: Record<string, AllergyEntry['category'] & {}> = {
  'Environmental Allergy': 'environment',
  'Food Allergy': 'food',
  'Medication Allergy': 'medication',
  'Insect Allergy': 'environment',
}

const HABITS = {
  smoking: { loinc: '72166-2', name: 'Tobacco smoking status' },
  alcohol: { loinc: '11331-6', name: 'History of alcohol use' },
  pregnancy: { loinc: '82810-3', name: 'Pregnancy status' },
  dueDate: { loinc: '11778-8', name: 'Delivery date estimated' },
} as const

function habitEntries(details: HistoryDetails, savedOn: string): SocialEntry[] {
  return (Object.keys(HABITS) as (keyof typeof HABITS)[]).flatMap((habit) => {
    const text = details[habit]
    if (!text) return []
    const { loinc, name } = HABITS[habit]
    const codings = [{ system: LOINC, code: loinc, display: name }, ownCoding('habit', habit)]
    return [{ kind: 'social', source: ownSource(habit), codings, name, loinc, text, time: savedOn }]
  })
}

const yearText = (year: number) => String(year).padStart(4, '0')

/** Ids by name, so that they stay when entries before are taken out; the second of a name is told apart. */
function numberedNames(): (name: string) => string {
  const seen = new Map<string, number>()
  return (name) => {
    const count = (seen.get(name) ?? 0) + 1
    seen.set(name, count)
    return count === 1 ? name : `${name} ${count}`
  }
}
