import type { ConditionCase } from '../types.ts'

export const mentalHealthCases: readonly ConditionCase[] = [
  {
    text: "I've felt so down for the last two months, nothing is fun anymore, I can't sleep and have no energy",
    age: 33,
    expectTop3: 'depression',
    urgency: 'routine',
  },
]
