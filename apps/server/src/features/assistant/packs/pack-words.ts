import type { PackLanguage } from './passage-kinds.ts'

interface PackWords {
  /** Below an answer: where it is from. */
  from(question: string, pack: string, licence: string, day: string): string
  locale: string
}

export const PACK_WORDS: Record<PackLanguage, PackWords> = {
  en: {
    from: (question, pack, licence, day) =>
      `From “${question}” in ${pack} (${licence}), ${day}. Salus did not write or check this text. Ask your doctor what it means for you.`,
    locale: 'en-GB',
  },
  es: {
    from: (question, pack, licence, day) =>
      `De “${question}” en ${pack} (${licence}), ${day}. Salus no escribió ni revisó este texto. Pregunta a tu médico qué significa para ti.`,
    locale: 'es-ES',
  },
}

export const dayIn = (language: PackLanguage, date: string): string =>
  new Date(date).toLocaleDateString(PACK_WORDS[language].locale, { dateStyle: 'long', timeZone: 'UTC' })
