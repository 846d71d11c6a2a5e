import { FEVER_UNDER_5, PALS, REVIVAL } from '../sources.ts'
import type { ReadingRule } from '../types.ts'
import { BABY, BREATHING_SIGNS, ILL_SIGNS, SMALL, TODDLER } from './signs.ts'

// The 99th centile of healthy children, rounded up to the youngest of each span. The lower limits of NICE NG143 (160, 150, 140)
// are of children with a fever, for which the temperature speaks; a healthy baby that cries is above them.
const CENTILES = 'Fleming and others, normal ranges in children (Lancet 2011): the 99th centile'
// Fast breathing: 60 and more under two months, 50 and more under a year.
const WHO_FAST = 'WHO, Integrated Management of Childhood Illness (2014): fast breathing'
const WHO_SLOW = 'WHO, Pocket book of hospital care for children (2013): danger signs'

const LOUDSPEAKER = 'Put the phone on loudspeaker, and do what the dispatcher says.'
const REVIVE_BABY = [
  LOUDSPEAKER,
  'Lay the baby on its back on something firm. Press with two fingers in the middle of the chest, about two times a second, a third of its depth.',
]
const REVIVE_TODDLER = [
  LOUDSPEAKER,
  'Press with one or both hands in the middle of the chest, about two times a second, a third of its depth.',
  'Let somebody fetch a defibrillator (AED).',
]
const NO_ANSWER = ['the child does not wake up and does not breathe normally']

const none = (measure: 'heartbeat' | 'respiratory_rate', who: 'baby' | 'toddler'): ReadingRule => ({
  id: `${measure === 'heartbeat' ? 'heart' : 'breath'}-none-${who}`,
  measure,
  ages: who === 'baby' ? BABY : TODDLER,
  holds: (value) => value === 0,
  urgency: 'emergency',
  headline: 'No answer and no normal breath? Call now, and press on the chest',
  meaning:
    'A child that does not answer and does not breathe needs help within minutes. If it is awake, the device sat badly: measure again.',
  steps: who === 'baby' ? REVIVE_BABY : REVIVE_TODDLER,
  callIf: NO_ANSWER,
  call: 'ambulance',
  source: REVIVAL,
  later: 'a reading of nothing',
})

const fastHeart = (id: string, ages: NonNullable<ReadingRule['ages']>, from: number): ReadingRule => ({
  id,
  measure: 'heartbeat',
  ages,
  holds: (beats) => beats >= from,
  urgency: 'urgent',
  headline: 'Calm the child, and count again for a whole minute',
  meaning: `In a calm child of this age ${from} beats a minute or more is too fast. Crying, feeding, play and a fever make it fast too.`,
  steps: ['Count while it sleeps or is quiet in your arms.', 'If it stays so fast then, speak to a {doctor} at once.'],
  callIf: [...ILL_SIGNS, ...BREATHING_SIGNS.slice(0, 2)],
  call: 'ambulance',
  source: CENTILES,
  later: 'a heartbeat this fast in a small child',
})

const slowBreath = (
  id: string,
  ages: NonNullable<ReadingRule['ages']>,
  below: number,
  source: string,
): ReadingRule => ({
  id,
  measure: 'respiratory_rate',
  ages,
  holds: (breaths) => breaths < below,
  urgency: 'emergency',
  headline: `Count again for a whole minute. If it stays below ${below}, call`,
  meaning:
    'Breathing this slow may bring in too little air. Short pauses are usual in young babies; long ones are not.',
  steps: ['Wake the child, and stay with it.', 'Watch the belly rise and fall: each time is one breath.'],
  callIf: [...BREATHING_SIGNS, 'after swallowing a medicine that was not meant for it'],
  call: 'ambulance',
  source,
  later: 'breathing this slow in a small child',
})

const fastBreath = (id: string, ages: NonNullable<ReadingRule['ages']>, from: number, source: string): ReadingRule => ({
  id,
  measure: 'respiratory_rate',
  ages,
  holds: (breaths) => breaths >= from,
  urgency: 'urgent',
  headline: 'Hold the child upright, and count again for a whole minute when it is calm',
  meaning: `In a calm child of this age ${from} breaths a minute or more is a sign that the body struggles. Crying and a fever make it fast too.`,
  steps: [
    'Watch the belly rise and fall: each time is one breath.',
    'If it stays so fast when calm or asleep, get care at once.',
  ],
  callIf: BREATHING_SIGNS,
  call: 'ambulance',
  source,
  later: 'breathing this fast in a small child',
})

/** Heartbeat and breath of those below five. */
export const SMALL_CHILD_HEART_AND_BREATH_RULES: readonly ReadingRule[] = [
  none('heartbeat', 'baby'),
  none('heartbeat', 'toddler'),
  {
    id: 'heart-very-slow-child',
    measure: 'heartbeat',
    ages: SMALL,
    holds: (beats) => beats < 60,
    urgency: 'emergency',
    headline: 'Count the pulse for a minute. If it stays below 60, call now',
    meaning: 'In a child a heart this slow may not supply the body. A device that sat badly reads low too.',
    steps: ['Keep the child lying and warm, and stay with it.'],
    callIf: [...ILL_SIGNS.slice(0, 3), 'trouble breathing'],
    call: 'ambulance',
    source: PALS,
    later: 'a heartbeat this slow in a small child',
  },
  {
    id: 'heart-racing-baby',
    measure: 'heartbeat',
    ages: BABY,
    holds: (beats) => beats >= 220,
    urgency: 'emergency',
    headline: 'Count again when the baby is calm. If it stays at 220 or more, call now',
    meaning:
      'A heart this fast is rarely from crying: its beat may be out of order. A device that sat badly reads high too.',
    steps: ['Hold the baby quietly, and count for a whole minute.', 'Stay with it.'],
    callIf: [...ILL_SIGNS, ...BREATHING_SIGNS.slice(0, 2)],
    call: 'ambulance',
    source: PALS,
    later: 'a heartbeat this fast in a baby',
  },
  {
    id: 'heart-slow-baby',
    measure: 'heartbeat',
    ages: BABY,
    holds: (beats) => beats < 90,
    urgency: 'urgent',
    headline: 'Count again for a whole minute while the baby is awake, and speak to a {doctor} today',
    meaning: 'Below 90 beats a minute is slow at this age, asleep as well.',
    steps: ['If it is given a medicine that slows the heart, say so when you call.'],
    callIf: [...ILL_SIGNS, ...BREATHING_SIGNS.slice(0, 2)],
    call: 'ambulance',
    source: PALS,
    later: 'a heartbeat this slow in a baby',
  },
  fastHeart('heart-fast-newborn', { below: 0.25 }, 182),
  fastHeart('heart-fast-young-baby', { from: 0.25, below: 0.5 }, 176),
  fastHeart('heart-fast-baby', { from: 0.5, below: 1 }, 169),
  fastHeart('heart-fast-toddler', { from: 1, below: 2 }, 157),
  fastHeart('heart-fast-small-child', { from: 2, below: 5 }, 143),
  none('respiratory_rate', 'baby'),
  none('respiratory_rate', 'toddler'),
  slowBreath('breath-slow-baby', BABY, 20, WHO_SLOW),
  slowBreath('breath-slow-toddler', TODDLER, 10, PALS),
  fastBreath('breath-fast-newborn', { below: 2 / 12 }, 60, WHO_FAST),
  fastBreath('breath-fast-baby', { from: 2 / 12, below: 1 }, 50, WHO_FAST),
  fastBreath('breath-fast-toddler', TODDLER, 41, FEVER_UNDER_5),
]
