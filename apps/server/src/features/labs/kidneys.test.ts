import type { LabResult } from '@salus/contract'
import { expect, test } from 'vitest'
import { kidneysIn } from './kidneys.ts'

const result = (told: Partial<LabResult>) =>
  ({
    analyte: 'Glomerular filtration rate',
    value: 45,
    unit: 'mL/min/1.73 m²',
    takenAt: '2026-11-01T08:00:00Z',
    ...told,
  }) as LabResult
const NOW = new Date('2026-11-20T00:00:00Z')

test('the newest result tells how well the kidneys filter', () => {
  const older = result({ value: 70, takenAt: '2026-01-01T08:00:00Z' })
  expect(kidneysIn([older, result({})], NOW)).toMatchObject({ egfr: 45, shown: '45', day: '2026-11-01' })
})

test('“< 30” is below thirty, and is shown as it was written', () => {
  const told = kidneysIn([result({ value: 30, comparator: '<' })], NOW)
  expect(told?.egfr).toBeLessThan(30)
  expect(told?.shown).toBe('< 30')
})

test.each([
  { value: 60, comparator: '>' as const },
  { value: 0.9, unit: 'mL/s/1.73 m²' },
  { takenAt: '2023-01-01T08:00:00Z' },
])('%o tells nothing', (told) => {
  expect(kidneysIn([result(told)], NOW)).toBeNull()
})
