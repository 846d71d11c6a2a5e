import type { MedicineFamily } from './medicine-families.ts'

export interface ConflictSource {
  title: string
  year: number
  url: string
}

export const SOURCES = {
  drugAllergy: {
    title: 'Drug allergy: diagnosis and management (NICE CG183)',
    year: 2014,
    url: 'https://www.nice.org.uk/guidance/cg183',
  },
  penicillin: {
    title: 'Drug allergy: a practice parameter update (AAAAI and ACAAI)',
    year: 2022,
    url: 'https://doi.org/10.1016/j.jaci.2022.08.028',
  },
  weekly: {
    title: 'Targeted Medication Safety Best Practices for Hospitals, practice 2 (ISMP)',
    year: 2024,
    url: 'https://www.ismp.org/guidelines/best-practices-hospitals',
  },
} as const satisfies Record<string, ConflictSource>
export type SourceId = keyof typeof SOURCES

/** A medicine that goes against an allergy: of the family that the allergy names, or of one that is close to it. */
export const ALLERGY_RULES = [
  { rule: 'penicillin-allergy', allergy: 'penicillin', medicine: 'penicillin', source: 'drugAllergy' },
  { rule: 'penicillin-and-cephalosporin', allergy: 'penicillin', medicine: 'cephalosporin', source: 'penicillin' },
  { rule: 'cephalosporin-allergy', allergy: 'cephalosporin', medicine: 'cephalosporin', source: 'penicillin' },
  {
    rule: 'sulfonamide-allergy',
    allergy: 'sulfonamideAntibiotic',
    medicine: 'sulfonamideAntibiotic',
    source: 'penicillin',
  },
  { rule: 'macrolide-allergy', allergy: 'macrolide', medicine: 'macrolide', source: 'penicillin' },
  { rule: 'quinolone-allergy', allergy: 'fluoroquinolone', medicine: 'fluoroquinolone', source: 'penicillin' },
  { rule: 'painkiller-allergy', allergy: 'nsaid', medicine: 'nsaid', source: 'drugAllergy' },
  { rule: 'painkiller-allergy', allergy: 'nsaid', medicine: 'aspirin', source: 'drugAllergy' },
  { rule: 'painkiller-allergy', allergy: 'aspirin', medicine: 'nsaid', source: 'drugAllergy' },
  { rule: 'painkiller-allergy', allergy: 'aspirin', medicine: 'aspirin', source: 'drugAllergy' },
  { rule: 'same-substance-allergy', allergy: 'acetaminophen', medicine: 'acetaminophen', source: 'drugAllergy' },
] as const satisfies readonly { rule: string; allergy: MedicineFamily; medicine: MedicineFamily; source: SourceId }[]

export type ConflictRule = (typeof ALLERGY_RULES)[number]['rule'] | 'methotrexate-daily'
