import type { ConditionCase } from '../types.ts'

export const infectionGeneralCases: readonly ConditionCase[] = [
  {
    text: 'yesterday I suddenly got fever of 102, chills, my whole body aches, headache and a dry cough',
    age: 27,
    sex: 'male',
    expectTop3: 'influenza',
    urgency: 'self_care',
  },
  {
    text: 'fever and confused, fast breathing, cold and clammy skin, BP 85/50',
    age: 78,
    sex: 'female',
    expectTop3: 'sepsis',
    urgency: 'emergency',
  },
  {
    text: 'bad headache, fever, stiff neck, light hurts, purple spots that do not fade',
    age: 19,
    sex: 'male',
    expectTop3: 'meningitis',
    urgency: 'emergency',
  },
  {
    text: 'back from Ghana, shaking chills and fever every other day with sweating',
    age: 30,
    sex: 'male',
    expectTop3: 'malaria',
    urgency: 'emergency',
  },
  {
    text: 'red ring growing around a tick bite on my thigh, tired',
    age: 40,
    sex: 'female',
    expectTop3: 'lyme-disease',
    urgency: 'routine',
  },
  {
    text: 'fever, bad headache and rash on wrists and palms after a tick bite',
    age: 9,
    sex: 'male',
    expectTop3: 'spotted-fever',
    urgency: 'emergency',
  },
  {
    text: 'high fever, pain behind the eyes, aching all over and rash after travel to Thailand',
    age: 30,
    sex: 'female',
    expectTop3: 'dengue',
    urgency: 'emergency',
  },
  {
    text: 'stepped on a rusty nail, jaw is stiff, cannot open my mouth, painful muscle spasms',
    age: 60,
    sex: 'male',
    expectTop3: 'tetanus',
    urgency: 'emergency',
  },
  {
    text: 'back from India, fever for more than a week that gets higher each day, headache, tummy ache and no appetite, constipated',
    age: 27,
    sex: 'female',
    expectTop3: 'typhoid-fever',
    urgency: 'emergency',
  },
  {
    text: 'sudden fever of 39.5 after a trip to Brazil, all my joints hurt so badly I can hardly walk, fingers swollen, red rash',
    age: 44,
    sex: 'male',
    expectTop3: 'chikungunya',
    urgency: 'emergency',
  },
]
