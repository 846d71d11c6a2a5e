import { age, any } from '../../logic/expression.ts'
import type { Condition } from '../types.ts'

export const infectionGeneralConditions: readonly Condition[] = [
  {
    id: 'influenza',
    name: 'Influenza',
    plainName: 'Flu',
    icd10: 'J11.1',
    prior: [120, 180, 160, 130, 120, 90, 70],
    findings: {
      fever: 0.85,
      'high-fever': 0.4,
      chills: 0.65,
      'body-aches': 0.75,
      cough: 0.8,
      headache: 0.65,
      fatigue: 0.75,
      'sore-throat': 0.5,
      'runny-nose': 0.5,
      'loss-of-appetite': 0.4,
      'sick-contact': 0.35,
      nausea: 0.15,
      vomiting: 0.1,
      'shortness-of-breath': 0.08,
      unwell: 0.4,
      'stiff-neck': 0.01,
    },
    course: { lasts: ['days', 'hours'], onset: 'sudden' },
    urgency: 'self_care',
    urgencyWhen: [
      {
        when: any('pregnant', 'weakened-immunity', age({ from: 65 }), age({ below: 2 })),
        urgency: 'urgent',
        because: 'treatment helps most in the first two days',
      },
      {
        when: any('shortness-of-breath', 'confusion'),
        urgency: 'urgent',
        because: 'signs that it is more than the flu',
      },
    ],
    selfCare: ['Stay in bed and drink enough.', 'Stay away from others until a day after the fever has gone.'],
    medicines: ['acetaminophen', 'honey'],
    seekCare: [
      'you get short of breath or your chest hurts',
      'you become confused',
      'the fever lasts more than four days, or comes back',
    ],
    source: 'IDSA Seasonal Influenza Guideline, 2018; CDC, 2023',
    speciality: 'General practice',
  },
]
