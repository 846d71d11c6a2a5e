import { FEVER_UNDER_5, NEWS2 } from '../sources.ts'
import type { ReadingRule } from '../types.ts'
import { ILL_SIGNS, SMALL } from './signs.ts'

const UNDER_3_MONTHS = { below: 0.25 }
// Below 35.5 °C is a sign of a serious infection in the young infant, and is referred at once.
const WHO_INFANT = 'WHO, Integrated Management of Childhood Illness: the sick young infant (2019)'
// NG195, table of signs: a temperature below 36 °C that the surroundings do not explain.
const NICE_NEWBORN = 'NICE NG195, infection in newborn babies (2021)'
// Mild hypothermia of the newborn is 36.0 to 36.4 °C, and is mended skin to skin.
const WHO_WARMTH = 'WHO, thermal protection of the newborn (1997)'

const BABY_SIGNS = [...ILL_SIGNS, 'fast, hard or grunting breathing']
const SKIN_TO_SKIN = 'Hold the baby bare against your skin, with a hat on and a blanket over both of you.'
const RASH = 'a rash that does not fade when pressed'
const LATER_LOW = 'a temperature this low in a baby'

/** Below five. A thermometer says nothing of where it sat: the limits are those of the armpit, where the youngest are measured. */
export const SMALL_CHILD_TEMPERATURE_RULES: readonly ReadingRule[] = [
  {
    id: 'fever-newborn',
    measure: 'temperature',
    ages: UNDER_3_MONTHS,
    holds: (celsius) => celsius >= 38,
    urgency: 'emergency',
    headline: 'A baby this young with a fever has to be seen now',
    meaning: 'Under three months a fever of {temp:38} can be the only sign of a serious infection.',
    steps: [
      'Go to the {emergency room} now, or call.',
      'Give no medicine for the fever before a doctor has seen the baby.',
    ],
    callIf: [...BABY_SIGNS, RASH],
    call: 'ambulance',
    source: FEVER_UNDER_5,
    later: 'a fever in a baby this young',
  },
  {
    id: 'temperature-very-low-newborn',
    measure: 'temperature',
    ages: UNDER_3_MONTHS,
    holds: (celsius) => celsius < 35.5,
    urgency: 'emergency',
    headline: 'Warm the baby against your skin, and have it seen now',
    meaning: 'Under three months a temperature below {temp:35.5} can be the only sign of a serious infection.',
    steps: [
      SKIN_TO_SKIN,
      'Go to the {emergency room} now, or call. Keep the baby warm on the way.',
      'Feed it if it is awake and swallows.',
    ],
    callIf: BABY_SIGNS,
    call: 'ambulance',
    source: WHO_INFANT,
    later: LATER_LOW,
  },
  {
    id: 'temperature-extreme-child',
    measure: 'temperature',
    ages: SMALL,
    holds: (celsius) => celsius >= 41,
    urgency: 'emergency',
    headline: 'Call now, and cool the child',
    meaning: 'A temperature this high harms by itself, whatever its cause.',
    steps: [
      'Bring the child to a cool place, take its clothes off, and put cool wet cloths on the skin.',
      'Stay with the child.',
    ],
    callIf: [...ILL_SIGNS, 'hot dry skin after heat, or after a time in a car'],
    call: 'ambulance',
    source: "Harrison's Principles of Internal Medicine, heat-related illness",
    later: 'a temperature this high in a small child',
  },
  {
    id: 'temperature-low-child',
    measure: 'temperature',
    ages: SMALL,
    holds: (celsius) => celsius < 35,
    urgency: 'emergency',
    headline: 'Warm the child and measure again. If it stays below {temp:35}, call',
    meaning:
      'A child this cold can be in danger, also with a severe infection. A thermometer that sat badly reads low too.',
    steps: [
      'Take off wet clothes, and hold the child against you under a blanket, with a hat on.',
      'Let it feed or drink something warm if it is fully awake.',
    ],
    callIf: ILL_SIGNS,
    call: 'ambulance',
    source: NEWS2,
    later: 'a temperature this low in a small child',
  },
  {
    id: 'temperature-low-newborn',
    measure: 'temperature',
    ages: UNDER_3_MONTHS,
    holds: (celsius) => celsius < 36,
    urgency: 'urgent',
    headline: 'Warm the baby against your skin, measure again in half an hour, and call a {doctor} now',
    meaning:
      'Under three months a temperature below {temp:36.0} can be a sign of a serious infection, if no cold room explains it.',
    steps: [
      SKIN_TO_SKIN,
      'Feed it if it is awake and swallows.',
      'Still below {temp:36.0} after an hour? Go to the {emergency room}.',
    ],
    callIf: BABY_SIGNS,
    call: 'ambulance',
    source: NICE_NEWBORN,
    later: LATER_LOW,
  },
  {
    id: 'fever-young-baby',
    measure: 'temperature',
    ages: { from: 0.25, below: 0.5 },
    holds: (celsius) => celsius >= 39,
    urgency: 'urgent',
    headline: 'Have the baby seen by a {doctor} today',
    meaning: 'From three to six months a fever of {temp:39} is looked into the same day.',
    steps: ['Offer the breast or the bottle often.', 'Count wet {diaper}s: few of them mean too little drink.'],
    callIf: [...BABY_SIGNS, RASH],
    call: 'ambulance',
    source: FEVER_UNDER_5,
    later: 'a fever this high in a baby',
  },
  {
    id: 'fever-high-child',
    measure: 'temperature',
    ages: SMALL,
    holds: (celsius) => celsius >= 39.5,
    urgency: 'urgent',
    headline: 'Offer drinks often, and speak to a {doctor} today',
    meaning: 'This is a high fever.',
    steps: [
      'Breast milk, formula or, from six months on, water: often, in small amounts.',
      'Count wet {diaper}s: few of them mean too little drink.',
      'Measure again in two hours. The Symptom Checker can tell more from what you see.',
    ],
    callIf: [...ILL_SIGNS, RASH, 'a stiff neck', 'fast, hard or grunting breathing'],
    call: 'ambulance',
    source: 'Our own limit, above the 39 of NICE NG143',
    later: 'a fever this high in a small child',
  },
  {
    id: 'fever-child',
    measure: 'temperature',
    ages: SMALL,
    holds: (celsius) => celsius >= 38,
    urgency: 'self_care',
    headline: 'Offer drinks often, and watch how the child is',
    meaning: 'This is a fever: the body at work against something.',
    steps: [
      'Dress it lightly, and measure again in the evening.',
      'After three days of fever, or sooner if it drinks little or worries you, have it seen by a {doctor}.',
      'The Symptom Checker can tell more from what you see.',
    ],
    callIf: [],
    source: FEVER_UNDER_5,
    later: 'a fever',
  },
  {
    id: 'temperature-cool-newborn',
    measure: 'temperature',
    ages: { below: 1 / 12 },
    holds: (celsius) => celsius < 36.5,
    urgency: 'self_care',
    headline: 'Warm the baby against your skin, and measure again in half an hour',
    meaning: 'In the first weeks this is a little cool. A newborn loses warmth quickly.',
    steps: [
      SKIN_TO_SKIN,
      'Feed it.',
      'Below {temp:36.0}, or if it feeds badly or is hard to wake, call a {doctor} now.',
    ],
    callIf: [],
    source: WHO_WARMTH,
    later: 'a temperature this low',
  },
]
