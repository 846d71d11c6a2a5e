import { API, PAGES } from '@salus/contract'
import { expect, test } from 'vitest'
import { eachDatabase } from '#server/testing/databases.ts'
import { makeTestApp, signIn } from '#server/testing/test-app.ts'

eachDatabase((makeDatabase) => {
  test('one busy visitor slows down neither people who are logged in, nor the pages', async () => {
    const app = await makeTestApp(await makeDatabase())
    const { headers } = await signIn(app)
    const visits = await Promise.all(Array.from({ length: 620 }, () => app.call({ url: API.site })))
    expect(visits.some(({ statusCode }) => statusCode === 429)).toBe(true)
    expect((await app.call({ url: API.documents, headers })).statusCode).toBe(200)
    expect((await app.call({ url: PAGES.landing })).statusCode).not.toBe(429)
    const elsewhere = await app.call({ url: API.site, remoteAddress: '203.0.113.9' })
    expect(elsewhere.statusCode).toBe(200)
  })
})
