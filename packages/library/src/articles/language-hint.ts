import type { Language } from '@salus/terms/languages'
import { folded } from '@salus/terms/medicines'
import { FUNCTION_WORDS } from '@salus/terms/words'
import { smallWordsOf } from './small-words.ts'

/** Beginnings of words that one of these languages alone writes so, and that people type without a sentence around them. */
const HINTS: readonly (readonly [Language, string])[] = [
  [
    'de',
    `nebenwirkung|wirkung|wechselwirkung|dosierung|alkohol|schwanger|stillzeit|stillen|grippe|erkält|kopfschmerz|bauchschmerz|halsschmerz|rückenschmerz|fieber|impf|blutdruck|blutzucker|blutwert|verbrenn|zecke|husten|schnupfen|durchfall|verstopf|schlaf|rauchen|abnehmen|ernähr|krankheit|untersuch|einnahme|vergess|tablette|ansteck|auffrisch|wieviel|jahre|monate|wochen|heisst|heißt|verhütung|pille|wie |wann |welche|wofür`,
  ],
  [
    'es',
    `efecto|embaraz|lactancia|gripe|resfriado|fiebre|vacuna|presión|azúcar|colesterol|quemadura|garrapata|diarrea|estreñ|sueño|fumar|adelgazar|enfermedad|análisis|pastilla|anticoncept|contagios|dolor|metformina|ibuprofeno|amoxicilina|cuánt|cuand|qué|cómo |para qué`,
  ],
  [
    'fr',
    `effets|grossesse|enceinte|allait|alcool|rhume|fièvre|vaccin(?!e)|tension|cholestérol|brûlure|tique|toux|diarrhée|sommeil|fumer|maigrir|maladie|analyse|oubli|comprimé|contagieu|douleur|ibuprofène|amoxicilline|metformine|quel |quelle |comment |combien|pourquoi|c['’]est`,
  ],
]
/** Letters that one of them alone has, and the French way to ask: "fait-elle". */
const LETTERS: readonly (readonly [Language, RegExp])[] = [
  ['de', /[äöüß]/iu],
  ['es', /[ñ¿¡]/iu],
  ['fr', /[çèêàùœ]|\p{L}-(?:t-)?(?:il|elle|on|ils|elles|je|tu|vous|nous|ce)(?!\p{L})/iu],
]
const PATTERNS = HINTS.map(([language, words]) => [language, new RegExp(`(?<!\\p{L})(?:${words})`, 'iu')] as const)

type Latin = keyof typeof FUNCTION_WORDS
const LATIN = Object.keys(FUNCTION_WORDS) as Latin[]
/** So many small words of one language, and more than of another, are no chance. */
const SURELY = 2

/** The language that most small words of a text are of; nothing where they are few, or of two alike. */
export function languageOfSmallWords(text: string, least = SURELY): Latin | undefined {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? []
  const counted = LATIN.map((language) => ({
    language,
    count: words.filter((word) => FUNCTION_WORDS[language].has(word)).length,
  })).toSorted((one, other) => other.count - one.count)
  const [first, second] = counted
  return first && first.count >= least && first.count > (second?.count ?? 0) ? first.language : undefined
}

/** Whether a small word of that language is in a text. */
export function holdsSmallWord(text: string, language: Language): boolean {
  const small = smallWordsOf(language)
  return (text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? []).some((word) => small.has(folded(word)))
}

/** The language of a few words that no small word gives away; nothing where they may be of any. */
export const languageHint = (text: string): Language | undefined =>
  [...LETTERS, ...PATTERNS].find(([, pattern]) => pattern.test(text))?.[0]
