import type { Page } from '@playwright/test'
import { PAGES } from '@salus/contract'
import { expectAccessible } from './support/accessible.ts'
import { expect, test } from './support/journey.ts'
import { MODEL_KEY } from './support/model-server.ts'
import { enter, member } from './support/people.ts'

async function say(page: Page, text: string) {
  await page.getByLabel('Your message').fill(text)
  // The answer before may still be coming.
  await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeEnabled()
  await page.getByLabel('Your message').press('Enter')
}

/** Brings the key, sees what would leave, and agrees. */
async function agreeToModel(page: Page) {
  await page.getByRole('button', { name: 'Use my own key for a model' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(/^Key/).fill('sk-a-wrong-key')
  await dialog.getByRole('button', { name: 'Check the key' }).click()
  await expect(dialog.getByText('Test did not accept this key.')).toBeVisible()
  await dialog.getByLabel(/^Key/).fill(MODEL_KEY)
  await dialog.getByRole('button', { name: 'Check the key' }).click()
  await dialog.getByLabel('Model').selectOption('large')
  await dialog.getByRole('button', { name: 'Keep the key' }).click()
  await expect(dialog).toBeHidden()

  await page.getByLabel('Your message').fill('I have a cough, write to asha@example.com')
  await page.getByRole('button', { name: 'Let it answer' }).click()
  await expect(dialog.getByText('I have a cough, write to [e-mail]')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'I agree' }).click()
  await expect(dialog).toBeHidden()
}

test('a model of one’s own key answers after consent, is corrected, and gives way when it fails @once', async ({
  page,
  request,
  expectTrouble,
}) => {
  expectTrouble(/422/)
  const person = await member(request)
  await enter(page, person.email, person.password, PAGES.healthChatbot)
  await agreeToModel(page)

  await page.getByLabel('Your message').press('Enter')
  await expect(page.getByText('Rest and drink enough.')).toBeVisible()
  await expect(page.getByText('A medicine that needs a prescription was left out here')).toBeVisible()
  await expect(page.getByText('amoxicillin')).toHaveCount(0)
  await expect(page.getByText('large at Test', { exact: true })).toBeVisible()

  await say(page, 'I have a cough [refuses]')
  await expect(page.getByText('Test did not accept its key.')).toBeVisible()
  await expect(page.getByText('Salus clinical engine')).toBeVisible()
  await say(page, 'I have a cough and a cold [breaks]')
  await expect(page.getByText('Test broke off in the middle. It is asked once more.')).toBeVisible()
  await say(page, 'crushing chest pain, sweating, my left arm hurts [says] You are fine. Sit down.')
  await expect(page.getByRole('link', { name: /^Call 911/ }).first()).toBeVisible()
  await expect(page.getByText('You are fine.', { exact: true })).toHaveCount(0)

  await page.getByText('Settings of this conversation').click()
  await page.getByRole('button', { name: 'What was sent' }).click()
  await page.getByRole('dialog').locator('summary').last().click()
  await expect(page.getByRole('dialog').getByText('I have a cough, write to [e-mail]').last()).toBeVisible()
  await expectAccessible(page)
})

test('a note is put into a model’s words, and what it makes up is left out @once', async ({
  page,
  request,
  expectTrouble,
}) => {
  expectTrouble(/422/)
  const person = await member(request)
  await enter(page, person.email, person.password, PAGES.healthChatbot)
  await agreeToModel(page)

  await page.goto(PAGES.noteSummarizer)
  await page.getByLabel('The note').fill('She was admitted with pneumonia. She is to rest and drink enough.')
  await page.getByRole('button', { name: 'Summarize' }).click()
  const words = page.getByRole('region', { name: "In a model's words" })
  await expect(words.getByText(/^Written by large at Test/)).toBeVisible()
  await expect(words.getByText(/A sentence was left out here: it stated .*, and your text does not/)).toBeVisible()
  await expect(words.getByText(/amoxicillin 500 mg/)).toHaveCount(0)
  await words.getByRole('button', { name: /^Rest and drink enough/ }).click()
  await expect(page.locator('mark').first()).toContainText('rest and drink enough')
  await expectAccessible(page)

  await page.goto(PAGES.symptomChecker)
  await page.locator('textarea').first().fill('a sore throat and a runny nose since yesterday')
  await page.getByRole('button', { name: 'Analyze' }).click()
  await page.getByRole('button', { name: 'Enough, show me' }).click()
  await expect(words.getByText('A medicine that needs a prescription was left out here')).toBeVisible()
})
