import { howTaken } from '@salus/extract'
import { type PlacedMedicine, placesOfMedicines } from '@salus/library'
import { MONTHS } from '@salus/terms/dates'
import type { Said, Told } from './statements-in.ts'
import type { ToldMedicine } from './told-change.ts'
import { MEDICINE_VERBS } from './words/medicine-verbs.ts'
import { THIS_YEAR, YEAR } from './words/time-words.ts'

interface Verb {
  does: 'takes' | 'stopped'
  start: number
  end: number
  isVerbLast: boolean
}

const finder = (forms: string): RegExp => new RegExp(`(?<![\\p{L}\\p{M}])(?:${forms})(?![\\p{L}\\p{M}])`, 'giu')
const LANGUAGES = MEDICINE_VERBS.map(({ takes, stopped, notBefore, isVerbLast = false }) => ({
  finders: { takes: finder(takes), stopped: finder(stopped) },
  notBefore: new RegExp(`(?<![\\p{L}\\p{M}])(?:${notBefore})\\s+(?:[\\p{L}\\p{M}]+\\s+)?$`, 'iu'),
  isVerbLast,
}))

/** Medicines that somebody says they take, or take no more. */
export function medicinesTold({ text, start }: Said, told: Told, year: { now: number; month: number }): ToldMedicine[] {
  const verbs = verbsIn(text)
  if (verbs.length === 0) return []
  const names = placesOfMedicines(text)
  const does = verbs.some(({ isVerbLast }) => isVerbLast)
    ? beforeVerb(text, names, verbs)
    : behindVerb(text, names, verbs)
  return names.flatMap((name, at): ToldMedicine[] => {
    const verb = does[at]
    const { isOwn, isDenied, isSupposed, isPast } = told(start + name.start, start + name.end)
    if (!verb || !isOwn || isSupposed || (verb.does === 'takes' && (isDenied || isPast))) return []
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
        sinceYear: verb.does === 'takes' ? sinceYear(text, year) : null,
      },
    ]
  })
}

/** "No longer take" holds a "take" of its own: the longer one is meant. */
function verbsIn(text: string): Verb[] {
  const all = LANGUAGES.flatMap(({ finders, notBefore, isVerbLast }) =>
    (['stopped', 'takes'] as const).flatMap((does) =>
      [...text.matchAll(finders[does])]
        .filter(({ index }) => !notBefore.test(text.slice(0, index)))
        .map((match): Verb => ({ does, start: match.index, end: match.index + match[0].length, isVerbLast })),
    ),
  )
  return all.filter(
    (verb) => !(verb.does === 'takes' && all.some((other) => other.does === 'stopped' && overlap(other, verb))),
  )
}

const overlap = (one: Verb, other: Verb): boolean => one.start < other.end && other.start < one.end

/** Of more words between a verb and a name, the verb is about something else. */
const MOST_BETWEEN = 7
/** "I take it because lisinopril made me cough", "I started feeling sick after metformin". */
const ABOUT_ELSE =
  /(?<!\p{L})(?:because|but|instead|rather|after|while|feeling|having|getting|drinking|smoking|vaping|eating|working|driving|break|except|without|not|than|to (?:buy|get|ask|try|feel)|weil|sondern|statt|ohne|nach|porque|pero|sin|en vez|después|parce|mais|sans|après|au lieu|लेकिन|के बाद|lekin|ke baad|కానీ|తర్వాత)(?!\p{L})/iu

const isNear = (between: string): boolean =>
  (between.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).length <= MOST_BETWEEN && !ABOUT_ELSE.test(between)

/** For each name the verb that it hangs on; a list goes on from one name to the next. */
function behindVerb(text: string, names: readonly PlacedMedicine[], verbs: readonly Verb[]): (Verb | undefined)[] {
  let last: { verb: Verb; end: number } | undefined
  return names.map((name) => {
    const verb = verbs.findLast(({ end }) => end <= name.start)
    const from = verb && last?.verb === verb ? last.end : verb?.end
    const isMeant = verb !== undefined && isNear(text.slice(from, name.start))
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
      const found = verb && isNear(text.slice(name.end, to)) ? verb : undefined
      next = found ? { verb: found, start: name.start } : undefined
      return found
    })
    .reverse()
}

const BEFORE_MONTH = /^(?:in|since|from|en|desde|depuis|im|seit|ab)$/
const BEHIND_MONTH = /^(?:में|से|mein|me|se|నుంచి|నుండి|లో|nunchi|nundi|lo)$/

/** The year that the words name, also by a month or a week. */
function sinceYear(text: string, { now, month }: { now: number; month: number }): number | null {
  const named = Number(YEAR.exec(text)?.[1] ?? Number.NaN)
  if (named <= now) return named
  const since = monthNamed(text)
  if (since !== undefined) return since <= month ? now : now - 1
  return THIS_YEAR.test(text) ? now : null
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
