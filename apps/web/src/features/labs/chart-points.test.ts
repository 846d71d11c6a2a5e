import type { LabResult } from '@salus/contract'
import { expect, test } from 'vitest'
import { chartsOf } from './chart-points.ts'

const result = (takenAt: string, value: number | string, unit: string, ucum?: string): LabResult => ({
  ...{ id: `${takenAt} ${unit}`, reportId: 'r', series: 's', hasCrop: false, name: 'Albumin', review: 'read' },
  ...{ takenAt, value, unit, ...(ucum ? { ucum } : {}), range: { low: 3.5, high: 5, text: '3.5 - 5' } },
})

test('results of one unit are one line, in the order of their days', () => {
  const [chart, ...others] = chartsOf([
    result('2025-01-01', 4, 'g/dL', 'g/dL'),
    result('2026-01-01', 4.4, 'g/dL', 'g/dL'),
  ])
  expect(others).toEqual([])
  expect(chart).toMatchObject({ unit: 'g/dL', converted: [], points: [{ value: 4, low: 3.5 }, { value: 4.4 }] })
})

test('a unit of the same kind is converted with its range, and that is said', () => {
  const [chart] = chartsOf([result('2025-01-01', 40, 'g/L', 'g/L'), result('2026-01-01', 4.4, 'g/dL', 'g/dL')])
  expect(chart?.converted).toEqual(['g/L'])
  expect(chart?.points[0]?.value).toBeCloseTo(4)
  expect(chart?.points[0]?.high).toBeCloseTo(0.5)
})

test('mass and amount are never drawn together, nor a unit that is not known', () => {
  const mixed = [
    result('2024-01-01', 90, 'mg/dL', 'mg/dL'),
    result('2024-02-01', 95, 'mg/dL', 'mg/dL'),
    result('2025-01-01', 5, 'mmol/L', 'mmol/L'),
    result('2025-02-01', 5.2, 'mmol/L', 'mmol/L'),
    result('2025-03-01', 7, 'sticks'),
  ]
  expect(chartsOf(mixed).map(({ unit, points }) => [unit, points.length])).toEqual([
    ['mmol/L', 2],
    ['mg/dL', 2],
  ])
})

test('words and single values are not drawn', () => {
  expect(chartsOf([result('2025-01-01', 'negative', ''), result('2026-01-01', 1, '')])).toEqual([])
})
