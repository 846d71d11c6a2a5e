import type { ConditionCase } from '../types.ts'

export const endocrineMetabolicCases: readonly ConditionCase[] = [
  {
    text: 'always thirsty, peeing a lot, tired and blurry vision for two months',
    age: 52,
    sex: 'male',
    expectTop3: 'diabetes-type-2',
    urgency: 'routine',
  },
  {
    text: 'diabetic, so thirsty, vomiting, breathing deep and fast, fruity breath, drowsy',
    age: 14,
    sex: 'female',
    expectTop3: 'diabetic-ketoacidosis',
    urgency: 'emergency',
  },
  {
    text: 'I am diabetic on insulin, shaky, sweating and very hungry, sugar low at 58 mg/dl',
    age: 50,
    sex: 'male',
    expectTop3: 'hypoglycaemia',
    urgency: 'urgent',
  },
  {
    text: 'losing weight although eating more, heart racing, hands shake, cannot stand heat for months',
    age: 33,
    sex: 'female',
    expectTop3: 'hyperthyroidism',
    urgency: 'routine',
  },
  {
    text: 'always cold, gained weight, constipated, tired, dry skin and hair loss for half a year',
    age: 48,
    sex: 'female',
    expectTop3: 'hypothyroidism',
    urgency: 'routine',
  },
  {
    text: 'tired and pale, winded on stairs, heavy periods, crave ice',
    age: 35,
    sex: 'female',
    expectTop3: 'iron-deficiency',
    urgency: 'routine',
  },
  {
    text: 'dry mouth, very thirsty, hardly peed and dizzy standing after working in the heat',
    age: 30,
    sex: 'male',
    expectTop3: 'dehydration',
    urgency: 'routine',
  },
  {
    text: 'working in the sun for hours, headache, dizzy, nausea, sweating a lot',
    age: 40,
    sex: 'male',
    expectTop3: 'heat-illness',
    urgency: 'urgent',
  },
  {
    text: 'grandpa was working outside in the heat wave, now he is confused and stumbling, skin is hot and dry',
    age: 77,
    sex: 'male',
    expectTop3: 'heat-stroke',
    urgency: 'emergency',
  },
]
