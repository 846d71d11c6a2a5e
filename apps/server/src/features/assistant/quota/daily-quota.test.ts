import { randomUUID } from 'node:crypto'
import { API } from '@salus/contract'
import { expect, test } from 'vitest'
import { eachDatabase } from '#server/testing/databases.ts'
import { makeTestApp, signIn, type TestApp } from '#server/testing/test-app.ts'
import { dailyQuota } from './daily-quota.ts'

const LIMITED = { SALUS_QUESTIONS_A_DAY: '100' }

type Person = { headers: { cookie: string }; user: { id: string } }

eachDatabase((makeDatabase) => {
  const ask = (app: TestApp, person: Person, text: string) =>
    app.call({
      method: 'POST',
      url: API.messages(randomUUID()),
      headers: person.headers,
      payload: { id: randomUUID(), text },
    })
  const usage = async (app: TestApp, person: Person) =>
    (await app.call({ url: API.usage, headers: person.headers })).json()
  const useUp = (app: TestApp, person: Person, day: string) =>
    app.database.db.insertInto('daily_queries').values({ owner_id: person.user.id, day, used: 100 }).execute()

  test('the question after the last one says when the next may be asked, and an emergency is answered all the same', async () => {
    const app = await makeTestApp(await makeDatabase(), { env: LIMITED, now: () => new Date('2030-05-01T18:45:00Z') })
    const person = await signIn(app)
    await useUp(app, person, '2030-05-01')
    const refused = await ask(app, person, 'I have a cough')
    expect(refused.statusCode).toBe(429)
    expect(refused.json()).toMatchObject({ code: 'quota_used', message: expect.stringMatching(/100.*in 5 h 15 min/) })
    const check = { method: 'POST' as const, url: API.symptoms, headers: person.headers }
    expect((await app.call({ ...check, payload: { text: 'I have a cough' } })).json().code).toBe('quota_used')
    const heart = 'crushing chest pain, I am sweating'
    expect((await ask(app, person, heart)).body).toMatch(/"type":"emergency"/)
    expect((await app.call({ ...check, payload: { text: heart } })).json().urgency).toBe('emergency')
    expect((await app.call({ url: API.conversations, headers: person.headers })).json().items).toHaveLength(1)
  })

  test('a new day begins with nothing used', async () => {
    const app = await makeTestApp(await makeDatabase(), { env: LIMITED, now: () => new Date('2030-05-02T00:00:01Z') })
    const person = await signIn(app)
    await useUp(app, person, '2030-05-01')
    expect((await usage(app, person)).used).toBe(0)
    expect((await ask(app, person, 'I have a cough')).statusCode).toBe(200)
    expect(await usage(app, person)).toEqual({ used: 1, limit: 100, resetsAt: '2030-05-03T00:00:00.000Z' })
  })

  test('where the host sets no limit, questions are counted and none is refused', async () => {
    const app = await makeTestApp(await makeDatabase(), { now: () => new Date('2030-05-01T18:45:00Z') })
    const person = await signIn(app)
    await useUp(app, person, '2030-05-01')
    expect((await ask(app, person, 'I have a cough')).statusCode).toBe(200)
    expect(await usage(app, person)).toMatchObject({ used: 101, limit: null })
    expect((await app.call({ url: API.site })).json()).toMatchObject({ sellsPlans: false, limitsQuestions: false })
  })

  test('an answer to a question of ours costs nothing', async () => {
    const app = await makeTestApp(await makeDatabase())
    const person = await signIn(app)
    const id = randomUUID()
    for (const text of ['I have a sore throat', 'Yes', 'No']) {
      const payload = { id: randomUUID(), text }
      await app.call({ method: 'POST', url: API.messages(id), headers: person.headers, payload })
    }
    expect((await usage(app, person)).used).toBe(1)
  })

  test('of many questions at once no more pass than the plan includes', async () => {
    const database = await makeDatabase()
    const app = await makeTestApp(database)
    const person = await signIn(app)
    const quota = dailyQuota(database.db, { limitOf: async () => 10, now: () => new Date() })
    const taken = await Promise.all(Array.from({ length: 40 }, () => quota.take(person.user.id)))
    expect(taken.filter(Boolean)).toHaveLength(10)
    expect((await quota.useOf(person.user.id)).used).toBe(10)
  })
})
