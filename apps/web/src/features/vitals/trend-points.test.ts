import type { VitalTrend } from '@salus/contract'
import { describe, expect, test } from 'vitest'
import { placeMarks, type TrendMark } from './trend-marks.ts'
import { csvOf, pointsOf, pointTime, summaryOf } from './trend-points.ts'
import { spanOf, spansAround, windowOf } from './trend-range.ts'
import { join } from './use-trend.ts'
import { standingOf } from './vital-words.ts'

const DAY = 86_400_000
/** A bucket of a day with readings from 9 to 15 o'clock. */
const during = (at: string) => {
  const hour = (hours: number) => new Date(Date.parse(at) + hours * 3_600_000).toISOString()
  return { at, first: hour(9), last: hour(15) }
}
const trend = (changes: Partial<VitalTrend> = {}): VitalTrend => ({
  measure: 'temperature',
  from: '2026-11-01T00:00:00.000Z',
  to: '2026-11-03T00:00:00.000Z',
  bucketMs: DAY,
  count: 4,
  normal: { low: 36, high: 37.5, diastolic: null },
  buckets: [
    { ...during('2026-11-01T00:00:00.000Z'), count: 3, min: 36, mean: 36.5, max: 37, diastolic: null },
    { ...during('2026-11-02T00:00:00.000Z'), count: 1, min: 39, mean: 39, max: 39, diastolic: null },
  ],
  ...changes,
})
const pressure = trend({
  measure: 'blood_pressure',
  normal: { low: 90, high: 120, diastolic: { low: 60, high: 80 } },
  buckets: [
    {
      ...during('2026-11-01T00:00:00.000Z'),
      count: 2,
      min: 110,
      mean: 115,
      max: 120,
      diastolic: { min: 80, mean: 85, max: 90 },
    },
  ],
})

describe('a trend', () => {
  test('is told in the unit of the region, each bucket where its readings are', () => {
    expect(pointsOf(trend(), 'US')[0]).toMatchObject({
      time: Date.parse('2026-11-01T12:00:00.000Z'),
      first: { min: 96.8, mean: 97.7, max: 98.6 },
    })
    expect(pointsOf(trend(), 'EU')[1]?.first.mean).toBe(39)
  })

  test('dates a long bucket by its readings, not by where it begins', () => {
    const [bucket] = trend().buckets
    if (!bucket) throw new Error('There is no bucket.')
    const long = { ...bucket, at: '2026-09-18T00:00:00.000Z', first: '2026-11-01T12:00:00.000Z' }
    const told = (last: string, bucketMs: number) => {
      const [point] = pointsOf(trend({ bucketMs, buckets: [{ ...long, last }] }), 'EU')
      return point && [point.time, pointTime(point, bucketMs)]
    }
    expect(told('2026-11-03T12:00:00.000Z', 60 * DAY)).toEqual([
      Date.parse('2026-11-02T12:00:00.000Z'),
      new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' }).formatRange(
        Date.UTC(2026, 10, 1, 12),
        Date.UTC(2026, 10, 3, 12),
      ),
    ])
    const day = new Date('2026-11-01T12:00:00.000Z').toLocaleDateString(undefined, { dateStyle: 'medium' })
    expect(told('2026-11-01T12:00:00.000Z', 60 * DAY)?.[1]).toBe(day)
    expect(told('2026-11-01T12:00:00.000Z', DAY / 96)?.[1]).toBe(
      new Date('2026-11-01T12:00:00.000Z').toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' }),
    )
  })

  test('is summed up in words, with what is not normal', () => {
    expect(summaryOf(trend(), 'EU')).toBe(
      '4 readings, from 36 to 39 °C; the mean is 37.1. In 1 of 2 periods the mean is outside of what is normal.',
    )
    expect(summaryOf(pressure, 'EU')).toContain('from 110/80 to 120/90 mmHg; the mean is 115/85. In 1 of 1')
    expect(summaryOf(trend({ count: 0, buckets: [] }), 'EU')).toBe('There are no readings in this time.')
  })

  test('says of each number what no meter could tell, in words and for spreadsheets', () => {
    const beyond = trend({
      measure: 'glucose',
      normal: null,
      count: 3,
      buckets: [
        { ...during('2026-11-01T00:00:00.000Z'), count: 2, min: 100, mean: 250, max: 400, above: 1, diastolic: null },
        { ...during('2026-11-02T00:00:00.000Z'), count: 1, min: 100, mean: 100, max: 100, diastolic: null },
      ],
    })
    expect(summaryOf(beyond, 'US')).toBe(
      '3 readings, from 100 to at least 400 mg/dL; the mean is at least 200. One reading is beyond what the meter can tell, and counted at its limit.',
    )
    const points = pointsOf(beyond, 'US', 2 * DAY)
    expect(
      csvOf([{ trend: beyond, points }], 'US', true)
        .split('\r\n')
        .slice(1),
    ).toEqual([
      '2026-11-01T09:00:00.000Z,2026-11-01T15:00:00.000Z,2,≥250,100,≥400,',
      '2026-11-02T09:00:00.000Z,2026-11-02T15:00:00.000Z,1,100,100,100,≥200',
    ])
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
    expect(csvOf([{ trend: pressure, points: pointsOf(pressure, 'EU') }], 'EU').split('\r\n')).toEqual([
      'from,to,readings,blood_pressure mean (mm[Hg]),blood_pressure lowest (mm[Hg]),blood_pressure highest (mm[Hg]),diastolic mean (mm[Hg]),diastolic lowest (mm[Hg]),diastolic highest (mm[Hg])',
      '2026-11-01T09:00:00.000Z,2026-11-01T15:00:00.000Z,2,115,110,120,85,80,90',
    ])
  })
})

describe('a moving average', () => {
  const bucket = (day: number, mean: number, count: number) => ({
    ...during(new Date(Date.UTC(2026, 10, day)).toISOString()),
    count,
    min: mean,
    mean,
    max: mean,
    diastolic: null,
  })
  const days = trend({
    measure: 'heartbeat',
    buckets: [bucket(1, 60, 1), bucket(2, 70, 1), bucket(3, 80, 3), bucket(9, 100, 1)],
  })

  test('is the mean of all readings in so much time, and begins when it reaches back far enough', () => {
    expect(pointsOf(days, 'EU', 2 * DAY).map(({ average }) => average)).toEqual([null, 65, 77.5, 100])
    expect(pointsOf(days, 'EU').map(({ average }) => average)).toEqual([null, null, null, null])
  })

  test('of a blood pressure has both numbers', () => {
    const [first] = pressure.buckets
    if (!first) throw new Error('There is no bucket.')
    const next = {
      ...first,
      ...during('2026-11-02T00:00:00.000Z'),
      mean: 125,
      diastolic: { min: 90, mean: 95, max: 99 },
    }
    const [, second] = pointsOf({ ...pressure, buckets: [first, next] }, 'EU', 2 * DAY)
    expect([second?.average, second?.secondAverage]).toEqual([120, 90])
    const lines = csvOf([{ trend: pressure, points: pointsOf(pressure, 'EU', DAY) }], 'EU', true).split('\r\n')
    expect(lines[0]).toContain('highest (mm[Hg]),blood_pressure moving average (mm[Hg]),diastolic mean')
  })
})

test('two measures are one table for spreadsheets, each in its own columns', () => {
  const pulse = trend({ measure: 'heartbeat', normal: null })
  const drawn = [pulse, pressure].map((each) => ({ trend: each, points: pointsOf(each, 'EU') }))
  expect(csvOf(drawn, 'EU').split('\r\n').slice(1)).toEqual([
    '2026-11-01T09:00:00.000Z,2026-11-01T15:00:00.000Z,3,36.5,36,37,2,115,110,120,85,80,90',
    '2026-11-02T09:00:00.000Z,2026-11-02T15:00:00.000Z,1,39,39,39,,,,,,,',
  ])
})

describe('what is looked at', () => {
  const now = new Date(2026, 10, 21, 15, 30)

  test('lies between two spans when it was pulled by a part of one, and both are asked for with their neighbours', () => {
    const window = windowOf('week', 0.5, now)
    expect(window).toEqual({
      from: new Date(2026, 10, 11, 12).getTime(),
      to: new Date(2026, 10, 18, 12).getTime(),
    })
    expect(spansAround('week', 0.5, now)).toEqual([2, 1, 0].map((back) => spanOf('week', back, now)))
    expect(windowOf('all', 0, now)).toBeNull()
  })

  test('is told from its own buckets, while all that is there is drawn', () => {
    const [one, two] = trend().buckets
    if (!one || !two) throw new Error('There are no buckets.')
    const earlier = trend({ to: two.at, buckets: [one] })
    // A day at the edge, whole in the later span alone.
    const later = trend({ from: two.at, buckets: [two] })
    const cut = { ...two, count: 0 }
    const joined = join([{ ...earlier, buckets: [one, cut] }, later], {
      from: Date.parse(two.at),
      to: Date.parse(trend().to),
    })
    expect(joined?.seen).toMatchObject({ count: 1, buckets: [two], from: two.at })
    expect(joined?.around).toMatchObject({ count: 4, buckets: [one, two] })
    expect(join([earlier], { from: Date.parse(two.at), to: Date.parse(trend().to) })).toBeNull()
  })
})

describe('what may explain a trend', () => {
  const window = { from: Date.UTC(2026, 0, 1), to: Date.UTC(2027, 0, 1) }
  const mark = (label: string, from: number, to: number | null, kind: TrendMark['kind'] = 'event') => ({
    key: label,
    kind,
    label,
    said: '',
    from,
    to,
  })

  test('stands in rows where nothing covers another, medicines first; what lies outside is left out', () => {
    const placed = placeMarks(
      [
        mark('surgery', Date.UTC(2026, 8, 1), Date.UTC(2026, 8, 2)),
        mark('old', Date.UTC(2020, 0, 1), Date.UTC(2021, 0, 1)),
        mark('metformin', Date.UTC(2024, 0, 1), null, 'medicine'),
        mark('report', Date.UTC(2026, 8, 20), Date.UTC(2026, 8, 21)),
        mark('march', Date.UTC(2026, 2, 1), Date.UTC(2026, 2, 2)),
      ],
      window,
    )
    expect(placed.map(({ label, lane }) => [label, lane])).toEqual([
      ['metformin', 0],
      ['march', 1],
      ['surgery', 1],
      ['report', 2],
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
