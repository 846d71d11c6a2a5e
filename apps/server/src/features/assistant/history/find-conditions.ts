import { literal } from '../literal.ts'
import { CONDITION_NAMES, type NamedCondition } from './condition-names.ts'

export interface FoundCondition {
  condition: NamedCondition
  /** Of the person, of a relative, or said not to be there. */
  whose: 'own' | 'family' | 'denied'
  start: number
  end: number
}

const RELATIVES =
  /\b(mother|father|mum|mom|dad|brother|sister|grandmother|grandfather|aunt|uncle|parents?|siblings?|family history|son|daughter|madre|padre|hermano|hermana|abuelo|abuela|tío|tía|antecedentes familiares|mère|père|frère|sœur|grand-père|grand-mère|oncle|tante|antécédents familiaux)\b|माता|पिता|माँ|भाई|बहन|दादा|दादी|नाना|नानी|परिवार|తల్లి|తండ్రి|అమ్మ|నాన్న|సోదరు|సోదరి|అన్న|తాత|అమ్మమ్మ|కుటుంబ/iu
const DENIES_BEFORE =
  /\b(no|not|denies|denied|without|never had|negative for|no history of|sin|niega|nunca|ni|pas de|pas d'|sans|nie|aucune?|jamais)\s+(\p{L}+[\s,]+){0,4}$/iu
/** Hindi and Telugu deny after the word. */
const DENIES_AFTER = /^\s*(\p{L}+\s+){0,2}(नहीं|నహీ|లేదు|లేవు)/u
const CLAUSE_END = /[.;\n।]|,\s*(?=(?:but|pero|mais|y yo|et je)\b)/giu

interface Name {
  text: string
  condition: NamedCondition
}

const fold = (text: string): string => text.toLowerCase()

/** The longest name first, so that type 2 diabetes is not read as diabetes. */
const NAMES: Name[] = CONDITION_NAMES.flatMap((condition) =>
  [...new Set(Object.values(condition.names).flat().map(fold))].map((text) => ({ text, condition })),
).sort((one, other) => other.text.length - one.text.length)
const PATTERN = new RegExp(
  String.raw`(?<![\p{L}\p{M}\p{N}])(?:${NAMES.map(({ text }) => literal(text)).join('|')})(?![\p{L}\p{M}\p{N}])`,
  'gu',
)
const BY_NAME = new Map(NAMES.map(({ text, condition }) => [text, condition] as const))

/** Conditions that a text names, in any of the languages, each once and as what it is said to be. */
export function findConditions(text: string): FoundCondition[] {
  const found = new Map<string, FoundCondition>()
  for (const match of fold(text).matchAll(PATTERN)) {
    const condition = BY_NAME.get(match[0])
    if (!condition) continue
    const start = match.index
    const end = start + match[0].length
    const clause = clauseAround(text, start, end)
    const whose = RELATIVES.test(clause.before + clause.after)
      ? 'family'
      : DENIES_BEFORE.test(clause.before) || DENIES_AFTER.test(clause.after)
        ? 'denied'
        : 'own'
    const key = `${condition.icd10} ${whose === 'family' ? 'family' : 'person'}`
    const known = found.get(key)
    // What is there outweighs a denial elsewhere.
    if (!known || (known.whose === 'denied' && whose === 'own')) found.set(key, { condition, whose, start, end })
  }
  return withoutGeneral([...found.values()])
}

/** The narrower one says it: with "type 2 diabetes" there is no "diabetes" beside it. */
function withoutGeneral(all: FoundCondition[]): FoundCondition[] {
  const general: Record<string, string[]> = { E14: ['E10', 'E11'], D64: ['D50'], C80: ['C50', 'C61', 'C34', 'C18'] }
  return all
    .filter(({ condition, whose }) => {
      const narrower = general[condition.icd10]
      return !narrower || !all.some((each) => each.whose === whose && narrower.includes(each.condition.icd10))
    })
    .sort((one, other) => one.start - other.start)
}

/** A clause goes no further to either side: nobody's illness is told so far from whose it is. */
const CLAUSE_REACH = 400

function clauseAround(text: string, start: number, end: number): { before: string; after: string } {
  const ahead = text.slice(Math.max(0, start - CLAUSE_REACH), start)
  const behind = text.slice(end, end + CLAUSE_REACH)
  let from = 0
  for (const match of ahead.matchAll(CLAUSE_END)) from = match.index + match[0].length
  const to = behind.search(CLAUSE_END)
  return { before: ahead.slice(from), after: to < 0 ? behind : behind.slice(0, to) }
}
