import { GLUCOSE_RULES } from './glucose-rules.ts'
import { HEART_AND_BREATH_RULES } from './heart-and-breath-rules.ts'
import { PRESSURE_RULES } from './pressure-rules.ts'
import { HEART_SIGNS, LUNG_SIGNS } from './signs.ts'
import { SMALL_CHILD_HEART_AND_BREATH_RULES } from './small-children/heart-and-breath-rules.ts'
import { SMALL_CHILD_OTHER_RULES } from './small-children/other-rules.ts'
import { SMALL_CHILD_SUGAR_RULES } from './small-children/sugar-rules.ts'
import { SMALL_CHILD_TEMPERATURE_RULES } from './small-children/temperature-rules.ts'
import { OXYGEN } from './sources.ts'
import { TEMPERATURE_RULES } from './temperature-rules.ts'
import type { ReadingRule } from './types.ts'

const OXYGEN_RULES: ReadingRule[] = [
  {
    id: 'oxygen-very-low-lungs',
    measure: 'oxygen_level',
    record: ['lung disease'],
    holds: (percent) => percent < 88,
    urgency: 'emergency',
    headline: 'Measure again at once. If it stays below 88 %, call',
    meaning:
      'This is below the 88 to 92 % that doctors mostly aim for in COPD. Cold fingers or moving also make it read low.',
    steps: ['Sit upright.', 'Warm your hand, take off nail polish, keep still for a minute, and measure again.'],
    callIf: LUNG_SIGNS,
    call: 'ambulance',
    source: OXYGEN,
    later: 'oxygen this low',
  },
  {
    id: 'oxygen-low-lungs',
    measure: 'oxygen_level',
    record: ['lung disease'],
    holds: (percent) => percent <= 92,
    urgency: 'urgent',
    headline: 'Measure again. Below your own target, or lower than usual for you? Call your {doctor} today',
    meaning: 'In COPD 88 to 92 % can be the target that a doctor set for you. Without such a target this is too low.',
    steps: [
      'Sit upright and keep still for a minute before you measure again.',
      'Follow your plan for bad days if you have one.',
    ],
    callIf: LUNG_SIGNS,
    call: 'ambulance',
    source: OXYGEN,
    later: 'oxygen this low',
  },
  {
    id: 'oxygen-very-low',
    measure: 'oxygen_level',
    notRecord: 'lung disease',
    holds: (percent) => percent <= 92,
    urgency: 'emergency',
    headline: 'Measure again at once. If it stays at 92 % or lower, call',
    meaning:
      'Your blood may hold too little oxygen. Cold fingers, nail polish or moving also make it read low. If a doctor set a lower target for you, as in COPD, go by that.',
    steps: ['Sit upright.', 'Warm your hand, take off nail polish, keep still for a minute, and measure again.'],
    callIf: LUNG_SIGNS,
    call: 'ambulance',
    source: OXYGEN,
    later: 'oxygen this low',
  },
  {
    id: 'oxygen-low',
    measure: 'oxygen_level',
    notRecord: 'lung disease',
    holds: (percent) => percent <= 94,
    urgency: 'urgent',
    headline: 'Measure again, and speak to a {doctor} today',
    meaning: 'This is a little below normal, unless a doctor set a lower target for you.',
    steps: [
      'Warm your hand, keep still for a minute, and measure again.',
      'Measure every hour or two while you feel ill.',
    ],
    callIf: LUNG_SIGNS,
    call: 'ambulance',
    source: OXYGEN,
    later: 'oxygen this low',
  },
]

const SCORE_RULES: ReadingRule[] = [
  {
    id: 'pain-severe',
    measure: 'pain',
    holds: (score) => score >= 9,
    urgency: 'urgent',
    headline: 'Pain this strong should be looked at today',
    meaning: 'Very strong pain can have a cause that does not wait.',
    steps: ['Tell the Symptom Checker where it hurts and since when: it says how urgent that is.'],
    callIf: [...HEART_SIGNS, 'the worst headache of your life, all at once', 'a belly as hard as a board'],
    call: 'ambulance',
    source: 'WHO guidelines on pain: 7 to 10 of 10 is severe',
    later: 'pain this strong',
  },
  {
    id: 'mood-lowest',
    measure: 'mood',
    holds: (score) => score <= 1,
    urgency: 'routine',
    headline: 'You do not have to carry this alone',
    meaning: 'A very low mood passes sooner with somebody beside you.',
    steps: ['Tell one person you trust how you feel today.', 'If it lasts for two weeks, speak to a {doctor}.'],
    callIf: ['you think of harming yourself, or that you would rather not live'],
    call: 'crisis',
    source: 'NICE NG222, depression in adults (2022)',
  },
]

export const READING_RULES: readonly ReadingRule[] = [
  ...SMALL_CHILD_OTHER_RULES,
  ...SMALL_CHILD_TEMPERATURE_RULES,
  ...SMALL_CHILD_SUGAR_RULES,
  ...SMALL_CHILD_HEART_AND_BREATH_RULES,
  ...PRESSURE_RULES,
  ...OXYGEN_RULES,
  ...TEMPERATURE_RULES,
  ...GLUCOSE_RULES,
  ...HEART_AND_BREATH_RULES,
  ...SCORE_RULES,
]
