import { randomUUID } from 'node:crypto'
import type { BrowserContext } from '@playwright/test'
import { MESSAGES, PAGES } from '@salus/contract'
import { expectAccessible } from './support/accessible.ts'
import { expect, test } from './support/journey.ts'
import { logIn, member } from './support/people.ts'
import { logOut } from './support/shell.ts'

/** Who is logged in at Google in this browser. */
const atGoogle = (context: BrowserContext, person: object) =>
  context.addCookies([
    { name: 'google-person', value: encodeURIComponent(JSON.stringify(person)), domain: '127.0.0.1', path: '/' },
  ])

test('Google is added to an account and logs in to it @once', async ({ page, context, request, expectTrouble }) => {
  expectTrouble(/another host/)
  const person = await member(request)
  await atGoogle(context, { sub: randomUUID(), email: person.email, email_verified: true, name: person.fullName })
  expectTrouble(/status of 409/)
  await page.goto(PAGES.login)
  await page.getByRole('button', { name: 'Log in with Google' }).click()
  await expect(page.getByText(/^There is already an account with this e-mail address/)).toBeVisible()
  await expectAccessible(page)

  await logIn(page, person.email, person.password)
  await expect(page).toHaveURL(PAGES.home)
  await page.goto(PAGES.security)
  await page.getByRole('button', { name: 'Add Google' }).click()
  await expect(page.getByText('Added. You can log in with it.')).toBeVisible()
  await logOut(page)
  await page.getByRole('button', { name: 'Log in with Google' }).click()
  await expect(page.getByRole('heading', { level: 1, name: `Hello, ${person.firstName}!` })).toBeVisible()
})

test('Google fills in the sign-up of somebody new @once', async ({ page, context, expectTrouble }) => {
  expectTrouble(/another host/)
  const email = `ravi.${randomUUID().slice(0, 8)}@gmail.example`
  await atGoogle(context, { sub: randomUUID(), email, email_verified: true, name: 'Ravi Rao' })
  await page.goto(PAGES.signUp)
  await page.getByRole('button', { name: 'Fill in with Google' }).click()
  await expect(page).toHaveURL(PAGES.signUp)
  await expect(page.getByLabel(MESSAGES.signUp.fullName)).toHaveValue('Ravi Rao')
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email)
})
