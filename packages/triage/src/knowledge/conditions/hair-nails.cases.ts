import type { ConditionCase } from '../types.ts'

export const hairNailsCases: readonly ConditionCase[] = [
  {
    text: 'my big toenail digs into the side and it is red and sore in shoes',
    age: 16,
    sex: 'male',
    expectTop3: 'ingrown-toenail',
    urgency: 'self_care',
  },
  {
    text: 'two of my fingernails are coming loose from the skin and look white underneath',
    age: 42,
    sex: 'female',
    expectTop3: 'onycholysis',
    urgency: 'self_care',
  },
  {
    text: 'nails peel in layers and have long ridges, they break all the time',
    age: 55,
    sex: 'female',
    expectTop3: 'brittle-nails',
    urgency: 'self_care',
  },
  {
    text: 'found a perfectly smooth coin sized bald spot on the back of my head',
    age: 28,
    sex: 'male',
    expectTop3: 'alopecia-areata',
    urgency: 'routine',
  },
  {
    text: 'my hairline is receding and the crown gets thinner each year, dad is bald',
    age: 31,
    sex: 'male',
    expectTop3: 'pattern-hair-loss',
    urgency: 'self_care',
  },
  {
    text: 'three months after having covid my hair comes out in handfuls in the shower',
    age: 37,
    sex: 'female',
    expectTop3: 'telogen-effluvium',
    urgency: 'routine',
  },
  {
    text: 'wore tight braids for years and now my edges are thinning at the temples',
    age: 27,
    sex: 'female',
    expectTop3: 'traction-alopecia',
    urgency: 'self_care',
  },
]
