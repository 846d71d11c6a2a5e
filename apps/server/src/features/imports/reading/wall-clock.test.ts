import { expect, test } from 'vitest'
import { wallClock } from './wall-clock.ts'

test.each([
  ['2026-05-20', { day: '2026-05-20', time: null }],
  ['2026-05-20T09:30', { day: '2026-05-20', time: '09:30' }],
  ['2026-05-20T09:30:00+02:00', { day: '2026-05-20', time: '09:30' }],
  ['2026-05-20T01:30:00Z', { day: '2026-05-19', time: '21:30' }],
  ['2026-05-20T04:00:00.000Z', { day: '2026-05-20', time: '00:00' }],
  ['2026-05', null],
  ['', null],
])('a visit at “%s” is on the wall in New York at', (when, clock) => {
  expect(wallClock(when, 'America/New_York')).toEqual(clock)
})
