import { randomUUID } from 'node:crypto'
import { API, type DueList } from '@salus/contract'
import { expect, test } from 'vitest'
import { eachDatabase } from '#server/testing/databases.ts'
import { makeTestApp, signIn, someForm } from '#server/testing/test-app.ts'

eachDatabase((makeDatabase) => {
  test('after an anaphylaxis a doctor is asked first about that vaccine alone, and a sore arm asks nothing', async () => {
    const now = () => new Date('2026-11-25T12:00:00.000Z')
    const app = await makeTestApp(await makeDatabase(), { now })
    const { headers } = await signIn(app, someForm({ dob: '1955-03-02', country: 'US' }))
    const find = async (check: string) => {
      const { items }: DueList = (await app.call({ url: API.prevention, headers })).json()
      return items.find(({ id }) => id === check)
    }
    const add = async (name: string, reaction: string) => {
      const payload = { id: randomUUID(), name, occurrence: '2010-01-05', reaction }
      const answer = await app.call({ method: 'POST', url: API.immunizations, headers, payload })
      expect(answer.statusCode, answer.body).toBe(201)
    }
    await add('Flu', 'sore arm')
    await add('Boostrix', 'Anaphylaxie, 10 Minuten später')
    expect(await find('flu')).toMatchObject({ status: 'due', reason: null })
    expect(await find('shingles')).toMatchObject({ status: 'due', reason: null })
    expect(await find('tetanus')).toMatchObject({ status: 'ask-first', reason: 'allergy' })
  })
})
