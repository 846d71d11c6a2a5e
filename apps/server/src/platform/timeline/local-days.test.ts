import { expect, test } from 'vitest'
import { localDays } from './local-days.ts'

const dayOf = (date: string) => Date.parse(`${date}T00:00:00Z`) / 86_400_000

test.each([
  ['Asia/Kolkata', '2030-05-03', '2030-05-02T18:30:00Z'],
  ['America/Los_Angeles', '2030-05-03', '2030-05-03T07:00:00Z'],
  // The clocks go forward at two in the night, and back.
  ['America/Los_Angeles', '2030-03-10', '2030-03-10T08:00:00Z'],
  ['America/Los_Angeles', '2030-03-11', '2030-03-11T07:00:00Z'],
  ['America/Los_Angeles', '2030-11-04', '2030-11-04T08:00:00Z'],
  ['Pacific/Kiritimati', '2030-05-03', '2030-05-02T10:00:00Z'],
  ['Mars/Olympus', '2030-05-03', '2030-05-03T00:00:00Z'],
])('a day in %s begins at its midnight: %s', (zone, date, begin) => {
  const { dayOf: dayAt, startOf } = localDays(zone)
  const at = Date.parse(begin)
  expect(startOf(dayOf(date))).toBe(at)
  expect(dayAt(at)).toBe(dayOf(date))
  expect(dayAt(at - 1)).toBe(dayOf(date) - 1)
})
