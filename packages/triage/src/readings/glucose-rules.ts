import type { ReadingRule } from './types.ts'

// American Diabetes Association, Standards of Care, section 6: level 1 below 70, level 2 below 54 mg/dL; crises, section 16.
const GLUCOSE = 'American Diabetes Association, Standards of Care'

export const GLUCOSE_RULES: readonly ReadingRule[] = [
  {
    id: 'glucose-beyond-low',
    measure: 'glucose',
    holds: (mgPerDl) => mgPerDl === 0,
    urgency: 'emergency',
    headline: 'Take sugar now. If the meter still says LO after 15 minutes, call',
    meaning: 'LO means that your blood sugar is below what the meter can show. You could faint soon. Do not drive.',
    steps: [
      'Take 15 g of fast sugar: half a glass of juice or a regular soft drink, or glucose tablets.',
      'Tell somebody, and do not stay alone.',
      'Measure again after 15 minutes.',
    ],
    callIf: ['you cannot swallow safely', 'fainting or a fit', 'confusion'],
    call: 'ambulance',
    source: GLUCOSE,
  },
  {
    id: 'glucose-beyond-high',
    measure: 'glucose',
    holds: (mgPerDl) => mgPerDl === Number.POSITIVE_INFINITY,
    urgency: 'emergency',
    headline: 'Wash your hands and measure again. If the meter still says HI, call now',
    meaning:
      'HI means that your blood sugar is above what the meter can show: more than 400 mg/dL (22.2 mmol/L), with most meters more than 600 (33.3).',
    steps: ['Do not stay alone.', 'Drink water if fully awake.', 'Check ketones if you can, and say the result.'],
    callIf: ['drowsiness or confusion', 'vomiting', 'deep or fast breathing'],
    call: 'ambulance',
    source: GLUCOSE,
  },
  {
    id: 'glucose-extreme',
    measure: 'glucose',
    // Rounded: 33.3 mmol/L, as the meters of half the world say 600 mg/dL, is 599.9.
    holds: (mgPerDl) => Math.round(mgPerDl) >= 600,
    urgency: 'emergency',
    headline: 'Call now: this blood sugar is an emergency',
    meaning: 'Above 600 mg/dL (33.3 mmol/L) the body dries out and consciousness can fade.',
    steps: ['Do not stay alone.', 'Drink water if fully awake.'],
    callIf: ['drowsiness or confusion', 'vomiting', 'deep or fast breathing'],
    call: 'ambulance',
    source: GLUCOSE,
  },
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
    id: 'glucose-high',
    measure: 'glucose',
    holds: (mgPerDl) => Math.round(mgPerDl) >= 300,
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
