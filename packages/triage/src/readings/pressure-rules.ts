import { BRAIN_SIGNS, GROWN, HEART_SIGNS, PREGNANCY_SIGNS, TEENAGER } from './signs.ts'
import type { ReadingRule } from './types.ts'

// Sections 4 and 11.2: stage 2 from 140/90; a crisis from 180/120, and the AHA's advice to patients for it.
const ADULTS = 'ACC/AHA 2017, high blood pressure in adults'
// From 13 years on the AAP uses the adult numbers.
const TEENAGERS = 'American Academy of Pediatrics 2017, high blood pressure in children and adolescents'
// Committee Opinion 767: from 160/110 that lasts 15 minutes treatment begins within 30 to 60; up to six weeks after a birth.
const SEVERE_IN_PREGNANCY = 'ACOG Committee Opinion 767 (2019), severe high blood pressure in pregnancy and after birth'
// From 20 weeks on, 140/90 is gestational hypertension or preeclampsia until it is ruled out.
const HIGH_IN_PREGNANCY = 'ACOG Practice Bulletin 222 (2020), gestational hypertension and preeclampsia'
// Both call a pressure below 90/60 low; PALS the systolic below 90 from ten years on.
const LOW = 'American Heart Association and NHS, low blood pressure: below 90/60'

const IF_PREGNANT = 'you are pregnant, or gave birth in the last six weeks'
const REST = 'Sit with your back supported and both feet on the floor, without talking, and measure once more.'

const high = (id: string, ages: NonNullable<ReadingRule['ages']>, source: string): ReadingRule => ({
  id,
  measure: 'blood_pressure',
  ages,
  holds: (systolic, diastolic) => systolic >= 140 || diastolic >= 90,
  urgency: 'routine',
  headline: 'Measure on several days, and show it to a {doctor}',
  meaning: 'This is in the range of high blood pressure. One reading alone does not make a diagnosis.',
  steps: [
    'Measure twice in the morning and twice in the evening for a week, at rest.',
    'Take the list with you.',
    'Pregnant, or gave birth in the last six weeks? Then call your {doctor} or midwife today.',
  ],
  callIf: [],
  source,
})

const veryHigh = (id: string, ages: NonNullable<ReadingRule['ages']>, source: string): ReadingRule => ({
  id,
  measure: 'blood_pressure',
  ages,
  holds: (systolic, diastolic) => systolic >= 160 || diastolic >= 110,
  urgency: 'routine',
  headline: 'Rest, measure again, and see a {doctor} within a few days',
  meaning: 'This blood pressure is clearly high. With any of the signs below it cannot wait.',
  steps: [REST, 'Take your blood pressure medicine as it was prescribed. Do not take extra.'],
  callIf: [...HEART_SIGNS, ...BRAIN_SIGNS, ...PREGNANCY_SIGNS.slice(0, 2), IF_PREGNANT],
  call: 'ambulance',
  source,
})

export const PRESSURE_RULES: readonly ReadingRule[] = [
  {
    id: 'pressure-severe-pregnancy',
    measure: 'blood_pressure',
    record: ['pregnancy', 'breastfeeding'],
    holds: (systolic, diastolic) => systolic >= 160 || diastolic >= 110,
    urgency: 'emergency',
    headline: 'Call now: in pregnancy and the weeks after a birth this blood pressure is an emergency',
    meaning: 'From 160/110 on it can harm mother and child within the hour. It may come without any other sign.',
    steps: [
      'Call your maternity unit or the number here, and say the two numbers.',
      'Sit, and measure again after 15 minutes while you wait.',
      'If your last birth was more than six weeks ago and you are well, speak to a {doctor} today instead.',
    ],
    callIf: [...PREGNANCY_SIGNS, ...HEART_SIGNS],
    call: 'ambulance',
    source: SEVERE_IN_PREGNANCY,
    later: 'a blood pressure this high around a birth',
  },
  {
    id: 'pressure-severe',
    measure: 'blood_pressure',
    holds: (systolic, diastolic) => systolic >= 180 || diastolic >= 120,
    urgency: 'urgent',
    headline: 'Sit down, rest for five minutes, and measure again',
    meaning: 'This blood pressure is dangerously high if it stays so. With any of the signs below it is an emergency.',
    steps: [
      REST,
      'If it is still 180/120 or higher and you feel well, speak to a {doctor} today.',
      'Take your blood pressure medicine as it was prescribed. Do not take extra.',
    ],
    callIf: [...HEART_SIGNS, ...BRAIN_SIGNS, 'strong pain in the back', IF_PREGNANT],
    call: 'ambulance',
    source: ADULTS,
    later: 'a blood pressure this high',
  },
  {
    id: 'pressure-high-pregnancy',
    measure: 'blood_pressure',
    record: ['pregnancy'],
    holds: (systolic, diastolic) => systolic >= 140 || diastolic >= 90,
    urgency: 'urgent',
    headline: 'Call your {doctor} or midwife today',
    meaning: 'In pregnancy a blood pressure from 140/90 on is looked into the same day: it can be preeclampsia.',
    steps: [REST, 'Say the two numbers, how many weeks you are, and how you feel.'],
    callIf: [...PREGNANCY_SIGNS, ...HEART_SIGNS],
    call: 'ambulance',
    source: HIGH_IN_PREGNANCY,
    later: 'this blood pressure in a pregnancy',
  },
  {
    id: 'pressure-low',
    measure: 'blood_pressure',
    ages: { from: 13 },
    holds: (systolic) => systolic < 90,
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
    source: LOW,
    later: 'a blood pressure this low',
  },
  veryHigh('pressure-very-high', GROWN, ADULTS),
  veryHigh('pressure-very-high-teenager', TEENAGER, TEENAGERS),
  high('pressure-high', GROWN, ADULTS),
  high('pressure-high-teenager', TEENAGER, TEENAGERS),
]
