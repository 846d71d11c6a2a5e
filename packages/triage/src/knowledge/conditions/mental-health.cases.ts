import type { ConditionCase } from '../types.ts'

export const mentalHealthCases: readonly ConditionCase[] = [
  {
    text: "I've felt so down for the last two months, nothing is fun anymore, I can't sleep and have no energy",
    age: 33,
    expectTop3: 'depression',
    urgency: 'routine',
  },
  {
    text: 'I want to kill myself, I do not see a way out',
    age: 30,
    sex: 'male',
    expectTop3: 'suicidal-crisis',
    urgency: 'emergency',
  },
  {
    text: 'heart racing, chest tight, tingling and sure I would die, gone after 15 minutes, happened before',
    age: 26,
    sex: 'female',
    expectTop3: 'panic-attack',
    urgency: 'routine',
  },
  {
    text: 'anxious and worried about everything for months, tense, irritable',
    age: 35,
    sex: 'female',
    expectTop3: 'generalised-anxiety',
    urgency: 'routine',
  },
  {
    text: 'I cannot fall asleep for months, lie awake for hours',
    age: 40,
    sex: 'male',
    expectTop3: 'insomnia',
    urgency: 'self_care',
  },
  {
    text: 'I stopped drinking two days ago after years, now anxious and nauseous, trembling hands',
    age: 50,
    sex: 'male',
    expectTop3: 'alcohol-withdrawal',
    urgency: 'urgent',
  },
  {
    text: 'my son hears voices and thinks people are watching him for weeks',
    age: 22,
    sex: 'male',
    expectTop3: 'psychosis',
    urgency: 'urgent',
  },
]
