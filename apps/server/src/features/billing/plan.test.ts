import { API } from '@salus/contract'
import { expect, test } from 'vitest'
import { eachDatabase } from '#server/testing/databases.ts'
import { makeTestApp, signIn } from '#server/testing/test-app.ts'

eachDatabase((makeDatabase) => {
  test('who is logged in learns of their plan, a visitor is asked to log in', async () => {
    const app = await makeTestApp(await makeDatabase())
    const { headers } = await signIn(app)
    expect((await app.call({ url: API.plan, headers })).json()).toEqual({ plan: 'free' })
    expect((await app.call({ url: API.plan })).statusCode).toBe(401)
  })
})
