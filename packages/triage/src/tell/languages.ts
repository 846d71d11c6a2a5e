import type { LanguageCode } from '../language/emergency-phrases/types.ts'
import { english } from './english.ts'
import { englishVocabulary } from './english-vocabulary.ts'
import { french } from './french.ts'
import { german } from './german.ts'
import { hindi } from './hindi.ts'
import { spanish } from './spanish.ts'
import { telugu } from './telugu.ts'
import { frenchVocabulary } from './vocabulary/french/index.ts'
import { germanVocabulary } from './vocabulary/german/index.ts'
import { hindiVocabulary } from './vocabulary/hindi/index.ts'
import { spanishVocabulary } from './vocabulary/spanish/index.ts'
import { teluguVocabulary } from './vocabulary/telugu/index.ts'
import type { Language } from './vocabulary.ts'
import { vocabularyOf } from './written-vocabulary.ts'

const LANGUAGES: Readonly<Record<LanguageCode, Language>> = {
  en: { locale: 'en', phrases: english, vocabulary: englishVocabulary },
  es: { locale: 'es', phrases: spanish, vocabulary: vocabularyOf(spanishVocabulary) },
  fr: { locale: 'fr', phrases: french, vocabulary: vocabularyOf(frenchVocabulary) },
  de: { locale: 'de', phrases: german, vocabulary: vocabularyOf(germanVocabulary) },
  hi: { locale: 'hi', phrases: hindi, vocabulary: vocabularyOf(hindiVocabulary) },
  te: { locale: 'te', phrases: telugu, vocabulary: vocabularyOf(teluguVocabulary) },
}

/** A language with all that the engine says in it. */
export const languageOf = (code: LanguageCode): Language => LANGUAGES[code]
