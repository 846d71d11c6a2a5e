import { libraryPath, PAGES } from '@salus/contract'
import { expectAccessible } from './support/accessible.ts'
import { expect, test } from './support/journey.ts'
import { enter, member } from './support/people.ts'

test('first aid is found by everyday words and read in large letters, in another language too', async ({ page }) => {
  await page.goto(PAGES.library)
  await expect(page.getByRole('heading', { name: 'Health Library' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Burns, heat and cold' })).toBeVisible()
  await expectAccessible(page)

  await page.getByLabel('Search the library').fill('burned my hand')
  await page.getByRole('link', { name: /Burn or scald/ }).click()
  await expect(page.getByRole('heading', { name: 'Burn or scald', level: 1 })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'What to do, step by step' })).toBeVisible()
  await expect(page.getByText(/not yet checked by a doctor/)).toBeVisible()
  await expectAccessible(page)

  await page.getByLabel('Read in').selectOption('hi')
  await expect(page.getByRole('heading', { name: 'क्या करें, एक-एक करके' })).toBeVisible()
  await expect(page).toHaveURL(/language=hi/)
  await expectAccessible(page)

  // The choice goes along to the next page, and the way back leads through the pages.
  await page.getByRole('region', { name: 'Read next' }).getByRole('link').first().click()
  await expect(page).toHaveURL(/language=hi/)
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'क्या करें, एक-एक करके' })).toBeVisible()
})

test('illnesses and medicines are looked up by letter, and what is not there is said @once', async ({
  page,
  expectTrouble,
}) => {
  expectTrouble(/404/)
  await page.goto(`${PAGES.library}/illness`)
  const letters = page.getByRole('navigation', { name: 'Letters' })
  await letters.getByRole('button', { name: 'M', exact: true }).click()
  await page.getByRole('link', { name: 'Migraine', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'What you can do' })).toBeVisible()
  await expectAccessible(page)

  await page.goto(`${PAGES.library}/medicine`)
  await letters.getByRole('button', { name: 'M', exact: true }).click()
  await page.getByRole('link', { name: 'Metformin', exact: true }).click()
  await expect(page.getByText('Metformin is used for type 2 diabetes')).toBeVisible()

  await page.goto(libraryPath('test', 'no-such-test'))
  await expect(page.getByText('The library has nothing on that yet')).toBeVisible()
  await page.getByRole('link', { name: 'Look through the library' }).click()
  await page.getByLabel('Search the library').fill('xyzzyx')
  await expect(page.getByText('The library has nothing on that', { exact: true })).toBeVisible()
})

test('a question in the chat is answered from the library, which opens from its source', async ({ page, request }) => {
  const person = await member(request)
  await enter(page, person.email, person.password, PAGES.chat)
  await page.getByLabel('Your message').fill('How do I quit smoking?')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/Pick a quit day/)).toBeVisible()
  const source = page.getByRole('link', { name: /General knowledge after/ })
  await page.getByText(/^What this is based on/).click()
  await source.click()
  await expect(page.getByRole('heading', { name: 'Quitting smoking', level: 1 })).toBeVisible()
})
