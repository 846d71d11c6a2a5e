import type { TimelineEntry } from '@salus/contract'
import { expect, test } from 'vitest'
import { byDay, dayOf, dayText, timeText, vagueText } from './when.ts'

const entry = (when: string): TimelineEntry => ({
  id: when,
  kind: 'document',
  when,
  title: '',
  text: '',
  origins: [],
  href: '/',
})

test('a day is the reader’s own, and no more is claimed than is known', () => {
  const moment = new Date(2026, 4, 3, 0, 30)
  expect(dayOf(moment.toISOString())).toBe('2026-05-03')
  expect(['2026-05-03T08:30', '2026-05-03', '2026-05', '2026', ''].map(dayOf)).toEqual([
    '2026-05-03',
    '2026-05-03',
    '2026-05',
    '2026',
    '',
  ])
})

test('a year stays a year', () => {
  expect(dayText('1995')).toBe('1995')
  expect(vagueText('1995')).toBe('only the year is known')
  expect(vagueText('1995-03')).toBe('only the month is known')
  expect(vagueText('1995-03-02')).toBeNull()
  expect(dayText('')).toBe('No date known')
})

test('readings of a day say from when to when, and what has no time says none', () => {
  const [first, last] = [new Date(2026, 4, 3, 7, 5).toISOString(), new Date(2026, 4, 3, 19, 40).toISOString()]
  const measured = { measure: 'heartbeat' as const, count: 2, min: 60, max: 70, diastolic: null, first }
  expect(timeText({ when: last, measured })).toMatch(/^7:05\D+7:40/)
  expect(timeText({ when: '2026-05-03T08:30' })).toMatch(/8:30/)
  expect(timeText({ when: '2026-05-03' })).toBeNull()
})

test('entries of one day stand together', () => {
  const days = byDay(['2026-05-03T12:00:00.000Z', '2026-05-03', '2026', ''].map(entry))
  expect(days.map(({ day, entries }) => [day, entries.length])).toEqual([
    ['2026-05-03', 2],
    ['2026', 1],
    ['', 1],
  ])
})
