import type { ConditionCase } from '../types.ts'

export const neurologicalCases: readonly ConditionCase[] = [
  {
    text: 'my grandfather suddenly cannot lift his right arm and his mouth is drooping on one side, his words are slurred',
    expectTop3: 'stroke',
    urgency: 'emergency',
  },
  {
    text: 'throbbing headache on the left side for 6 hours, light hurts and I feel sick. I get migraines',
    age: 29,
    sex: 'female',
    expectTop3: 'migraine',
    urgency: 'self_care',
  },
  {
    text: 'dull headache like a band around my head since this morning after a long day at the computer',
    age: 40,
    sex: 'male',
    expectTop3: 'tension-headache',
    urgency: 'self_care',
  },
]
