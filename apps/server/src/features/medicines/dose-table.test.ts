import { randomUUID } from 'node:crypto'
import { API } from '@salus/contract'
import { expect, it } from 'vitest'
import type { Database } from '#server/platform/database/database.ts'
import { accept, actingFor, invite } from '#server/testing/care-circle.ts'
import { eachDatabase } from '#server/testing/databases.ts'
import { makeTestApp, signIn, someForm } from '#server/testing/test-app.ts'

const DAILY = {
  kind: 'daily',
  from: '2026-11-01',
  zone: 'Europe/Berlin',
  follows: 'wall',
  unit: '{tablet}',
  days: { kind: 'every', n: 1 },
  times: [{ id: 'm', time: '08:00', amount: 1 }],
}

/** Somebody took the first of three planned doses, skipped the second, and took something for the pain. */
async function start(database: Database) {
  const clock = { now: new Date('2026-11-17T12:00:00Z') }
  const app = await makeTestApp(database, { now: () => clock.now })
  const personOf = (fullName: string, email: string) => signIn(app, someForm({ fullName, email }))
  const asha = await signIn(app)
  const [other, aunt] = [await personOf('Ravi Rao', 'ravi@example.com'), await personOf('Mira Rao', 'mira@example.com')]
  await accept(app, aunt, await invite(app, asha, { medicines: 'read' }))
  const helper = { headers: actingFor(aunt, asha.user.id) }
  const send = (method: 'GET' | 'POST', url: string, payload?: object, { headers }: { headers: object } = asha) =>
    app.call({ method, url, headers: { ...headers }, ...(payload && { payload }) })
  const [planned, painkiller] = [randomUUID(), randomUUID()]
  await send('POST', API.medicines, { id: planned, name: '=Metformin', strength: '500 mg', schedule: DAILY })
  await send('POST', API.medicines, { id: painkiller, name: 'Ibuprofen, fast', asNeeded: true })
  clock.now = new Date('2026-11-20T12:00:00Z')
  const told = (await send('GET', `${API.doseDays}?${DAYS}`)).json()
  const [first] = told.days[0].planned
  const [second] = told.days[1].planned
  const marks = [
    { medicineId: planned, slot: first.slot, plannedAt: first.at, at: '2026-11-18T07:05:00Z' },
    { medicineId: planned, slot: second.slot, plannedAt: second.at, status: 'skipped', why: 'ran-out' },
    // At home it is tomorrow by then.
    { medicineId: painkiller, at: '2026-11-19T23:30:00Z', amount: 2 },
  ].map((mark) => ({ id: randomUUID(), ...mark }))
  expect((await send('POST', API.doses, { marks })).statusCode).toBe(200)
  return { send, other, helper, clock }
}

const DAYS = 'from=2026-11-18&to=2026-11-20&timeZone=Europe/Berlin'
const LINES = [
  'Date,Planned at,Medicine,Strength,Amount,Unit,State,Taken or skipped at,Why,Marked by',
  "2026-11-18,08:00,'=Metformin,500 mg,1,tablet,taken,2026-11-18 08:05,,Asha Rao",
  "2026-11-19,08:00,'=Metformin,500 mg,1,tablet,skipped,2026-11-20 13:00,None left,Asha Rao",
  '2026-11-20,,"Ibuprofen, fast",,2,,taken,2026-11-20 00:30,,Asha Rao',
  "2026-11-20,08:00,'=Metformin,500 mg,1,tablet,late,,,",
  '',
]

eachDatabase((makeDatabase) => {
  it('every dose is a row of a table, by the clock of the person, for them and for who sees their medicines', async () => {
    const { send, other, helper } = await start(await makeDatabase())
    const table = await send('GET', `${API.doseTable}?${DAYS}`)
    expect(table.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(table.body).toBe(`\uFEFF${LINES.join('\r\n')}`)
    const whole = await send('GET', `${API.exportFile('doses')}?timeZone=Europe/Berlin`)
    expect(whole.body).toContain(LINES.slice(0, 3).join('\r\n'))
    expect((await send('GET', `${API.doseTable}?from=2020-01-01&to=2026-01-01`)).statusCode).toBe(400)
    expect((await send('GET', `${API.doseTable}?${DAYS}`, undefined, other)).body).toBe(`\uFEFF${LINES[0]}\r\n`)
    expect((await send('GET', `${API.doseTable}?${DAYS}`, undefined, helper)).body).toContain('Ibuprofen')
    expect((await send('GET', API.exportFile('doses'), undefined, helper)).statusCode).toBe(404)
  })

  it('the doctor sheet tells how many of the planned doses were taken, and nothing of what is taken as needed', async () => {
    const { send, other } = await start(await makeDatabase())
    const { doses } = (await send('GET', API.doctorSheet)).json()
    expect(doses).toEqual([{ name: '=Metformin', strength: '500 mg', planned: 2, taken: 1 }])
    expect((await send('GET', API.doctorSheet, undefined, other)).json().doses).toEqual([])
  })

  it('the doctor sheet counts its four weeks by the calendar of the person', async () => {
    const { send, clock } = await start(await makeDatabase())
    // In Berlin it is the sixteenth by then: the dose that was taken is more than four weeks ago.
    clock.now = new Date('2026-12-15T23:30:00Z')
    const taken = async (query: string) => (await send('GET', `${API.doctorSheet}${query}`)).json().doses[0]
    expect(await taken('')).toMatchObject({ planned: 28, taken: 1 })
    expect(await taken('?timeZone=Europe/Berlin')).toMatchObject({ planned: 27, taken: 0 })
    expect(await taken('?timeZone=Nowhere')).toMatchObject({ planned: 28, taken: 1 })
  })
})
