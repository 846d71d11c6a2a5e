import { expect, test } from 'vitest'
import { judgeReading } from './judge-reading.ts'
import { normalRange } from './normal-range.ts'
import type { ReadingMeasure } from './types.ts'

test.each([
  ['heartbeat', 40, 60, 100],
  ['heartbeat', 0, 107, 181],
  ['heartbeat', 0.5, 98, 168],
  ['heartbeat', 3, 70, 136],
  ['respiratory_rate', 0, 25, 59],
  ['respiratory_rate', 0.5, 22, 49],
  ['respiratory_rate', 3, 17, 33],
  ['respiratory_rate', 40, 12, 20],
  ['temperature', 0, 36.5, 37.5],
  ['glucose', 0.5, 60, 140],
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

test('nothing within the normal band of an age is warned of, whatever the record says', () => {
  const measures: ReadingMeasure[] = [
    'heartbeat',
    'temperature',
    'blood_pressure',
    'oxygen_level',
    'respiratory_rate',
    'glucose',
    'sleep',
    'weight',
    'height',
    'steps',
    'pain',
    'mood',
  ]
  const warned: string[] = []
  for (const measure of measures) {
    for (const age of [0, 0.1, 0.2, 0.4, 0.6, 0.9, 1.2, 1.5, 2, 3, 4, 5, 8, 12.9, 13, 15, 16, 18, 40, 66, 90]) {
      const range = normalRange(measure, age)
      if (!range) continue
      for (const record of [{ age }, { age, pregnant: true }, { age, conditions: ['COPD'] }]) {
        for (const value of steps(range)) {
          for (const diastolic of range.diastolic ? steps(range.diastolic) : [null]) {
            const advice = judgeReading({ measure, value, diastolic }, record, 'EU')
            if (advice) warned.push(`${advice.id}: ${value}/${diastolic} at ${age} years`)
          }
        }
      }
    }
  }
  expect(warned).toEqual([])
})

function steps({ low, high }: { low: number; high: number }): number[] {
  const width = high - low > 5 ? 1 : 0.1
  const count = Math.round((high - low) / width)
  return Array.from({ length: count + 1 }, (_, step) => Math.round((low + step * width) * 10) / 10)
}
