import type { LanguageCode } from './emergency-phrases/types.ts'
import { PLAIN_WORDS } from './plain-words.ts'
import { OTHER_LANGUAGES, type Word } from './read-emergency-phrases.ts'

export type LanguageSeen = LanguageCode | 'unknown'

const ENGLISH =
  'the a an i my me is are was it and of to in for with have has had been not but on at so that this feel feeling since when he she his her they can cant dont you no very what do am im from or just all after like up out about'

/** Small words by which a language is known. */
export const COMMON: ReadonlyMap<LanguageCode, ReadonlySet<string>> = new Map<LanguageCode, Set<string>>([
  ['en', new Set(ENGLISH.split(' '))],
  ...OTHER_LANGUAGES.map(({ language, commonWords }): [LanguageCode, Set<string>] => [
    language,
    new Set(commonWords.split(' ').filter((word) => word.length > 1)),
  ]),
])

/** Neighbours of Spanish and French that are not read: without their own small words they would pass for them. */
const NOT_READ = [
  'ho di da ieri il gli che non sono della del nel alla mio mia anche più perché ha mi fa una e è',
  'não nao tenho estou dor uma um com desde ontem meu minha muito dói doi os ao na em há da do e é',
].map((words) => new Set(words.split(' ')))

const ENGLISH_WORDS = new Set(PLAIN_WORDS)

export const isEnglish = (norm: string): boolean => ENGLISH_WORDS.has(norm) || (COMMON.get('en')?.has(norm) ?? false)

const READ_WORDS = 400

export interface LanguageReading {
  seen: LanguageSeen
  /** Enough English stands in it to read it as such too: "mujhe chest pain hai". */
  mixedWithEnglish: boolean
  /** It is a neighbour of a language that is read: words of both prove little. */
  isNeighbour?: boolean
}

/** By script, or by which language's small words the text uses most. */
export function detectLanguage(words: readonly Word[]): LanguageReading {
  // A number is of no language.
  const sample = words.slice(0, READ_WORDS).filter(({ norm }) => !/^\d/.test(norm))
  const letters = sample.map(({ norm }) => norm).join('')
  if (letters === '') return { seen: 'unknown', mixedWithEnglish: false }
  const share = (script: RegExp): number => (letters.match(script)?.join('').length ?? 0) / letters.length
  if (share(/[\p{Script=Devanagari}]/gu) > 0.25) return { seen: 'hi', mixedWithEnglish: true }
  if (share(/[\p{Script=Telugu}]/gu) > 0.25) return { seen: 'te', mixedWithEnglish: true }
  if (share(/\p{Script=Latin}/gu) < 0.5) return { seen: 'unknown', mixedWithEnglish: true }
  const scores = [...COMMON].map(([language, common]) => ({
    language,
    score: sample.filter(({ norm }) => common.has(norm)).length,
  }))
  const best = scores.reduce((top, other) => (other.score > top.score ? other : top))
  const english = scores[0]?.score ?? 0
  const isNotRead = NOT_READ.some((common) => sample.filter(({ norm }) => common.has(norm)).length > best.score)
  if (isNotRead) return { seen: 'unknown', mixedWithEnglish: true, isNeighbour: true }
  // One small word in a long text proves nothing: Italian shares some with French.
  if (best.score === 0 || best.score / sample.length < 0.18) {
    const plain = sample.filter(({ norm }) => ENGLISH_WORDS.has(norm)).length
    return { seen: plain / sample.length > 0.3 ? 'en' : 'unknown', mixedWithEnglish: true }
  }
  // "Me" and "no" are words of several languages: where another has as many, a text that is hardly English is read in all.
  const isTied = scores.some(({ language, score }) => language !== 'en' && score === english)
  const isHardlyEnglish = sample.filter(({ norm }) => isEnglish(norm)).length / sample.length < 0.5
  if (best.language === 'en' && isTied && isHardlyEnglish) return { seen: 'unknown', mixedWithEnglish: true }
  return {
    seen: best.language,
    mixedWithEnglish:
      best.language === 'en' || best.language === 'hi' || best.language === 'te' || english >= 3 || best.score < 2,
  }
}
