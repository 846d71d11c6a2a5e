import { API } from '@salus/contract'
import { expect, test } from 'vitest'
import { actingFor } from '#server/testing/care-circle.ts'
import { eachDatabase } from '#server/testing/databases.ts'
import { makeTestApp, signIn, someForm } from '#server/testing/test-app.ts'

const NOW = new Date('2026-11-21T12:00:00Z')
const PROBLEM = 'This time is before your birth. Please choose when it was measured.'

eachDatabase((makeDatabase) => {
  const begin = async () => {
    const app = await makeTestApp(await makeDatabase(), { now: () => NOW })
    return { app, person: await signIn(app, someForm({ dob: '1985-04-12' })) }
  }

  test('a reading from before the birth is refused, a danger in it is said', async () => {
    const { app, person } = await begin()
    const send = async (last_updated: string) =>
      app.call({
        method: 'POST',
        url: API.health,
        headers: person.headers,
        payload: { oxygen_level: 88, last_updated },
      })
    const refused = await send('1985-04-11T08:00:00Z')
    expect(refused.statusCode).toBe(422)
    expect(refused.json()).toMatchObject({
      code: 'reading_refused',
      fields: { last_updated: PROBLEM },
      advice: [{ measure: 'oxygen_level' }],
    })
    // Where the day began first it was the 12th by then.
    expect((await send('1985-04-11T10:30:00Z')).statusCode).toBe(201)
  })

  test('a reading cannot be moved to before the birth', async () => {
    const { app, person } = await begin()
    const { headers } = person
    const saved = await app.call({ method: 'POST', url: API.health, headers, payload: { heartbeat: 70 } })
    const url = API.vital(saved.json().readings[0].id)
    const changed = await app.call({ method: 'PATCH', url, headers, payload: { at: '1984-01-01T08:00:00Z' } })
    expect([changed.statusCode, changed.json().fields]).toEqual([422, { at: PROBLEM }])
  })

  test('of many readings those from before the birth are not taken, and it is said why', async () => {
    const { app, person } = await begin()
    const readings = ['1985-04-10T00:00:00Z', '2020-01-01T00:00:00Z'].map((last_updated) => ({
      heartbeat: 70,
      last_updated,
    }))
    const answer = await app.call({ method: 'POST', url: API.health, headers: person.headers, payload: { readings } })
    expect(answer.json()).toMatchObject({
      taken: [{ index: 1 }],
      not_taken: [{ index: 0, code: 'refused', reason: PROBLEM }],
    })
  })

  test('in the record of a child it is the child’s birth that counts, and is named', async () => {
    const { app, person } = await begin()
    const child = { fullName: 'Mira Rao', dob: '2026-11-11' }
    const added = await app.call({ method: 'POST', url: API.children, headers: person.headers, payload: child })
    const headers = actingFor(person, added.json().ownerId)
    const payload = { temperature: 36.8, last_updated: '2026-11-09T08:00:00Z' }
    const answer = await app.call({ method: 'POST', url: API.health, headers, payload })
    expect(answer.json().fields).toEqual({
      last_updated: 'This time is before Mira Rao’s birth. Please choose when it was measured.',
    })
  })
})
