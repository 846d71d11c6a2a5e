import { ADULT, HEART_SIGNS, LUNG_SIGNS, SCHOOL, TEEN } from './signs.ts'
import { NEWS2, PALS, REVIVAL } from './sources.ts'
import type { ReadingRule } from './types.ts'

const REVIVE = [
  'Put the phone on loudspeaker, and do what the dispatcher says.',
  'Press hard and fast in the middle of the chest, about two times a second.',
  'Let somebody fetch a defibrillator (AED).',
]

export const HEART_AND_BREATH_RULES: readonly ReadingRule[] = [
  {
    id: 'heart-none',
    measure: 'heartbeat',
    holds: (beats) => beats === 0,
    urgency: 'emergency',
    headline: 'Nobody answers and no normal breath? Call now, and press on the chest',
    meaning:
      'A heart that does not beat needs help within minutes. If the person is awake, the device sat badly: measure again.',
    steps: REVIVE,
    callIf: ['somebody does not wake up and does not breathe normally'],
    call: 'ambulance',
    source: REVIVAL,
    later: 'a reading of nothing',
  },
  {
    id: 'heart-very-slow-school',
    measure: 'heartbeat',
    ages: { from: 5, below: 12 },
    holds: (beats) => beats < 60,
    urgency: 'emergency',
    headline: 'Count the pulse for a minute. If it stays below 60, call now',
    meaning: 'In a child a heart this slow may not supply the body. A device that sat badly reads low too.',
    steps: ['Keep the child lying and warm, and do not leave it alone.'],
    callIf: ['the child is hard to wake, limp, pale or blue', 'trouble breathing'],
    call: 'ambulance',
    source: PALS,
    later: 'a heartbeat this slow',
  },
  {
    id: 'heart-very-slow',
    measure: 'heartbeat',
    ages: { from: 12 },
    holds: (beats) => beats < 35,
    urgency: 'emergency',
    headline: 'Count your pulse for a minute. If it stays below 35, call',
    meaning: 'A heart this slow may not supply the brain. A device that sat badly reads low too.',
    steps: ['Sit or lie down.', 'Do not drive.'],
    callIf: ['fainting, or feeling about to faint', ...HEART_SIGNS],
    call: 'ambulance',
    source: 'Our own limit, below the 40 of NEWS2',
    later: 'a heartbeat this slow',
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
    later: 'a heartbeat this slow',
  },
  ...slowHeart('heart-slow-teen', TEEN, 50),
  ...fastHeart('heart-fast', ADULT, 131, NEWS2),
  ...fastHeart('heart-fast-school', SCHOOL, 131, 'Advanced Paediatric Life Support, normal ranges by age'),
  {
    id: 'breath-none',
    measure: 'respiratory_rate',
    holds: (breaths) => breaths === 0,
    urgency: 'emergency',
    headline: 'No breath? Call now, and press on the chest',
    meaning: 'Somebody who does not wake up and does not breathe normally needs help within minutes.',
    steps: REVIVE,
    callIf: ['somebody does not wake up and does not breathe normally'],
    call: 'ambulance',
    source: REVIVAL,
    later: 'a reading of nothing',
  },
  slowBreath('breath-slow-child', SCHOOL, 10, PALS),
  slowBreath('breath-slow', ADULT, 9, NEWS2),
  ...fastBreath('breath-fast', ADULT, 25, NEWS2),
  ...fastBreath('breath-fast-school', SCHOOL, 35, 'Advanced Paediatric Life Support, normal ranges by age'),
]

function slowHeart(id: string, ages: NonNullable<ReadingRule['ages']>, below: number): ReadingRule[] {
  return [
    {
      id,
      measure: 'heartbeat',
      ages,
      holds: (beats) => beats < below,
      urgency: 'urgent',
      headline: 'Count again for a whole minute while awake, and speak to a {doctor} today',
      meaning: `Below ${below} beats a minute is slow at this age, asleep as well.`,
      steps: ['If a medicine that slows the heart is taken, say so when you call.'],
      callIf: ['hard to wake, pale or blue', 'fainting, or feeling about to faint', ...HEART_SIGNS],
      call: 'ambulance',
      source: PALS,
      later: 'a heartbeat this slow',
    },
  ]
}

function slowBreath(id: string, ages: NonNullable<ReadingRule['ages']>, below: number, source: string): ReadingRule {
  return {
    id,
    measure: 'respiratory_rate',
    ages,
    holds: (breaths) => breaths < below,
    urgency: 'emergency',
    headline: `Count again for a minute. If it stays below ${below}, call`,
    meaning: 'Breathing this slow may bring in too little air, above all after opioids, alcohol or sleeping pills.',
    steps: ['Do not leave the person alone, and keep them awake if you can.'],
    callIf: ['hard to wake', 'blue or grey lips', 'after an overdose'],
    call: 'ambulance',
    source,
    later: 'breathing this slow',
  }
}

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
      later: 'a heartbeat this fast',
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
      later: 'breathing this fast',
    },
  ]
}
