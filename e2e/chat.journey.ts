import type { Page } from '@playwright/test'
import { MODE_PAGES, PAGES } from '@salus/contract'
import { expectAccessible } from './support/accessible.ts'
import { expect, test } from './support/journey.ts'
import { enter, member, memberAt } from './support/people.ts'

async function say(page: Page, text: string) {
  await page.getByLabel('Your message').fill(text)
  await page.keyboard.press('Enter')
}

test('a conversation is had, found on another device, named, searched and deleted @once', async ({
  page,
  browser,
  request,
}) => {
  const person = await memberAt(page, request, 'Health Chatbot')
  await expectAccessible(page)
  await say(page, 'I have a sore throat and a runny nose since yesterday')
  await expect(page.getByText('To be surer, one question:')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Yes', exact: true }).click()
  await expect(page.getByText('What may be behind it')).toHaveCount(2)
  await page
    .getByText(/^What this is based on/)
    .last()
    .click()
  await expect(page.getByText('From what I said').last()).toBeVisible()

  const other = await browser.newContext()
  const second = await other.newPage()
  await enter(second, person.email, person.password)
  await expect(second.getByRole('heading', { level: 1, name: /^Hello/ })).toBeVisible()
  await second.goto(PAGES.healthChatbot)
  const history = second.getByRole('navigation', { name: 'Conversations' })
  await expect(second.getByLabel('Your message')).toBeVisible()
  if (!(await history.isVisible())) await second.getByText('Conversations', { exact: true }).click()
  await history.getByRole('button', { name: /^I have a sore throat/ }).click()
  await expect(second.getByText('What may be behind it')).toHaveCount(2)
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
  await enter(page, person.email, person.password)
  await expect(page.getByRole('heading', { level: 1, name: /^Hello/ })).toBeVisible()
  await page.goto(MODE_PAGES.first_aid)
  await expect(page.getByRole('heading', { level: 1, name: 'First aid' })).toBeVisible()
  await say(page, 'my husband is unconscious and does not wake up')
  await expect(page.getByRole('alert').getByRole('link', { name: /^Call/ }).first()).toBeInViewport()
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
