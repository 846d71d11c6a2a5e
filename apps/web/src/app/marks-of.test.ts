import { HistoryDetailsSchema, type LabReportSummary } from '@salus/contract'
import { expect, test } from 'vitest'
import { marksOf } from './marks-of.ts'

test('medicines go on since their year, what happened lasts its year or its day, and what has no time is not marked', () => {
  const details = HistoryDetailsSchema.parse({
    medications: [{ name: 'Metformin', strength: '500 mg', sinceYear: 2024 }, { name: 'Aspirin' }],
    conditions: [{ name: 'Diabetes Type 2', onsetYear: 2023 }],
    surgeries: [{ name: 'Appendectomy', year: null }],
  })
  const report = { takenAt: '2026-11-12T08:30' } as LabReportSummary
  const marks = marksOf(details, [report])
  expect(marks.map(({ label, said }) => [label, said])).toEqual([
    ['Metformin 500 mg', 'since 2024'],
    ['Diabetes Type 2', 'in 2023'],
    ['Lab report', expect.stringContaining('12')],
  ])
  expect(marks[0]).toMatchObject({ from: new Date(2024, 0, 1).getTime(), to: null })
  expect(marks[1]).toMatchObject({ to: new Date(2024, 0, 1).getTime() })
  expect(marks[2]).toMatchObject({ from: new Date(2026, 10, 12).getTime() })
})

test('without a history there are no marks', () => {
  expect(marksOf(null, [])).toEqual([])
})
