import { MESSAGES } from '@salus/contract'
import { expectAccessible } from './support/accessible.ts'
import { expect, test } from './support/journey.ts'
import { enter, member } from './support/people.ts'

test('a history is put in order, in the language that is chosen', async ({ page, request }) => {
  const person = await member(request)
  await enter(page, person.email, person.password)
  await page
    .getByRole('main')
    .getByRole('link', { name: /AI Medical History/ })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'AI Medical History' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Analyze' }).click()
  await expect(page.getByText('Please enter your medical history.')).toBeVisible()

  await page
    .getByPlaceholder('Enter your medical history here...')
    .fill('I have type 2 diabetes. My father had a stroke. Metformin 500 mg twice daily. HbA1c 8.1 % (4.0-5.6).')
  await page.getByRole('button', { name: 'Analyze' }).click()
  await expect(page.getByRole('heading', { name: 'Conditions' })).toBeVisible()
  await page.getByRole('button', { name: 'Type 2 diabetes (ICD-10 E11)' }).click()
  await expect(page.locator('mark')).toHaveText('type 2 diabetes')
  await expectAccessible(page)

  await page.getByLabel('Language').selectOption('Hindi')
  await expect(page.getByRole('button', { name: /टाइप 2 मधुमेह/ }).first()).toBeVisible()
  await expect(page.getByText(MESSAGES.assistant.disclaimer)).toBeVisible()
  await expectAccessible(page)
  await expect(page.getByRole('link', { name: 'Email' })).toHaveAttribute('href', /^mailto:/)
})
