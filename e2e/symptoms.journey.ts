import type { Page } from '@playwright/test'
import { API, answerWords, MESSAGES, PAGES } from '@salus/contract'
import { expectAccessible } from './support/accessible.ts'
import { expect, test } from './support/journey.ts'
import { enter, member } from './support/people.ts'

const EMERGENCY = 'Crushing chest pain going into my left arm for 20 minutes. I am sweating and short of breath.'
const EVERYDAY = 'Runny nose, sneezing and a mild sore throat for two days. No fever.'

test.beforeEach(async ({ page, request }) => {
  const person = await member(request)
  await enter(page, person.email, person.password, PAGES.symptomChecker)
  await expect(page.getByRole('heading', { level: 1, name: 'Symptom Checker' })).toBeVisible()
})

test('an emergency is said first, with the number of the region to call', async ({ page }) => {
  await expectAccessible(page)
  await page.getByLabel(MESSAGES.assistant.region).selectOption({ label: 'Europe - EUR' })
  await describe(page, EMERGENCY)
  const alert = page.getByRole('alert').filter({ has: page.getByRole('link') })
  await expect(alert).toBeVisible()
  await expect(alert.getByRole('link').first()).toHaveAttribute('href', 'tel:112')
  const [callY, causesY] = await Promise.all([
    alert.getByRole('link').first().boundingBox(),
    page.getByRole('heading', { name: 'Likely causes' }).boundingBox(),
  ])
  expect(callY?.y).toBeLessThan(causesY?.y ?? 0)
  await expect(alert.getByRole('link').first()).toBeInViewport()
  await expectAccessible(page)

  await page.getByLabel(MESSAGES.assistant.region).selectOption({ label: 'United States - USD' })
  await describe(page, EMERGENCY)
  await expect(alert.getByRole('link').first()).toHaveAttribute('href', 'tel:911')
})

test('an everyday complaint gets causes with why, advice, and is counted, saved and found', async ({ page }) => {
  await expect(page.getByText(/^0 of [\d,]+ questions today$/)).toBeVisible()
  await describe(page, EVERYDAY)
  await answerAll(page)
  for (const section of [
    'Likely causes',
    'What to do now',
    'When to seek care',
    'Questions answered',
    'What this is based on',
  ]) {
    await expect(page.getByRole('heading', { name: section })).toBeVisible()
  }
  await expect(page.getByText(/^1 of [\d,]+ questions today$/)).toBeVisible()
  await expect(page.getByText(MESSAGES.assistant.disclaimer)).toBeVisible()
  await expect(page.getByRole('main').locator('a[href^="tel:"]')).toHaveCount(0)
  await page.getByText(/^Why/).first().click()
  await expect(page.getByText('Speaks for it').first()).toBeVisible()
  await expectAccessible(page)

  await expect(page.getByRole('link', { name: 'Email' })).toHaveAttribute(
    'href',
    /^mailto:\?subject=My%20Medical%20History/,
  )
  await expect(page.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', /^https:\/\/wa\.me\/\?text=/)
  await expect(page.getByRole('link', { name: 'SMS' })).toHaveAttribute('href', /^sms:/)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download' }).click()
  expect((await download).suggestedFilename()).toBe(MESSAGES.assistant.downloadName)

  const prompt = page.getByRole('dialog', { name: MESSAGES.documents.titlePrompt })
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(prompt.getByRole('textbox')).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(prompt).toBeHidden()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await prompt.getByRole('textbox').fill('My cold')
  await prompt.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(MESSAGES.documents.saved)).toBeVisible()

  await page.goto(PAGES.documents)
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1)
  await expect(page.getByRole('meter', { name: 'Storage' })).toBeVisible()
  await expect(page.getByText(/^[\d.]+ KB of 100 MB used$/)).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'My cold' }).click()
  await expect(page.getByText(EVERYDAY)).toBeVisible()
  await expect(page.getByText(MESSAGES.assistant.disclaimer)).toBeVisible()
})

test('one question at a time comes first, can be gone back to, and an emergency interrupts', async ({ page }) => {
  await describe(page, 'I have a headache')
  const card = page.getByRole('region', { name: 'Response' })
  const question = card.getByRole('heading', { level: 2 })
  await expect(question).toBeFocused()
  await expect(question).toBeInViewport()
  await expectAccessible(page)
  const first = await question.textContent()
  for (const button of await card.getByRole('group').first().getByRole('button').all())
    expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  await card.getByRole('button', { name: 'No', exact: true }).click()
  await expect(question).not.toHaveText(first ?? '')
  const second = await question.textContent()
  await page.reload()
  await expect(question).toHaveText(second ?? '')
  await card.getByRole('button', { name: 'Back' }).click()
  await expect(question).toHaveText(first ?? '')
  await expect(card.getByRole('button', { name: 'No', exact: true })).toHaveAttribute('aria-pressed', 'true')
  await card.getByRole('button', { name: 'Yes', exact: true }).click()
  const alert = page.getByRole('alert').filter({ has: page.getByRole('link') })
  await expect(alert).toBeFocused()
  await expect(alert.getByRole('link').first()).toBeInViewport()
  await expectAccessible(page)
})

test('where it hurts is shown on a body, and whoever has enough is told what was not asked', async ({ page }) => {
  await describe(page, 'I have had belly pain since yesterday')
  const card = page.getByRole('region', { name: 'Response' })
  await card.getByRole('button', { name: 'Enough, show me' }).click()
  await expect(card.getByText(/^Not asked yet:/)).toBeVisible()
  await expectAccessible(page)
  await card.getByRole('button', { name: 'Answer more questions' }).click()
  const place = card.getByRole('heading', { name: 'Where in the belly is it worst?' })
  for (let asked = 0; asked < MOST_ASKED && !(await place.isVisible()); asked += 1) await answerNo(page)
  await expect(place).toBeVisible()
  await expectAccessible(page)
  await card.getByRole('button', { name: 'Lower right' }).click()
  await expect(place).toBeHidden()
})

test('words that are not about health are answered honestly @once', async ({ page }) => {
  for (const words of ['🙂🙂🙂', 'The train to Vienna leaves at nine.', '<script>alert(1)</script>']) {
    await describe(page, words)
    await expect(page.getByRole('heading', { name: 'Likely causes' })).toHaveCount(0)
    await expect(page.getByText(/understood|understand/i).first()).toBeVisible()
  }
})

test('what was typed survives a failed call and a reload @once', async ({ page, expectTrouble }) => {
  expectTrouble(/Failed to load resource/)
  await page.route(`**${API.symptoms}`, (route) => route.abort())
  await describe(page, EVERYDAY)
  await expect(page.getByText(MESSAGES.assistant.failed)).toBeVisible()
  await expect(field(page)).toHaveValue(EVERYDAY)
  await page.reload()
  await expect(field(page)).toHaveValue(EVERYDAY)
  await page.unroute(`**${API.symptoms}`)
  await submit(page)
  await expect(page.getByText(/^Question 1 of about/)).toBeVisible()
})

test('the keyboard alone is enough to check a symptom and to call for help @keyboard', async ({ page }) => {
  await page.keyboard.press('Tab')
  for (let tabs = 0; tabs < 20 && !(await field(page).evaluate((it) => it === document.activeElement)); tabs += 1) {
    await page.keyboard.press('Tab')
  }
  await expect(field(page)).toBeFocused()
  await page.keyboard.type(EMERGENCY)
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('alert').filter({ has: page.getByRole('link') })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('main').locator('a[href^="tel:"]').first()).toBeFocused()
})

const field = (page: Page) => page.getByRole('main').locator('textarea')
const submit = (page: Page) => page.getByRole('main').locator('button[type="submit"]').click()

const MOST_ASKED = 12

test('what is told in another language is asked and answered in it', async ({ page }) => {
  const words = answerWords('hi')
  await describe(page, 'नाक बह रही है, छींकें आ रही हैं और दो दिन से गले में हल्का दर्द है')
  const answer = page.getByRole('region', { name: 'Response' }).locator('[lang=hi]')
  await expect(answer.getByRole('button', { name: words.answer.unknown })).toBeVisible()
  await expectAccessible(page)
  await answer.getByRole('button', { name: words.enough }).click()
  for (const title of [words.whatToDoNow, words.whenToSeekCare, words.likelyCauses]) {
    await expect(answer.getByRole('heading', { name: title })).toBeVisible()
  }
  await expectAccessible(page)
})

/** Answers the question that is shown with no, or else with what stands last, and waits until the next is drawn. */
async function answerNo(page: Page) {
  const shown = page.locator('main h2').first()
  const question = (await shown.textContent()) ?? ''
  const answers = page.getByRole('region', { name: 'Response' }).getByRole('group').first().getByRole('button')
  const answered = page.waitForResponse((response) => response.url().endsWith(API.symptoms))
  const no = answers.filter({ hasText: /^No$/ })
  await ((await no.count()) > 0 ? no : answers.last()).click()
  expect((await answered).ok()).toBe(true)
  // The question that was answered stands until the next is drawn: it must not be answered twice.
  await expect(shown).not.toHaveText(question)
}

async function answerAll(page: Page) {
  const enough = page.getByRole('button', { name: 'Enough, show me' })
  const causes = page.getByRole('heading', { name: 'Likely causes' })
  await expect(enough.or(causes)).toBeVisible()
  for (let asked = 0; asked < MOST_ASKED && (await enough.isVisible()); asked += 1) await answerNo(page)
  await expect(causes).toBeVisible()
}

async function describe(page: Page, words: string) {
  await field(page).fill(words)
  await submit(page)
}
