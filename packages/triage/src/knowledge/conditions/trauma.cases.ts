import type { ConditionCase } from '../types.ts'

export const traumaCases: readonly ConditionCase[] = [
  {
    text: 'walked into a table corner, big blue bruise on my thigh, sore but I walk fine',
    age: 33,
    sex: 'female',
    expectTop3: 'contusion',
    urgency: 'self_care',
  },
  {
    text: 'got punched in the jaw last night, swollen on one side and my teeth do not line up any more',
    age: 25,
    sex: 'male',
    expectTop3: 'facial-fracture',
    urgency: 'urgent',
  },
  {
    text: 'took an elbow to the nose at basketball, it bled for a bit and looks crooked now, breathing through it is harder',
    age: 19,
    sex: 'male',
    expectTop3: 'nasal-fracture',
    urgency: 'routine',
  },
  {
    text: 'she fell on the handlebar with her tummy two hours ago, has belly pain, is pale and threw up',
    age: 8,
    sex: 'female',
    expectTop3: 'blunt-abdominal-trauma',
    urgency: 'emergency',
  },
  {
    text: 'tractor rolled on him, several broken ribs, one part of the chest sucks in when he breathes and he gasps',
    age: 55,
    sex: 'male',
    expectTop3: 'flail-chest',
    urgency: 'emergency',
  },
  {
    text: 'a forklift ran over my leg this morning, swollen and badly bruised, I can still feel my toes',
    age: 44,
    sex: 'male',
    expectTop3: 'crush-injury',
    urgency: 'urgent',
  },
  {
    text: 'two days after he broke his femur he is short of breath, confused and has tiny purple spots on the chest',
    age: 23,
    sex: 'male',
    expectTop3: 'fat-embolism',
    urgency: 'emergency',
  },
  {
    text: 'dived head first into a shallow pool, my neck hurts badly and both hands tingle',
    age: 18,
    sex: 'male',
    expectTop3: 'spinal-injury',
    urgency: 'emergency',
  },
  {
    text: 'thrown off my motorbike, my hips hurt terribly and I cannot stand, feel faint',
    age: 32,
    sex: 'male',
    expectTop3: 'pelvic-fracture-major',
    urgency: 'emergency',
  },
  {
    text: 'my grandson has bruises in the shape of fingers on his arms and nobody can explain them, he is scared of his stepfather',
    age: 4,
    sex: 'male',
    expectTop3: 'child-maltreatment',
    urgency: 'urgent',
  },
]
