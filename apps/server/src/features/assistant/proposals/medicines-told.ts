import { howTaken } from '@salus/extract'
import { type PlacedMedicine, placesOfMedicines } from '@salus/library'
import { MONTHS } from '@salus/terms/dates'
import type { Language } from '@salus/terms/languages'
import type { Said, TextTold } from './statements-in.ts'
import type { ToldMedicine } from './told-change.ts'
import { wasStopped } from './what-was-stopped.ts'
import { MEDICINE_VERBS } from './words/medicine-verbs.ts'
import { LONG_AGO, OVER, TAKEN_BACK } from './words/over-words.ts'
import { THIS_YEAR, YEAR } from './words/time-words.ts'

type Does = ToldMedicine['does'] | 'took'

interface Verb {
  language: Language
  does: Does
  start: number
  end: number
  isVerbLast: boolean
}

/** A sentence, and the one behind it, which may take it back. */
interface Sentence extends Said {
  behind: string
}

const finder = (forms: string): RegExp => new RegExp(`(?<![\\p{L}\\p{M}])(?:${forms})(?![\\p{L}\\p{M}])`, 'giu')
const LANGUAGES = MEDICINE_VERBS.map(({ language, takes, took, stopped, notBefore, isVerbLast = false }) => ({
  language,
  finders: { takes: finder(takes), took: finder(took), stopped: finder(stopped) },
  notBefore: new RegExp(`(?<![\\p{L}\\p{M}])(?:${notBefore})\\s+(?:[\\p{L}\\p{M}]+\\s+)?$`, 'iu'),
  isVerbLast,
}))

/** Medicines that somebody says they take, or take no more. */
export function medicinesTold(
  { text, start, behind }: Sentence,
  { told, language }: TextTold,
  day: { year: number; month: number },
): ToldMedicine[] {
  const verbs = verbsIn(text)
  if (verbs.length === 0) return []
  const names = placesOfMedicines(text)
  const does = verbs.some(({ isVerbLast }) => isVerbLast)
    ? beforeVerb(text, names, verbs)
    : behindVerb(text, names, verbs)
  return names.flatMap((name, at): ToldMedicine[] => {
    const verb = does[at]
    const { isOwn, isDenied, isSupposed, isPast } = told(start + name.start, start + name.end)
    if (!verb || verb.does === 'took' || !isOwn || isSupposed) return []
    if (verb.does === 'takes' && (isDenied || isPast || isOver(text, behind, { names, does, at }))) return []
    const { strength, frequency } = howTaken(text.slice(name.end, names[at + 1]?.start ?? text.length))
    const written = text.slice(name.start, name.end)
    return [
      {
        resource: 'MedicationStatement',
        quote: text,
        does: verb.does,
        ingredients: name.ingredients,
        name: written.charAt(0).toLocaleUpperCase() + written.slice(1),
        strength,
        frequency,
        sinceYear: verb.does === 'takes' ? sinceYear(text, language, day) : null,
      },
    ]
  })
}

/** "No longer take" and "used to take" hold a "take" of their own: the longer one is meant. */
function verbsIn(text: string): Verb[] {
  const all = LANGUAGES.flatMap(({ language, finders, notBefore, isVerbLast }) =>
    (['stopped', 'took', 'takes'] as const).flatMap((does) =>
      [...text.matchAll(finders[does])]
        .filter(({ index }) => !notBefore.test(text.slice(0, index)))
        .map((match): Verb => ({ language, does, start: match.index, end: match.index + match[0].length, isVerbLast })),
    ),
  )
  return all
    .filter((verb) => !all.some((other) => WEIGHT[other.does] > WEIGHT[verb.does] && overlap(other, verb)))
    .toSorted((one, other) => one.start - other.start)
}

const WEIGHT: Record<Does, number> = { stopped: 2, took: 1, takes: 0 }

const overlap = (one: Verb, other: Verb): boolean => one.start < other.end && other.start < one.end

/** Of more words between a verb and a name, the verb is about something else. */
const MOST_BETWEEN = 7
/** "I take it because lisinopril made me cough", "I started feeling sick after metformin". */
const ABOUT_ELSE =
  /(?<!\p{L})(?:because|but|instead|rather|after|while|feeling|having|getting|drinking|smoking|vaping|eating|working|driving|break|except|without|not|than|to (?:buy|get|ask|try|feel)|weil|sondern|statt|ohne|nach|porque|pero|sin|en vez|después|parce|mais|sans|après|au lieu|लेकिन|के बाद|lekin|ke baad|కానీ|తర్వాత)(?!\p{L})/iu

const isNear = (between: string): boolean =>
  (between.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).length <= MOST_BETWEEN && !ABOUT_ELSE.test(between)

/** `from` and `to`: of the words between the verb and the name. */
function isObject(verb: Verb, text: string, { from, to, name }: { from: number; to: number; name: PlacedMedicine }) {
  const between = text.slice(from, to)
  return isNear(between) && (verb.does !== 'stopped' || wasStopped(verb.language, text, { between, name }))
}

/** For each name the verb that it hangs on; a list goes on from one name to the next. */
function behindVerb(text: string, names: readonly PlacedMedicine[], verbs: readonly Verb[]): (Verb | undefined)[] {
  let last: { verb: Verb; end: number } | undefined
  return names.map((name) => {
    const verb = verbs.findLast(({ end }) => end <= name.start)
    const from = verb && last?.verb === verb ? last.end : verb?.end
    const isMeant = verb !== undefined && isObject(verb, text, { from: from ?? verb.end, to: name.start, name })
    // "Metoprolol nehme ich": at once behind the name.
    const behind = verbs.find(({ start }) => start >= name.end && start - name.end <= 1)
    const found = isMeant ? verb : name.start === 0 ? behind : undefined
    last = found ? { verb: found, end: name.end } : undefined
    return found
  })
}

function beforeVerb(text: string, names: readonly PlacedMedicine[], verbs: readonly Verb[]): (Verb | undefined)[] {
  let next: { verb: Verb; start: number } | undefined
  return [...names]
    .reverse()
    .map((name) => {
      const verb = verbs.find(({ start }) => start >= name.end)
      const to = verb && next?.verb === verb ? next.start : verb?.start
      const found = verb && isObject(verb, text, { from: name.end, to: to ?? verb.start, name }) ? verb : undefined
      next = found ? { verb: found, start: name.start } : undefined
      return found
    })
    .reverse()
}

interface Taken {
  names: readonly PlacedMedicine[]
  /** For each name what it hangs on. */
  does: readonly (Verb | undefined)[]
  at: number
}

/** "I was put on warfarin in 2015, they stopped it", "I started it. Stopped years ago." */
function isOver(text: string, behind: string, { names, does, at }: Taken): boolean {
  const verb = does[at] as Verb
  const isOfAnother = (place: number) => does[place] !== undefined && does[place] !== verb
  const before = names.findLast((name, place) => place < at && name.end <= verb.start && does[place] !== verb)
  const next = names.findIndex((_, place) => place > at && isOfAnother(place))
  const until = next < 0 ? text.length : Math.min(names[next]?.start ?? text.length, (does[next] as Verb).start)
  // Another clause ahead tells of something else, except when it was.
  const ahead = text.slice(0, Math.min(verb.start, names[at]?.start ?? 0))
  const from = before ? Math.max(before.end, ahead.lastIndexOf(',')) : ahead.search(LAST_CLAUSE) + 1
  if (!before && LONG_AGO[verb.language].test(ahead)) return true
  const isTakenBack = placesOfMedicines(behind).length === 0 && TAKEN_BACK[verb.language].test(behind)
  return isTakenBack || OVER[verb.language].test(text.slice(from, until)) || stopsBehind(text, verb, until)
}

const LAST_CLAUSE = /(?:,|\s(?:and|y|et|und|aur|और|మరియు)\s)(?!.*(?:,|\s(?:and|y|et|und|aur|और|మరియు)\s))/iu

/** Hindi and Telugu say both of one name: "X lena shuru kiya, phir band kar diya". */
const stopsBehind = (text: string, verb: Verb, until: number): boolean =>
  verbsIn(text).some(
    (other) =>
      other.isVerbLast &&
      other.does === 'stopped' &&
      other.start >= verb.end &&
      other.end <= until &&
      wasStopped(verb.language, text, { between: text.slice(verb.end, other.start) }),
  )

const BEFORE_MONTH = /^(?:in|since|from|en|desde|depuis|im|seit|ab)$/
const BEHIND_MONTH = /^(?:में|से|mein|me|se|నుంచి|నుండి|లో|nunchi|nundi|lo)$/

/** The year that the words name, also by a month or a week. */
function sinceYear(
  text: string,
  language: TextTold['language'],
  { year, month }: { year: number; month: number },
): number | null {
  const named = Number(YEAR.exec(text)?.[1] ?? Number.NaN)
  if (named <= year) return named
  const since = monthNamed(text)
  if (since !== undefined) return since <= month ? year : year - 1
  return THIS_YEAR(language).test(text) ? year : null
}

/** 1 to 12: beside the little word that makes a month of "may". */
export function monthNamed(text: string): number | undefined {
  const words = text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? []
  const at = words.findIndex(
    (word, place) =>
      MONTHS.has(word) && (BEFORE_MONTH.test(words[place - 1] ?? '') || BEHIND_MONTH.test(words[place + 1] ?? '')),
  )
  return MONTHS.get(words[at] ?? '')
}
