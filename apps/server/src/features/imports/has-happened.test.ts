import { expect, test } from 'vitest'
import { hasHappened } from './has-happened.ts'

const NOW = '2026-05-10T10:00:00.000Z'

test.each([
  { kind: 'social' },
  { kind: 'procedure', status: 'done' },
  { kind: 'procedure', status: 'unknown' },
  { kind: 'medication', status: 'past', since: '2012' },
  { kind: 'medication', status: 'paused' },
  { kind: 'condition', certainty: 'confirmed' },
  { kind: 'allergy' },
  undefined,
])('%o was', (entry) => {
  expect(hasHappened(entry, NOW)).toBe(true)
})

test.each([
  { kind: 'procedure', status: 'planned' },
  { kind: 'medication', status: 'planned' },
  { kind: 'medication', status: 'not-taken' },
  { kind: 'medication', status: 'unknown' },
  { kind: 'medication', status: 'active', since: '2026-06-01' },
  { kind: 'condition', certainty: 'refuted' },
  { kind: 'condition', certainty: 'unconfirmed' },
  { kind: 'allergy', certainty: 'refuted' },
])('%o was not', (entry) => {
  expect(hasHappened(entry, NOW)).toBe(false)
})
