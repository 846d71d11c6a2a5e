import type { VitalTrend } from '@salus/contract'
import { describe, expect, test } from 'vitest'
import { csvOf, pointsOf, summaryOf } from './trend-points.ts'
import { spanOf } from './trend-range.ts'
import { standingOf } from './vital-words.ts'

const DAY = 86_400_000
const trend = (changes: Partial<VitalTrend> = {}): VitalTrend => ({
  measure: 'temperature',
  from: '2026-11-01T00:00:00.000Z',
  to: '2026-11-03T00:00:00.000Z',
  bucketMs: DAY,
  count: 4,
  normal: { low: 36, high: 37.5, diastolic: null },
  buckets: [
    { at: '2026-11-01T00:00:00.000Z', count: 3, min: 36, mean: 36.5, max: 37, diastolic: null },
    { at: '2026-11-02T00:00:00.000Z', count: 1, min: 39, mean: 39, max: 39, diastolic: null },
  ],
  ...changes,
})
const pressure = trend({
  measure: 'blood_pressure',
  normal: { low: 90, high: 120, diastolic: { low: 60, high: 80 } },
  buckets: [
    {
      at: '2026-11-01T00:00:00.000Z',
      count: 2,
      min: 110,
      mean: 115,
      max: 120,
      diastolic: { min: 80, mean: 85, max: 90 },
    },
  ],
})

describe('a trend', () => {
  test('is told in the unit of the region, each bucket at its middle', () => {
    expect(pointsOf(trend(), 'US')[0]).toMatchObject({
      time: Date.parse('2026-11-01T12:00:00.000Z'),
      first: { min: 96.8, mean: 97.7, max: 98.6 },
    })
    expect(pointsOf(trend(), 'EU')[1]?.first.mean).toBe(39)
  })

  test('is summed up in words, with what is not normal', () => {
    expect(summaryOf(trend(), 'EU')).toBe(
      '4 readings, from 36 to 39 °C; the mean is 37.1. In 1 of 2 periods the mean is outside of what is normal.',
    )
    expect(summaryOf(pressure, 'EU')).toContain('from 110/80 to 120/90 mmHg; the mean is 115/85. In 1 of 1')
    expect(summaryOf(trend({ count: 0, buckets: [] }), 'EU')).toBe('There are no readings in this time.')
  })

  test('counts a diastolic that is too low, as the card of the reading does', () => {
    const [bucket] = pressure.buckets
    const low = { ...pressure, buckets: bucket ? [{ ...bucket, diastolic: { min: 50, mean: 55, max: 58 } }] : [] }
    expect(summaryOf(low, 'EU')).toContain('In 1 of 1 periods the mean is outside')
  })

  test('of one reading is that reading', () => {
    const [, second] = trend().buckets
    expect(summaryOf(trend({ count: 1, buckets: second ? [second] : [] }), 'US')).toBe('One reading: 102.2 °F.')
  })

  test('is a table for spreadsheets', () => {
    expect(csvOf(pressure, 'EU').split('\r\n')).toEqual([
      'from,readings,blood_pressure mean (mm[Hg]),blood_pressure lowest (mm[Hg]),blood_pressure highest (mm[Hg]),diastolic mean (mm[Hg]),diastolic lowest (mm[Hg]),diastolic highest (mm[Hg])',
      '2026-11-01T00:00:00.000Z,2,115,110,120,85,80,90',
    ])
  })
})

test('a span ends with this day in the reader’s own calendar, and earlier ones lie side by side', () => {
  const now = new Date(2026, 10, 21, 15, 30)
  const week = spanOf('week', 0, now)
  expect(new Date(week.to ?? '').getTime()).toBe(new Date(2026, 10, 22).getTime())
  expect(spanOf('week', 1, now).to).toBe(week.from)
  expect(spanOf('all', 0, now)).toEqual({ buckets: 120 })
})

test.each([
  [120, 80, 'within'],
  [121, 70, 'above'],
  [110, 81, 'above'],
  [85, 70, 'below'],
  [110, 55, 'below'],
] as const)('%d/%d stands %s to what is normal', (value, diastolic, standing) => {
  const vital = {
    id: 'x',
    measure: 'blood_pressure' as const,
    at: '2026-11-21T08:00:00.000Z',
    value,
    diastolic,
    unit: 'mm[Hg]',
    source: 'typed' as const,
    note: null,
    normal: pressure.normal,
  }
  expect(standingOf(vital)).toBe(standing)
  expect(standingOf({ ...vital, normal: null })).toBeNull()
})
