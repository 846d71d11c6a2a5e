import { randomUUID } from 'node:crypto'
import { API } from '@salus/contract'
import { expect, it } from 'vitest'
import type { Database } from '#server/platform/database/database.ts'
import { accept, actingFor, invite } from '#server/testing/care-circle.ts'
import { eachDatabase } from '#server/testing/databases.ts'
import { openPushService } from '#server/testing/push-service.ts'
import { REMINDERS } from '#server/testing/reminder-settings.ts'
import { makeTestApp, signIn, someForm } from '#server/testing/test-app.ts'
import { REMINDER } from './reminders.service.ts'

const medicine = (id: string) => ({
  id,
  name: 'Metformin',
  important: true,
  schedule: {
    kind: 'daily',
    from: '2026-11-20',
    zone: 'Europe/Berlin',
    follows: 'wall',
    days: { kind: 'every', n: 1 },
    times: [{ id: '0800', time: '08:00', amount: 1 }],
  },
})
const historyOf = (userId: string, name: string) => ({
  user_id: userId,
  fullName: 'Asha Rao',
  dob: '1985-04-12',
  conditions: [],
  medications: [name],
})
const MEDICINE = '8e7f0c58-6f7c-4f3b-9a53-0d6c2f9f0b11'

async function start(database: Database) {
  const clock = { now: new Date('2026-11-20T06:00:00Z') }
  const env = { SALUS_REMINDERS_PRIVATE: 'on', SALUS_RATE_LIMIT_FACTOR: '1000' }
  const app = await makeTestApp(database, { env, now: () => clock.now })
  const ask = async (headers: object, method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) => {
    const answer = await app.call({ method, url, headers: { ...headers }, ...(payload && { payload }) })
    return { status: answer.statusCode, text: answer.body, body: answer.body.startsWith('{') ? answer.json() : null }
  }
  const at = (moment: string) => {
    clock.now = new Date(moment)
    return app.jobs.runDue(REMINDER)
  }
  return { app, ask, at, clock }
}

eachDatabase((makeDatabase) => {
  it('a dose of the list is reminded of when it is due, until it is marked', async () => {
    const push = await openPushService()
    const { app, ask, at } = await start(await makeDatabase())
    const { headers } = await signIn(app)
    const phone = push.subscribe('/phone')
    expect((await ask(headers, 'GET', API.reminders)).body).toMatchObject({
      settings: null,
      devices: [],
      canMail: false,
    })
    await ask(headers, 'POST', API.reminderDevices, phone.subscription)
    await ask(headers, 'PUT', API.reminders, REMINDERS)
    // The medicine comes after the reminders: its change plans them anew.
    expect((await ask(headers, 'POST', API.medicines, medicine(MEDICINE))).status).toBe(201)
    expect(await at('2026-11-20T06:59:00Z')).toEqual([])
    expect(push.received).toHaveLength(0)
    expect(await at('2026-11-20T07:00:00Z')).toEqual([])
    const [note] = phone.notes()
    expect(note).toMatchObject({ code: 'dose', names: [], doses: [{ medicineId: MEDICINE }] })
    const [{ slot, plannedAt }] = note.doses
    const later = { doses: [{ medicineId: MEDICINE, slot }], minutes: 30 }
    expect((await ask(headers, 'POST', API.reminderSnooze, later)).status).toBe(204)
    await at('2026-11-20T07:20:00Z')
    expect(phone.notes()).toHaveLength(1)
    await at('2026-11-20T07:30:00Z')
    expect(phone.notes()).toHaveLength(2)
    const mark = { id: '5b0f5c0e-6f3a-4d6c-8a53-2d2f0a9b1c11', medicineId: MEDICINE, slot, plannedAt }
    await ask(headers, 'POST', API.doses, { marks: [mark] })
    await at('2026-11-20T07:50:00Z')
    await at('2026-11-20T09:00:00Z')
    expect(phone.notes()).toHaveLength(2)
  })

  it('a person is told once when to ask for more: as the doses are marked, and anew after the next box', async () => {
    const push = await openPushService()
    const { app, ask, at, clock } = await start(await makeDatabase())
    const { headers } = await signIn(app)
    const other = await signIn(app, someForm({ fullName: 'Ravi Rao', email: 'ravi@example.com' }))
    const [phone, strange] = [push.subscribe('/phone'), push.subscribe('/strange')]
    await ask(headers, 'POST', API.reminderDevices, phone.subscription)
    await ask(other.headers, 'POST', API.reminderDevices, strange.subscription)
    const settings = { ...REMINDERS, timeZone: 'Europe/Berlin', tellsSupply: true }
    await ask(headers, 'PUT', API.reminders, settings)
    await ask(other.headers, 'PUT', API.reminders, settings)
    const supply = { count: 9, countedAt: '2026-11-20T05:00:00.000Z' }
    const added = await ask(headers, 'POST', API.medicines, { ...medicine(MEDICINE), important: false, supply })
    expect(added.status).toBe(201)
    const asNeeded = {
      id: randomUUID(),
      name: 'Ibuprofen',
      asNeeded: true,
      supply: { ...supply, refillAt: 5 },
    }
    expect((await ask(headers, 'POST', API.medicines, asNeeded)).status).toBe(201)
    const refills = () => phone.notes().filter(({ code }: { code: string }) => code === 'refill')
    const mark = async (extra: object = {}) => {
      const { planned } = (await ask(headers, 'GET', API.dosesTodayIn('Europe/Berlin'))).body
      const [{ slot, at: plannedAt }] = planned
      const marks = [{ id: randomUUID(), medicineId: MEDICINE, slot, plannedAt, ...extra }]
      expect((await ask(headers, 'POST', API.doses, { marks })).status).toBe(200)
    }
    // Nine mornings: it runs out on the 29th, and a week before that is the 22nd.
    await at('2026-11-20T07:00:00Z')
    await mark()
    await at('2026-11-20T09:00:00Z')
    await at('2026-11-21T09:00:00Z')
    expect(refills()).toEqual([])
    // Whoever skips a dose has it for longer.
    clock.now = new Date('2026-11-21T09:30:00Z')
    await mark({ status: 'skipped' })
    await at('2026-11-22T09:00:00Z')
    await mark()
    await at('2026-11-22T09:01:00Z')
    expect(refills()).toEqual([])
    await at('2026-11-23T08:59:00Z')
    expect(refills()).toEqual([])
    await at('2026-11-23T09:00:00Z')
    await at('2026-11-24T09:00:00Z')
    expect(refills()).toMatchObject([{ code: 'refill', names: [], doses: [], medicineId: MEDICINE }])
    const change = {
      ...medicine(MEDICINE),
      important: false,
      supply: { count: 5, countedAt: '2026-11-24T09:30:00.000Z', expiry: '2026-11' },
      version: 1,
    }
    expect((await ask(headers, 'PUT', API.medicine(MEDICINE), change)).status).toBe(200)
    await at('2026-11-24T10:00:00Z')
    expect(refills()).toHaveLength(2)
    await at('2026-11-30T09:00:00Z')
    await at('2026-12-01T09:00:00Z')
    await at('2026-12-02T09:00:00Z')
    expect(refills()).toHaveLength(2)
    const boxes = phone.notes().filter(({ code }: { code: string }) => code === 'expired')
    expect(boxes).toMatchObject([{ medicineId: MEDICINE }])
    expect(strange.notes()).toEqual([])
    // The other person's address of that medicine leads nowhere.
    expect((await ask(other.headers, 'GET', API.medicine(MEDICINE))).status).toBe(404)
  })

  it('who takes a medicine as needed is told once that it is below their own limit, and anew after the next count', async () => {
    const push = await openPushService()
    const { app, ask, at, clock } = await start(await makeDatabase())
    const { headers } = await signIn(app)
    const phone = push.subscribe('/phone')
    await ask(headers, 'POST', API.reminderDevices, phone.subscription)
    await ask(headers, 'PUT', API.reminders, { ...REMINDERS, timeZone: 'Europe/Berlin', tellsSupply: true })
    const content = { name: 'Ibuprofen', asNeeded: true }
    const supply = { count: 6, countedAt: '2026-11-20T05:00:00.000Z', refillAt: 5 }
    expect((await ask(headers, 'POST', API.medicines, { id: MEDICINE, ...content, supply })).status).toBe(201)
    const refills = () => phone.notes().filter(({ code }: { code: string }) => code === 'refill')
    await at('2026-11-20T09:00:00Z')
    expect(refills()).toEqual([])
    clock.now = new Date('2026-11-20T10:00:00Z')
    const taken = { id: randomUUID(), medicineId: MEDICINE, amount: 1 }
    expect((await ask(headers, 'POST', API.doses, { marks: [taken] })).status).toBe(200)
    await at('2026-11-20T10:01:00Z')
    await at('2026-11-21T09:00:00Z')
    expect(refills()).toMatchObject([{ medicineId: MEDICINE, names: [] }])
    const counted = { ...supply, count: 2, countedAt: '2026-11-21T10:00:00.000Z' }
    const change = { ...content, version: 1, supply: counted }
    expect((await ask(headers, 'PUT', API.medicine(MEDICINE), change)).status).toBe(200)
    await at('2026-11-21T10:30:00Z')
    await at('2026-11-22T09:00:00Z')
    expect(refills()).toHaveLength(2)
  })

  it('whoever chose their reminders before there was this choice hears of no supply', async () => {
    const { app, ask } = await start(await makeDatabase())
    const { headers } = await signIn(app)
    const { tellsSupply: _, ...before } = REMINDERS
    expect((await ask(headers, 'PUT', API.reminders, before)).body.settings).toEqual(REMINDERS)
  })

  it('the calendar shows planned visits once the person wants it, and the doctor where names are shown', async () => {
    const { app, ask, clock } = await start(await makeDatabase())
    const { headers } = await signIn(app)
    const visit = async (day: string, more: object = {}) =>
      (
        await ask(headers, 'POST', API.visits, {
          id: randomUUID(),
          day,
          time: '09:30',
          practitioner: 'Dr. Okafor',
          ...more,
        })
      ).status
    const dayIn = (days: number) => new Date(clock.now.getTime() + days * 86_400_000).toISOString().slice(0, 10)
    expect(await visit(dayIn(3))).toBe(201)
    expect(await visit(dayIn(4), { status: 'cancelled' })).toBe(201)
    expect(await visit(dayIn(60))).toBe(201)
    const { tellsVisits: _, ...before } = REMINDERS
    await ask(headers, 'PUT', API.reminders, before)
    const { pathname } = new URL((await ask(headers, 'POST', API.reminderFeed)).body.url)
    const read = async () => (await app.call({ url: pathname })).body
    expect(await read()).not.toContain('VEVENT')
    await ask(headers, 'PUT', API.reminders, { ...REMINDERS, tellsVisits: true })
    const quiet = await read()
    expect(quiet.match(/BEGIN:VEVENT/g)).toHaveLength(1)
    expect(quiet).toContain(`DTSTART:${dayIn(3).replaceAll('-', '')}T093000\r\n`)
    expect(quiet).not.toContain('Okafor')
    await ask(headers, 'PUT', API.reminders, { ...REMINDERS, tellsVisits: true, showsNames: true })
    expect(await read()).toContain('SUMMARY:Dr. Okafor\r\n')
  })

  it('whoever has the calendar’s address reads the coming doses, and nobody else', async () => {
    const { app, ask } = await start(await makeDatabase())
    const { headers } = await signIn(app)
    await ask(headers, 'POST', API.medicines, medicine(MEDICINE))
    expect((await ask(headers, 'POST', API.reminderFeed)).status).toBe(404)
    await ask(headers, 'PUT', API.reminders, { ...REMINDERS, showsNames: true })
    const { url } = (await ask(headers, 'POST', API.reminderFeed)).body
    expect(url).toMatch(/^http:\/\/localhost:3000\/api\/reminders\/feed\/[\w-]{43}\.ics$/)
    const { pathname } = new URL(url)
    const read = await app.call({ url: pathname })
    expect(read.headers).toMatchObject({ 'content-type': 'text/calendar; charset=utf-8', 'cache-control': 'no-store' })
    expect(read.body.match(/SUMMARY:Metformin/g)).toHaveLength(14)
    const guessed = pathname.replace(/.{3}\.ics$/, 'xyz.ics')
    expect((await ask({}, 'GET', guessed)).status).toBe(404)
    await ask(headers, 'DELETE', API.reminderFeed)
    expect((await ask({}, 'GET', pathname)).status).toBe(404)
  })

  it('a parent sets the reminders of a child and hears them; a member who helps reaches none of it', async () => {
    const push = await openPushService()
    const { app, ask, at } = await start(await makeDatabase())
    const parent = await signIn(app)
    const aunt = await signIn(app, someForm({ fullName: 'Ravi Rao', email: 'ravi@example.com' }))
    const { body } = await ask(parent.headers, 'POST', API.children, { fullName: 'Mira Rao', dob: '2020-05-01' })
    const forChild = actingFor(parent, body.ownerId)
    await accept(app, aunt, await invite(app, { headers: forChild }, { medicines: 'write' }))
    await ask(forChild, 'POST', API.medicines, medicine(MEDICINE))
    const phone = push.subscribe('/phone')
    await ask(forChild, 'POST', API.reminderDevices, phone.subscription)
    const kept = await ask(forChild, 'PUT', API.reminders, REMINDERS)
    expect(kept.body).toMatchObject({ settings: { isOn: true }, devices: [{ name: 'phone' }] })
    // The device is the parent's own as well.
    expect((await ask(parent.headers, 'GET', API.reminders)).body).toMatchObject({
      settings: null,
      devices: [{ name: 'phone' }],
    })
    await at('2026-11-20T07:00:00Z')
    expect(phone.notes()).toMatchObject([{ code: 'dose', of: { name: 'Mira Rao', record: body.ownerId } }])
    const forNiece = actingFor(aunt, body.ownerId)
    expect((await ask(forNiece, 'GET', API.medicines)).status).toBe(200)
    for (const [method, url, payload] of [
      ['GET', API.reminders],
      ['PUT', API.reminders, REMINDERS],
      ['POST', API.reminderDevices, push.subscribe('/other').subscription],
      ['POST', API.reminderFeed],
      ['POST', API.reminderTest, { channel: 'push' }],
    ] as const) {
      expect((await ask(forNiece, method, url, payload)).status, url).toBe(404)
    }
  })

  it('a medicine that a history brings, or that comes back, has the reminders look at once', async () => {
    const { app, ask, clock } = await start(await makeDatabase())
    const { headers, user } = await signIn(app)
    await ask(headers, 'PUT', API.reminders, REMINDERS)
    const nextLook = async () => {
      await app.jobs.runDue(REMINDER)
      const { next_at } = await app.database.db
        .selectFrom('jobs')
        .select('next_at')
        .where('kind', '=', REMINDER)
        .executeTakeFirstOrThrow()
      return next_at
    }
    const isLookedAtOnce = async (change: () => Promise<{ status: number }>) => {
      expect((await nextLook()) > clock.now.toISOString()).toBe(true)
      expect((await change()).status).toBeLessThan(300)
      const { next_at } = await app.database.db
        .selectFrom('jobs')
        .select('next_at')
        .where('kind', '=', REMINDER)
        .executeTakeFirstOrThrow()
      expect(next_at).toBe(clock.now.toISOString())
    }
    await isLookedAtOnce(() => ask(headers, 'POST', API.medicines, medicine(MEDICINE)))
    await isLookedAtOnce(() => ask(headers, 'DELETE', API.medicine(MEDICINE)))
    await isLookedAtOnce(() => ask(headers, 'POST', `${API.medicine(MEDICINE)}/restore`))
    await isLookedAtOnce(() => ask(headers, 'POST', API.medicalHistory, historyOf(user.id, 'Ramipril')))
  })

  it('what is chosen has a time zone that is known, and an address without a password', async () => {
    const { app, ask } = await start(await makeDatabase())
    const { headers } = await signIn(app)
    const refused = async (change: object) =>
      expect((await ask(headers, 'PUT', API.reminders, { ...REMINDERS, ...change })).status).toBe(400)
    await refused({ timeZone: 'Mars/Olympus' })
    for (const who of ['me', ':secret', 'me:secret'])
      await refused({ webhook: { kind: 'json', url: `https://${who}@hook.example` } })
  })

  it('a device hears nothing more once its session was ended, and goes on when the session merely ran out', async () => {
    const push = await openPushService()
    const { app, ask, at } = await start(await makeDatabase())
    const laptop = await signIn(app)
    const again = async () => {
      const payload = { username: laptop.user.username, password: someForm().password }
      const { cookies } = await app.call({ method: 'POST', url: API.login, payload })
      return { headers: { cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; ') } }
    }
    const [phone, tablet] = [await again(), await again()]
    await ask(laptop.headers, 'POST', API.medicines, medicine(MEDICINE))
    await ask(laptop.headers, 'PUT', API.reminders, REMINDERS)
    for (const [{ headers }, path] of [
      [laptop, '/laptop'],
      [phone, '/phone'],
      [tablet, '/tablet'],
    ] as const)
      await ask(headers, 'POST', API.reminderDevices, push.subscribe(path).subscription)
    const names = async () =>
      (await ask(laptop.headers, 'GET', API.reminders)).body.devices
        .map(({ name }: { name: string }) => name)
        .toSorted()
    expect(await names()).toEqual(['laptop', 'phone', 'tablet'])
    await ask(phone.headers, 'POST', API.logout)
    expect(await names()).toEqual(['laptop', 'tablet'])
    const { sessions } = (await ask(tablet.headers, 'GET', API.sessions)).body
    const { id } = sessions.find(({ current }: { current: boolean }) => current)
    await app.database.db.deleteFrom('session').where('id', '=', id).execute()
    await at('2026-11-20T07:00:00Z')
    expect(push.received.map(({ path }) => path).toSorted()).toEqual(['/laptop', '/tablet'])
    await ask(laptop.headers, 'DELETE', API.sessions)
    expect(await names()).toEqual(['laptop'])
  })

  it('what was sent long ago is cleaned up', async () => {
    const push = await openPushService()
    const { app, ask, at, clock } = await start(await makeDatabase())
    const { headers } = await signIn(app)
    await ask(headers, 'POST', API.reminderDevices, push.subscribe('/phone').subscription)
    await ask(headers, 'PUT', API.reminders, REMINDERS)
    await ask(headers, 'POST', API.medicines, medicine(MEDICINE))
    await at('2026-11-20T07:00:00Z')
    const rows = async () => [
      (await app.database.db.selectFrom('reminded_doses').selectAll().execute()).length,
      (await app.database.db.selectFrom('reminder_deliveries').selectAll().execute()).length,
    ]
    expect(await rows()).toEqual([1, 1])
    clock.now = new Date('2026-11-29T07:00:00Z')
    await app.purge()
    expect(await rows()).toEqual([0, 1])
    clock.now = new Date('2026-12-25T07:00:00Z')
    await app.purge()
    expect(await rows()).toEqual([0, 0])
  })
})
