import type { Language } from '@salus/terms/languages'
import { COMMON } from '../detect-language.ts'
import { foldOf } from '../gloss/compile-words.ts'
import { fold } from '../phrase-groups.ts'
import { isNamed, TOGETHER } from './combinations.ts'
import type { ToldClass } from './types.ts'
import english from './words/english.json' with { type: 'json' }
import french from './words/french.json' with { type: 'json' }
import german from './words/german.json' with { type: 'json' }
import hindi from './words/hindi.json' with { type: 'json' }
import spanish from './words/spanish.json' with { type: 'json' }
import telugu from './words/telugu.json' with { type: 'json' }

const LISTS: Readonly<Record<Language, Readonly<Record<ToldClass, readonly string[]>>>> = {
  en: english,
  es: spanish,
  fr: french,
  de: german,
  hi: hindi,
  te: telugu,
}

/** Words that say who and when and little else: people leave them out, or choose another. */
const LITTLE: Readonly<Record<Language, string>> = {
  en: 'a an the my his her their our your its i im ive ill he hes she shes they theyre we it is was are has have had been got just so up of to and some be am s t ve re',
  es: 'el la los las un una unos unas mi su sus tu mis me te se le lo les nos de del a al en y que ya es esta estoy ha he han muy como con por',
  fr: 'le la les un une des du de d l j je il elle on ils elles me m te t se s mon ma mes son sa ses ce c est ai a ont suis et que qu y en',
  de: 'der die das den dem des ein eine einen einem einer mein meine meinen sein seine ihr ihre ich er sie es wir hab habe hat haben ist bin sind war und so sich mich mir ihm zu',
  hi: 'hai hain ho hun hoon tha thi the ko ki ka ke ne se me mein mai main wo vo woh aur bhi to है हैं हूं हो था थी थे को की का के ने से में मैं वो वह और भी तो',
  te: 'ki ku lo na naa maa ma ni nu undi unnaru unnadu నా మా కి కు లో ని ను ఉంది ఉన్నాడు ఉన్నాను',
}

/** One wording as the stems that must meet. */
export interface Wording {
  name: ToldClass
  stems: readonly string[]
}

/** The wordings of a language by the first letters of their longest stem. */
export type Wordings = ReadonlyMap<string, readonly Wording[]>

/** Letters by which a wording is found. */
const KEY = 3
export const keyOf = (word: string): string => word.slice(0, KEY)

/** The form in which words of a list and of a text are compared. */
export function comparedIn(language: Language): (word: string) => string {
  const foldSound = foldOf(language)
  return language === 'hi' || language === 'te' ? (word) => foldSound(fold(word)) : fold
}

/** A wording that names its danger alone is told whole; of a part of a danger, two words that many wordings share tell it too. */
const WHOLE: ReadonlySet<ToldClass> = new Set(
  TOGETHER.map(({ parts }) => parts.filter((part) => !part.some(isNamed)))
    .filter((told) => told.length === 1)
    .flatMap((told) => told.flat() as ToldClass[]),
)
const SHARED_BY = 4

const compiled = new Map<Language, Wordings>()

/** Made when a text in the language is first read. */
export function wordingsOf(language: Language): Wordings {
  const known = compiled.get(language)
  if (known) return known
  const form = comparedIn(language)
  const little = new Set(LITTLE[language].split(' ').map(form))
  const common = new Set([...(COMMON.get(language) ?? [])].map(form))
  const found = new Map<string, Wording[]>()
  for (const [name, lists] of Object.entries(LISTS[language]) as [ToldClass, readonly string[]][]) {
    const told = lists.map((wording) => stemsOf(wording, form, little))
    const all = WHOLE.has(name) ? told : [...told, ...sharedPairs(told, (word) => little.has(word) || common.has(word))]
    for (const stems of new Map(all.map((each) => [each.join(' '), each])).values()) {
      const longest = stems.reduce((one, other) => (other.length > one.length ? other : one), '')
      const others = stems.filter((_, at) => at !== stems.indexOf(longest))
      found.set(keyOf(longest), [...(found.get(keyOf(longest)) ?? []), { name, stems: [longest, ...others] }])
    }
  }
  compiled.set(language, found)
  return found
}

/** The words that tell, or all of them where only one would be left. */
function stemsOf(wording: string, form: (word: string) => string, little: ReadonlySet<string>): string[] {
  const words = (wording.match(/[\p{L}\p{M}]+|\p{Nd}+/gu) ?? []).map(form)
  const telling = words.filter((word) => !little.has(word))
  return telling.length < 2 ? words : telling
}

function sharedPairs(told: readonly string[][], isLittle: (word: string) => boolean): string[][] {
  const counts = new Map<string, number>()
  for (const stems of told) {
    const sorted = [...new Set(stems.filter((stem) => !isLittle(stem)))].sort()
    for (const [at, one] of sorted.entries())
      for (const other of sorted.slice(at + 1)) counts.set(`${one} ${other}`, (counts.get(`${one} ${other}`) ?? 0) + 1)
  }
  return [...counts].filter(([, count]) => count >= SHARED_BY).map(([pair]) => pair.split(' '))
}
