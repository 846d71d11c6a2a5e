import type { MedicationEntry } from '@salus/exchange'
import { expect, test } from 'vitest'
import { whyNotTaken } from './taken-now.ts'

const why = (changes: Partial<MedicationEntry>) =>
  whyNotTaken(
    {
      kind: 'medication',
      source: { system: '', id: '', where: '' },
      codings: [],
      name: 'A',
      status: 'active',
      ...changes,
    },
    '2026-05-10',
  )

test.each([
  [{ until: '2012-08-06' }, 'over since 2012-08-06'],
  [{ until: '2026-05-09T23:00:00Z' }, 'over since 2026-05-09'],
  [{ until: '2025' }, 'over since 2025'],
  [{ until: '2026-04', status: 'unknown' as const }, 'over since 2026-04'],
  [{ status: 'past' as const }, 'no longer taken'],
  [{ status: 'paused' as const }, 'paused'],
  [{ status: 'planned' as const }, 'planned'],
  [{ status: 'not-taken' as const }, 'not taken'],
  [{ since: '2026-06-01' }, 'begins on 2026-06-01'],
  [{ since: '2027' }, 'begins on 2027'],
])('a medicine of %o is not taken now, and why is said', (changes, reason) => {
  expect(why(changes)).toContain(reason)
})

test.each([
  {},
  { status: 'unknown' as const },
  { until: '2026-05-10' },
  { until: '2026' },
  { until: '2026-05' },
  { since: '2026' },
  { since: '2012-08-01' },
])('a medicine of %o is taken now', (changes) => {
  expect(why(changes)).toBeUndefined()
})
