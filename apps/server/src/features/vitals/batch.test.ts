import { API, BATCH_LIMIT } from '@salus/contract'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { eachDatabase } from '#server/testing/databases.ts'
import { makeTestApp, signIn, type TestApp } from '#server/testing/test-app.ts'
import { vitalsRepository } from './vitals.repository.ts'

type Person = Awaited<ReturnType<typeof signIn>>
const NOW = new Date('2026-11-21T12:00:00Z')

const send = async (app: TestApp, person: Person, readings: unknown[]) =>
  (await app.call({ method: 'POST', url: API.health, headers: person.headers, payload: { readings } })).json()

const minutes = (count: number) =>
  Array.from({ length: count }, (_, n) => ({
    heartbeat: 60 + (n % 40),
    last_updated: new Date(NOW.getTime() - n * 60_000).toISOString(),
    source_id: `watch-${n}`,
  }))

eachDatabase((makeDatabase) => {
  test('each reading of a batch is taken or said why not', async () => {
    const app = await makeTestApp(await makeDatabase(), { now: () => NOW })
    const [person, other] = [await signIn(app), await signIn(app)]
    const answer = await send(app, person, [
      { heartbeat: 60, source_id: 'a' },
      { heartbeat: 5000, source_id: 'b' },
      { heartbeat: 61, source_id: 'a' },
      { heartbeat: 62, source_id: 'c', user_id: other.user.id },
      'nonsense',
      { blood_pressure: '120/80', oxygen_level: 97, source_id: 'd' },
      { heartbeat: 230, source_id: 'e' },
      { heartbeat: 60, source_id: 'f', last_updated: 'tomorrow' },
    ])
    expect(answer.taken).toEqual([
      { index: 0, source_id: 'a' },
      { index: 5, source_id: 'd' },
      { index: 6, source_id: 'e' },
    ])
    expect(answer.not_taken.map(({ index, code }: { index: number; code: string }) => [index, code])).toEqual([
      [1, 'refused'],
      [2, 'conflict'],
      [3, 'refused'],
      [4, 'refused'],
      [7, 'refused'],
    ])
    expect(answer.not_taken[0].reason).toContain('is not possible')
    expect(answer.not_taken[4].reason).toContain('real date')
  })

  test('a batch of nothing but mistakes is answered too', async () => {
    const app = await makeTestApp(await makeDatabase(), { now: () => NOW })
    const answer = await send(app, await signIn(app), [null, { heartbeat: 5000 }])
    expect(answer).toMatchObject({ success: true, taken: [], not_taken: [{ index: 0 }, { index: 1 }] })
  })

  test('what differs from what is kept, or was deleted, is said and never dropped in silence', async () => {
    const app = await makeTestApp(await makeDatabase(), { now: () => NOW })
    const person = await signIn(app)
    await send(app, person, [
      { blood_pressure: '120/80', source_id: 'a' },
      { heartbeat: 60, source_id: 'b' },
    ])
    const { items } = (await app.call({ url: API.vitals, headers: person.headers })).json()
    const heartbeat = items.find(({ measure }: { measure: string }) => measure === 'heartbeat')
    await app.call({ method: 'DELETE', url: API.vital(heartbeat.id), headers: person.headers })
    const answer = await send(app, person, [
      { blood_pressure: '120/85', source_id: 'a' },
      { heartbeat: 60, source_id: 'b' },
      { blood_pressure: '120/80', oxygen_level: 97, source_id: 'a' },
      { blood_pressure: '120/80', source_id: 'a' },
    ])
    expect(answer.taken).toEqual([{ index: 2, source_id: 'a' }])
    expect(answer.not_taken).toMatchObject([
      {
        index: 0,
        code: 'conflict',
        reason: 'Blood pressure: under this id 120/80 mmHg is kept. It was not changed.',
      },
      { index: 1, code: 'deleted', reason: expect.stringContaining('was deleted by its owner') },
      { index: 3, code: 'duplicate' },
    ])
  })

  test('a unit that is not known is refused for its reading alone', async () => {
    const app = await makeTestApp(await makeDatabase(), { now: () => NOW })
    const person = await signIn(app)
    const answer = await send(app, person, [
      { glucose: 25, units: { glucose: 'mmol/l' }, source_id: 'a' },
      { glucose: 25, units: { glucose: 'grams' }, source_id: 'b' },
    ])
    expect(answer.taken).toEqual([{ index: 0, source_id: 'a' }])
    expect(answer.not_taken[0].reason).toContain('“grams” is not a unit of it')
    expect((await app.call({ url: API.vitals, headers: person.headers })).json().items).toMatchObject([
      { value: 450.39, unit: 'mmol/L' },
    ])
  })

  test('the newest dangerous reading of each measure is said, and stays to be seen where the person looks next', async () => {
    const app = await makeTestApp(await makeDatabase(), { now: () => NOW })
    const person = await signIn(app)
    const at = (minutesAgo: number) => new Date(NOW.getTime() - minutesAgo * 60_000).toISOString()
    const answer = await send(app, person, [
      { oxygen_level: 84, last_updated: at(300) },
      { oxygen_level: 88, last_updated: at(290) },
      { oxygen_level: 97, last_updated: at(10) },
      { heartbeat: 170, last_updated: at(120) },
      { heartbeat: 70, last_updated: at(10) },
      { temperature: 35.5, last_updated: at(10) },
      { temperature: 41.2, last_updated: at(3 * 24 * 60) },
    ])
    // The fever is three days old, and the heart was fast before: one is over, the other was the stairs.
    expect(answer.advice).toMatchObject([{ measure: 'oxygen_level', urgency: 'emergency' }])
    const latest = async () =>
      (await app.call({ url: `${API.latestVitals}?region=EU`, headers: person.headers })).json().warnings
    expect(await latest()).toMatchObject([
      { reading: { value: 88 }, advice: { urgency: 'emergency', emergency: { numbers: [{ tel: '112' }] } } },
    ])
    await send(app, person, [{ heartbeat: 150, last_updated: at(1) }])
    expect(await latest()).toMatchObject([{ reading: { value: 88 } }, { reading: { value: 150 } }])
  })

  test('a batch that is sent twice is taken once, and its days are counted once', async () => {
    const app = await makeTestApp(await makeDatabase(), { now: () => NOW })
    const person = await signIn(app)
    const readings = minutes(1_000)
    expect((await send(app, person, readings)).taken).toHaveLength(1_000)
    const again = await send(app, person, [...readings, { heartbeat: 77, source_id: 'new' }])
    expect(again.taken).toEqual([{ index: 1_000, source_id: 'new' }])
    expect(again.message).toBe('1 of 1001 taken.')
    const days = await app.database.db.selectFrom('vital_days').select('count').execute()
    expect(days.reduce((sum, { count }) => sum + count, 0)).toBe(1_001)
  })

  test('after very many the database can be told how its tables have grown, and the looks stay right', async () => {
    const database = await makeDatabase()
    const app = await makeTestApp(database, { now: () => NOW })
    const person = await signIn(app)
    await send(app, person, minutes(1_000))
    await vitalsRepository(database, app.vault).unscopedAnalyze()
    const known =
      database.dialect === 'sqlite'
        ? sql<{ count: number }>`select count(*) as count from sqlite_stat1 where tbl = 'vitals'`
        : sql<{ count: number }>`select count(*) as count from pg_stats where tablename = 'vitals'`
    expect(Number((await known.execute(database.db)).rows[0]?.count)).toBeGreaterThan(0)
    const { items } = (await app.call({ url: API.latestVitals, headers: person.headers })).json()
    expect(items).toMatchObject([{ measure: 'heartbeat', at: NOW.toISOString() }])
  })

  test('ten thousand are taken in one call, and one more is refused', async () => {
    const app = await makeTestApp(await makeDatabase(), { now: () => NOW })
    const person = await signIn(app)
    expect((await send(app, person, minutes(BATCH_LIMIT))).taken).toHaveLength(BATCH_LIMIT)
    expect(await send(app, person, minutes(BATCH_LIMIT + 1))).toMatchObject({ code: 'invalid_request' })
  })
})
