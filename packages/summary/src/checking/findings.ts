import { CLINICAL_ENDINGS, CONDITIONS, SYMPTOMS } from '../knowledge/clinical-words.ts'
import { GLOSSARY } from '../knowledge/glossary.ts'
import { findPhrases, indexPhrases } from '../reading/phrases.ts'
import type { Word } from '../reading/words.ts'

/** A condition, complaint or habit that words name. */
export interface NamedFinding {
  /** One name for what the text may call HTN, hypertension or high blood pressure. */
  name: string
  isCondition: boolean
  /** Indexes into the words, `to` exclusive. */
  from: number
  to: number
}

/** What people ask and deny beside complaints. */
const HABITS = [
  ['smoke smokes smoked smoking smoker tobacco cigarettes', 'smoking'],
  ['alcohol drinks drinking', 'alcohol'],
  ['allergic allergy allergies', 'allergy'],
  ['pregnant pregnancy', 'pregnancy'],
] as const

type Kind = 'condition' | 'symptom' | (typeof HABITS)[number][1]

const NAMED = indexPhrases<Kind>([
  ...CONDITIONS.map((phrase): [string, Kind] => [phrase, 'condition']),
  ...SYMPTOMS.map((phrase): [string, Kind] => [phrase, 'symptom']),
  ...HABITS.flatMap(([words, name]) => words.split(' ').map((word): [string, Kind] => [word, name])),
])
const LAY = new Map(GLOSSARY.map(({ term, lay }) => [term.toLowerCase(), lay]))
/** Words of illness by their ending that are operations, tests, doctors or healthy. */
const NO_ILLNESS =
  /(?:ectomy|scopy|graphy|plasty|otomy|ostomy|ologist|uria|phagia|trophy|genic|diagnosis|prognosis|osmosis|therapy|pathy)$/
/** "You have a fall" is one; "discharge summary", "fall asleep" and "burning question" are none. */
const AMBIGUOUS = new Set([
  'fall',
  'falls',
  'discharge',
  'burning',
  'strain',
  'tired',
  'lump',
  'cold',
  'injury',
  'tender',
])

/** The conditions, complaints and habits that English words name, in order. */
export function findingsIn(words: readonly Word[]): NamedFinding[] {
  const found = findPhrases(words, NAMED)
    .filter(({ from, to }) => to - from > 1 || !AMBIGUOUS.has(words[from]?.norm ?? ''))
    .filter(({ to }) => !/^(?:tests?|screen\w*)$/.test(words[to]?.norm ?? ''))
    .map(({ value, from, to }): NamedFinding => {
      const isHabit = value !== 'condition' && value !== 'symptom'
      return { name: isHabit ? value : nameOf(words.slice(from, to)), isCondition: value === 'condition', from, to }
    })
  const taken = new Set(found.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, at) => from + at)))
  words.forEach(({ norm }, from) => {
    if (!taken.has(from) && CLINICAL_ENDINGS.test(norm) && !NO_ILLNESS.test(norm))
      found.push({ name: nameOf(words.slice(from, from + 1)), isCondition: true, from, to: from + 1 })
  })
  return found
}

function nameOf(words: readonly Word[]): string {
  const name = words
    .map(({ norm }) => norm.toLowerCase())
    .join(' ')
    .replace(/\btwo\b/g, '2')
    .replace(/\bone\b/g, '1')
  return (LAY.get(name) ?? name).replace(/(?<=.{3})(?:iness|ness|ed|ing|es|e|s|y)$/, '')
}
