import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { API, PAGES } from '@salus/contract'
import { expectAccessible } from './support/accessible.ts'
import { expect, test } from './support/journey.ts'
import { enter, member } from './support/people.ts'

const DAY_MS = 86_400_000
const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10)
/** In two minutes, and never after midnight: journeys run in UTC. Nobody is late for a dose from before the plan. */
const soon = () => {
  const at = new Date(Math.min(Date.now() + 120_000, Date.parse(`${dayOf(Date.now())}T23:59:00Z`)))
  return at.toISOString().slice(11, 16)
}

const daily = (amount = 1) => ({
  kind: 'daily',
  from: dayOf(Date.now()),
  zone: 'UTC',
  follows: 'wall',
  unit: '{tablet}',
  days: { kind: 'every', n: 1 },
  times: [{ id: 'now', time: soon(), amount }],
})
const asNeeded = {
  kind: 'asNeeded',
  from: dayOf(Date.now() - DAY_MS),
  zone: 'UTC',
  follows: 'wall',
  unit: '{tablet}',
  amount: 1,
  gapHours: 6,
  most: { amount: 3, hours: 24 },
}

async function addMedicine(page: Page, medicine: Record<string, unknown>) {
  const headers = { origin: process.env.SALUS_E2E_URL ?? '' }
  const answer = await page.request.post(API.medicines, { data: { id: randomUUID(), ...medicine }, headers })
  expect(answer.ok(), await answer.text()).toBe(true)
}

test('the doses of a day are marked, taken back, taken together and asked about, in two tabs at once', async ({
  page,
  context,
  request,
}) => {
  const person = await member(request)
  await enter(page, person.email, person.password, PAGES.medicinesToday)
  await expect(page.getByRole('heading', { name: 'No medicines yet' })).toBeVisible()
  await expectAccessible(page)
  await addMedicine(page, { name: 'Metformin', strength: '500 mg', schedule: daily() })
  await addMedicine(page, { name: 'Ramipril', strength: '5 mg', schedule: daily(0.5) })
  await addMedicine(page, { name: 'Amlodipine', strength: '5 mg', schedule: daily() })
  await addMedicine(page, { name: 'Ibuprofen', strength: '400 mg', asNeeded: true, schedule: asNeeded })
  await page.reload()
  await expect(page.getByText('0 of 3 doses taken')).toBeVisible()
  await expectAccessible(page)

  const other = await context.newPage()
  await other.goto(PAGES.medicinesToday)
  await expect(other.getByText('0 of 3 doses taken')).toBeVisible()

  await page.getByRole('button', { name: 'Taken: Metformin 500 mg' }).click()
  await expect(page.getByText(/^1 of 3 doses taken/)).toBeVisible()
  await page.getByRole('button', { name: 'Undo Metformin 500 mg' }).click()
  await expect(page.getByText(/^0 of 3 doses taken/)).toBeVisible()
  await page.getByRole('button', { name: 'Taken: Metformin 500 mg' }).click()
  await expect(page.getByText(/^Taken at .*, by you$/)).toBeVisible()

  // The other tab has not heard of it.
  const second = other.getByRole('button', { name: 'Taken: Metformin 500 mg' })
  if (await second.isVisible()) {
    await second.click()
    await expect(other.getByText(/Metformin 500 mg was marked already: taken at .*, by you/)).toBeVisible()
  }
  await expect(other.getByText(/^1 of 3 doses taken/)).toBeVisible()
  await other.getByRole('button', { name: /^Take all/ }).click()
  await expect(other.getByText(/^3 of 3 doses taken/)).toBeVisible()
  await other.close()
  await page.reload()
  await expect(page.getByText('3 of 3 doses taken. All done for today.')).toBeVisible()

  const takeNow = page.getByRole('button', { name: 'Take Ibuprofen 400 mg now' })
  await takeNow.click()
  await expect(page.getByRole('heading', { name: 'Taken today, beside the plan' })).toBeVisible()
  await expect(page.getByText(/^Too soon for the next one\. Free again/)).toBeVisible()
  await takeNow.click()
  const question = page.getByRole('dialog', { name: 'Ibuprofen 400 mg: please check first' })
  await expect(question).toContainText('It is too soon after the last one.')
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Do not mark it' }).click()
  await expect(page.getByRole('button', { name: /^Undo Ibuprofen/ })).toHaveCount(1)

  await page.getByRole('button', { name: 'Add a dose' }).click()
  const adding = page.getByRole('dialog', { name: 'Add a dose' })
  await expect(adding.getByLabel('Medicine')).toBeVisible()
  await expectAccessible(page)
  await adding.getByRole('button', { name: 'Cancel' }).click()
})

test('without a connection a mark waits on the device, and arrives once', async ({ page, request, expectTrouble }) => {
  expectTrouble(/Failed to load resource|ERR_FAILED/)
  const person = await member(request)
  await enter(page, person.email, person.password, PAGES.medicinesToday)
  await addMedicine(page, { name: 'Metformin', strength: '500 mg', schedule: daily() })
  await page.reload()
  await expect(page.getByText('0 of 1 dose taken')).toBeVisible()
  await page.route(`**${API.doses}`, (route) => route.abort())
  await page.getByRole('button', { name: 'Taken: Metformin 500 mg' }).click()
  await expect(page.getByText(/One change waits on this device/)).toBeVisible()
  await page.reload()
  await expect(page.getByText(/Not sent yet: it waits on this device/)).toBeVisible()
  await page.unroute(`**${API.doses}`)
  await page.getByRole('button', { name: 'Try now' }).click()
  await expect(page.getByText(/^Taken at .*, by you$/)).toBeVisible()
  await page.reload()
  await expect(page.getByText(/^1 of 1 dose taken/)).toBeVisible()
})

test('the days to come, the month and the list on paper tell the same plan', async ({ page, request }) => {
  const person = await member(request)
  await enter(page, person.email, person.password, PAGES.medicinesCalendar)
  await addMedicine(page, { name: 'Metformin', strength: '500 mg', schedule: daily() })
  await page.reload()
  await expect(page.getByText('Metformin 500 mg')).toHaveCount(7)
  await expectAccessible(page)
  await page.getByText('30 days', { exact: true }).click()
  await expect(page.getByText('Metformin 500 mg')).toHaveCount(30)

  await page.goto(PAGES.home)
  const card = page.getByRole('region', { name: 'Today’s doses' })
  await expect(card).toContainText('0 of 1 taken')
  await expectAccessible(page)
  // A dose of the next minutes is not due yet: its page takes it.
  await card.getByRole('link', { name: 'Today’s doses' }).click()
  await page.getByRole('button', { name: 'Taken: Metformin 500 mg' }).click()
  await expect(page.getByText('1 of 1 dose taken. All done for today.')).toBeVisible()
  await page.goto(PAGES.home)
  await card.getByRole('button', { name: 'Undo Metformin 500 mg' }).click()
  await expect(card).toContainText('0 of 1 taken')
  await card.getByRole('link', { name: 'Today’s doses' }).click()
  await page.getByRole('button', { name: 'Taken: Metformin 500 mg' }).click()
  await page.goto(PAGES.medicinesAdherence)
  await expect(page.getByText('1 of 1 dose taken (100%).')).toBeVisible()
  await expectAccessible(page)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Every dose as CSV' }).click()
  expect((await download).suggestedFilename()).toMatch(/^doses_\d{4}-\d\d\.csv$/)

  await page.goto(PAGES.medicinesPrinted)
  const paper = page.getByRole('article', { name: 'Medicine list' })
  await expect(paper).toContainText('Medicines of Asha Rao')
  await expect(paper).toContainText('1 tablet at')
  await expectAccessible(page)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
  await expect(paper).toBeVisible()
})
