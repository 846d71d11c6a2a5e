import { FUNCTION_WORDS_IN } from './knowledge/function-words.ts'
import { TALK_WORDS } from './knowledge/talk-words.ts'

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/))

type Marked = keyof typeof FUNCTION_WORDS_IN

/** Languages of other scripts are told by their letters. */
export const FUNCTION_WORDS: Readonly<Record<Marked, ReadonlySet<string>>> = {
  en: setOf(FUNCTION_WORDS_IN.en),
  es: setOf(FUNCTION_WORDS_IN.es),
  fr: setOf(FUNCTION_WORDS_IN.fr),
  de: setOf(FUNCTION_WORDS_IN.de),
}

/** English words that say nothing of what a sentence is about, those of talk among them. */
export const STOP_WORDS: ReadonlySet<string> = new Set([...FUNCTION_WORDS.en, ...setOf(TALK_WORDS)])
