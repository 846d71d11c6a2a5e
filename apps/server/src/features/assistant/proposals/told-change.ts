import type { VitalName } from '@salus/contract'

/** What a person says of the record, before anybody has looked into the record. */
export type ToldChange = { quote: string } & (
  | {
      resource: 'MedicationStatement'
      does: 'takes' | 'stopped'
      ingredients: readonly string[]
      name: string
      strength: string
      frequency: string
      sinceYear: number | null
    }
  | { resource: 'AllergyIntolerance'; ingredients: readonly string[]; substance: string; reaction: string }
  | {
      resource: 'Observation'
      measure: VitalName
      /** As written, in `unit` (UCUM). */
      value: string
      unit: string
      hoursAgo: number
    }
)

export type ToldMedicine = Extract<ToldChange, { resource: 'MedicationStatement' }>
export type ToldAllergy = Extract<ToldChange, { resource: 'AllergyIntolerance' }>
export type ToldReading = Extract<ToldChange, { resource: 'Observation' }>
