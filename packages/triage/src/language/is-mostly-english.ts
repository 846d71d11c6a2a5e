import { isEnglishWord } from './dictionary/is-english-word.ts'

/** The dictionary knows words from here on. */
const LONG_WORD = 4
const MOSTLY = 0.5

/**
 * Whether half of the longer words of a text are English, be they of health or not. Words that English shares ("dolor
 * abdominal") pass too: of what is felt the engine reads every language.
 */
export function isMostlyEnglish(text: string): boolean {
  const long = (text.toLowerCase().match(/\p{L}+/gu) ?? []).filter((word) => word.length >= LONG_WORD)
  return long.length > 0 && long.filter(isEnglishWord).length / long.length >= MOSTLY
}
