import type { ConditionCase } from '../types.ts'

export const injuryPoisoningCases: readonly ConditionCase[] = [
  { text: 'my cat bit me in the finger', age: 30, sex: 'female', expectTop3: 'animal-bite', urgency: 'urgent' },
  {
    text: 'I twisted my ankle playing basketball 2 hours ago, it is swollen and sore but I can walk on it',
    age: 22,
    sex: 'male',
    expectTop3: 'ankle-sprain',
    urgency: 'self_care',
  },
  {
    text: 'burned my forearm on the oven, red and sore',
    age: 30,
    sex: 'female',
    expectTop3: 'minor-burn',
    urgency: 'self_care',
  },
  {
    text: 'cut my finger with a kitchen knife, bleeding stopped',
    age: 30,
    sex: 'male',
    expectTop3: 'cut-wound',
    urgency: 'self_care',
  },
  {
    text: 'heater running inside, everyone in the house has a headache, I am dizzy and nauseous',
    age: 40,
    sex: 'female',
    expectTop3: 'carbon-monoxide-poisoning',
    urgency: 'emergency',
  },
  {
    text: 'I took too many sleeping pills by accident',
    age: 50,
    sex: 'female',
    expectTop3: 'medicine-overdose',
    urgency: 'emergency',
  },
  {
    text: 'my son drank bleach and is drooling',
    age: 2,
    sex: 'male',
    expectTop3: 'caustic-ingestion',
    urgency: 'emergency',
  },
  {
    text: 'my daughter ate some wild mushrooms and is vomiting',
    age: 3,
    sex: 'female',
    expectTop3: 'other-poisoning',
    urgency: 'emergency',
  },
  {
    text: 'my toddler is choking on a grape and cannot breathe',
    age: 2,
    sex: 'male',
    expectTop3: 'airway-foreign-body',
    urgency: 'emergency',
  },
  {
    text: 'I was bitten by a dog on the hand an hour ago',
    age: 20,
    sex: 'male',
    expectTop3: 'animal-bite',
    urgency: 'urgent',
  },
]
