import type { ConditionCase } from '../types.ts'

export const childCases: readonly ConditionCase[] = [
  {
    text: 'An 18-month-old boy has had a runny nose for a week. Since last night he is fussy, pulls at his right ear and has a fever of 38.7.',
    expectTop3: 'otitis-media',
    urgency: 'routine',
  },
  {
    text: 'itchy spots and small blisters in different stages all over, low fever',
    age: 5,
    sex: 'female',
    expectTop3: 'chickenpox',
    urgency: 'self_care',
  },
  {
    text: 'sores in the mouth and small blisters on palms and soles, fever',
    age: 3,
    sex: 'male',
    expectTop3: 'hand-foot-mouth',
    urgency: 'self_care',
  },
  {
    text: 'not vaccinated, high fever, cough, runny nose, red eyes and a rash',
    age: 4,
    sex: 'female',
    expectTop3: 'measles',
    urgency: 'urgent',
  },
  {
    text: 'sore throat, fever and a rough red rash like sandpaper, strawberry tongue',
    age: 7,
    sex: 'male',
    expectTop3: 'scarlet-fever',
    urgency: 'routine',
  },
  {
    text: 'my 5 week old baby has a fever of 38.5 and is feeding poorly',
    age: 0.1,
    sex: 'female',
    expectTop3: 'febrile-infant',
    urgency: 'emergency',
  },
  {
    text: 'my toddler has a high fever and had a seizure for a minute',
    age: 2,
    sex: 'male',
    expectTop3: 'febrile-seizure',
    urgency: 'emergency',
  },
]
