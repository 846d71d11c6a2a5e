import type { ConditionCase } from '../types.ts'

export const voiceNeckCases: readonly ConditionCase[] = [
  {
    text: 'smoked 40 years, hoarse for two months, nothing helps',
    age: 64,
    sex: 'male',
    expectTop3: 'laryngeal-cancer',
    urgency: 'urgent',
  },
  {
    text: '58M, hard lump in the neck for 6 weeks, sore throat on the left side, left tonsil bigger',
    expectTop3: 'throat-cancer',
    urgency: 'urgent',
  },
  {
    text: 'I teach in a primary school and by the evening my voice is gone, husky for a month, never smoked',
    age: 33,
    sex: 'female',
    expectTop3: 'vocal-cord-nodules',
    urgency: 'routine',
  },
  {
    text: 'since my thyroidectomy three weeks ago my voice is weak and breathy, and I cough when I drink',
    age: 51,
    sex: 'female',
    expectTop3: 'vocal-cord-paralysis',
    urgency: 'urgent',
  },
  {
    text: 'trouble swallowing for a year, my neck gurgles after meals and food comes back hours later, bad breath',
    age: 77,
    sex: 'male',
    expectTop3: 'pharyngeal-pouch',
    urgency: 'routine',
  },
  {
    text: 'two small tender lumps in my neck since a cold ten days ago, otherwise fine',
    age: 23,
    sex: 'female',
    expectTop3: 'reactive-neck-glands',
    urgency: 'self_care',
  },
  {
    text: 'my boy has a soft lump in the middle of his neck that moves up when he sticks out his tongue, for months',
    age: 7,
    sex: 'male',
    expectTop3: 'congenital-neck-cyst',
    urgency: 'routine',
  },
  {
    text: 'my husband snores so loudly, he is not sleepy in the day and does not stop breathing',
    age: 45,
    sex: 'male',
    expectTop3: 'primary-snoring',
    urgency: 'self_care',
  },
]
