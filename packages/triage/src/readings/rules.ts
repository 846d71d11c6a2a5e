import { ADULT, BABY, BRAIN_SIGNS, HEART_SIGNS, LUNG_SIGNS, SCHOOL, TODDLER } from './signs.ts'
import type { ReadingRule } from './types.ts'

// ACC/AHA 2017 guideline for high blood pressure, sections 4 and 11.2, and the AHA's advice to patients for 180/120.
const PRESSURE = 'ACC/AHA 2017, high blood pressure in adults'
// Royal College of Physicians, National Early Warning Score 2 (2017), chart 1. Not for those under 16.
const NEWS2 = 'Royal College of Physicians, NEWS2 (2017)'
// NHS England, pulse oximetry at home (2021); BTS guideline for oxygen use (2017): target 94-98 %, or 88-92 % where set.
const OXYGEN = 'BTS guideline for oxygen (2017); NHS England, pulse oximetry at home (2021)'
// American Diabetes Association, Standards of Care, section 6: level 1 below 70, level 2 below 54 mg/dL; crises, section 16.
const GLUCOSE = 'American Diabetes Association, Standards of Care'
// NICE NG143 (2019), fever in under 5s: red under 3 months at 38 °C; amber from 3 to 6 months at 39 °C; heart and breath rates.
const FEVER_UNDER_5 = 'NICE NG143, fever in under 5s (2019)'

const PRESSURE_RULES: ReadingRule[] = [
  {
    id: 'pressure-severe',
    measure: 'blood_pressure',
    holds: (systolic, diastolic) => systolic >= 180 || diastolic >= 120,
    urgency: 'urgent',
    headline: 'Sit down, rest for five minutes, and measure again',
    meaning: 'This blood pressure is dangerously high if it stays so. With any of the signs below it is an emergency.',
    steps: [
      'Sit with your back supported and both feet on the floor, without talking, and measure once more.',
      'If it is still 180/120 or higher and you feel well, speak to a {doctor} today.',
      'Take your blood pressure medicine as it was prescribed. Do not take extra.',
    ],
    callIf: [
      ...HEART_SIGNS,
      ...BRAIN_SIGNS,
      'strong pain in the back',
      'you are pregnant, or gave birth in the last six weeks',
    ],
    call: 'ambulance',
    source: PRESSURE,
  },
  {
    id: 'pressure-low',
    measure: 'blood_pressure',
    ages: ADULT,
    // NEWS2 gives a systolic of 90 or less its highest score.
    holds: (systolic) => systolic <= 90,
    urgency: 'urgent',
    headline: 'Lie down, raise your legs, and measure again',
    meaning: 'This blood pressure is low. For some people that is usual; with the signs below it is an emergency.',
    steps: ['Drink a glass of water if you can.', 'If it is new for you or stays so low, speak to a {doctor} today.'],
    callIf: [
      'fainting, or feeling about to faint',
      'cold, pale or blotchy skin',
      'confusion',
      'heavy bleeding',
      ...HEART_SIGNS,
    ],
    call: 'ambulance',
    source: NEWS2,
  },
  {
    id: 'pressure-high',
    measure: 'blood_pressure',
    ages: ADULT,
    holds: (systolic, diastolic) => systolic >= 140 || diastolic >= 90,
    urgency: 'routine',
    headline: 'Measure on several days, and show it to a {doctor}',
    meaning: 'This is in the range of high blood pressure. One reading alone does not make a diagnosis.',
    steps: ['Measure twice in the morning and twice in the evening for a week, at rest.', 'Take the list with you.'],
    callIf: [],
    source: PRESSURE,
  },
]

const OXYGEN_RULES: ReadingRule[] = [
  {
    id: 'oxygen-very-low',
    measure: 'oxygen_level',
    holds: (percent) => percent <= 92,
    urgency: 'emergency',
    headline: 'Measure again at once. If it stays at 92 % or lower, call',
    meaning:
      'Your blood may hold too little oxygen. Cold fingers, nail polish or moving also make it read low. If a doctor set a lower target for you, as in COPD, go by that.',
    steps: ['Sit upright.', 'Warm your hand, take off nail polish, keep still for a minute, and measure again.'],
    callIf: LUNG_SIGNS,
    call: 'ambulance',
    source: OXYGEN,
  },
  {
    id: 'oxygen-low',
    measure: 'oxygen_level',
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
  },
]

const TEMPERATURE_RULES: ReadingRule[] = [
  {
    id: 'fever-newborn',
    measure: 'temperature',
    ages: { below: 0.25 },
    holds: (celsius) => celsius >= 38,
    urgency: 'emergency',
    headline: 'A baby this young with a fever has to be seen now',
    meaning: 'Under three months a fever of {temp:38} can be the only sign of a serious infection.',
    steps: [
      'Go to the {emergency room} now, or call.',
      'Give no medicine for the fever before a doctor has seen the baby.',
    ],
    callIf: ['the baby is hard to wake, limp or blue', 'a fit', 'a rash that does not fade when pressed'],
    call: 'ambulance',
    source: FEVER_UNDER_5,
  },
  {
    id: 'fever-young-baby',
    measure: 'temperature',
    ages: { from: 0.25, below: 0.5 },
    holds: (celsius) => celsius >= 39,
    urgency: 'urgent',
    headline: 'Have the baby seen by a {doctor} today',
    meaning: 'From three to six months a fever of {temp:39} is looked into the same day.',
    steps: ['Offer drinks often.', 'Count wet {diaper}s: few of them mean too little drink.'],
    callIf: ['the baby is hard to wake, limp or blue', 'a fit', 'a rash that does not fade when pressed'],
    call: 'ambulance',
    source: FEVER_UNDER_5,
  },
  {
    id: 'temperature-extreme',
    measure: 'temperature',
    // Hyperpyrexia and heat stroke are described above 40 °C; 41 °C harms by itself (Harrison's, 21st ed., chapter 455).
    holds: (celsius) => celsius >= 41,
    urgency: 'emergency',
    headline: 'Call now, and cool the body',
    meaning: 'A temperature this high harms by itself, whatever its cause.',
    steps: ['Move to a cool place, take off clothes, and put cool wet cloths on the skin.', 'Do not stay alone.'],
    callIf: ['confusion', 'a fit', 'hot dry skin after heat'],
    call: 'ambulance',
    source: "Harrison's Principles of Internal Medicine, heat-related illness",
  },
  {
    id: 'temperature-low',
    measure: 'temperature',
    // Hypothermia is a core below 35 °C; NEWS2 gives 35.0 and less its highest score.
    holds: (celsius) => celsius < 35,
    urgency: 'emergency',
    headline: 'Get warm and measure again. If it stays below {temp:35}, call',
    meaning:
      'A body this cold can be in danger, also with a severe infection. A thermometer that sat badly reads low too.',
    steps: [
      'Go indoors, take off wet clothes, wrap up with the chest first.',
      'Have warm sweet drinks if fully awake.',
    ],
    callIf: ['confusion or slurred speech', 'no more shivering though cold', 'hard to wake'],
    call: 'ambulance',
    source: NEWS2,
  },
  {
    id: 'fever-high',
    measure: 'temperature',
    holds: (celsius) => celsius >= 39.5,
    urgency: 'urgent',
    headline: 'Drink, rest, and speak to a {doctor} today',
    meaning: 'This is a high fever.',
    steps: [
      'Drink often, in small amounts.',
      'Measure again in two hours.',
      'The Symptom Checker can tell more from what you feel.',
    ],
    callIf: [
      'a stiff neck or light hurts',
      'confusion',
      'a rash that does not fade when pressed',
      'trouble breathing',
      'a fit',
    ],
    call: 'ambulance',
    source: 'Our own limit, above the 39.1 of NEWS2',
  },
  {
    id: 'fever',
    measure: 'temperature',
    holds: (celsius) => celsius >= 38,
    urgency: 'self_care',
    headline: 'Rest, drink, and watch how you feel',
    meaning: 'This is a fever: the body at work against something.',
    steps: [
      'Measure again in the evening.',
      'After three days of fever, see a {doctor}.',
      'The Symptom Checker can tell more from what you feel.',
    ],
    callIf: [],
    source: FEVER_UNDER_5,
  },
]

const GLUCOSE_RULES: ReadingRule[] = [
  {
    id: 'glucose-very-low',
    measure: 'glucose',
    holds: (mgPerDl) => mgPerDl < 54,
    urgency: 'urgent',
    headline: 'Take sugar now, and measure again in 15 minutes',
    meaning: 'Your blood sugar is so low that it can cloud your thinking. Do not drive.',
    steps: [
      'Take 15 g of fast sugar: half a glass of juice or a regular soft drink, or glucose tablets.',
      'Measure after 15 minutes. Still below 70 mg/dL (3.9 mmol/L)? Take 15 g again.',
      'Then eat a snack, tell somebody, and speak to your {doctor} today.',
    ],
    callIf: ['you cannot swallow safely', 'fainting or a fit', 'confusion that does not clear after sugar'],
    call: 'ambulance',
    source: GLUCOSE,
  },
  {
    id: 'glucose-low',
    measure: 'glucose',
    holds: (mgPerDl) => mgPerDl < 70,
    urgency: 'urgent',
    headline: 'Take sugar, and measure again in 15 minutes',
    meaning: 'Your blood sugar is low.',
    steps: [
      'Take 15 g of fast sugar, as half a glass of juice.',
      'Measure after 15 minutes, and repeat if it is still low.',
    ],
    callIf: ['you cannot swallow safely', 'fainting or a fit'],
    call: 'ambulance',
    source: GLUCOSE,
  },
  {
    id: 'glucose-extreme',
    measure: 'glucose',
    holds: (mgPerDl) => mgPerDl >= 600,
    urgency: 'emergency',
    headline: 'Call now: this blood sugar is an emergency',
    meaning: 'Above 600 mg/dL (33.3 mmol/L) the body dries out and consciousness can fade.',
    steps: ['Do not stay alone.', 'Drink water if fully awake.'],
    callIf: ['drowsiness or confusion', 'vomiting', 'deep or fast breathing'],
    call: 'ambulance',
    source: GLUCOSE,
  },
  {
    id: 'glucose-high',
    measure: 'glucose',
    holds: (mgPerDl) => mgPerDl >= 300,
    urgency: 'urgent',
    headline: 'Drink water, check for ketones, and call a {doctor} today',
    meaning: 'This blood sugar is high enough to become dangerous within hours, above all with type 1 diabetes.',
    steps: [
      'Check ketones if you can; moderate or large amounts need care at once.',
      'Follow your sick-day plan if you have one.',
    ],
    callIf: [
      'vomiting or pain in the belly',
      'deep or fast breathing',
      'breath that smells of fruit',
      'drowsiness or confusion',
    ],
    call: 'ambulance',
    source: GLUCOSE,
  },
]

const HEART_AND_BREATH_RULES: ReadingRule[] = [
  {
    id: 'heart-very-slow',
    measure: 'heartbeat',
    holds: (beats) => beats < 35,
    urgency: 'emergency',
    headline: 'Count your pulse for a minute. If it stays below 35, call',
    meaning: 'A heart this slow may not supply the brain. A device that sat badly reads low too.',
    steps: ['Sit or lie down.', 'Do not drive.'],
    callIf: ['fainting, or feeling about to faint', ...HEART_SIGNS],
    call: 'ambulance',
    source: 'Our own limit, below the 40 of NEWS2',
  },
  {
    id: 'heart-slow',
    measure: 'heartbeat',
    ages: ADULT,
    holds: (beats) => beats <= 40,
    urgency: 'urgent',
    headline: 'Count again at rest, and speak to a {doctor} today',
    meaning: 'This is slow, unless you train for endurance or it was measured in your sleep.',
    steps: ['If you take a medicine that slows the heart, say so when you call.'],
    callIf: ['fainting, or feeling about to faint', ...HEART_SIGNS],
    call: 'ambulance',
    source: NEWS2,
  },
  ...fastHeart('heart-fast', ADULT, 131, NEWS2),
  ...fastHeart('heart-fast-school', SCHOOL, 131, 'Advanced Paediatric Life Support, normal ranges by age'),
  ...fastHeart('heart-fast-toddler', TODDLER, 151, FEVER_UNDER_5),
  ...fastHeart('heart-fast-baby', BABY, 161, FEVER_UNDER_5),
  ...fastBreath('breath-fast', ADULT, 25, NEWS2),
  ...fastBreath('breath-fast-school', SCHOOL, 35, 'Advanced Paediatric Life Support, normal ranges by age'),
  ...fastBreath('breath-fast-toddler', TODDLER, 41, FEVER_UNDER_5),
  ...fastBreath('breath-fast-baby', BABY, 60, FEVER_UNDER_5),
  {
    id: 'breath-slow',
    measure: 'respiratory_rate',
    holds: (breaths) => breaths <= 8,
    urgency: 'emergency',
    headline: 'Count again for a minute. If it stays at 8 or fewer, call',
    meaning: 'Breathing this slow may bring in too little air, above all after opioids, alcohol or sleeping pills.',
    steps: ['Do not leave the person alone, and keep them awake if you can.'],
    callIf: ['hard to wake', 'blue or grey lips', 'after an overdose'],
    call: 'ambulance',
    source: NEWS2,
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

function fastHeart(id: string, ages: NonNullable<ReadingRule['ages']>, from: number, source: string): ReadingRule[] {
  return [
    {
      id,
      measure: 'heartbeat',
      ages,
      holds: (beats) => beats >= from,
      urgency: 'urgent',
      headline: 'Sit down for ten minutes, and measure again',
      meaning: `If this was at rest, ${from} beats a minute or more is too fast. After running or with a fever it may be right.`,
      steps: ['If it stays so fast at rest, speak to a {doctor} at once.'],
      callIf: ['fainting, or feeling about to faint', ...HEART_SIGNS],
      call: 'ambulance',
      source,
    },
  ]
}

function fastBreath(id: string, ages: NonNullable<ReadingRule['ages']>, from: number, source: string): ReadingRule[] {
  return [
    {
      id,
      measure: 'respiratory_rate',
      ages,
      holds: (breaths) => breaths >= from,
      urgency: 'urgent',
      headline: 'Sit upright, rest, and count again for a whole minute',
      meaning: `At rest, ${from} breaths a minute or more is a sign that the body struggles.`,
      steps: ['If it stays so fast at rest, get care at once.'],
      callIf: LUNG_SIGNS,
      call: 'ambulance',
      source,
    },
  ]
}

export const READING_RULES: readonly ReadingRule[] = [
  ...PRESSURE_RULES,
  ...OXYGEN_RULES,
  ...TEMPERATURE_RULES,
  ...GLUCOSE_RULES,
  ...HEART_AND_BREATH_RULES,
  ...SCORE_RULES,
]
