import type { ConditionCase } from '../types.ts'

export const childCases: readonly ConditionCase[] = [
  {
    text: 'An 18-month-old boy has had a runny nose for a week. Since last night he is fussy, pulls at his right ear and has a fever of 38.7.',
    expectTop3: 'otitis-media',
    urgency: 'routine',
  },
]
