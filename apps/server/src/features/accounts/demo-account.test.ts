import { API, DEMO } from '@salus/contract'
import { expect, it } from 'vitest'
import { eachDatabase } from '#server/testing/databases.ts'
import { makeTestApp } from '#server/testing/test-app.ts'

const production = {
  SALUS_MODE: 'production',
  SALUS_PUBLIC_ORIGIN: 'https://salus.example',
  SALUS_SMTP_URL: 'smtp://127.0.0.1:9',
  SALUS_MAIL_FROM: 'codes@salus.example',
}

eachDatabase((makeDatabase) => {
  it('the demo account is made once, also when processes start at once', async () => {
    const database = await makeDatabase()
    const apps = await Promise.all([makeTestApp(database), makeTestApp(database), makeTestApp(database)])
    const users = await database.db.selectFrom('user').select(['username', 'email']).execute()
    expect(users).toEqual([{ username: DEMO.username, email: DEMO.email }])
    expect(await database.db.selectFrom('data_keys').selectAll().execute()).toHaveLength(1)
    const login = await apps[2]?.call({
      method: 'POST',
      url: API.login,
      payload: { username: DEMO.email, password: DEMO.password },
    })
    expect(login?.json().user.firstName).toBe('Maya')
  })

  it('production does not start on a database with the demo account', async () => {
    const database = await makeDatabase()
    await makeTestApp(database)
    await expect(makeTestApp(database, { env: production })).rejects.toThrow(/holds the demo account/)
  })

  it('production has no demo account', async () => {
    const database = await makeDatabase()
    await makeTestApp(database, { env: production })
    expect(await database.db.selectFrom('user').selectAll().execute()).toEqual([])
  })
})
