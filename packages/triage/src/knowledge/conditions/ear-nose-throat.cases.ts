import type { ConditionCase } from '../types.ts'

export const earNoseThroatCases: readonly ConditionCase[] = [
  {
    text: 'runny nose, sneezing and a bit of a cough for 2 days, no fever',
    age: 30,
    sex: 'female',
    expectTop3: 'common-cold',
    urgency: 'self_care',
  },
  {
    text: 'A 7-year-old girl with fever and a sore throat for 2 days. No cough. Her tonsils have white patches and the glands in her neck are swollen.',
    expectTop3: 'strep-throat',
    urgency: 'routine',
  },
]
