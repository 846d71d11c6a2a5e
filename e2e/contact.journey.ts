import { PAGES } from '@salus/contract'
import { expectAccessible } from './support/accessible.ts'
import { expect, test } from './support/journey.ts'
import { waitForMail } from './support/mailbox.ts'

test('a message from the contact page survives a reload, reaches the support address and is confirmed', async ({
  page,
}) => {
  const words = `The button is too small ${crypto.randomUUID()}`
  await page.goto(PAGES.contact)
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('Please write your message.')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Your e-mail address').fill('asha@example.com')
  await page.getByRole('textbox', { name: 'Message' }).fill(words)
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(words)
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText(/Your message is on its way.*asha@example\.com/)).toBeVisible()
  const mail = await waitForMail(words)
  expect(mail).toContain('Reply-To: asha@example.com')
})
