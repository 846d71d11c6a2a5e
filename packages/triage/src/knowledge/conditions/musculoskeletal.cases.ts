import type { ConditionCase } from '../types.ts'

export const musculoskeletalCases: readonly ConditionCase[] = [
  {
    text: 'My lower back has been aching for 3 days since I moved some boxes. No numbness, I can walk fine.',
    age: 38,
    sex: 'male',
    expectTop3: 'mechanical-back-pain',
    urgency: 'self_care',
  },
]
