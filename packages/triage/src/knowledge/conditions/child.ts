import { age } from '../../logic/expression.ts'
import type { Condition } from '../types.ts'

export const childConditions: readonly Condition[] = [
  {
    id: 'otitis-media',
    name: 'Acute otitis media',
    plainName: 'Middle ear infection',
    icd10: 'H66.9',
    prior: [250, 350, 120, 30, 15, 8, 4],
    findings: {
      'ear-pain': 0.8,
      fever: 0.5,
      'high-fever': 0.15,
      'ear-pulling-or-fussy': 0.6,
      'runny-nose': 0.6,
      cough: 0.35,
      'loss-of-appetite': 0.25,
      vomiting: 0.1,
      diarrhoea: 0.08,
      'poor-sleep': 0.3,
    },
    course: { lasts: ['days', 'hours'] },
    urgency: 'routine',
    urgencyWhen: [
      { when: age({ below: 0.5 }), urgency: 'urgent', because: 'babies under 6 months need treatment early' },
    ],
    selfCare: [
      'Hold the child upright, and offer drinks often.',
      'Most ear infections heal in three days without antibiotics.',
    ],
    medicines: ['acetaminophen', 'ibuprofen'],
    seekCare: [
      'there is swelling behind the ear',
      'the child is very drowsy or has a stiff neck',
      'it is not better after three days',
      'fluid runs from the ear',
    ],
    source: 'AAP Acute Otitis Media Guideline, 2013; NICE NG91, 2018',
    speciality: 'Paediatrics',
  },
]
