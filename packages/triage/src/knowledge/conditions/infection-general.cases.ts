import type { ConditionCase } from '../types.ts'

export const infectionGeneralCases: readonly ConditionCase[] = [
  {
    text: 'yesterday I suddenly got fever of 102, chills, my whole body aches, headache and a dry cough',
    age: 27,
    sex: 'male',
    expectTop3: 'influenza',
    urgency: 'self_care',
  },
]
