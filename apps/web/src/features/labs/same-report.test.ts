import { API, type LabReport } from '@salus/contract'
import { expect, test } from 'vitest'
import { fakeServer } from '#web/testing/fake-server.ts'
import type { Review } from './review.ts'
import { findSameReport } from './same-report.ts'

const row = (id: string, name: string, value: string): Review['rows'][number] => ({
  id,
  entry: { name, value, unit: 'g/dL', range: '' },
  doubts: [],
  review: 'read',
})
const review = (value: string): Review =>
  ({
    reportId: 'new',
    rows: [row('1', 'Hemoglobin', value), row('2', 'Albumin', '4.1')],
    day: { takenAt: '2026-05-01', isDoubted: false },
    columns: {},
    pages: [],
  }) as unknown as Review

const ID = '7f0f6c2e-5f3d-4e53-8c8c-0d8f5a0f7a11'
const result = (id: string, name: string, value: number) => ({
  id,
  name,
  value,
  unit: 'g/dL',
  takenAt: '2026-05-01',
  review: 'read' as const,
  reportId: ID,
  series: 's',
  hasCrop: false,
})
const report: LabReport = {
  id: ID,
  title: 'blood.pdf',
  takenAt: '2026-05-01',
  values: 2,
  results: [result(ID, 'Hemoglobin', 13.2), result(ID.replace('7', '8'), 'Albumin', 4.1)],
}

test('a file that is brought a second time is known by its values and day; another one is not', async () => {
  const { results: _, ...summary } = report
  fakeServer({
    [`GET ${API.labReports}?limit=100`]: () => ({ body: { items: [summary], nextCursor: null } }),
    [`GET ${API.labReport(ID)}`]: () => ({ body: report }),
  })
  expect(await findSameReport(review('13.2'))).toMatchObject({ title: 'blood.pdf' })
  expect(await findSameReport(review('11.9'))).toBeUndefined()
  expect(await findSameReport({ ...review('13.2'), reportId: ID })).toBeUndefined()
})

test('where nobody can tell, the save goes on', async () => {
  fakeServer({})
  expect(await findSameReport(review('13.2'))).toBeUndefined()
})
