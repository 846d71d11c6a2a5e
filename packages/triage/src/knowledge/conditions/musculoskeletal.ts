import { any } from '../../logic/expression.ts'
import type { Condition } from '../types.ts'

export const musculoskeletalConditions: readonly Condition[] = [
  {
    id: 'mechanical-back-pain',
    name: 'Non-specific low back pain',
    plainName: 'Strained back',
    icd10: 'M54.5',
    prior: [0, 0, 8, 60, 250, 280, 200],
    findings: {
      'back-pain': 0.98,
      'pain-down-the-leg': 0.15,
      'flank-pain': 0.05,
      'saddle-numbness': 0.003,
      fever: 0.01,
      'painful-urination': 0.01,
      'one-sided-weakness': 0.02,
      'severe-pain': 0.2,
      'weight-loss': 0.01,
    },
    course: { lasts: ['days', 'weeks', 'months'] },
    urgency: 'self_care',
    urgencyWhen: [
      { when: 'saddle-numbness', urgency: 'emergency', because: 'nerves to the bladder may be pressed' },
      { when: any('fever', 'weight-loss'), urgency: 'urgent', because: 'a rarer cause must be looked for' },
    ],
    selfCare: ['Stay as active as the pain allows; bed rest makes it last longer.', 'Warmth helps many people.'],
    medicines: ['ibuprofen'],
    seekCare: [
      'you get numb between the legs or lose control of bladder or bowel',
      'a leg becomes weak',
      'you get a fever',
      'it is not better after six weeks',
    ],
    source: 'NICE NG59 Low back pain and sciatica, 2016 (updated 2020)',
    speciality: 'General practice',
  },
]
