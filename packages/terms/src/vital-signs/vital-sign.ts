import type { Language } from '../languages.ts'

/** FHIR's vital signs, and sugar from a fingertip. */
export type VitalSign =
  | 'blood-pressure'
  | 'heart-rate'
  | 'temperature'
  | 'oxygen-saturation'
  | 'respiratory-rate'
  | 'weight'
  | 'height'
  | 'body-mass-index'
  | 'capillary-glucose'

export interface NamedVitalSign {
  loinc: string
  /** The first English one is its standard name. All are in small letters. */
  names: Readonly<Record<Language, readonly string[]>>
}
