import { API, type VitalTrend } from '@salus/contract'
import { expect, test } from 'vitest'
import { beyondTheMeter } from '#server/platform/database/migrations/035-beyond-the-meter.ts'
import { eachDatabase } from '#server/testing/databases.ts'
import { makeTestApp, signIn, type TestApp } from '#server/testing/test-app.ts'
import { dayOf } from './vital-days.ts'

type Person = Awaited<ReturnType<typeof signIn>>
const NOW = new Date('2026-11-21T12:00:00Z')
const MINUTE = 60_000

const trend = async (app: TestApp, person: Person, query: string): Promise<VitalTrend> =>
  (await app.call({ url: `${API.vitalTrend}?${query}`, headers: person.headers })).json()

eachDatabase((makeDatabase) => {
  const begin = async () => {
    const app = await makeTestApp(await makeDatabase(), { now: () => NOW })
    return { app, person: await signIn(app) }
  }
  const save = (app: TestApp, person: Person, payload: object) =>
    app.call({ method: 'POST', url: API.health, headers: person.headers, payload })

  test('a bucket holds the least, the mean, the greatest and how many', async () => {
    const { app, person } = await begin()
    for (const [hour, pressure] of [
      ['00:00', '110/70'],
      ['05:59', '130/80'],
      ['06:00', '150/95'],
    ]) {
      await save(app, person, { blood_pressure: pressure, last_updated: `2026-11-20T${hour}:00Z` })
    }
    const found = await trend(
      app,
      person,
      'measure=blood_pressure&from=2026-11-20T00:00:00Z&to=2026-11-21T00:00:00Z&buckets=4',
    )
    expect(found).toMatchObject({ bucketMs: 6 * 60 * MINUTE, count: 3, normal: { low: 90, high: 120 } })
    expect(found.buckets).toEqual([
      {
        at: '2026-11-20T00:00:00.000Z',
        first: '2026-11-20T00:00:00.000Z',
        last: '2026-11-20T05:59:00.000Z',
        count: 2,
        min: 110,
        mean: 120,
        max: 130,
        diastolic: { min: 70, mean: 75, max: 80 },
      },
      {
        at: '2026-11-20T06:00:00.000Z',
        first: '2026-11-20T06:00:00.000Z',
        last: '2026-11-20T06:00:00.000Z',
        count: 1,
        min: 150,
        mean: 150,
        max: 150,
        diastolic: { min: 95, mean: 95, max: 95 },
      },
    ])
  })

  test('what a meter could not tell counts at its limit, and is said to, in trends, days and totals counted anew', async () => {
    const { app, person } = await begin()
    for (const [hour, glucose] of [
      ['08', '100'],
      ['09', 'HI'],
      ['10', 'LO'],
      ['11', 'HI'],
    ])
      await save(app, person, { glucose, last_updated: `2026-11-20T${hour}:00:00Z` })
    const query = 'measure=glucose&from=2026-11-20T00:00:00Z&to=2026-11-21T00:00:00Z&buckets=1'
    expect((await trend(app, person, query)).buckets).toMatchObject([{ count: 4, max: 400, above: 2, below: 1 }])
    const measured = async () => {
      const { items } = (await app.call({ url: `${API.timeline}?kind=vital`, headers: person.headers })).json()
      return items[0].measured
    }
    expect(await measured()).toMatchObject({ min: 40, max: 400, above: 2, below: 1 })

    const { items } = (await app.call({ url: `${API.vitals}?measure=glucose`, headers: person.headers })).json()
    for (const { id, comparator } of items)
      if (comparator) await app.call({ method: 'DELETE', url: API.vital(id), headers: person.headers })
    expect((await trend(app, person, query)).buckets).toMatchObject([{ count: 1, mean: 100 }])
    expect(await measured()).toEqual(expect.not.objectContaining({ above: expect.anything() }))
  })

  test('days kept before they counted what no meter told are counted once', async () => {
    const { app, person } = await begin()
    await save(app, person, { glucose: 'HI', last_updated: '2026-11-20T08:00:00Z' })
    const { db } = app.database
    for (const name of ['above', 'below']) await db.schema.alterTable('vital_days').dropColumn(name).execute()
    await beyondTheMeter.up(db)
    expect(await db.selectFrom('vital_days').select(['above', 'below']).execute()).toEqual([{ above: 1, below: 0 }])
  })

  test('without a beginning it starts with the first reading; with none it is empty', async () => {
    const { app, person } = await begin()
    expect((await trend(app, person, 'measure=heartbeat')).buckets).toEqual([])
    await save(app, person, { heartbeat: 70, last_updated: '2001-02-03T04:05:06Z' })
    await save(app, person, { heartbeat: 72 })
    const all = await trend(app, person, 'measure=heartbeat&buckets=10')
    expect(all.from).toBe('2001-02-03T04:05:06.000Z')
    expect(all.count).toBe(2)
    expect(all.buckets.map(({ mean }) => mean)).toEqual([70, 72])
  })

  test('a long bucket says when its readings were, not when it begins', async () => {
    const { app, person } = await begin()
    const times = ['2021-06-09T08:00:00.000Z', '2026-11-01T08:00:00.000Z', '2026-11-02T09:30:00.000Z']
    for (const last_updated of times) await save(app, person, { weight: 70, last_updated })
    const { buckets } = await trend(app, person, 'measure=weight&buckets=10')
    expect(buckets.map(({ first, last }) => [first, last])).toEqual([
      [times[0], times[0]],
      [times[1], times[2]],
    ])
  })

  test('very many readings are told from their days, with the same totals', async () => {
    const { app, person } = await begin()
    const from = Date.UTC(2026, 9, 1)
    const count = 10 * 24 * 60
    for (let start = 0; start < count; start += 7_200) {
      const readings = Array.from({ length: Math.min(7_200, count - start) }, (_, n) => ({
        heartbeat: 60 + ((start + n) % 50),
        last_updated: new Date(from + (start + n) * MINUTE).toISOString(),
        source_id: `${start + n}`,
      }))
      await save(app, person, { readings })
    }
    const found = await trend(app, person, 'measure=heartbeat&buckets=100')
    expect(found).toMatchObject({ count, bucketMs: 24 * 60 * MINUTE })
    expect(found.buckets[0]).toMatchObject({ count: 1440, min: 60, max: 109, at: '2026-10-01T00:00:00.000Z' })
    const days = await trend(app, person, 'measure=heartbeat&buckets=4')
    expect(days.buckets[0]).toMatchObject({
      at: '2026-10-01T00:00:00.000Z',
      first: '2026-10-01T12:00:00.000Z',
      last: expect.stringMatching(/^2026-10-\d\dT12:00:00.000Z$/),
    })
    const day = await trend(
      app,
      person,
      'measure=heartbeat&from=2026-10-01T00:00:00Z&to=2026-10-02T00:00:00Z&buckets=24',
    )
    expect(day.buckets).toHaveLength(24)
    expect(day.buckets.reduce((sum, each) => sum + each.mean * each.count, 0)).toBeCloseTo(
      (found.buckets[0]?.mean ?? 0) * 1440,
    )
  })

  test.each([
    'measure=nonsense',
    'measure=heartbeat&buckets=0',
    'measure=heartbeat&buckets=5000',
    'measure=heartbeat&from=x',
  ])('%s is refused', async (query) => {
    const { app, person } = await begin()
    expect(await trend(app, person, query)).toMatchObject({ code: 'invalid_request' })
  })

  test('an end before the beginning is refused in words', async () => {
    const { app, person } = await begin()
    expect(
      await trend(app, person, 'measure=heartbeat&from=2026-01-02T00:00:00Z&to=2026-01-01T00:00:00Z'),
    ).toMatchObject({
      fields: { from: 'The beginning has to be before the end.' },
    })
  })
})

test('a moment before 1970 belongs to a day before 1970', () => {
  expect(dayOf(-1)).toBe(-1)
  expect(dayOf(0)).toBe(0)
})
