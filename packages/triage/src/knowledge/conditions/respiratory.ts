import { any, atLeast } from '../../logic/expression.ts'
import type { Condition } from '../types.ts'

export const respiratoryConditions: readonly Condition[] = [
  {
    id: 'community-acquired-pneumonia',
    name: 'Community-acquired pneumonia',
    plainName: 'Pneumonia',
    icd10: 'J18.9',
    prior: [40, 40, 25, 12, 20, 35, 80],
    findings: {
      cough: 0.88,
      'cough-with-phlegm': 0.6,
      fever: 0.75,
      'high-fever': 0.4,
      chills: 0.45,
      'shortness-of-breath': 0.6,
      'pain-with-breathing': 0.35,
      'chest-pain': 0.4,
      fatigue: 0.5,
      confusion: 0.12,
      'fast-breathing': 0.4,
      'low-oxygen': 0.35,
      'fast-heartbeat': 0.4,
      'coughing-blood': 0.06,
      'loss-of-appetite': 0.4,
      'body-aches': 0.25,
      'runny-nose': 0.15,
      'sore-throat': 0.1,
      wheezing: 0.12,
      'getting-worse': 0.4,
    },
    course: { lasts: ['days', 'weeks'] },
    urgency: 'urgent',
    urgencyWhen: [
      {
        when: any('severe-breathlessness', 'low-oxygen', 'confusion'),
        urgency: 'emergency',
        because: 'signs of severe pneumonia',
      },
      {
        when: atLeast(2, 'fast-breathing', 'low-blood-pressure', 'low-oxygen'),
        urgency: 'emergency',
        because: 'signs of severe pneumonia',
      },
    ],
    selfCare: ['Rest, and drink enough that your urine stays light.', 'Do not smoke, and stay out of smoke.'],
    medicines: ['acetaminophen'],
    seekCare: [
      'breathing gets harder or faster',
      'your lips turn blue',
      'you become confused or very drowsy',
      'the fever lasts more than three days',
    ],
    source: 'ATS/IDSA Community-acquired Pneumonia Guideline, 2019; NICE NG138, 2019',
    speciality: 'General practice',
  },
]
