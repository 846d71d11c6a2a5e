import { API, BATCH_LIMIT } from '@salus/contract'
import { expect, test } from 'vitest'
import { eachDatabase } from '#server/testing/databases.ts'
import { makeTestApp, signIn, type TestApp } from '#server/testing/test-app.ts'

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
      [2, 'duplicate'],
      [3, 'refused'],
      [4, 'refused'],
      [7, 'refused'],
    ])
    expect(answer.not_taken[0].reason).toContain('is not possible')
    expect(answer.not_taken[4].reason).toContain('real date')
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

  test('ten thousand are taken in one call, and one more is refused', async () => {
    const app = await makeTestApp(await makeDatabase(), { now: () => NOW })
    const person = await signIn(app)
    expect((await send(app, person, minutes(BATCH_LIMIT))).taken).toHaveLength(BATCH_LIMIT)
    expect(await send(app, person, minutes(BATCH_LIMIT + 1))).toMatchObject({ code: 'invalid_request' })
  })
})
