import type { Locator, Page } from '@playwright/test'
import { answerWords, MODE_PAGES, PAGES } from '@salus/contract'
import { expectAccessible } from './support/accessible.ts'
import { expect, test } from './support/journey.ts'
import { enter, member, memberAt } from './support/people.ts'

async function say(page: Page, text: string) {
  await page.getByLabel('Your message').fill(text)
  await page.keyboard.press('Enter')
}

/** In the window, and what is touched there is it. */
const expectUncovered = (what: Locator) =>
  expect
    .poll(() =>
      what.evaluate((element) => {
        const { left, top, width, height } = element.getBoundingClientRect()
        const line = Math.min(height, 24)
        const isHit = (y: number) => element.contains(document.elementFromPoint(left + width / 4, y))
        return top >= 0 && isHit(top + 2) && isHit(top + line - 2)
      }),
    )
    .toBe(true)

/** Height of the window that no fixed bar and no field covers. */
const readableHeight = (page: Page) =>
  page.evaluate(() => {
    const covered = [...document.querySelectorAll('body *')].filter((each) => {
      const { position } = getComputedStyle(each)
      const { height, width } = each.getBoundingClientRect()
      return (position === 'fixed' || position === 'sticky') && height > 8 && width > innerWidth / 2
    })
    return covered.reduce((left, each) => {
      const { top, bottom } = each.getBoundingClientRect()
      return left - Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0))
    }, innerHeight)
  })

/** As on a phone whose keyboard lies on the page: the window stays, and less of it is seen. */
const openKeyboard = (page: Page, height: number) =>
  page.evaluate((covered) => {
    const seen = window.visualViewport
    if (!seen) throw new Error('no visual viewport')
    Object.defineProperty(seen, 'height', { get: () => innerHeight - covered })
    seen.dispatchEvent(new Event('resize'))
  }, height)

test('a conversation is had, found on another device, named, searched and deleted @once', async ({
  page,
  browser,
  request,
}) => {
  const person = await memberAt(page, request, 'Health Chatbot')
  await expectAccessible(page)
  await say(page, 'I have a sore throat and a runny nose since yesterday')
  await expect(page.getByText(/^Question 1 of about \d+:/)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'No', exact: true }).click()
  await expect(page.getByText(/^Question 2 of about \d+:/)).toBeVisible()
  const basedOn = page.getByText(/^What this is based on/)
  await expect(basedOn).toHaveCount(2)
  await basedOn.last().click()
  await expect(page.getByText('From what I said').last()).toBeVisible()

  const other = await browser.newContext()
  const second = await other.newPage()
  await enter(second, person.email, person.password, PAGES.healthChatbot)
  const history = second.getByRole('navigation', { name: 'Conversations' })
  await expect(second.getByLabel('Your message')).toBeVisible()
  if (!(await history.isVisible())) await second.getByText('Conversations', { exact: true }).click()
  await history.getByRole('button', { name: /^I have a sore throat/ }).click()
  await expect(second.getByText(/^Question 2 of about \d+:/)).toBeVisible()
  await history.getByRole('button', { name: /^Rename/ }).click()
  await second.getByRole('dialog').getByRole('textbox').fill('My cold')
  await second.keyboard.press('Enter')
  await expect(history.getByRole('button', { name: /^My cold/ })).toBeVisible()
  await history.getByLabel('Search conversations').fill('runny')
  await expect(history.getByRole('button', { name: /^My cold/ })).toBeVisible()
  await history.getByLabel('Search conversations').fill('zebra')
  await expect(history.getByText('No conversation has these words.')).toBeVisible()
  await history.getByLabel('Search conversations').fill('')
  await history.getByRole('button', { name: 'Delete My cold' }).click()
  await second.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(history.getByText('Your conversations will be listed here.')).toBeVisible()
  await other.close()
})

test('an emergency in a conversation comes with the number to call', async ({ page, request }) => {
  const person = await member(request)
  await enter(page, person.email, person.password, MODE_PAGES.first_aid)
  await expect(page.getByRole('heading', { level: 1, name: 'First aid' })).toBeVisible()
  await say(page, 'my husband is unconscious and does not wake up')
  await expect(page.getByRole('alert').getByRole('link', { name: /^Call/ }).first()).toBeInViewport()
  await expectAccessible(page)
})

const SMALL = [
  { width: 844, height: 390 },
  { width: 683, height: 400 },
  { width: 375, height: 560 },
  { width: 390, height: 844 },
  { width: 320, height: 256 },
]

test('the beginning of each answer is in sight on a small screen, and nothing covers it @once', async ({
  page,
  request,
}) => {
  const person = await member(request)
  await enter(page, person.email, person.password)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(PAGES.healthChatbot)
  await expectUncovered(page.getByRole('group', { name: 'Suggestions' }).getByRole('button').last())
  for (const size of SMALL) {
    await page.setViewportSize(size)
    await page.goto(PAGES.healthChatbot)
    await say(page, 'I have a sore throat and a runny nose since yesterday')
    await expect(page.getByText(/^Question 1 of about \d+:/)).toHaveCount(1)
    const answers = page.getByRole('list', { name: 'Conversation' }).locator('> li[data-role="assistant"]')
    const first = answers.last().locator('p').first()
    await expectUncovered(first)
    expect(await readableHeight(page), `${size.width}×${size.height}`).toBeGreaterThanOrEqual(size.height * 0.65)
    const no = page.getByRole('button', { name: 'No', exact: true })
    await no.click()
    await expect(answers).toHaveCount(2)
    await expect(page.getByText(/^Question 2 of about \d+:/)).toBeVisible()
    await expectUncovered(answers.last().locator('p').first())
    expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY')
  }
})

test('an emergency is covered by nothing, with the keyboard open too @once', async ({ page, request }) => {
  const person = await member(request)
  await enter(page, person.email, person.password)
  for (const size of SMALL) {
    await page.setViewportSize(size)
    await page.goto(PAGES.healthChatbot)
    await say(page, 'my husband is unconscious and does not wake up')
    await expectUncovered(page.getByRole('alert').getByRole('link', { name: /^Call/ }).first())
  }
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(PAGES.healthChatbot)
  const field = page.getByLabel('Your message')
  await field.focus()
  await openKeyboard(page, 336)
  const { y = 0, height = 0 } = (await field.boundingBox()) ?? {}
  expect(y + height).toBeLessThanOrEqual(844 - 336)
  await say(page, 'my husband is unconscious and does not wake up')
  const call = page.getByRole('alert').getByRole('link', { name: /^Call/ }).first()
  await expectUncovered(call)
  const at = await call.boundingBox()
  expect((at?.y ?? 0) + (at?.height ?? 0)).toBeLessThanOrEqual(844 - 336)
})

test('what was asked before it was edited is kept, on another device too @once', async ({ page, browser, request }) => {
  const person = await memberAt(page, request, 'Health Chatbot')
  await say(page, 'I have a sore throat')
  await expect(page.getByText(/^Question 1 of about \d+:/)).toBeVisible()
  await page.getByRole('button', { name: 'Edit and send again' }).click()
  await page.getByLabel('Edit what you said').fill('my knee hurts on the stairs')
  await page.getByRole('button', { name: 'Send' }).first().click()
  const versions = page.getByRole('group', { name: 'Versions' })
  await expect(versions).toContainText('2/2')
  await versions.getByRole('button', { name: 'Version before' }).click()
  await expect(page.getByText('I have a sore throat', { exact: true }).last()).toBeVisible()
  await expect(versions.getByRole('button', { name: 'Version before' })).toBeFocused()
  await expectAccessible(page)
  const other = await browser.newContext()
  const second = await other.newPage()
  await enter(second, person.email, person.password, new URL(page.url()).pathname + new URL(page.url()).search)
  await expect(second.getByRole('group', { name: 'Versions' })).toContainText('1/2')
  await second.getByRole('button', { name: 'Next version' }).click()
  await expect(second.getByText('my knee hurts on the stairs', { exact: true }).last()).toBeVisible()
  await other.close()
})

test('a visitor answers a question where it stands, and is helped before how it was read is told @once', async ({
  page,
}) => {
  for (const size of SMALL) {
    await page.setViewportSize(size)
    await page.goto(PAGES.chat)
    await say(page, 'I have a sore throat and a runny nose since yesterday')
    await expectUncovered(page.getByText(/^I will ask a few things before/))
    const question = page.getByText(/^Question 1 of about \d+:/)
    const no = page.getByRole('button', { name: 'No', exact: true })
    // The buttons come with the end of the answer, which is drawn anew then.
    await expect(no).toBeVisible()
    await question.scrollIntoViewIfNeeded()
    const [asked, answer] = [await question.boundingBox(), await no.boundingBox()]
    expect((answer?.y ?? 0) - (asked?.y ?? 0), `${size.width}×${size.height}`).toBeLessThan(200)
    await no.click()
    await expect(page.getByText(/^Question 2 of about/)).toBeVisible()
    expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY')
  }
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(PAGES.chat)
  await say(page, 'My hands shake when I hold a cup. My toddler drank drain cleaner.')
  const help = page.getByText('Until help comes')
  await expectUncovered(page.getByRole('alert').getByRole('link').first())
  const notice = page.getByText(/^You told of more than one person/)
  const [helpAt, noticeAt] = [await help.boundingBox(), await notice.boundingBox()]
  expect(helpAt?.y).toBeLessThan(noticeAt?.y ?? 0)
})

test('who writes in another language is asked and answered in it @once', async ({ page }) => {
  const words = answerWords('es')
  await page.goto(PAGES.chat)
  await say(page, 'Me duele la garganta y tengo mocos desde ayer')
  await expect(page.getByText(/^Pregunta 1 de unas \d+:/)).toBeVisible()
  await page.getByRole('button', { name: words.answer.no, exact: true }).click()
  await expect(page.getByText(/^Pregunta 2/)).toBeVisible()
  await page.getByRole('button', { name: words.enough }).click()
  await expect(page.getByText(words.seekCareIf).first()).toBeVisible()
  await expectAccessible(page)
})

test('a visitor chats without an account', async ({ page }) => {
  await page.goto(PAGES.chat)
  await expectAccessible(page)
  await say(page, '   ')
  await expect(page.getByText('Your conversation will be here.')).toBeVisible()
  await say(page, 'What helps against hay fever?')
  await expect(page.getByText('Allergic rhinitis')).toBeVisible()
  const box = await page.getByRole('log', { name: 'History' }).boundingBox()
  expect(box?.height).toBeLessThanOrEqual(300)
  await expectAccessible(page)
  await page.goto(PAGES.appSelector)
  await expect(page.getByRole('link', { name: /^Sleep/ })).toHaveAttribute('href', MODE_PAGES.sleep)
  await expectAccessible(page)
})

test('what is told of the record is proposed, added by a tap, still there after a reload, and taken back @once', async ({
  page,
  request,
}) => {
  await memberAt(page, request, 'Health Chatbot')
  await say(page, "I'm allergic to penicillin, I got hives. My blood pressure was 142/88 this morning.")
  const allergy = page.getByRole('region', { name: 'Add this allergy?' })
  const reading = page.getByRole('region', { name: 'Add this reading?' })
  await expect(allergy.getByText('Allergy to Penicillin: hives')).toBeVisible()
  await expect(reading.getByText(/Blood pressure: 142\/88 mmHg/)).toBeVisible()
  await expectAccessible(page)
  await allergy.getByRole('button', { name: 'Add to my record' }).click()
  await expect(allergy.getByText('Added to your record.')).toBeFocused()
  await reading.getByRole('button', { name: 'Not now' }).click()
  await expect(reading.getByText('Not added.')).toBeVisible()
  await expectAccessible(page)

  await page.reload()
  await expect(reading.getByText('Not added.')).toBeVisible()
  await expect(allergy.getByText('Added to your record.')).toBeVisible()
  await say(page, 'I started amoxicillin 500 mg twice a day')
  const medicine = page.getByRole('region', { name: 'Add this medicine?' })
  await medicine.getByRole('button', { name: 'Add to my record' }).click()
  await expect(medicine.getByText(/Amoxicillin is a penicillin/)).toBeVisible()
  await expectAccessible(page)
  await medicine.getByRole('button', { name: 'Undo' }).click()
  await expect(medicine.getByText('Taken out of your record again.')).toBeVisible()

  await page.goto(PAGES.medicalHistory)
  await expect(page.getByText('Penicillin').first()).toBeVisible()
  await expect(page.getByText('Amoxicillin')).toHaveCount(0)
})
