/** What can be measured, as reports name it. */
export interface Analyte {
  name: string
  /** LOINC of the mass, count or activity in its usual specimen. */
  loinc?: string
  /** LOINC of the amount of substance, for results in moles. */
  molar?: string
  specimen?: 'urine' | 'stool'
  /** UCUM -> values that a living person can have: outside them the reading is doubted, never corrected. */
  units: Record<string, readonly [number, number]>
  en: string
  es?: string
  fr?: string
  de?: string
  hi?: string
  te?: string
}
