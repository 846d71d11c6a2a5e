/** The languages in which Salus reads and answers, by ISO 639-1. */
export const LANGUAGES = ['en', 'es', 'fr', 'de', 'hi', 'te'] as const
export type Language = (typeof LANGUAGES)[number]
