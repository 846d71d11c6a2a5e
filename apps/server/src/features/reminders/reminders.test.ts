import { randomUUID } from 'node:crypto'
import type { ReminderSettings } from '@salus/contract'
import { expect, it } from 'vitest'
import type { Database } from '#server/platform/database/database.ts'
import { publicFetch } from '#server/platform/http/public-addresses.ts'
import { createJobs } from '#server/platform/jobs/jobs.ts'
import type { Message } from '#server/platform/mail/messages.ts'
import { eachDatabase } from '#server/testing/databases.ts'
import { openPushService } from '#server/testing/push-service.ts'
import { addOwner, openTestVault } from '#server/testing/vaults.ts'
import { channels } from './channels.ts'
import type { PlannedReminder } from './plan-reminders.ts'
import type { SupplyNews } from './plan-supplies.ts'
import { pushKeysOf } from './push-keys.ts'
import { remindersRepository } from './reminders.repository.ts'
import { REMINDER, remindersService } from './reminders.service.ts'
import { reminderSender } from './send-reminders.ts'

const DUE = Date.parse('2030-05-06T08:00:00Z')
const MINUTE = 60_000
const MEDICINE = '8e7f0c58-6f7c-4f3b-9a53-0d6c2f9f0b11'

const settings: ReminderSettings = {
  isOn: true,
  timeZone: 'UTC',
  showsNames: false,
  tellsSupply: false,
  tellsVisits: false,
  againAfter: null,
  quiet: null,
  email: false,
  webhook: null,
  helper: null,
}

/** Somebody with one dose a day at eight, which is `state` once it is due. */
async function start(database: Database, fetch: typeof globalThis.fetch = globalThis.fetch, brand = 'Salus') {
  const vault = await openTestVault(database)
  const [ownerId, helperId] = [await addOwner(database, vault), await addOwner(database, vault)]
  const clock = { at: DUE - 10 * MINUTE }
  const dose = { isImportant: false, state: 'due' as PlannedReminder['state'] }
  const helpers = new Set([helperId])
  const supplies: SupplyNews[] = []
  const guardians: string[] = []
  const mails: { to: string; message: Message }[] = []
  const now = () => new Date(clock.at)
  const jobs = createJobs({ database, now, newId: randomUUID })
  const reminders = remindersRepository(database.db, vault)
  const about = { brand, origin: 'https://salus.example' }
  const keys = pushKeysOf(vault.secretFor('web push'))
  const send = reminderSender({
    reminders,
    channels: channels({ keys, subject: 'mailto:host@example.com', ...about, fetch }),
    mail: async (to, message) => mails.push({ to, message }) > 0,
    about,
    now,
    newId: randomUUID,
  })
  const service = remindersService({
    reminders,
    jobs,
    send,
    dosesOf: async (_, from, to) =>
      [DUE, DUE + 24 * 60 * MINUTE]
        .filter((at) => at >= from.getTime() && at < to.getTime())
        .map((at) => ({
          medicineId: MEDICINE,
          name: 'Metformin; 500 mg',
          slot: String(at),
          at: new Date(at).toISOString(),
          isImportant: dose.isImportant,
          state: at > clock.at ? 'later' : dose.state,
        })),
    suppliesOf: async (who) => (who === ownerId ? supplies : []),
    visitsOf: async () => [],
    mayHelp: async (_, memberId) => helpers.has(memberId),
    nameOf: async () => 'Asha Rao',
    pushKey: keys.publicKey,
    guardiansOf: async () => guardians,
    canMail: async () => true,
    brand,
    now,
    newId: randomUUID,
  })
  jobs.define({ kind: REMINDER, atOnce: 10, tries: 3, waitsMs: [MINUTE], work: service.remind })
  const at = async (ms: number) => {
    clock.at = ms
    return jobs.runDue(REMINDER)
  }
  return { database, service, reminders, keys, ownerId, helperId, helpers, guardians, supplies, mails, dose, at, vault }
}

eachDatabase((makeDatabase) => {
  it('a person is reminded on each device when a dose is due, in words that only the device can read', async () => {
    const push = await openPushService()
    const { service, ownerId, at, keys, database } = await start(await makeDatabase())
    const [phone, laptop] = [push.subscribe('/phone'), push.subscribe('/laptop')]
    await service.keep(ownerId, settings)
    for (const { subscription } of [phone, laptop]) await service.addDevice(ownerId, null, subscription)
    expect(await at(DUE - 5 * MINUTE)).toEqual([])
    expect(push.received).toEqual([])
    await at(DUE)
    await at(DUE + MINUTE)
    const doses = [{ medicineId: MEDICINE, slot: String(DUE), plannedAt: '2030-05-06T08:00:00.000Z' }]
    const note = { code: 'dose', brand: 'Salus', names: [], doses, of: null }
    expect(phone.notes()).toMatchObject([note])
    expect(laptop.notes()).toMatchObject([note])
    const [first] = push.received
    if (!first) throw new Error('nothing came')
    expect(first.headers).toMatchObject({ 'content-encoding': 'aes128gcm', topic: phone.notes()[0].tag })
    expect(JSON.stringify(first.headers) + first.body.toString('latin1')).not.toMatch(/Metformin|8e7f0c58/)
    expect(await push.senderOf(first)).toMatchObject({
      key: keys.publicKey,
      payload: { sub: 'mailto:host@example.com' },
    })
    const rows = JSON.stringify(await database.db.selectFrom('reminder_devices').selectAll().execute())
    expect(rows).not.toContain(push.origin)
    const { deliveries } = await service.show(ownerId)
    expect(deliveries).toHaveLength(2)
    expect(deliveries[0]).toMatchObject({ channel: 'push', kind: 'dose', outcome: 'reached', code: null })
  })

  it('names stand in a reminder only for who wants them', async () => {
    const push = await openPushService()
    const { service, ownerId, mails, at } = await start(await makeDatabase())
    const phone = push.subscribe('/phone')
    await service.keep(ownerId, { ...settings, showsNames: true, email: true })
    await service.addDevice(ownerId, null, phone.subscription)
    await at(DUE)
    expect(phone.notes()[0].names).toEqual(['Metformin; 500 mg'])
    expect(mails[0]?.message.text).toContain('Metformin')
    await service.keep(ownerId, { ...settings, email: true })
    await at(DUE + 24 * 60 * MINUTE)
    expect(mails[1]?.message.text).not.toContain('Metformin')
  })

  it('a device that is gone is forgotten, and one that refuses is told', async () => {
    const push = await openPushService()
    const { service, ownerId, at } = await start(await makeDatabase())
    await service.keep(ownerId, settings)
    for (const path of ['/gone', '/refuses', '/works'])
      await service.addDevice(ownerId, null, push.subscribe(path).subscription)
    push.answer('/gone', 410)
    push.answer('/refuses', 403)
    await at(DUE)
    const { devices, deliveries } = await service.show(ownerId)
    expect(devices.map(({ name }) => name).toSorted()).toEqual(['refuses', 'works'])
    expect(deliveries.map(({ outcome, code }) => `${outcome} ${code}`).toSorted()).toEqual([
      'gone 410',
      'reached null',
      'refused 403',
    ])
  })

  it('while a service does not answer the reminder is tried again there alone, less and less often, under the same tag', async () => {
    const push = await openPushService()
    const { service, ownerId, at } = await start(await makeDatabase())
    const phone = push.subscribe('/phone')
    await service.keep(ownerId, settings)
    await service.addDevice(ownerId, null, phone.subscription)
    const laptop = push.subscribe('/laptop')
    await service.addDevice(ownerId, null, laptop.subscription)
    push.answer('/phone', 503)
    await at(DUE)
    await at(DUE + MINUTE)
    await at(DUE + 5 * MINUTE)
    expect(phone.notes()).toHaveLength(2)
    push.answer('/phone', 201)
    await at(DUE + 6 * MINUTE)
    await at(DUE + 60 * MINUTE)
    expect(new Set(phone.notes().map(({ tag }) => tag)).size).toBe(1)
    expect(phone.notes().map(({ code }) => code)).toEqual(['dose', 'dose', 'dose'])
    expect(laptop.notes()).toHaveLength(1)
  })

  it('a dose that is put off comes back at its time, and one that is marked does not', async () => {
    const push = await openPushService()
    const { service, ownerId, dose, at } = await start(await makeDatabase())
    const phone = push.subscribe('/phone')
    await service.keep(ownerId, settings)
    await service.addDevice(ownerId, null, phone.subscription)
    await at(DUE)
    await service.snooze(ownerId, [{ medicineId: MEDICINE, slot: String(DUE) }], 30)
    await at(DUE + 29 * MINUTE)
    expect(phone.notes()).toHaveLength(1)
    await at(DUE + 30 * MINUTE)
    expect(phone.notes().map(({ code }) => code)).toEqual(['dose', 'again'])
    await service.snooze(ownerId, [{ medicineId: MEDICINE, slot: String(DUE) }], 30)
    dose.state = 'taken'
    await at(DUE + 60 * MINUTE)
    expect(phone.notes()).toHaveLength(2)
  })

  it('a helper hears of an important dose that nobody marked, as long as they may see the medicines', async () => {
    const push = await openPushService()
    const { service, ownerId, helperId, helpers, mails, dose, at } = await start(await makeDatabase())
    const phone = push.subscribe('/daughter')
    await service.addDevice(helperId, null, phone.subscription)
    dose.isImportant = true
    await service.keep(ownerId, { ...settings, helper: { memberId: helperId, afterMinutes: 60 } })
    await at(DUE)
    await at(DUE + 59 * MINUTE)
    expect(phone.notes()).toEqual([])
    await at(DUE + 60 * MINUTE)
    await at(DUE + 61 * MINUTE)
    const of = { name: 'Asha Rao', record: ownerId }
    expect(phone.notes()).toMatchObject([{ code: 'missed', of, names: [], doses: [] }])
    const told = { channel: 'helper', kind: 'missed', outcome: 'reached' }
    expect((await service.show(ownerId)).deliveries).toMatchObject([told])
    expect(mails.filter(({ to }) => to === helperId)).toHaveLength(1)
    helpers.clear()
    await at(DUE + 25 * 60 * MINUTE)
    expect(phone.notes()).toHaveLength(1)
    await expect(
      service.keep(ownerId, { ...settings, helper: { memberId: 'a stranger', afterMinutes: 60 } }),
    ).rejects.toMatchObject({ code: 'not_found' })
  })

  it('a calendar reads the coming doses by a secret address, until there is another or none', async () => {
    const { service, ownerId } = await start(await makeDatabase())
    await expect(service.openFeed(ownerId)).rejects.toMatchObject({ code: 'not_found' })
    await service.keep(ownerId, settings)
    const first = await service.openFeed(ownerId)
    const calendar = await service.feed(first)
    expect(calendar.match(/BEGIN:VEVENT/g)).toHaveLength(2)
    expect(calendar).toContain('DTSTART:20300506T080000Z\r\n')
    expect(calendar).not.toContain('Metformin')
    await service.keep(ownerId, { ...settings, showsNames: true })
    expect(await service.feed(first)).toContain('SUMMARY:Metformin\\; 500 mg\r\n')
    const second = await service.openFeed(ownerId)
    await expect(service.feed(first)).rejects.toMatchObject({ code: 'not_found' })
    await service.closeFeed(ownerId)
    await expect(service.feed(second)).rejects.toMatchObject({ code: 'not_found' })
  })

  it('a child’s reminders are heard by its parents, and say whose they are', async () => {
    const push = await openPushService()
    const { service, ownerId: childId, helperId: parentId, guardians, mails, at } = await start(await makeDatabase())
    guardians.push(parentId)
    const phone = push.subscribe('/parent')
    await service.addDevice(parentId, null, phone.subscription)
    await service.keep(childId, { ...settings, email: true }, parentId)
    await at(DUE)
    expect(phone.notes()).toMatchObject([{ code: 'dose', of: { name: 'Asha Rao', record: childId } }])
    expect(mails).toMatchObject([{ to: parentId, message: { short: 'Something on Asha Rao’s list is due now.' } }])
    // The list that the parent would see there is their own.
    expect(mails[0]?.message.text).toContain('Look here: https://salus.example/care-circle')
    const { devices, deliveries } = await service.show(childId, parentId)
    expect(devices).toMatchObject([{ name: 'parent' }])
    expect(deliveries).toMatchObject([
      { outcome: expect.stringMatching('reached|queued') },
      { outcome: expect.stringMatching('reached|queued') },
    ])
  })

  it('a test goes to one channel alone, and one with a key that no browser gave is refused', async () => {
    const push = await openPushService()
    const { service, ownerId, mails } = await start(await makeDatabase())
    const [phone, laptop] = [push.subscribe('/phone'), push.subscribe('/laptop')]
    await service.keep(ownerId, settings)
    for (const { subscription } of [phone, laptop]) await service.addDevice(ownerId, null, subscription)
    const [device] = (await service.show(ownerId)).devices.filter(({ name }) => name === 'phone')
    await service.test(ownerId, { channel: 'push', deviceId: device?.id ?? '' })
    expect(phone.notes()).toMatchObject([{ code: 'test', doses: [] }])
    expect(laptop.notes()).toEqual([])
    expect(await service.test(ownerId, { channel: 'email' })).toEqual({ sent: [{ outcome: 'queued', code: null }] })
    expect(mails).toHaveLength(1)
    const odd = { ...phone.subscription, endpoint: `${push.origin}/odd`, name: 'odd' }
    await service.addDevice(ownerId, null, { ...odd, keys: { ...odd.keys, p256dh: 'B'.repeat(87) } })
    const { sent } = await service.test(ownerId, { channel: 'push' })
    expect(sent).toContainEqual({ outcome: 'refused', code: 'bad_key' })
  })

  it('a test says that no service answered, and is not tried again', async () => {
    const push = await openPushService()
    const { service, ownerId, at } = await start(await makeDatabase())
    await service.keep(ownerId, settings)
    const phone = push.subscribe('/phone')
    await service.addDevice(ownerId, null, phone.subscription)
    push.answer('/phone', 503)
    expect((await service.test(ownerId, { channel: 'push' })).sent).toEqual([{ outcome: 'failed', code: '503' }])
    await at(DUE - 5 * MINUTE)
    expect(phone.notes()).toHaveLength(1)
  })

  it('nothing is put off that is not open, or while reminders are off', async () => {
    const { service, ownerId, dose, at } = await start(await makeDatabase())
    const names = [{ medicineId: MEDICINE, slot: String(DUE) }]
    const missing = { code: 'not_found' }
    await expect(service.snooze(ownerId, names, 15)).rejects.toMatchObject(missing)
    await service.keep(ownerId, settings)
    await at(DUE)
    await service.snooze(ownerId, names, 15)
    await expect(service.snooze(ownerId, [{ medicineId: MEDICINE, slot: 'other' }], 15)).rejects.toMatchObject(missing)
    dose.state = 'taken'
    await expect(service.snooze(ownerId, names, 15)).rejects.toMatchObject(missing)
    dose.state = 'due'
    await service.keep(ownerId, { ...settings, isOn: false })
    await expect(service.snooze(ownerId, names, 15)).rejects.toMatchObject(missing)
  })

  it('what runs low is said once on every channel, without its name unless that is wanted, and opens the supply', async () => {
    const push = await openPushService()
    const { service, ownerId, helperId, mails, supplies, dose, at, database } = await start(await makeDatabase())
    const [phone, other] = [push.subscribe('/phone'), push.subscribe('/other')]
    dose.state = 'taken'
    supplies.push({ medicineId: MEDICINE, name: 'Metformin', code: 'refill', day: '2030-05-06', supply: 'first' })
    const webhook = { kind: 'json' as const, url: `${push.origin}/hook` }
    await service.keep(ownerId, { ...settings, webhook, email: true })
    await service.keep(helperId, { ...settings, tellsSupply: true })
    await service.addDevice(ownerId, null, phone.subscription)
    await service.addDevice(helperId, null, other.subscription)
    const ten = DUE + 120 * MINUTE
    await at(ten)
    // Nobody hears of it who did not ask for it.
    expect(push.received).toEqual([])
    await service.keep(ownerId, { ...settings, webhook, email: true, tellsSupply: true })
    await at(ten)
    await at(ten + 60 * MINUTE)
    const note = { code: 'refill', brand: 'Salus', names: [], doses: [], medicineId: MEDICINE, of: null }
    expect(phone.notes()).toMatchObject([note])
    expect(push.received.map(({ path }) => path).toSorted()).toEqual(['/hook', '/phone'])
    expect(mails).toHaveLength(1)
    expect(mails[0]?.message).toMatchObject({
      subject: 'Salus: a reminder',
      short: 'Something on your list is running low.',
    })
    expect(mails[0]?.message.text).toContain(`https://salus.example/medicines/${MEDICINE}#supply`)
    expect(mails[0]?.message.text).not.toContain('Metformin')
    expect(await database.db.selectFrom('reminded_supplies').select('owner_id').execute()).toEqual([
      { owner_id: ownerId },
    ])
    supplies.splice(0, 1, {
      medicineId: MEDICINE,
      name: 'Metformin',
      code: 'refill',
      day: '2030-05-07',
      supply: 'second',
    })
    await service.keep(ownerId, { ...settings, tellsSupply: true, showsNames: true })
    await at(ten + 24 * 60 * MINUTE)
    expect(phone.notes().at(-1)).toMatchObject({ code: 'refill', names: ['Metformin'] })
    expect(other.notes()).toEqual([])
  })

  it('a supply that a service did not hear of is said there again, and a child’s to its parents', async () => {
    const push = await openPushService()
    const { service, ownerId: childId, helperId, guardians, supplies, dose, at } = await start(await makeDatabase())
    guardians.push(helperId)
    dose.state = 'taken'
    supplies.push({ medicineId: MEDICINE, name: 'Metformin', code: 'expired', day: '2030-05-01', supply: '2030-04' })
    const phone = push.subscribe('/phone')
    await service.keep(childId, { ...settings, tellsSupply: true }, helperId)
    await service.addDevice(helperId, null, phone.subscription)
    push.answer('/phone', 503)
    const ten = DUE + 120 * MINUTE
    await at(ten)
    push.answer('/phone', 201)
    await at(ten + MINUTE)
    await at(ten + 24 * 60 * MINUTE)
    const note = { code: 'expired', of: { name: 'Asha Rao', record: childId } }
    expect(phone.notes()).toMatchObject([note, note])
    expect(new Set(phone.notes().map(({ tag }) => tag)).size).toBe(1)
    expect((await service.show(childId, helperId)).deliveries).toMatchObject([
      { kind: 'expired', outcome: 'reached' },
      { kind: 'expired', outcome: 'waits' },
    ])
  })

  const low: SupplyNews = {
    medicineId: MEDICINE,
    name: 'Metformin',
    code: 'refill',
    day: '2030-05-06',
    supply: 'first',
  }
  const TEN = DUE + 120 * MINUTE
  const DAY = 24 * 60 * MINUTE

  it('a supply is said once there is a device that hears of it', async () => {
    const push = await openPushService()
    const { service, ownerId, supplies, dose, at } = await start(await makeDatabase())
    const phone = push.subscribe('/phone')
    dose.state = 'taken'
    supplies.push(low)
    await service.keep(ownerId, { ...settings, tellsSupply: true })
    await at(TEN)
    await service.addDevice(ownerId, null, phone.subscription)
    await service.replan(ownerId)
    await at(TEN + 60 * MINUTE)
    await at(TEN + DAY)
    expect(phone.notes()).toMatchObject([{ code: 'refill' }])
  })

  it('a supply that every channel refuses is said again on the next days, once each, until one is reached', async () => {
    const push = await openPushService()
    const { service, ownerId, supplies, dose, at } = await start(await makeDatabase())
    const phone = push.subscribe('/phone')
    dose.state = 'taken'
    supplies.push(low)
    await service.keep(ownerId, { ...settings, tellsSupply: true })
    await service.addDevice(ownerId, null, phone.subscription)
    push.answer('/phone', 403)
    await at(TEN)
    for (const minutes of [1, 60, 300]) {
      await service.replan(ownerId)
      await at(TEN + minutes * MINUTE)
    }
    expect(phone.notes()).toHaveLength(1)
    push.answer('/phone', 201)
    await at(TEN + DAY)
    await service.replan(ownerId)
    await at(TEN + 2 * DAY)
    expect(phone.notes()).toHaveLength(2)
  })

  it('a supply of which no service answers all day is said again on the next one', async () => {
    const push = await openPushService()
    const { service, ownerId, supplies, dose, at } = await start(await makeDatabase())
    const phone = push.subscribe('/phone')
    dose.state = 'taken'
    supplies.push(low)
    await service.keep(ownerId, { ...settings, tellsSupply: true })
    await service.addDevice(ownerId, null, phone.subscription)
    push.answer('/phone', 503)
    for (const minutes of [0, 1, 6, 21, 51, 111, 400]) await at(TEN + minutes * MINUTE)
    expect((await service.show(ownerId)).deliveries[0]).toMatchObject({ outcome: 'failed', code: '503' })
    expect(phone.notes()).toHaveLength(5)
    push.answer('/phone', 201)
    await at(TEN + DAY)
    await at(TEN + 2 * DAY)
    expect(phone.notes()).toHaveLength(6)
  })

  it('a supply that one channel heard of is not said again for the sake of another', async () => {
    const push = await openPushService()
    const { service, ownerId, supplies, dose, at } = await start(await makeDatabase())
    const [phone, laptop] = [push.subscribe('/phone'), push.subscribe('/laptop')]
    dose.state = 'taken'
    supplies.push(low)
    await service.keep(ownerId, { ...settings, tellsSupply: true })
    for (const { subscription } of [phone, laptop]) await service.addDevice(ownerId, null, subscription)
    push.answer('/laptop', 503)
    await at(TEN)
    push.answer('/laptop', 403)
    await at(TEN + MINUTE)
    await at(TEN + DAY)
    expect([phone.notes(), laptop.notes()].map(({ length }) => length)).toEqual([1, 2])
  })

  it('a calendar shows the day to ask for more, of whoever wants to be told', async () => {
    const { service, ownerId, supplies } = await start(await makeDatabase())
    supplies.push({ medicineId: MEDICINE, name: 'Metformin', code: 'refill', day: '2030-05-10', supply: 'first' })
    await service.keep(ownerId, { ...settings, showsNames: true })
    const token = await service.openFeed(ownerId)
    expect(await service.feed(token)).not.toContain('20300510')
    await service.keep(ownerId, { ...settings, showsNames: true, tellsSupply: true, timeZone: 'Europe/Berlin' })
    const calendar = await service.feed(token)
    expect(calendar).toContain('DTSTART:20300510T080000Z\r\n')
    expect(calendar).toContain('SUMMARY:Time to get more: Metformin.\r\n')
    await service.keep(ownerId, { ...settings, tellsSupply: true })
    expect(await service.feed(token)).not.toContain('Metformin')
  })

  it('no address that a former parent knows tells of the doses any more', async () => {
    const push = await openPushService()
    const { service, ownerId, at } = await start(await makeDatabase())
    await service.keep(ownerId, { ...settings, webhook: { kind: 'json', url: `${push.origin}/hook` } })
    const token = await service.openFeed(ownerId)
    await service.endAddresses(ownerId)
    await expect(service.feed(token)).rejects.toMatchObject({ code: 'not_found' })
    await at(DUE)
    expect(push.received).toEqual([])
    expect(await service.show(ownerId)).toMatchObject({ settings: { isOn: true, webhook: null }, hasFeed: false })
  })

  it('an address that sends on, or that cannot be called, is not asked again', async () => {
    const push = await openPushService()
    const { service, ownerId, at } = await start(await makeDatabase())
    await service.keep(ownerId, { ...settings, webhook: { kind: 'json', url: `${push.origin}/moved` } })
    push.answer('/moved', 302)
    await at(DUE)
    expect((await service.show(ownerId)).deliveries).toMatchObject([{ outcome: 'refused', code: 'sent_elsewhere' }])
    const { host } = new URL(push.origin)
    await service.keep(ownerId, { ...settings, webhook: { kind: 'json', url: `http://:secret@${host}/hook` } })
    expect((await service.test(ownerId, { channel: 'webhook' })).sent).toEqual([
      { outcome: 'refused', code: 'bad_address' },
    ])
  })

  it('ntfy shows the name that the host gave the product, in whatever script', async () => {
    const push = await openPushService()
    const { service, ownerId } = await start(await makeDatabase(), globalThis.fetch, 'स्वास्थ्य')
    await service.keep(ownerId, { ...settings, webhook: { kind: 'ntfy', url: `${push.origin}/topic` } })
    expect((await service.test(ownerId, { channel: 'webhook' })).sent).toEqual([{ outcome: 'reached', code: null }])
    expect(push.received[0]?.headers.title).toBe(`=?UTF-8?B?${Buffer.from('स्वास्थ्य').toString('base64')}?=`)
  })

  it('an address in a private network is not called', async () => {
    const push = await openPushService()
    const { service, ownerId } = await start(await makeDatabase(), publicFetch())
    await service.keep(ownerId, { ...settings, webhook: { kind: 'ntfy', url: `${push.origin}/hook` } })
    await service.addDevice(ownerId, null, push.subscribe('/phone').subscription)
    const refused = { sent: [{ outcome: 'refused', code: 'private_address' }] }
    expect(await service.test(ownerId, { channel: 'push' })).toEqual(refused)
    expect(await service.test(ownerId, { channel: 'webhook' })).toEqual(refused)
    expect(push.received).toEqual([])
  })

  it('whoever switches reminders off, or takes a device away, hears nothing more', async () => {
    const push = await openPushService()
    const { service, ownerId, helperId, at } = await start(await makeDatabase())
    const phone = push.subscribe('/phone')
    await service.keep(ownerId, settings)
    await service.addDevice(ownerId, null, phone.subscription)
    const [device] = (await service.show(ownerId)).devices
    await expect(service.removeDevice(helperId, device?.id ?? '')).rejects.toMatchObject({ code: 'not_found' })
    await service.keep(ownerId, { ...settings, isOn: false })
    await at(DUE)
    expect(push.received).toEqual([])
    await service.removeDevice(ownerId, device?.id ?? '')
    expect((await service.test(ownerId, { channel: 'push' })).sent).toEqual([])
  })
})
