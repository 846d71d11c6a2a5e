import { HistoryDetailsSchema, type Medicine } from '@salus/contract'
import { expect, test } from 'vitest'
import { marksOf } from './marks-of.ts'

const medicine = (name: string, more: Partial<Medicine> = {}) =>
  ({
    name,
    strength: '',
    since: null,
    until: null,
    status: 'active',
    statusSince: '2026-11-01T12:00:00Z',
    ...more,
  }) as const
const local = (year: number, month = 1, day = 1) => new Date(year, month - 1, day).getTime()

test('what happened lasts its year or its day, and what has no time is not marked', () => {
  const history = HistoryDetailsSchema.parse({
    conditions: [{ name: 'Diabetes Type 2', onsetYear: 2023 }],
    surgeries: [{ name: 'Appendectomy', year: null }],
  })
  const marks = marksOf({ history, medicines: [medicine('Aspirin')], reports: [{ takenAt: '2026-11-12T08:30' }] })
  expect(marks.map(({ label, said }) => [label, said])).toEqual([
    ['Diabetes Type 2', 'in 2023'],
    ['Lab report', expect.stringContaining('12')],
  ])
  expect(marks[0]).toMatchObject({ from: local(2023), to: local(2024) })
  expect(marks[1]).toMatchObject({ from: local(2026, 11, 12) })
})

test('a medicine goes on since the day that is known of it, and ends with the day on which it was stopped', () => {
  const marks = marksOf({
    medicines: [
      medicine('Ramipril', { strength: '5 mg', since: '2026-11-03' }),
      medicine('Metformin', { since: '2024' }),
      medicine('Amlodipine', { since: '2025-02', until: '2026-12', status: 'stopped' }),
      medicine('Prednisolone', { since: '2026-03-01', until: '2026-03-10' }),
    ],
  })
  expect(marks).toMatchObject([
    { label: 'Ramipril 5 mg', said: expect.stringMatching(/^since .*2026/), from: local(2026, 11, 3), to: null },
    { said: 'since 2024', from: local(2024), to: null },
    { said: expect.stringMatching(/^February 2025 to .*2026$/), from: local(2025, 2), to: local(2026, 11, 2) },
    { from: local(2026, 3), to: local(2026, 3, 11) },
  ])
})

test('without a record there are no marks', () => {
  expect(marksOf({ history: null })).toEqual([])
})
