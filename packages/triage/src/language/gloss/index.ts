import type { LanguageCode } from '../emergency-phrases/types.ts'
import { type CompiledWords, compileWords } from './compile-words.ts'
import { frenchWords } from './tables/french.ts'
import { germanWords } from './tables/german.ts'
import { hindiWords } from './tables/hindi.ts'
import { spanishWords } from './tables/spanish.ts'
import { teluguWords } from './tables/telugu.ts'
import type { LanguageWords } from './types.ts'

export const LANGUAGE_WORDS: readonly LanguageWords[] = [
  spanishWords,
  frenchWords,
  germanWords,
  hindiWords,
  teluguWords,
]

const compiled = new Map<LanguageCode, CompiledWords>()

/** Takes the tables as they were compiled before. */
export function useCompiledWords(words: ReadonlyMap<LanguageCode, CompiledWords>): void {
  for (const [language, table] of words) compiled.set(language, table)
}

/** Compiled when the first text of a language comes. */
export function wordsOfLanguage(language: LanguageCode): CompiledWords | undefined {
  const words = LANGUAGE_WORDS.find((one) => one.language === language)
  if (!words) return undefined
  const known = compiled.get(language) ?? compileWords(words)
  compiled.set(language, known)
  return known
}
