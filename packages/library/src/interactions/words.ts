import type { Language } from '@salus/terms/languages'
import type { InteractionWords } from './fill.ts'
import english from './words/english.json' with { type: 'json' }
import french from './words/french.json' with { type: 'json' }
import german from './words/german.json' with { type: 'json' }
import hindi from './words/hindi.json' with { type: 'json' }
import spanish from './words/spanish.json' with { type: 'json' }
import telugu from './words/telugu.json' with { type: 'json' }

/** The sentences of interactions in each language. */
export const INTERACTION_WORDS = {
  en: english,
  es: spanish,
  fr: french,
  de: german,
  hi: hindi,
  te: telugu,
} as const satisfies Record<Language, InteractionWords>
