import type { Schedule } from '@salus/dosing'
import { expect, test } from 'vitest'
import { scheduleText } from './schedule-words.ts'

const common = { from: '2026-11-24', zone: 'Europe/Berlin', follows: 'wall', unit: '{tablet}' } as const
const morning = { id: '0800', time: '08:00', amount: 1 }
const evening = { id: '2000', time: '20:00', amount: 1 }

test.each<[string, Schedule]>([
  [
    '1 tablet at 8:00 AM (30 minutes before breakfast) and 8:00 PM, every day',
    {
      ...common,
      kind: 'daily',
      days: { kind: 'every', n: 1 },
      times: [evening, { ...morning, when: 'ACM', offset: 30 }],
    },
  ],
  [
    '1 tablet at 8:00 AM and 2½ tablets at 8:00 PM, on Monday and Friday, until Dec 1, 2026',
    {
      ...common,
      kind: 'daily',
      days: { kind: 'weekdays', dayOfWeek: ['fri', 'mon'] },
      times: [morning, { ...evening, amount: 2.5 }],
      until: '2026-12-01',
    },
  ],
  [
    '1 tablet at 8:00 AM, 21 days on, 7 days off',
    { ...common, kind: 'daily', days: { kind: 'cycle', on: 21, off: 7 }, times: [morning] },
  ],
  [
    '1 tablet with a meal every 8 hours, counted from the last dose taken, 20 doses in all',
    { ...common, kind: 'interval', hours: 8, countedFrom: 'taken', amount: 1, when: 'C', count: 20 },
  ],
  [
    'For 5 days: 2 tablets at 8:00 AM. Then for 1 day: nothing. The last step goes on',
    {
      ...common,
      kind: 'steps',
      steps: [
        { lasts: 5, times: [{ ...morning, amount: 2 }] },
        { lasts: 1, times: [] },
      ],
      afterwards: 'stay',
    },
  ],
  [
    '1 to 2 tablets when needed, at least 4 hours apart, at most 8 tablets in 24 hours',
    { ...common, kind: 'asNeeded', amount: 1, upTo: 2, gapHours: 4, most: { amount: 8, hours: 24 } },
  ],
])('a person reads: %s', (words, schedule) => {
  expect(scheduleText(schedule).replaceAll('\u202f', ' ')).toBe(words)
})
