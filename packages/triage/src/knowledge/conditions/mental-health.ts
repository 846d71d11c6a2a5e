import type { Condition } from '../types.ts'

export const mentalHealthConditions: readonly Condition[] = [
  {
    id: 'depression',
    name: 'Depressive episode',
    plainName: 'Depression',
    icd10: 'F32.9',
    prior: [0, 0, 5, 70, 130, 110, 60],
    bySex: { female: 1.25, male: 0.75 },
    findings: {
      'low-mood': 0.85,
      'lost-interest': 0.7,
      'poor-sleep': 0.6,
      fatigue: 0.65,
      'loss-of-appetite': 0.35,
      'weight-loss': 0.15,
      anxiety: 0.45,
      'suicidal-thoughts': 0.25,
      headache: 0.15,
    },
    course: { lasts: ['weeks', 'months', 'years'], onset: 'gradual' },
    urgency: 'routine',
    urgencyWhen: [
      { when: 'suicidal-thoughts', urgency: 'emergency', because: 'thoughts of suicide need help at once' },
    ],
    selfCare: [
      'Tell somebody you trust how you feel.',
      'Keep a daily rhythm: get up, go outside, eat, even in small steps.',
    ],
    seekCare: [
      'you think of ending your life or hurting yourself',
      'you can no longer look after yourself',
      'it lasts more than two weeks',
    ],
    source: 'NICE NG222 Depression in adults, 2022',
    speciality: 'Psychiatry',
  },
]
