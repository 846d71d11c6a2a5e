import { CONFLICT_WORDS } from '@salus/contract'
import {
  checkInteractions,
  INTERACTION_WORDS,
  type Interaction,
  ingredientsOf,
  type NamedMedicine,
  nameOfMedicine,
  tellInteraction,
  type WrittenIn,
} from '@salus/library'
import { conditionCalled } from '@salus/terms/conditions'
import { findConflicts, type HealthRecord } from '@salus/triage'

/** Medicines that somebody asks about, and who takes them. */
export interface AskedTogether {
  asked: readonly NamedMedicine[]
  record: HealthRecord
  language: WrittenIn
  region: string
}

export interface ConflictLine {
  text: string
  source: string
}

/** What contradicts one of the medicines that are asked about, among them and with the record; the gravest first. */
export const conflictLines = (question: AskedTogether): ConflictLine[] => [
  ...allergyLines(question),
  ...interactionLines(question),
]

/** Medicines of a record that no check compares: it does not know them. */
export function notCompared({ medicines = [] }: HealthRecord): string[] {
  const { unknown } = checkInteractions({ medicines })
  return unknown.flatMap((at) => medicines[at] ?? [])
}

function allergyLines({ asked, record, language, region }: AskedTogether): ConflictLine[] {
  const allergies = record.allergies ?? []
  return findConflicts(
    // The rules read English names.
    asked.map(({ id }) => ({ name: nameOfMedicine(id, 'en', region) })),
    allergies,
  ).map(({ rule, medicines: [at = 0], allergy = 0, source }) => {
    const names = { a: nameOfMedicine(asked[at]?.id ?? '', language, region), b: allergies[allergy] ?? '' }
    // The sentences of each rule are written in English alone.
    const words =
      language === 'en'
        ? { effect: { allergy: CONFLICT_WORDS[rule].replaceAll('{your}', 'your') }, act: INTERACTION_WORDS.en.act }
        : INTERACTION_WORDS[language]
    const { text, ask } = tellInteraction({ effect: 'allergy', act: 'ill-never' }, names, words)
    return { text: `${text} ${ask}`, source: `${source.title}, ${source.year}` }
  })
}

function interactionLines({ asked, record, language, region }: AskedTogether): ConflictLine[] {
  const inQuestion = new Set(asked.flatMap(({ ingredients }) => ingredients))
  // One's own medicine by another name is no second one.
  const others = (record.medicines ?? [])
    .map((name) => ({ name, ingredients: ingredientsOf(name) }))
    .filter(({ ingredients }) => ingredients.length === 0 || !ingredients.every((each) => inQuestion.has(each)))
  const medicines = [
    ...asked.map(({ id, ingredients }) => ({ name: nameOfMedicine(id, language, region), ingredients })),
    ...others,
  ]
  const names = medicines.map(({ name }) => name)
  const { found } = checkInteractions({ medicines, illnesses: codesOf(record), egfr: record.egfr })
  return found
    .filter((each) => each.medicines.some((at) => at < asked.length))
    .map((each) => {
      const { text, ask } = tellInteraction(
        each,
        namesOf(each, names, { language, region }),
        INTERACTION_WORDS[language],
      )
      return { text: `${text} ${ask}`, source: `${each.source.title} (${each.source.by})` }
    })
}

function namesOf(
  { kind, medicines: places, ingredients: [substance = ''] }: Interaction,
  medicines: readonly string[],
  { language, region }: { language: WrittenIn; region: string },
) {
  const [a = '', b] = places.map((at) => medicines[at] ?? '')
  return {
    a,
    b,
    ...(kind === 'same-substance' ? { c: nameOfMedicine(substance, language, region).toLowerCase() } : {}),
  }
}

const codesOf = ({ conditions = [] }: HealthRecord): string[] =>
  conditions.flatMap((each) => {
    const { name, icd10, isPast } = typeof each === 'string' ? { name: each, icd10: null, isPast: false } : each
    const code = icd10 ?? conditionCalled(name)?.icd10
    return code && !isPast ? [code] : []
  })
