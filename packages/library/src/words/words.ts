import type { Language } from '@salus/terms/languages'
import type { WordGroup } from '../medicines/monograph.ts'
import english from './english.json' with { type: 'json' }
import french from './french.json' with { type: 'json' }
import german from './german.json' with { type: 'json' }
import hindi from './hindi.json' with { type: 'json' }
import spanish from './spanish.json' with { type: 'json' }
import telugu from './telugu.json' with { type: 'json' }

export type Words = Readonly<Record<WordGroup, Readonly<Record<string, string>>>>

/** The languages that all words are written in. */
export const WORDS = {
  en: english,
  es: spanish,
  fr: french,
  de: german,
  hi: hindi,
  te: telugu,
} as const satisfies Partial<Record<Language, Words>>
export type WrittenIn = keyof typeof WORDS

/** The text of a word in a language; a test finds each that is missing. */
export function wordOf(group: WordGroup, id: string, language: WrittenIn): string {
  const words: Words = WORDS[language]
  return words[group][id] ?? id
}
