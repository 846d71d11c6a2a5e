import { describe, expect, test } from 'vitest'
import { sayFor } from '../assessment/regional-words.ts'
import { judgeReading } from './judge-reading.ts'
import { READING_RULES } from './rules.ts'
import type { ReadingMeasure } from './types.ts'

const judge = (measure: ReadingMeasure, value: number, diastolic: number | null = null, age: number | null = 40) =>
  judgeReading({ measure, value, diastolic }, age, 'US')

describe('a blood pressure', () => {
  test.each([
    [119, 79, null],
    [139, 89, null],
    [140, 80, 'pressure-high'],
    [130, 90, 'pressure-high'],
    [179, 119, 'pressure-high'],
    [180, 80, 'pressure-severe'],
    [150, 120, 'pressure-severe'],
    [91, 60, null],
    [90, 60, 'pressure-low'],
  ])('of %d/%d means %s', (systolic, diastolic, id) => {
    expect(judge('blood_pressure', systolic, diastolic)?.id ?? null).toBe(id)
  })

  test('that is severe names the signs that make it an emergency, and whom to call', () => {
    const advice = judge('blood_pressure', 190, 125)
    expect(advice).toMatchObject({ urgency: 'urgent', call: 'ambulance' })
    expect(advice?.callIf).toContain('pain or pressure in the chest')
  })
})

test.each([
  ['oxygen_level', 95, null],
  ['oxygen_level', 94, 'oxygen-low'],
  ['oxygen_level', 92, 'oxygen-very-low'],
  ['temperature', 37.9, null],
  ['temperature', 38, 'fever'],
  ['temperature', 39.5, 'fever-high'],
  ['temperature', 41, 'temperature-extreme'],
  ['temperature', 35, null],
  ['temperature', 34.9, 'temperature-low'],
  ['glucose', 70, null],
  ['glucose', 69, 'glucose-low'],
  ['glucose', 53.9, 'glucose-very-low'],
  ['glucose', 299, null],
  ['glucose', 300, 'glucose-high'],
  ['glucose', 600, 'glucose-extreme'],
  ['heartbeat', 130, null],
  ['heartbeat', 131, 'heart-fast'],
  ['heartbeat', 41, null],
  ['heartbeat', 40, 'heart-slow'],
  ['heartbeat', 34, 'heart-very-slow'],
  ['respiratory_rate', 24, null],
  ['respiratory_rate', 25, 'breath-fast'],
  ['respiratory_rate', 8, 'breath-slow'],
  ['pain', 8, null],
  ['pain', 9, 'pain-severe'],
  ['mood', 2, null],
  ['mood', 1, 'mood-lowest'],
  ['steps', 0, null],
] as const)('%s of %d means %s to an adult', (measure, value, id) => {
  expect(judge(measure, value)?.id ?? null).toBe(id)
})

test.each([
  ['temperature', 38, 0.1, 'fever-newborn', 'emergency'],
  ['temperature', 38, 0.4, 'fever', 'self_care'],
  ['temperature', 39, 0.4, 'fever-young-baby', 'urgent'],
  ['heartbeat', 150, 0.5, undefined, undefined],
  ['heartbeat', 155, 2, 'heart-fast-toddler', 'urgent'],
  ['heartbeat', 135, 14, 'heart-fast-school', 'urgent'],
  ['respiratory_rate', 30, 3, undefined, undefined],
  ['respiratory_rate', 60, 0.5, 'breath-fast-baby', 'urgent'],
] as const)('%s of %d at %d years means %s', (measure, value, age, id, urgency) => {
  const advice = judge(measure, value, null, age)
  expect([advice?.id, advice?.urgency]).toEqual([id, urgency])
})

test('whoever’s age is not known is judged as an adult', () => {
  expect(judge('heartbeat', 135, null, null)?.id).toBe('heart-fast')
})

test('a temperature and a doctor are said in the words of the region', () => {
  const advice = (region: 'US' | 'EU') =>
    judgeReading({ measure: 'temperature', value: 34, diastolic: null }, 40, region)
  expect(advice('US')?.headline).toContain('95 °F')
  expect(advice('EU')?.headline).toContain('35 °C')
})

test('each rule has its own id and a source, and whoever names signs says whom to call', () => {
  expect(new Set(READING_RULES.map(({ id }) => id)).size).toBe(READING_RULES.length)
  for (const { id, source, callIf, call, urgency } of READING_RULES) {
    expect(source, id).not.toBe('')
    expect(callIf.length > 0, id).toBe(call !== undefined)
    if (urgency === 'emergency') expect(call, id).toBeDefined()
  }
})

test('every sentence can be said in every region', () => {
  for (const { headline, meaning, steps, callIf } of READING_RULES) {
    for (const region of ['US', 'EU', 'IN'] as const) {
      for (const text of [headline, meaning, ...steps, ...callIf]) expect(sayFor(region, text)).not.toMatch(/[{}]/)
    }
  }
})
