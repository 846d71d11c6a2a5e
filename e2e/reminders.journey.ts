import { randomUUID } from 'node:crypto'
import { API, type DosesToday, PAGES } from '@salus/contract'
import { expectAccessible } from './support/accessible.ts'
import { expect, test } from './support/journey.ts'
import { waitForMail } from './support/mailbox.ts'
import { enter, member } from './support/people.ts'
import { deliver, notification, startPushService, subscribeTo, tap } from './support/push-service.ts'

const headers = () => ({ origin: process.env.SALUS_E2E_URL ?? '' })
const today = () => new Date().toISOString().slice(0, 10)

const medicine = {
  id: randomUUID(),
  name: 'Warfarin',
  schedule: {
    kind: 'daily',
    from: today(),
    zone: 'UTC',
    follows: 'wall',
    unit: '{tablet}',
    days: { kind: 'every', n: 1 },
    times: [{ id: 'late', time: '23:59', amount: 1 }],
  },
}

test('reminders are turned on for this device, by mail, by ntfy and in the calendar, each is tried, and a dose is marked from a notification', async ({
  page,
  request,
}) => {
  const service = await startPushService()
  const person = await member(request)
  await subscribeTo(page, `${service.origin}/this-device`)
  await enter(page, person.email, person.password, PAGES.medicines)
  const added = await page.request.post(API.medicines, { data: { ...medicine, id: randomUUID() }, headers: headers() })
  expect(added.ok(), await added.text()).toBe(true)
  await page.reload()
  await page.getByRole('link', { name: 'Reminders', exact: true }).first().click()
  await expect(page.getByRole('heading', { name: 'Reminders', level: 1 })).toBeVisible()
  await expect(page.getByLabel('Remind me of your medicines')).not.toBeChecked()
  await expect(page.getByText('I have not sent anything yet.')).toBeVisible()
  await expectAccessible(page)

  // This device: the worker is the browser's own, the push service one of this machine.
  await page.getByRole('button', { name: 'Turn on notifications' }).click()
  await expect(page.getByText('Notifications are on.')).toBeVisible()
  await expect(page.getByLabel('Remind me of your medicines')).toBeChecked()
  await page.getByRole('button', { name: 'Send a test: This device' }).click()
  await expect.poll(() => service.received.map(({ path }) => path)).toEqual(['/this-device'])
  expect(service.received[0]?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', urgency: 'normal' })

  // Mail.
  await page.getByLabel('E-mail').check()
  await page.getByRole('button', { name: 'Send a test: E-mail' }).click()
  await waitForMail('This is a test. Your reminders arrive here.')

  // An address: what is none is said, and the right one is called.
  await page.getByRole('button', { name: 'Add an address' }).click()
  const address = page.getByRole('form', { name: 'Address of your own' })
  await address.getByLabel('Address', { exact: true }).fill('my phone')
  await address.getByRole('button', { name: 'Save address' }).click()
  await expect(address.getByText('Please enter a whole address that begins with https://.')).toBeVisible()
  await expectAccessible(page)
  await address.getByLabel('Address', { exact: true }).fill(`${service.origin}/my-topic`)
  await address.getByRole('button', { name: 'Save address' }).click()
  await page.getByRole('button', { name: 'Send a test: Address' }).click()
  await expect.poll(() => service.received.at(-1)).toMatchObject({ path: '/my-topic', text: /This is a test/ })

  // The calendar's address is shown once, and read by whoever has it.
  await page.getByRole('button', { name: 'Make an address' }).click()
  const url = await page.getByText(/\/api\/reminders\/feed\//).innerText()
  await expectAccessible(page)
  const calendar = await request.get(new URL(url).pathname)
  expect(calendar.headers()['content-type']).toContain('text/calendar')
  expect(await calendar.text()).toContain('BEGIN:VALARM')
  expect(await calendar.text()).not.toContain('Warfarin')
  await page.getByRole('button', { name: 'I have it' }).click()

  // How they are said.
  await page.getByLabel('Quiet hours').check()
  await expect(page.getByLabel('From')).toHaveValue('22:00')
  await page.getByLabel('Ask again until you answer').selectOption('10')
  await page.getByLabel('Warfarin').check()
  await expect(page.getByText('Nobody sees these medicines yet.')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Ask again until you answer')).toHaveValue('10')
  await expect(page.getByLabel('Warfarin')).toBeChecked()
  await expect(page.getByLabel('Quiet hours')).toBeChecked()
  await expect(page.getByRole('row', { name: /A test.*Notification on .*Sent/ })).toBeVisible()
  await expect(page.getByText('Notifications are on.')).toBeVisible()
  await expectAccessible(page)

  // The note shows no medicine's name, and its buttons answer it.
  const doses: DosesToday = await (await page.request.get(`${API.dosesToday}?timeZone=UTC`)).json()
  const [dose] = doses.planned
  if (!dose) throw new Error('no dose is planned')
  const { medicineId, slot, at: plannedAt } = dose
  const note = {
    code: 'dose',
    brand: 'Salus',
    tag: 'first',
    names: [],
    doses: [{ medicineId, slot, plannedAt }],
    of: null,
  }
  await deliver(page, note)
  const asked = { title: 'Salus', body: 'Something on your list is due now.', actions: ['taken', 'later'] }
  await expect.poll(() => notification(page, 'first')).toEqual(asked)
  await tap(page, 'first', 'later')
  await expect.poll(() => notification(page, 'first')).toMatchObject({ body: 'I remind you again in 15 minutes.' })
  await deliver(page, { ...note, code: 'again', tag: 'second' })
  await expect.poll(() => notification(page, 'second')).toMatchObject({ body: 'Something on your list is still open.' })
  await tap(page, 'second', 'taken')
  await expect.poll(() => notification(page, 'second')).toMatchObject({ body: 'Marked as taken.', actions: [] })
  const marked: DosesToday = await (await page.request.get(`${API.dosesToday}?timeZone=UTC`)).json()
  expect(marked.planned[0]).toMatchObject({ state: 'taken', mark: { by: null } })
  service.end()

  // Turned off, the device is forgotten.
  await page.getByRole('button', { name: 'Turn off' }).click()
  await expect(page.getByRole('button', { name: 'Turn on notifications' })).toBeVisible()
})

test('a person whose browser blocks notifications is told so, and what to do on an iPhone', { tag: '@once' }, async ({
  page,
  request,
  otherBrowser,
}) => {
  const person = await member(request)
  await page.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { get: () => 'denied' })
  })
  await enter(page, person.email, person.password, PAGES.reminders)
  await expect(page.getByText(/^Notifications are blocked for this site/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Turn on notifications' })).toBeHidden()
  await expectAccessible(page)

  const phone = await (await otherBrowser()).newPage()
  await phone.addInitScript(() => {
    Reflect.deleteProperty(window, 'PushManager')
    Object.defineProperty(navigator, 'userAgent', {
      get: () => 'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X)',
    })
  })
  await enter(phone, person.email, person.password, PAGES.reminders)
  await expect(phone.getByText(/put this site on your Home Screen first/)).toBeVisible()
})

test('the site can be put among the apps of a phone, and its worker keeps nothing', { tag: '@once' }, async ({
  request,
}) => {
  const manifest = await (await request.get('/manifest.webmanifest')).json()
  expect(manifest).toMatchObject({ name: 'Salus', display: 'standalone', start_url: PAGES.home })
  for (const { src } of manifest.icons) expect((await request.get(src)).headers()['content-type']).toBe('image/png')
  const worker = await request.get('/push-worker.js')
  expect(worker.headers()).toMatchObject({ 'cache-control': 'no-cache' })
  expect(worker.headers()['content-type']).toContain('javascript')
  expect(worker.headers()['content-security-policy']).toContain("default-src 'self'")
  expect(await worker.text()).not.toMatch(/caches\.|addEventListener\(["'`]fetch/)
})
