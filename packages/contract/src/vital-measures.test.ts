import { expect, test } from 'vitest'
import { boundOf, type VitalTotal } from './vital-measures.ts'

test.each<[string, VitalTotal, (string | null)[]]>([
  ['measured readings are as they are', { count: 2, min: 90, max: 400 }, [null, null, null]],
  ['HI raises no lowest that was measured', { count: 2, min: 90, max: 400, above: 1 }, [null, 'at least', 'at least']],
  ['HI alone bounds all', { count: 1, min: 400, max: 400, above: 1 }, ['at least', 'at least', 'at least']],
  ['HI beside more than it tells', { count: 2, min: 400, max: 450, above: 1 }, ['at least', 'at least', 'at least']],
  ['LO lowers no highest that was measured', { count: 2, min: 40, max: 90, below: 1 }, ['at most', 'at most', null]],
  ['LO alone bounds all', { count: 1, min: 40, max: 40, below: 1 }, ['at most', 'at most', 'at most']],
  [
    'HI and LO leave the mean open',
    { count: 3, min: 40, max: 400, above: 1, below: 1 },
    ['at most', 'about', 'at least'],
  ],
])('%s', (_name, total, expected) => {
  expect((['min', 'mean', 'max'] as const).map((part) => boundOf(part, total))).toEqual(expected)
})
