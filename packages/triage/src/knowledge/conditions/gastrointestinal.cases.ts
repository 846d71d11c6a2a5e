import type { ConditionCase } from '../types.ts'

export const gastrointestinalCases: readonly ConditionCase[] = [
  {
    text: 'A 12-year-old girl has had belly pain since yesterday. It began around her navel and has moved to the lower right. She has vomited, has no appetite and a temperature of 38.3.',
    expectTop3: 'appendicitis',
    urgency: 'emergency',
  },
  {
    text: 'throwing up and watery diarrhea since last nite, my kids had the same thing. keeping sips down',
    age: 34,
    sex: 'female',
    expectTop3: 'gastroenteritis',
    urgency: 'self_care',
  },
]
