import { OXYGEN } from '../sources.ts'
import type { ReadingRule } from '../types.ts'
import { BREATHING_SIGNS, ILL_SIGNS, SMALL } from './signs.ts'

// From 30 mmHg above the 95th centile on, which 180/120 is at any height below five, a child is sent to an emergency department.
const PRESSURE = 'American Academy of Pediatrics 2017, high blood pressure in children and adolescents'
const MEASURE_WELL =
  'Warm its hand or foot, fix the sensor there, and wait until the child has been still for a minute.'

/** Oxygen, blood pressure, pain and mood of those below five. */
export const SMALL_CHILD_OTHER_RULES: readonly ReadingRule[] = [
  {
    id: 'pressure-severe-child',
    measure: 'blood_pressure',
    ages: SMALL,
    holds: (systolic, diastolic) => systolic >= 180 || diastolic >= 120,
    urgency: 'emergency',
    headline: 'Measure again when the child is calm. If it stays so high, have it seen now',
    meaning: 'In a small child this blood pressure is dangerous. A cuff that is too small, or crying, reads high too.',
    steps: ['Use a cuff for children.', 'If it is still so high, go to the {emergency room} now, or call.'],
    callIf: [...ILL_SIGNS.slice(0, 3), 'a strong headache, or vomiting', 'trouble breathing'],
    call: 'ambulance',
    source: PRESSURE,
    later: 'a blood pressure this high in a small child',
  },
  {
    id: 'oxygen-very-low-child',
    measure: 'oxygen_level',
    ages: SMALL,
    holds: (percent) => percent <= 92,
    urgency: 'emergency',
    headline: 'Measure again at once. If it stays at 92 % or lower, call',
    meaning:
      'The child’s blood may hold too little oxygen. Cold hands and feet or moving also make it read low. If a doctor set a lower target for this child, go by that.',
    steps: ['Hold the child upright.', MEASURE_WELL],
    callIf: BREATHING_SIGNS,
    call: 'ambulance',
    source: OXYGEN,
    later: 'oxygen this low in a small child',
  },
  {
    id: 'oxygen-low-child',
    measure: 'oxygen_level',
    ages: SMALL,
    holds: (percent) => percent <= 94,
    urgency: 'urgent',
    headline: 'Measure again, and speak to a {doctor} today',
    meaning: 'This is a little below normal, unless a doctor set a lower target for this child.',
    steps: [MEASURE_WELL, 'Measure every hour or two while the child is ill.'],
    callIf: BREATHING_SIGNS,
    call: 'ambulance',
    source: OXYGEN,
    later: 'oxygen this low in a small child',
  },
  {
    id: 'pain-severe-child',
    measure: 'pain',
    ages: SMALL,
    holds: (score) => score >= 9,
    urgency: 'urgent',
    headline: 'A small child in pain this strong should be seen today',
    meaning: 'Very strong pain can have a cause that does not wait.',
    steps: ['Tell the Symptom Checker what you see and since when: it says how urgent that is.'],
    callIf: [...ILL_SIGNS, 'a belly as hard as a board, or green vomit', 'screams that nothing calms'],
    call: 'ambulance',
    source: 'WHO guidelines on pain: 7 to 10 of 10 is severe',
    later: 'pain this strong in a small child',
  },
  {
    id: 'mood-lowest-child',
    measure: 'mood',
    ages: SMALL,
    holds: (score) => score <= 1,
    urgency: 'routine',
    headline: 'Hold the child close, and speak to a {doctor} if it stays so sad',
    meaning: 'A small child that is sad, or does not play, for days can be ill in body too.',
    steps: ['Tell the {doctor} since when, and whether it eats, drinks and sleeps.'],
    callIf: [],
    source: 'Our own advice: a small child cannot tell of its mood',
  },
]
