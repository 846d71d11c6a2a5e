import type { ConditionCase } from '../types.ts'

export const respiratoryCases: readonly ConditionCase[] = [
  {
    text: 'A 65-year-old woman has had fever, chills and a cough with green phlegm for 4 days. It hurts on the right when she breathes in. T 39.1.',
    expectTop3: 'community-acquired-pneumonia',
    urgency: 'urgent',
  },
]
