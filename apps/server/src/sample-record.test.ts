import { API, type Dashboard, DEMO, type DosesToday, type Timeline } from '@salus/contract'
import { expect, test } from 'vitest'
import { importer } from '#server/features/imports/testing.ts'
import { eachDatabase } from '#server/testing/databases.ts'
import { makeTestApp } from '#server/testing/test-app.ts'

eachDatabase((makeDatabase) => {
  test('the demo account has a sample record in every room, and is empty again after one call; it does not come back', async () => {
    const app = await makeTestApp(await makeDatabase())
    await app.putSample()
    const login = await app.call({
      method: 'POST',
      url: API.login,
      payload: { username: DEMO.username, password: DEMO.password },
    })
    const headers = { cookie: String(login.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')) }
    const get = async (url: string) => (await app.call({ url, headers })).json()
    const { settled, undo, get: sample } = importer(app, { headers } as never)
    const done = await settled(DEMO.sampleId)
    expect(done).toMatchObject({ state: 'done', name: 'Sample record' })
    expect(done.counts.filter(({ outcome }) => outcome !== 'new')).toEqual([])

    const home: Dashboard = await get(API.dashboard)
    expect(home.readings.map(({ measure }) => measure).sort()).toEqual(
      ['blood_pressure', 'glucose', 'heartbeat', 'oxygen_level', 'sleep', 'steps', 'temperature', 'weight'].sort(),
    )
    expect(home).toMatchObject({ hasHistory: true, warnings: [], documents: [{}, {}] })
    expect((await get(API.labs)).analytes).toHaveLength(7)
    expect((await get(API.immunizations)).items).toMatchObject([{ illnesses: ['influenza'] }, {}, {}, {}])
    expect((await get(API.visits)).items).toMatchObject([
      { status: 'planned', time: '09:30', questions: [{}, {}] },
      { status: 'done', questions: [{ isAnswered: true }], toDos: [{ isDone: true }] },
    ])
    const doses: DosesToday = await get(`${API.dosesToday}?timeZone=UTC`)
    expect(doses.planned.filter(({ day }) => day === doses.date)).toMatchObject([{ time: '08:00' }, { time: '20:00' }])
    expect(doses.planned.filter(({ day }) => day < doses.date)).toEqual([])
    expect(doses.asNeeded).toMatchObject([{ state: 'last-allowed', most: 1 }])
    expect(doses.supplies).toMatchObject([{ left: 24, state: 'enough' }])
    const { items }: Timeline = await get(`${API.timeline}?kind=import`)
    expect(items).toMatchObject([{ title: expect.stringContaining('Sample record') }])

    await undo(DEMO.sampleId)
    expect(await get(API.dashboard)).toMatchObject({ readings: [], documents: [] })
    expect((await get(API.labs)).analytes).toEqual([])
    expect((await get(API.medicines)).items).toEqual([])
    expect((await get(API.immunizations)).items).toEqual([])
    expect((await get(API.visits)).items).toEqual([])
    await app.putSample()
    expect(await sample(DEMO.sampleId)).toMatchObject({ state: 'undone' })
  })
})
