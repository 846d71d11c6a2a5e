import { any, atLeast, sex } from '../../logic/expression.ts'
import type { Condition } from '../types.ts'

export const urinaryKidneyConditions: readonly Condition[] = [
  {
    id: 'cystitis',
    name: 'Acute cystitis',
    plainName: 'Bladder infection',
    icd10: 'N30.0',
    prior: [8, 20, 30, 50, 140, 120, 150],
    bySex: { female: 1.7, male: 0.15 },
    findings: {
      'painful-urination': 0.85,
      'frequent-urination': 0.8,
      'blood-in-urine': 0.25,
      'belly-pain': 0.35,
      fever: 0.06,
      'flank-pain': 0.04,
      chills: 0.04,
      nausea: 0.06,
      vomiting: 0.02,
    },
    course: { lasts: ['days', 'hours'] },
    urgency: 'routine',
    urgencyWhen: [
      {
        when: any('fever', 'flank-pain', 'chills', 'vomiting'),
        urgency: 'urgent',
        because: 'it may have reached the kidneys',
      },
      { when: any('pregnant', sex('male')), urgency: 'urgent', because: 'it needs treatment soon' },
      {
        when: atLeast(2, 'fast-heartbeat', 'low-blood-pressure', 'confusion'),
        urgency: 'emergency',
        because: 'signs of sepsis',
      },
    ],
    selfCare: ['Drink enough, and do not hold back urine.', 'A urine test shows whether treatment is needed.'],
    medicines: ['acetaminophen'],
    seekCare: [
      'you get a fever, chills or pain in your side',
      'there is blood in the urine',
      'it is not better after two days',
    ],
    source: 'IDSA Uncomplicated Cystitis Guideline, 2011; NICE NG109, 2018',
    speciality: 'General practice',
  },
]
