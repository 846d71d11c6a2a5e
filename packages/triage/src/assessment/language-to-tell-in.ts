import type { LanguageSeen } from '../language/detect-language.ts'
import type { LanguageCode } from '../language/emergency-phrases/types.ts'
import { isPlainEnglish } from '../language/gloss/gloss-if-foreign.ts'
import { normaliseWord } from '../language/tokenise.ts'

/** Hardly a text in another language has as many English words. */
const MOSTLY_ENGLISH = 0.6

/** The language of the answer: that of the text, or English where that is not known or may be a mistake. */
export function languageToTellIn(seen: LanguageSeen, text: string): LanguageCode {
  if (seen === 'unknown') return 'en'
  const mayBeEnglish = seen !== 'en' && !/[\p{Script=Devanagari}\p{Script=Telugu}]/u.test(text)
  return mayBeEnglish && englishShare(text) >= MOSTLY_ENGLISH ? 'en' : seen
}

const PARTICLES = new Set('de la los las del von van di da du el'.split(' '))

/** Counts each word once. A letter alone and a name ("Dr de la Cruz") are of no language. */
function englishShare(text: string): number {
  const unnamed = text.replace(/(?<=[\p{L},] )\p{Lu}\p{Ll}+/gu, '')
  const words = [...new Set(unnamed.match(/[\p{L}\p{M}'’]{2,}/gu) ?? [])].filter((word) => !PARTICLES.has(word))
  return words.filter((word) => isPlainEnglish(normaliseWord(word))).length / Math.max(1, words.length)
}
