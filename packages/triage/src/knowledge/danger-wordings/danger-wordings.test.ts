import { describe, expect, it } from 'vitest'
import { assess, type Outcome } from '../../index.ts'
import commandVoices from './command-voices.json' with { type: 'json' }
import effortChestPressure from './effort-chest-pressure.json' with { type: 'json' }
import floppyBaby from './floppy-baby.json' with { type: 'json' }
import hipFracture from './hip-fracture.json' with { type: 'json' }
import { KNOWN_MISSES } from './known-misses.ts'
import passiveDeathWish from './passive-death-wish.json' with { type: 'json' }
import reducedFetalMovement from './reduced-fetal-movement.json' with { type: 'json' }
import severeHeadache from './severe-headache-without-danger.json' with { type: 'json' }
import syncopeOnExertion from './syncope-on-exertion.json' with { type: 'json' }
import tachycardiaWithDizziness from './tachycardia-with-dizziness.json' with { type: 'json' }

/**
 * Wordings by an author who had not seen the rules. The rules were later made with a look at them: they keep what was
 * reached from being lost, and say nothing of wordings that nobody has seen.
 */
const missOf = (text: string): string | undefined => [...KNOWN_MISSES.keys()].find((start) => text.startsWith(start))

function check(text: string, isRight: (urgency: Outcome, kind: string | undefined) => boolean): void {
  const { urgency, emergency } = assess({ text })
  expect(isRight(urgency, emergency?.kind), `${urgency}: ${missOf(text) ?? 'no known miss'}`).toBe(
    missOf(text) === undefined,
  )
}

const PRESSING: readonly Outcome[] = ['urgent', 'emergency']

describe.each([
  ['voices that command', commandVoices],
  ['a floppy baby', floppyBaby],
  ['a broken hip', hipFracture],
  ['a pulse of 150 or more with dizziness', tachycardiaWithDizziness],
])('%s', (_, { positive, near_miss }) => {
  it.each(positive)('is an emergency: %s', (text) => check(text, (urgency) => urgency === 'emergency'))
  it.each(near_miss)('is none: %s', (text) => check(text, (urgency) => urgency !== 'emergency'))
})

describe.each([
  ['chest pressure on effort', effortChestPressure],
  ['an unborn child that moves less', reducedFetalMovement],
  ['fainting on effort', syncopeOnExertion],
])('%s', (_, { positive, near_miss }) => {
  it.each(positive)('is pressing: %s', (text) => check(text, (urgency) => PRESSING.includes(urgency)))
  it.each(near_miss)('is not: %s', (text) => check(text, (urgency) => !PRESSING.includes(urgency)))
})

describe('a passive wish to be dead', () => {
  it.each(passiveDeathWish.positive)('is a crisis: %s', (text) => check(text, (_, kind) => kind === 'crisis'))
  it.each(passiveDeathWish.near_miss)('is none: %s', (text) => check(text, (_, kind) => kind !== 'crisis'))
})

describe('a severe headache', () => {
  it.each(severeHeadache.positive)('is no emergency by itself: %s', (text) =>
    check(text, (urgency) => urgency !== 'emergency'),
  )
  it.each(severeHeadache.near_miss)('that came at once is one: %s', (text) =>
    check(text, (urgency) => urgency === 'emergency'),
  )
})
