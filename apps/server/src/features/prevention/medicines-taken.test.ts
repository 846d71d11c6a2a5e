import { randomUUID } from 'node:crypto'
import { API, type DueList } from '@salus/contract'
import { expect, test } from 'vitest'
import { eachDatabase } from '#server/testing/databases.ts'
import { makeTestApp, signIn, someForm } from '#server/testing/test-app.ts'
import { type ListedMedicine, medicinesTaken } from './medicines-taken.ts'

const TODAY = '2026-11-25'
const medicine = (changes: Partial<ListedMedicine>): ListedMedicine => ({
  ingredients: ['warfarin'],
  status: 'active',
  statusSince: '2026-10-01T08:00:00.000Z',
  until: null,
  schedule: null,
  ...changes,
})

test.each([
  ['taken', {}, null],
  ['taken until today', { until: TODAY }, null],
  ['taken until this month', { until: '2026-11' }, null],
  ['stopped', { status: 'stopped' }, '2026-10-01'],
  ['paused', { status: 'on-hold' }, '2026-10-01'],
  ['stopped before somebody wrote it down', { status: 'stopped', until: '2026-03-01' }, '2026-03-01'],
  ['over since yesterday', { until: '2026-11-24' }, '2026-11-24'],
  ['over since a year', { until: '2025' }, '2025'],
  ['planned until yesterday', { schedule: { until: '2026-11-24T22:00' } }, '2026-11-24'],
] as const)('a medicine that is %s (%j) ended on %s', (_, changes, end) => {
  expect(medicinesTaken([medicine(changes)], TODAY)).toEqual({
    medicines: end === null ? ['warfarin'] : [],
    stopped: end === null ? [] : [{ id: 'warfarin', date: end }],
  })
})

eachDatabase((makeDatabase) => {
  test('soon after a medicine that weakens the defense a doctor is asked first about a live vaccine', async () => {
    const app = await makeTestApp(await makeDatabase(), { now: () => new Date(`${TODAY}T12:00:00.000Z`) })
    const { headers } = await signIn(app, someForm({ dob: '1980-03-02', country: 'US' }))
    const find = async (check: string) => {
      const { items }: DueList = (await app.call({ url: API.prevention, headers })).json()
      return items.find(({ id }) => id === check)
    }
    const take = (name: string, until: string) =>
      app.call({
        method: 'POST',
        url: API.medicines,
        headers,
        payload: { id: randomUUID(), name, until, status: 'stopped' },
      })
    await take('Methotrexate', '2025-03-01')
    await take('Ibuprofen', '2026-11-01')
    expect(await find('mmr')).toMatchObject({ status: 'due', reason: null })
    await take('Methotrexate', '2026-10-01')
    expect(await find('mmr')).toMatchObject({ status: 'ask-first', reason: 'weak-immunity' })
    expect(await find('methotrexate-blood')).toBeUndefined()
  })
})
