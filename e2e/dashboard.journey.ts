import { API, PAGES } from '@salus/contract'
import { expectAccessible } from './support/accessible.ts'
import { expect, test } from './support/journey.ts'
import { enter, member } from './support/people.ts'

test('the day is told in a sentence, with what is due and the newest readings', async ({ page, request }) => {
  const person = await member(request)
  await enter(page, person.email, person.password)
  await expect(page).toHaveURL(PAGES.home)
  const main = page.getByRole('main')
  await expect(main.getByText(/^There are no readings and no medical history yet/)).toBeVisible()
  await expect(main.getByRole('link', { name: /^Add your medical history So that/ })).toBeVisible()
  await expectAccessible(page)

  const headers = { origin: new URL(page.url()).origin }
  const measure = async (data: object) =>
    expect((await page.request.post(API.health, { data, headers })).ok()).toBe(true)
  const yesterday = new Date(Date.now() - 26 * 3_600_000).toISOString()
  await measure({ blood_pressure: '150/95', heartbeat: 70, last_updated: yesterday })
  await measure({ heartbeat: 72 })
  await page.reload()
  await expect(
    main.getByText(
      'Your newest blood pressure is above the usual range; everything else you measured this week is within it.',
    ),
  ).toBeVisible()
  await expect(main.getByRole('link', { name: /^Measure again: Blood pressure 150\/95 mmHg/ })).toBeVisible()
  await expectAccessible(page)
  await main.getByRole('link', { name: /^Heartbeat 72 beats\/min Normal/ }).click()
  await expect(page.getByText(/^One reading: 72 beats\/min/)).toBeVisible()

  // Begun here and left: it is due.
  await page.goto(PAGES.medicalHistory)
  await page.getByLabel('Full Name').fill('Asha R.')
  await page.goto(PAGES.home)
  await main.getByRole('link', { name: /^Finish your medical history/ }).click()
  await expect(page.getByLabel('Full Name')).toHaveValue('Asha R.')
})

test('a dangerous reading that a device sent is said at once @once', async ({ page, request }) => {
  const person = await member(request)
  await enter(page, person.email, person.password)
  await expect(page).toHaveURL(PAGES.home)
  const readings = [{ oxygen_level: 88, source_id: 'ring 1' }]
  const headers = { origin: new URL(page.url()).origin }
  expect((await page.request.post(API.health, { data: { readings }, headers })).ok()).toBe(true)
  await page.reload()
  await expect(page.getByText('Your newest oxygen level needs your attention now.')).toBeVisible()
  await expect(page.getByRole('alert').getByRole('link', { name: /Call 911/ })).toBeInViewport()
  await expectAccessible(page)
})

test('nothing moves when the day arrives @once', async ({ page, request }) => {
  const person = await member(request)
  await enter(page, person.email, person.password)
  await expect(page).toHaveURL(PAGES.home)
  const headers = { origin: new URL(page.url()).origin }
  const data = { heartbeat: 72, blood_pressure: '118/76', temperature: '36.6', oxygen_level: 98 }
  expect((await page.request.post(API.health, { data, headers })).ok()).toBe(true)
  // The content comes after the page stands.
  let tell = () => {}
  const told = new Promise<void>((resolve) => {
    tell = resolve
  })
  await page.route(`**${API.dashboard}*`, async (route) => {
    await told
    await route.continue()
  })
  await page.reload()
  const places = () =>
    page
      .getByRole('main')
      .locator('h2, a[href="/symptom-checker"]')
      .evaluateAll((all) => all.map((each) => [each.textContent, Math.round(each.getBoundingClientRect().top)]))
  await expect(page.getByRole('heading', { name: 'Due' })).toBeVisible()
  await page.evaluate(() => document.fonts.ready)
  const before = await places()
  tell()
  await expect(page.getByText(/^Everything you measured this week/)).toBeVisible()
  expect(await places()).toEqual(before)
})
