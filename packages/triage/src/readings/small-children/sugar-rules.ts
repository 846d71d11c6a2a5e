import type { ReadingRule } from '../types.ts'
import { BABY, ILL_SIGNS, SMALL, TODDLER } from './signs.ts'

// Pediatric Endocrine Society (Thornton 2015): from the third day on a baby's glucose is kept above 60 mg/dL; below 50 it is treated.
const OF_BABIES = 'Pediatric Endocrine Society, low blood sugar in newborns and infants (2015)'
// Chapter 12: 0.3 g of fast sugar a kilogram, which is about 5 g for a small child. Limits as for everybody, 70 and 54 mg/dL.
const OF_CHILDREN = 'ISPAD Clinical Practice Consensus Guidelines (2022), low blood sugar in children with diabetes'
// Chapter 13: vomiting, fast breathing and drowsiness of ketoacidosis, which comes within hours in the smallest.
const HIGH = 'ISPAD Clinical Practice Consensus Guidelines (2022), diabetic ketoacidosis'

const GIVE_SUGAR = [
  'Only if the child is awake and swallows: give three or four sips of juice or of a regular soft drink (about 50 ml, 5 g of sugar).',
  'Measure again after 15 minutes. Still below 70 mg/dL (3.9 mmol/L)? Give the same again.',
]
const NOTHING_BY_MOUTH = 'Give nothing by mouth to a child that is drowsy or cannot swallow. Lay it on its side.'
const LATER_LOW = 'a blood sugar this low in a small child'
const LATER_HIGH = 'a blood sugar this high in a small child'
const KETONE_SIGNS = ['drowsy, or hard to wake', 'vomiting, or pain in the belly', 'deep or fast breathing']

const veryHigh = (id: string, from: number, headline: string, meaning: string): ReadingRule => ({
  id,
  measure: 'glucose',
  ages: SMALL,
  holds: (mgPerDl) => Math.round(mgPerDl) >= from,
  urgency: 'emergency',
  headline,
  meaning,
  steps: [
    'Stay with the child.',
    'Let it drink or feed as it likes while it is fully awake: water, breast milk or formula.',
    'Check ketones if you can, and say the result.',
  ],
  callIf: KETONE_SIGNS,
  call: 'ambulance',
  source: HIGH,
  later: LATER_HIGH,
})

/** Low and high blood sugar of those below five. */
export const SMALL_CHILD_SUGAR_RULES: readonly ReadingRule[] = [
  {
    id: 'glucose-very-low-baby',
    measure: 'glucose',
    ages: BABY,
    holds: (mgPerDl) => mgPerDl < 54,
    urgency: 'emergency',
    headline: 'Feed the baby now, and call',
    meaning: 'A blood sugar this low, or LO on the meter, can harm a baby quickly. It has to be seen now.',
    steps: [
      'If the baby is awake and swallows, feed it at once: breast milk or formula.',
      'Keep it warm against your skin.',
      'Measure again after 15 minutes, and say both numbers.',
    ],
    callIf: [...ILL_SIGNS, 'trembling, or a weak or high cry'],
    call: 'ambulance',
    source: OF_BABIES,
    holdsHours: 6,
    later: 'a blood sugar this low in a baby',
  },
  {
    id: 'glucose-low-baby',
    measure: 'glucose',
    ages: BABY,
    holds: (mgPerDl) => mgPerDl < 60,
    urgency: 'urgent',
    headline: 'Feed the baby now, and measure again in 15 minutes',
    meaning: 'This is low for a baby, also for one that seems well.',
    steps: ['Breast milk or formula, as much as the baby takes.', 'Speak to a {doctor} today, and say both numbers.'],
    callIf: [...ILL_SIGNS, 'trembling, or a weak or high cry'],
    call: 'ambulance',
    source: OF_BABIES,
    holdsHours: 6,
    later: 'a blood sugar this low in a baby',
  },
  {
    id: 'glucose-beyond-low-child',
    measure: 'glucose',
    ages: TODDLER,
    holds: (mgPerDl) => mgPerDl === 0,
    urgency: 'emergency',
    headline: 'Give sugar now. If the meter still says LO after 15 minutes, call',
    meaning: 'LO means that the child’s blood sugar is below what the meter can show. It could faint soon.',
    steps: [...GIVE_SUGAR, NOTHING_BY_MOUTH],
    callIf: ['the child cannot swallow', ...ILL_SIGNS.slice(0, 3)],
    call: 'ambulance',
    source: OF_CHILDREN,
    holdsHours: 6,
    later: LATER_LOW,
  },
  veryHigh(
    'glucose-extreme-child',
    600,
    'Wash the child’s hand and measure again. If it is still so high, call now',
    'Above 600 mg/dL (33.3 mmol/L), or HI on the meter, a small child dries out within hours.',
  ),
  {
    id: 'glucose-very-low-child',
    measure: 'glucose',
    ages: TODDLER,
    holds: (mgPerDl) => mgPerDl < 54,
    urgency: 'urgent',
    headline: 'Give sugar now, and measure again in 15 minutes',
    meaning: 'The child’s blood sugar is so low that it can become drowsy or have a fit.',
    steps: [...GIVE_SUGAR, NOTHING_BY_MOUTH, 'Then give a snack, and speak to the child’s {doctor} today.'],
    callIf: ['the child cannot swallow', ...ILL_SIGNS.slice(0, 3)],
    call: 'ambulance',
    source: OF_CHILDREN,
    holdsHours: 6,
    later: LATER_LOW,
  },
  {
    id: 'glucose-low-child',
    measure: 'glucose',
    ages: TODDLER,
    holds: (mgPerDl) => mgPerDl < 70,
    urgency: 'urgent',
    headline: 'Give sugar, and measure again in 15 minutes',
    meaning: 'The child’s blood sugar is low.',
    steps: GIVE_SUGAR,
    callIf: ['the child cannot swallow', ...ILL_SIGNS.slice(0, 3)],
    call: 'ambulance',
    source: OF_CHILDREN,
    holdsHours: 6,
    later: LATER_LOW,
  },
  {
    id: 'glucose-high-child',
    measure: 'glucose',
    ages: SMALL,
    holds: (mgPerDl) => Math.round(mgPerDl) >= 300,
    urgency: 'urgent',
    headline: 'Call a {doctor} now: a small child with this blood sugar is seen today',
    meaning:
      'In a small child this becomes dangerous within hours, with diabetes that is known and with one that is new.',
    steps: [
      'Let the child drink or feed as it likes: water, breast milk or formula.',
      'Check ketones if you can; moderate or large amounts need care at once.',
      'Follow the child’s sick-day plan if there is one.',
    ],
    callIf: [...KETONE_SIGNS, 'breath that smells of fruit'],
    call: 'ambulance',
    source: HIGH,
    later: LATER_HIGH,
  },
]
