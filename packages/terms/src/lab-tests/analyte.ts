import { LANGUAGES, type Language } from '../languages.ts'

/** What can be measured, as reports name it. */
export interface Analyte {
  /** The standard name, in English. */
  name: string
  /** LOINC of the mass, count or activity in its usual specimen. */
  loinc?: string
  /** LOINC of the amount of substance, for results in moles. */
  molar?: string
  specimen?: 'urine' | 'stool'
  /** UCUM -> values that a living person can have: outside them the reading is doubted, never corrected. */
  units: Record<string, readonly [number, number]>
  /** In small letters; none where we know none. */
  names: Readonly<Record<Language, readonly string[]>>
}

/** As it is written down: the names of a language between strokes. */
export interface AnalyteRow extends Omit<Analyte, 'names'>, Partial<Record<Language, string>> {
  en: string
}

export function readAnalyte({ en, es = '', fr = '', de = '', hi = '', te = '', ...analyte }: AnalyteRow): Analyte {
  const rows: Record<Language, string> = { en, es, fr, de, hi, te }
  const names = Object.fromEntries(LANGUAGES.map((language) => [language, rows[language].split('|').filter(Boolean)]))
  return { ...analyte, names: names as Record<Language, string[]> }
}
