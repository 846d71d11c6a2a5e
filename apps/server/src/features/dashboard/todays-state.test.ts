import { expect, test } from 'vitest'
import { type Judged, todaysState } from './todays-state.ts'

const reading = (measure: Judged['measure'], standing: Judged['standing'], changes: Partial<Judged> = {}): Judged => ({
  measure,
  standing,
  isOfWeek: true,
  isWeekWithin: standing === null ? null : standing === 'within',
  ...changes,
})
const old = { isOfWeek: false }
const stateOf = (newest: Judged[], { pressing = [] as Judged['measure'][], hasHistory = false } = {}) =>
  todaysState(newest, pressing, hasHistory)

test.each<[string, Judged[]]>([
  ['Everything you measured this week is within the usual range.', [reading('heartbeat', 'within')]],
  [
    'Your newest blood pressure is above the usual range; everything else you measured this week is within it.',
    [reading('blood_pressure', 'above'), reading('heartbeat', 'within'), reading('weight', null)],
  ],
  ['Your newest blood pressure is above the usual range.', [reading('blood_pressure', 'above')]],
  [
    'Your newest heartbeat and oxygen level are below the usual range.',
    [reading('heartbeat', 'below'), reading('oxygen_level', 'below')],
  ],
  [
    'Your newest heartbeat, glucose and sleep are outside of the usual range.',
    [reading('heartbeat', 'below'), reading('glucose', 'above'), reading('sleep', 'below')],
  ],
  // A reading of the week that was outside is not passed over.
  ['Your newest readings are within the usual range.', [reading('heartbeat', 'within', { isWeekWithin: false })]],
  [
    'Your newest glucose is above the usual range; your other newest readings are within it.',
    [reading('glucose', 'above'), reading('heartbeat', 'within', { isWeekWithin: false })],
  ],
  // A reading that is older than a week does not count for this week.
  [
    'Everything you measured this week is within the usual range.',
    [reading('heartbeat', 'within'), reading('glucose', 'above', old)],
  ],
  [
    'Nothing was measured this week; your last readings were within the usual range.',
    [reading('heartbeat', 'within', old)],
  ],
  [
    'Nothing was measured this week; your last glucose was above the usual range.',
    [reading('glucose', 'above', old), reading('heartbeat', 'within', old)],
  ],
  ['Nothing was measured this week.', [reading('weight', null, old)]],
  [
    'You measured weight and mood this week: there is no usual range for that.',
    [reading('weight', null), reading('mood', null)],
  ],
])('“%s” is said of what it is true of', (state, newest) => {
  expect(stateOf(newest).state).toBe(state)
})

test('of another person it speaks by name, and of nothing to begin with', () => {
  const of = (newest: Judged[], hasHistory: boolean | null) =>
    todaysState(newest, [], hasHistory, 'Asha {your} Rao').state
  expect(of([reading('glucose', 'above'), reading('heartbeat', 'within')], true)).toBe(
    'Asha {your} Rao’s newest glucose is above the usual range; everything else Asha {your} Rao measured this week is within it.',
  )
  expect(of([], true)).toBe('Asha {your} Rao’s medical history is saved; there are no readings yet.')
  expect([of([], false), of([], null)]).toEqual(['There are no readings yet.', 'There are no readings yet.'])
})

test('what is outside asks for caution, and what cannot wait comes before all else', () => {
  const newest = [reading('oxygen_level', 'below'), reading('heartbeat', 'within')]
  expect(stateOf(newest).tone).toBe('caution')
  expect(stateOf(newest, { pressing: ['oxygen_level'] })).toEqual({
    state: 'Your newest oxygen level needs your attention now.',
    tone: 'danger',
  })
  expect(stateOf(newest, { pressing: ['oxygen_level', 'pain'] }).state).toBe(
    'Your newest oxygen level and pain need your attention now.',
  )
})

test('an empty record says how to begin', () => {
  expect(stateOf([]).state).toBe('There are no readings and no medical history yet: begin with one of them.')
  expect(stateOf([], { hasHistory: true }).state).toBe('Your medical history is saved; there are no readings yet.')
})
