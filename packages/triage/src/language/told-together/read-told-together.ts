import type { Language } from '@salus/terms/languages'
import type { MedicineClass } from '@salus/terms/medicines'
import type { FindingId } from '../../knowledge/types.ts'
import type { Word } from '../read-emergency-phrases.ts'
import { isMedicine, isOfClass, withoutAccents } from '../swallowed/medicine-names.ts'
import { ageOfAChild } from '../swallowed/small-numbers.ts'
import { asksWhatKills } from './asks-what-kills.ts'
import { isNamed, TOGETHER } from './combinations.ts'
import type { NamedClass, OneOf, Together, ToldClass } from './types.ts'
import { comparedIn, keyOf, type Wording, wordingsOf } from './wordings.ts'

/** A class that words of the text tell: places of the first and the last. */
export interface Hit {
  name: ToldClass | NamedClass
  from: number
  to: number
  sentence: number
}

export interface ToldTogether {
  finding: FindingId
  /** Place in the text, in UTF-16 code units. */
  start: number
  end: number
}

/** The parts of dangers that a text tells in these languages. */
export const toldParts = (text: string, words: readonly Word[], languages: readonly Language[]): Hit[] => [
  ...languages.flatMap((language) => hitsOf(words, language)),
  ...namedIn(text, words),
]

/** Dangers whose parts stand in several sentences, in any of these languages. */
export function readToldTogether(text: string, words: readonly Word[], languages: readonly Language[]): ToldTogether[] {
  const hits = toldParts(text, words, languages)
  const isColored = COLORS_STOOL.test(text)
  const isNone = ({ finding, start, end }: ToldTogether): boolean => {
    const told = sentencesOf(text, start, end)
    return IN_A_STORY.test(told) || (LASTING.has(finding) && OF_THEN.test(told))
  }
  const told = TOGETHER.flatMap((danger) =>
    isColored && danger.finding === 'black-stool' ? [] : meetingOf(danger, hits, words),
  ).filter((each) => !isNone(each))
  // "For a story" is how people ask it for themselves.
  const asked = asksWhatKills(text, languages, words).map(
    (place): ToldTogether => ({ finding: 'suicidal-thoughts', ...place }),
  )
  return [...told, ...asked]
}

/** The whole sentences in which a danger is told: "No known allergies." beside it says nothing of it. */
function sentencesOf(text: string, start: number, end: number): string {
  const from = text.slice(0, start).search(/[^.!?;।\n]*$/u)
  const to = text.slice(end).search(/[.!?;।\n]/u)
  return text.slice(from, to < 0 ? text.length : end + to)
}

/** "I had a series of falls" is none. */
const IN_A_STORY =
  /\b(?:in (?:a|the|that|this) (?:film|movie|series|show|novel|book|song)|en (?:una|la|esta) (?:pel[ií]cula|serie|novela|canci[oó]n)|dans (?:un|le|ce) (?:film|roman)|dans (?:une|la) (?:s[ée]rie|chanson)|(?:in|im) (?:dem |einem |der |einer )?(?:film|serie|roman|buch|lied)|(?:film|movie|kahani|serial) (?:me|mein)|(?:cinema|sinima)lo)\b|(?:फिल्म|फ़िल्म|कहानी|सीरियल) में|సినిమాలో/iu
/** A known palsy, a fall of long ago. */
const OF_THEN =
  /\b(?:years? ago|as a (?:kid|child)|known (?:palsy|weakness|paralysis|stroke)|since (?:19|20)\d\d|hace (?:\d+ )?años|desde (?:19|20)\d\d|il y a (?:\d+ )?ans|depuis (?:19|20)\d\d|in the past|en el pasado|dans le passé|früher|vor (?:\d+ )?jahren|seit (?:19|20)\d\d|bekannte \p{L}*(?:parese|lähmung)|saal pehle|gatamlo)\b|साल पहले|ఏళ్ల క్రితం|గతంలో/iu
/** They color the stool. */
const COLORS_STOOL =
  /\b(?:iron|hierro|fer|eisen\p{L}*|bismuth|bismuto|bismut|pepto\p{L}*|charcoal|carb[oó]n|charbon|kohle\p{L}*|aayran|ayran|ferrous|autrin|livogen)(?!\p{L})|आयरन|ఐరన్/iu
const LASTING: ReadonlySet<FindingId> = new Set(['one-sided-weakness', 'speech-trouble', 'recent-head-injury'])

/** Words that may stand between those of a wording, and on either side. */
const LOOSE = 2
/** Longer words may end otherwise: "hinchada" and "hinchado", "aufwachen" and "aufwacht". */
const LONG = 6
const VERY_LONG = 8

const isSame = (stem: string, word: string): boolean =>
  word === stem ||
  (stem.length >= LONG &&
    Math.abs(word.length - stem.length) <= 2 &&
    word.startsWith(stem.slice(0, stem.length >= VERY_LONG ? -2 : -1)))

function hitsOf(words: readonly Word[], language: Language): Hit[] {
  const wordings = wordingsOf(language)
  const form = comparedIn(language)
  const norms = words.map(({ norm }) => form(norm))
  return norms.flatMap((norm, at) =>
    (wordings.get(keyOf(norm)) ?? []).flatMap((wording): Hit[] => {
      const span = spanAt(wording, norms, words, at)
      return span ? [{ name: wording.name, ...span, sentence: words[at]?.sentence ?? 0 }] : []
    }),
  )
}

/** All stems of a wording near the longest of them, in one sentence and in any order. */
function spanAt(
  { stems: [longest = '', ...others] }: Wording,
  norms: readonly string[],
  words: readonly Word[],
  at: number,
): { from: number; to: number } | undefined {
  if (!isSame(longest, norms[at] ?? '')) return undefined
  const used = new Set([at])
  const reach = others.length * 2 + LOOSE
  for (const stem of others) {
    const place = nearestFirst(at, reach).find(
      (near) => !used.has(near) && words[near]?.sentence === words[at]?.sentence && isSame(stem, norms[near] ?? ''),
    )
    if (place === undefined) return undefined
    used.add(place)
  }
  return { from: Math.min(...used), to: Math.max(...used) }
}

const nearestFirst = (at: number, reach: number): number[] =>
  Array.from({ length: reach }, (_, index) => index + 1).flatMap((away) => [at - away, at + away])

const SEDATIVES: readonly MedicineClass[] = [
  'benzodiazepine',
  'sleep-medicine',
  'opioid',
  'barbiturate',
  'gabapentinoid',
  'tricyclic',
  'muscle-relaxant',
  'baclofen',
  'antipsychotic',
]
/** One tablet may harm a small child. */
const HARM_A_CHILD: readonly MedicineClass[] = [
  ...SEDATIVES,
  'sulfonylurea',
  'beta-blocker',
  'vessel-calcium-blocker',
  'rate-calcium-blocker',
  'clonidine',
  'digoxin',
  'antiarrhythmic',
  'antimalarial',
  'hydroxychloroquine',
  'serotonin-antidepressant',
  'other-antidepressant',
  'lithium',
  'anticonvulsant',
  'blood-pressure-medicine',
  'ace-inhibitor',
  'sartan',
  'insulin',
  'diabetes-medicine',
  'iron',
  'stimulant',
  'tuberculosis-medicine',
  'anticoagulant',
  'levothyroxine',
  'methotrexate',
]
const INSULIN = /^(?:insulin|rapida$|lenta$|rapide$|lente$|basal|bolus|इंसुलिन|इन्सुलिन|ఇన్సులిన్)/u
const MANY_FROM = 9
const MANY_TO = 90

function namedIn(text: string, words: readonly Word[]): Hit[] {
  const children = ageOfAChild(text)
  return words.flatMap(({ norm, start, sentence }, at): Hit[] => {
    const name = withoutAccents(norm)
    const value = /^\d+$/.test(norm) ? Number(norm) : Number.NaN
    const names: NamedClass[] = [
      ...(isMedicine(name) ? (['any-medicine'] as const) : []),
      ...(isOfClass(name, SEDATIVES) ? (['sedative'] as const) : []),
      ...(isOfClass(name, HARM_A_CHILD) ? (['harms-a-child'] as const) : []),
      ...(isOfClass(name, ['insulin']) || INSULIN.test(name) ? (['insulin'] as const) : []),
      ...(value >= MANY_FROM && value <= MANY_TO ? (['many'] as const) : []),
      ...(children.has(start) ? (['age-of-a-child'] as const) : []),
    ]
    return names.map((each) => ({ name: each, from: at, to: at, sentence }))
  })
}

const SENTENCES_APART = { sentence: 0, 'next-sentence': 1, text: Number.POSITIVE_INFINITY }

/** The first hits, one a part, that stand near enough and are told by words of their own. */
function meetingOf({ finding, parts, reach }: Together, hits: readonly Hit[], words: readonly Word[]): ToldTogether[] {
  const [first = [], ...others] = parts
  const isOf = (names: OneOf) => (hit: Hit) => names.includes(hit.name)
  for (const anchor of hits.filter(isOf(first))) {
    const met = [anchor]
    for (const names of others) {
      const next = hits.find(
        (hit) =>
          isOf(names)(hit) &&
          Math.abs(hit.sentence - anchor.sentence) <= SENTENCES_APART[reach] &&
          (isNamed(hit.name) || met.every((other) => isApart(hit, other))),
      )
      if (next) met.push(next)
    }
    if (met.length < parts.length) continue
    const start = words[Math.min(...met.map(({ from }) => from))]?.start ?? 0
    const end = words[Math.max(...met.map(({ to }) => to))]?.end ?? 0
    return [{ finding, start, end }]
  }
  return []
}

/** "Schlauchbootlippen" tells the lips and how they are swollen in one word. */
const isApart = (one: Hit, other: Hit): boolean => other.from === other.to || one.to < other.from || one.from > other.to
