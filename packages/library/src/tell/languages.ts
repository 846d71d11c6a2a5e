import type { Language } from '@salus/terms/languages'
import { english } from './english.ts'
import { french } from './french.ts'
import { german } from './german.ts'
import { hindi } from './hindi.ts'
import type { LibraryPhrases } from './phrases.ts'
import { spanish } from './spanish.ts'
import { telugu } from './telugu.ts'

const PHRASES: Readonly<Record<Language, LibraryPhrases>> = {
  en: english,
  es: spanish,
  fr: french,
  de: german,
  hi: hindi,
  te: telugu,
}

export const phrasesOf = (language: Language): LibraryPhrases => PHRASES[language]
