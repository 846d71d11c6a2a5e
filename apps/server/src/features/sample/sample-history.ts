import type { RecordEntry } from '@salus/exchange'
import { ICD10, LOINC, sampleSource } from './sample-source.ts'

const condition = (name: string, icd10: string, onset: string, status: 'active' | 'past'): RecordEntry => ({
  kind: 'condition',
  source: sampleSource(`condition ${name}`),
  codings: [{ system: ICD10, code: icd10 }],
  name,
  icd10,
  onset,
  status,
})

const relative = (who: string, illness: string, age: number): RecordEntry => ({
  kind: 'family-history',
  source: sampleSource(`family ${who}`),
  codings: [],
  name: who,
  conditions: [{ name: illness, codings: [], age }],
})

/** A middle-aged person's history without medicines. `year`: this one. */
export const sampleHistory = (year: number): RecordEntry[] => [
  condition('Hypertension', 'I10', String(year - 3), 'active'),
  condition('Seasonal allergic rhinitis', 'J30.2', '2003', 'active'),
  condition('Iron deficiency anaemia', 'D50.9', String(year - 1), 'past'),
  {
    kind: 'allergy',
    source: sampleSource('allergy penicillin'),
    codings: [],
    name: 'Penicillin',
    category: 'medication',
    reactions: [{ name: 'hives', severity: 'moderate', codings: [] }],
    status: 'active',
  },
  {
    kind: 'procedure',
    source: sampleSource('surgery appendix'),
    codings: [],
    name: 'Appendectomy',
    time: '1999',
    status: 'done',
  },
  relative('Mother', 'Stroke', 66),
  relative('Father', 'Type 2 diabetes', 58),
  {
    kind: 'social',
    source: sampleSource('smoking'),
    codings: [{ system: LOINC, code: '72166-2' }],
    name: 'Tobacco smoking status',
    loinc: '72166-2',
    text: 'Never smoker',
    time: `${year}-01-02`,
  },
]
