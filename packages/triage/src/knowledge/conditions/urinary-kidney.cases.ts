import type { ConditionCase } from '../types.ts'

export const urinaryKidneyCases: readonly ConditionCase[] = [
  {
    text: 'it burns when i pee and i have to go every 10 minutes, started 2 days ago. no fever no back pain',
    age: 26,
    sex: 'female',
    expectTop3: 'cystitis',
    urgency: 'routine',
  },
]
