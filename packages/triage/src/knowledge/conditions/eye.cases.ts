import type { ConditionCase } from '../types.ts'

export const eyeCases: readonly ConditionCase[] = [
  {
    text: 'gritty dry eyes for weeks, worse with the air con at work',
    age: 40,
    sex: 'female',
    expectTop3: 'dry-eye',
    urgency: 'self_care',
  },
  {
    text: 'red eyes with sticky discharge, lids glued shut in the morning',
    age: 14,
    sex: 'male',
    expectTop3: 'conjunctivitis',
    urgency: 'self_care',
  },
  { text: 'painful red bump on my eyelid', age: 25, sex: 'female', expectTop3: 'stye', urgency: 'self_care' },
  {
    text: 'painful red eye, halos around lights, blurred vision and vomiting',
    age: 68,
    sex: 'female',
    expectTop3: 'acute-glaucoma',
    urgency: 'emergency',
  },
  {
    text: 'flashes and floaters and now a curtain over my left eye, no pain',
    age: 60,
    sex: 'male',
    expectTop3: 'retinal-detachment',
    urgency: 'emergency',
  },
  {
    text: 'something flew in my eye while grinding metal, it hurts and waters',
    age: 30,
    sex: 'male',
    expectTop3: 'corneal-abrasion',
    urgency: 'urgent',
  },
  {
    text: 'red painful eye for two days, light hurts and sight is blurry',
    age: 35,
    sex: 'male',
    expectTop3: 'uveitis',
    urgency: 'urgent',
  },
  {
    text: 'dry eyes that burn for months in front of the screen',
    age: 60,
    sex: 'female',
    expectTop3: 'dry-eye',
    urgency: 'self_care',
  },
]
