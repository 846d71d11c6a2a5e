import { literal } from '../literal.ts'
import { type Clause, clausesOf } from './clauses.ts'
import { CONDITION_NAMES, isReadIn, type NamedCondition } from './condition-names.ts'
import { type FoundRelative, relativesIn } from './relatives.ts'

export interface FoundCondition {
  condition: NamedCondition
  /** Of the person, of a relative, or said not to be there. */
  whose: 'own' | 'family' | 'denied'
  start: number
  end: number
  /** Whose in the family, where the text says so. */
  relatives: FoundRelative[]
  /** The words up to the next condition of the same clause: how old, since when, with what reaction. */
  after: Clause
  /** The words of the clause before it, from the last condition on. */
  before: Clause
}

const DENIES_BEFORE =
  /\b(no|not|denies|denied|without|never had|negative for|no history of|sin|niega|nunca|ni|pas de|pas d'|sans|nie|aucune?|jamais)\s+(\p{L}+[\s,]+){0,4}$/iu
/** Hindi and Telugu deny after the word. */
const DENIES_AFTER = /^\s*(\p{L}+\s+){0,2}(नहीं|నహీ|లేదు|లేవు)/u
/** A vaccine is named after the illness that it keeps away. */
const VACCINE_BEFORE = /(?<!\p{L})(?:vaccin|vacun|immuni[sz]|shots? (?:for|against))\p{L}*\s+(?:\p{L}+\s+){0,3}$/iu
const VACCINE_AFTER =
  /^\s*(?:[\p{L}\p{M}]+\s+)?(?:vaccin|shots?(?!\p{L})|boosters?(?!\p{L})|jabs?(?!\p{L})|immuni[sz]|vacun|टीक|वैक्सीन|టీకా|వ్యాక్సిన్)/iu
/** "My sister and I have asthma": both. */
const AND_SELF = /^\s*(?:and|y|et)\s+(?:i|yo|moi)(?!\p{L})/iu
/** The person speaks of themselves again: "my father had a stroke and I have diabetes". */
const OF_SELF =
  /(?<![\p{L}\p{M}])(?:i (?:also |now |myself )?(?:have|had|got|was|am|suffer|developed|live)|i've|i'm|yo|tengo|tuve|padezco|je|j'ai|मुझे|मैं|నాకు|నేను)(?![\p{L}\p{M}])/giu

interface Name {
  text: string
  condition: NamedCondition
}

const fold = (text: string): string => text.toLowerCase()

/** The longest name first, so that type 2 diabetes is not read as diabetes. */
const NAMES: Name[] = CONDITION_NAMES.flatMap((condition) =>
  [...new Set(Object.values(condition.names).flat().map(fold))].filter(isReadIn).map((text) => ({ text, condition })),
).sort((one, other) => other.text.length - one.text.length)
const PATTERN = new RegExp(
  String.raw`(?<![\p{L}\p{M}\p{N}])(?:${NAMES.map(({ text }) => literal(text)).join('|')})(?![\p{L}\p{M}\p{N}])`,
  'gu',
)
const BY_NAME = new Map(NAMES.map(({ text, condition }) => [text, condition] as const))

/** Conditions that a text names, in any of the languages: the person's each once, a relative's once for each relative. */
export function findConditions(text: string): FoundCondition[] {
  const found = new Map<string, FoundCondition>()
  for (const each of clausesOf(text).flatMap(conditionsIn)) {
    const who = each.relatives.map(({ name }) => name.eng).join(' ')
    const key = `${each.condition.names.eng[0]} ${each.whose === 'family' ? `family ${who}` : 'person'}`
    const known = found.get(key)
    // What is there outweighs a denial elsewhere.
    if (!known || (known.whose === 'denied' && each.whose === 'own')) found.set(key, each)
  }
  return withoutGeneral([...found.values()])
}

function conditionsIn(clause: Clause): FoundCondition[] {
  const { text } = clause
  const matches = [...fold(text).matchAll(PATTERN)]
  const relatives = matches.length === 0 ? [] : relativesIn(text)
  const within = (from: number, to: number) => relatives.filter(({ start, end }) => start >= from && end <= to)
  let ofFamily: FoundRelative[] = []
  return matches.flatMap((match, index) => {
    const condition = BY_NAME.get(match[0])
    if (!condition) return []
    const last = matches[index - 1]
    const from = last ? last.index + last[0].length : 0
    const [start, end] = [match.index, match.index + match[0].length]
    const to = matches[index + 1]?.index ?? text.length
    if (VACCINE_BEFORE.test(text.slice(from, start)) || VACCINE_AFTER.test(text.slice(end, to))) return []
    const named = within(from, start)
    const self = [...text.slice(from, start).matchAll(OF_SELF)].at(-1)
    if (named.length > 0) ofFamily = named
    const isOfSelf = self !== undefined && from + self.index > (named.at(-1)?.end ?? -1)
    const isOfBoth = isOfSelf && named.length > 0 && AND_SELF.test(text.slice(named.at(-1)?.end))
    if (isOfSelf && !isOfBoth) ofFamily = []
    const behind = ofFamily.length === 0 && !self && index === 0 ? relativesBehind(text, end, within(end, to)) : []
    if (behind.length > 0) ofFamily = behind
    // Words about the next relative are not about this one.
    const next = behind.length > 0 ? undefined : within(end, to)[0]
    const isDenied = DENIES_BEFORE.test(text.slice(0, start)) || DENIES_AFTER.test(text.slice(end, to))
    const found = {
      condition,
      start: start + clause.start,
      end: end + clause.start,
      before: index > 0 ? NOTHING : stretch(clause, named.at(-1)?.end ?? 0, start),
      after: stretch(clause, end, next?.start ?? to),
    }
    const family = ofFamily.map((each) => ({ ...each, start: each.start + clause.start, end: each.end + clause.start }))
    const own: FoundCondition = { ...found, whose: isDenied ? 'denied' : 'own', relatives: [] }
    if (family.length === 0) return [own]
    const ofThem: FoundCondition = { ...found, whose: 'family', relatives: family }
    return isOfBoth ? [own, ofThem] : [ofThem]
  })
}

const NOTHING: Clause = { text: '', start: 0 }
const stretch = ({ text, start }: Clause, from: number, to: number): Clause => ({
  text: text.slice(from, to),
  start: start + from,
})

/** "Diabetes in my mother", "breast cancer (sister)": at once behind the condition. */
function relativesBehind(text: string, end: number, named: readonly FoundRelative[]): FoundRelative[] {
  const [first] = named
  return first && BETWEEN.test(text.slice(end, first.start)) ? [...named] : []
}

const BETWEEN =
  /^[\s,:(–-]*(?:(?:runs|in|of|on|from|for|en|de|del|chez|dans|du|my|the|his|her|mi|su|la|el|ma|mon)(?!\p{L})\s*)*$/iu

/** The narrower one says it: with "type 2 diabetes" there is no "diabetes" beside it. */
function withoutGeneral(all: FoundCondition[]): FoundCondition[] {
  const general: Record<string, RegExp> = {
    E14: /^(?:E1[01]|O24)/,
    D64: /^D5/,
    C80: /^C(?!80)/,
    F41: /^F41\./,
    M54: /^M54\./,
  }
  const isOfSame = (one: FoundCondition, other: FoundCondition) =>
    one.whose === other.whose && one.relatives[0]?.name === other.relatives[0]?.name
  return all
    .filter((each) => {
      const narrower = general[each.condition.icd10]
      return !narrower || !all.some((other) => isOfSame(each, other) && narrower.test(other.condition.icd10))
    })
    .sort((one, other) => one.start - other.start)
}
