import type { Language } from '@salus/terms/languages'

/** Words of time and measure by language: French "hier" is yesterday, German "hier" is here. */
export type WordsByLanguage = Record<Language, string>

/** Finds the words of a language; those of all where nobody can tell which it is. */
export type FindWords = (language: Language | undefined) => RegExp

const finder = (forms: string): RegExp => new RegExp(`(?<![\\p{L}\\p{M}])(?:${forms})(?![\\p{L}\\p{M}])`, 'iu')

export function findWords({ en, es, fr, de, hi, te }: WordsByLanguage): FindWords {
  // In India people mix English with Hindi or Telugu.
  const mixed = finder([en, hi, te].join('|'))
  const own = { en: mixed, es: finder(es), fr: finder(fr), de: finder(de), hi: mixed, te: mixed }
  const all = finder([en, es, fr, de, hi, te].join('|'))
  return (language) => (language ? own[language] : all)
}
