/** The languages in which Salus reads and answers, by ISO 639-1. */
export const LANGUAGES = ['en', 'es', 'fr', 'de', 'hi', 'te'] as const
export type Language = (typeof LANGUAGES)[number]

/** By ISO 639-3, as recognisers of print name them. */
export const LANGUAGE_OF = { eng: 'en', spa: 'es', fra: 'fr', deu: 'de', hin: 'hi', tel: 'te' } as const
