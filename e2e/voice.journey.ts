import { PAGES } from '@salus/contract'
import { expectAccessible } from './support/accessible.ts'
import { expect, test } from './support/journey.ts'
import { HEARD } from './support/model-server.ts'
import { enter, member } from './support/people.ts'
import { cannotHear, hears, spoken } from './support/speech.ts'

test.use({
  permissions: ['microphone'],
  launchOptions: async ({ launchOptions }, use) =>
    use({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
    }),
})

test('symptoms are spoken, an emergency is said aloud, and the answer is read when it is asked for @once', async ({
  page,
  request,
}) => {
  await hears(page, 'heavy pressure in my chest, going into my left arm, and I am sweating')
  const person = await member(request)
  await enter(page, person.email, person.password, PAGES.symptomChecker)
  const box = page.getByLabel('What do you feel, where, and since when?')
  await box.fill('typed before')
  await page.getByRole('button', { name: 'Voice Input' }).click()
  await expect(box).toHaveValue(/^heavy pressure/)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(box).toHaveValue('typed before')
  await page.getByRole('button', { name: 'Voice Input' }).click()
  await expect(box).toHaveValue(/^heavy pressure/)
  await page.getByRole('button', { name: 'Analyze' }).click()
  await expect(page.getByRole('link', { name: /^Call 911/ }).first()).toBeVisible()
  await expect.poll(() => spoken(page)).toMatch(/^Call the emergency number now/)
  await expectAccessible(page)
  const before = (await spoken(page)).length
  await page.getByRole('button', { name: 'Read aloud' }).click()
  await expect.poll(async () => (await spoken(page)).length).toBeGreaterThan(before)
})

test('nothing is said aloud to somebody who types @once', async ({ page, request }) => {
  await hears(page, 'never asked for')
  const person = await member(request)
  await enter(page, person.email, person.password, PAGES.symptomChecker)
  await page.getByLabel('What do you feel, where, and since when?').fill('crushing chest pain and cold sweat')
  await page.getByRole('button', { name: 'Analyze' }).click()
  await expect(page.getByRole('link', { name: /^Call 911/ }).first()).toBeVisible()
  expect(await spoken(page)).toBe('')
})

test('a browser that cannot hear records, and the service writes it down after consent @once', async ({
  page,
  request,
}) => {
  await cannotHear(page)
  const person = await member(request)
  await enter(page, person.email, person.password, PAGES.symptomChecker)
  await page.getByRole('button', { name: 'Voice Input' }).click()
  await expect(page.getByRole('dialog').getByText(/recorded and sent to/)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'I agree' }).click()
  await expect(page.getByText(/^Recorded, and sent to/)).toBeVisible()
  await page.waitForTimeout(1_200)
  await page.getByRole('button', { name: 'Listening...' }).click()
  await expect(page.getByLabel('What do you feel, where, and since when?')).toHaveValue(HEARD)
})

test('a visitor whose browser cannot hear is told so @once', async ({ page }) => {
  await cannotHear(page)
  await page.goto(PAGES.chat)
  await page.getByRole('button', { name: 'Voice Input' }).click()
  await expect(page.getByText('Voice recognition not supported in this browser.')).toBeVisible()
  await expectAccessible(page)
})
