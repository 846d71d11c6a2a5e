import type { ConditionCase } from '../types.ts'

export const injuryPoisoningCases: readonly ConditionCase[] = [
  {
    text: 'I twisted my ankle playing basketball 2 hours ago, it is swollen and sore but I can walk on it',
    age: 22,
    sex: 'male',
    expectTop3: 'ankle-sprain',
    urgency: 'self_care',
  },
]
