import { expect, test } from 'vitest'
import { judgeReading } from './judge-reading.ts'
import { normalRange } from './normal-range.ts'

test.each([
  ['heartbeat', 40, 60, 100],
  ['heartbeat', 0.5, 110, 160],
  ['respiratory_rate', 3, 25, 30],
  ['oxygen_level', 70, 95, 100],
  ['sleep', 16, 8, 10],
] as const)('%s at %d years is normal from %d to %d', (measure, age, low, high) => {
  expect(normalRange(measure, age)).toEqual({ low, high, diastolic: null })
})

test('a child’s blood pressure has no band, for it goes by height', () => {
  expect(normalRange('blood_pressure', 9)).toBeNull()
  expect(normalRange('blood_pressure', 13)).toEqual({ low: 90, high: 120, diastolic: { low: 60, high: 80 } })
})

test('weight, height, steps and scores have no band', () => {
  for (const measure of ['weight', 'height', 'steps', 'pain', 'mood'] as const)
    expect(normalRange(measure, 40)).toBeNull()
})

test('what is normal is never warned of', () => {
  for (const measure of ['heartbeat', 'temperature', 'oxygen_level', 'respiratory_rate', 'glucose'] as const) {
    for (const age of [0.1, 0.4, 0.9, 1.5, 3, 8, 13, 15, 16, 40, 90]) {
      const range = normalRange(measure, age)
      for (const value of [range?.low ?? 0, range?.high ?? 0]) {
        expect(judgeReading({ measure, value, diastolic: null }, age, 'EU'), `${measure} ${value} at ${age}`).toBeNull()
      }
    }
  }
})
