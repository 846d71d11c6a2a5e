import { CONFLICT_WORDS } from '@salus/contract'
import {
  checkInteractions,
  INTERACTION_WORDS,
  type Interaction,
  nameOfMedicine,
  tellInteraction,
  type WrittenIn,
} from '@salus/library'
import { conditionCalled } from '@salus/terms/conditions'
import { findConflicts, type HealthRecord } from '@salus/triage'

/** Medicines that somebody asks about, and who takes them. */
export interface AskedTogether {
  /** Names in the language of the answer. */
  asked: readonly string[]
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

function allergyLines({ asked, record, language }: AskedTogether): ConflictLine[] {
  const allergies = record.allergies ?? []
  return findConflicts(
    asked.map((name) => ({ name })),
    allergies,
  ).map(({ rule, medicines: [at = 0], allergy = 0, source }) => {
    const names = { a: asked[at] ?? '', b: allergies[allergy] ?? '' }
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
  const medicines = [...asked, ...(record.medicines ?? [])]
  const { found } = checkInteractions({ medicines, illnesses: codesOf(record), egfr: record.egfr })
  return found
    .filter((each) => each.medicines.some((at) => at < asked.length))
    .map((each) => {
      const { text, ask } = tellInteraction(
        each,
        namesOf(each, medicines, { language, region }),
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
