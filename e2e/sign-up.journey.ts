import { randomInt } from 'node:crypto'
import type { Page } from '@playwright/test'
import { API, DEMO, MESSAGES, PAGES } from '@salus/contract'
import { expectAccessible } from './support/accessible.ts'
import { expect, test } from './support/journey.ts'
import { fillLogin, logIn, member, type Person, somebody } from './support/people.ts'
import { makePng } from './support/picture.ts'
import { openMenu } from './support/shell.ts'

test('a person signs up in three steps, logs in and is greeted', async ({ page, expectTrouble }) => {
  expectTrouble(/status of 422/)
  const person = somebody()
  await page.goto(PAGES.landing)
  await page.getByRole('link', { name: 'Sign Up' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expectAccessible(page)

  await page.getByLabel('Profile photo').setInputFiles({
    name: 'me.png',
    mimeType: 'image/png',
    buffer: makePng(1200, 900),
  })
  await expect(page.getByRole('img', { name: 'Your profile' })).toBeVisible()
  await fillForm(page, person)
  await page.getByLabel(MESSAGES.signUp.consentGmail).check()
  await page.getByLabel(MESSAGES.signUp.consentPhone).check()
  await page.getByRole('button', { name: 'Continue' }).click()

  const code = page.getByLabel('One-time code')
  await expect(code).toBeFocused()
  await expectAccessible(page)
  await code.fill('000000')
  await page.getByRole('button', { name: MESSAGES.signUp.verify }).click()
  await expect(page.getByText(MESSAGES.signUp.codeInvalidDemo.replace('{code}', DEMO.code))).toBeVisible()
  await code.fill(` ${DEMO.code} `)
  await page.getByRole('button', { name: MESSAGES.signUp.verify }).click()
  await expect(page.getByText(MESSAGES.signUp.success)).toBeVisible()
  await expect(page).toHaveURL(PAGES.login)

  await logIn(page, person.email, person.password)
  await expect(page).toHaveURL(PAGES.home)
  await expect(page.getByRole('heading', { level: 1, name: `Hello, ${person.firstName}!` })).toBeVisible()
  await expect(page.getByText(MESSAGES.dashboard.subtitle)).toBeVisible()
  await expect(page.getByText(MESSAGES.login.success)).toBeVisible()
  const photo = await page.request.get(API.profilePhoto)
  expect(photo.headers()['content-type']).toMatch(/^image\//)
  await expectAccessible(page)
})

test('what is wrong with the form is said at its fields', async ({ page }) => {
  await page.goto(PAGES.signUp)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText(MESSAGES.signUp.fullNameRequired)).toBeVisible()
  await expect(page.getByText(MESSAGES.signUp.emailOrMobile)).toBeVisible()
  await expect(page.getByText(MESSAGES.signUp.termsRequired)).toBeVisible()
  await expect(page.getByLabel(MESSAGES.signUp.fullName)).toBeFocused()
  await expectAccessible(page)

  await fillForm(page, somebody())
  await page.getByLabel('Confirm Password', { exact: true }).fill('something else')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText(MESSAGES.signUp.passwordsDiffer)).toBeVisible()
  await expect(page.getByText(MESSAGES.signUp.fullNameRequired)).toBeHidden()
  await expect(page).toHaveURL(PAGES.signUp)
})

test('the terms open in a new tab and the form keeps what was typed @once', async ({ page, context }) => {
  await page.goto(PAGES.signUp)
  await page.getByLabel(MESSAGES.signUp.fullName).fill('Asha Rao')
  const opened = context.waitForEvent('page')
  await page.getByRole('link', { name: /^Terms/ }).click()
  const terms = await opened
  await expect(terms).toHaveURL(PAGES.terms)
  await expect(terms.getByRole('heading', { level: 1 })).toBeVisible()
  await terms.close()
  await expect(page.getByLabel(MESSAGES.signUp.fullName)).toHaveValue('Asha Rao')
})

test('a passkey made on the form logs in to the new account @once', async ({ page, context }) => {
  await context.credentials.install()
  // The virtual authenticator takes every offer at once: here the button is what logs in.
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false
  })
  const person = somebody()
  await page.goto(PAGES.signUp)
  await page.getByRole('button', { name: MESSAGES.login.thumbprint }).click()
  await expect(page.getByText(/^Please fill in your name and your e-mail/)).toBeVisible()
  await fillForm(page, person)
  await page.getByRole('button', { name: MESSAGES.login.thumbprint }).click()
  await expect(page.getByText('Your device is ready. It comes with your account.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByLabel('One-time code').fill(DEMO.code)
  await page.getByRole('button', { name: MESSAGES.signUp.verify }).click()
  await expect(page).toHaveURL(PAGES.login)
  await page.getByRole('button', { name: MESSAGES.login.thumbprint }).click()
  await expect(page.getByRole('heading', { level: 1, name: `Hello, ${person.firstName}!` })).toBeVisible()
})

test('a mobile number alone is enough to sign up @once', async ({ page }) => {
  const person = somebody()
  await page.goto(PAGES.signUp)
  await fillForm(page, person)
  await page.getByLabel('Email', { exact: true }).fill('')
  await page.getByLabel(MESSAGES.signUp.mobile).fill(`415 555 ${randomInt(2000, 9999)}`)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByLabel('One-time code').fill(DEMO.code)
  await page.getByRole('button', { name: MESSAGES.signUp.verify }).click()
  await expect(page.getByText(MESSAGES.signUp.success)).toBeVisible()
})

test('a member logs in by username, and a wrong password tells nothing @once', async ({
  page,
  request,
  expectTrouble,
}) => {
  expectTrouble(/status of 401/)
  const person = await member(request)
  await page.goto(PAGES.login)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(page.getByText(MESSAGES.login.usernameRequired)).toBeVisible()
  await expectAccessible(page)

  await logIn(page, person.username, 'not the password')
  const refusal = page.getByRole('alert').filter({ hasText: /./ })
  await expect(refusal).toBeVisible()
  const told = await refusal.textContent()
  await logIn(page, 'nobody-has-this-name', 'not the password')
  await expect(refusal).toHaveText(told ?? '')
  await logIn(page, person.username, person.password)
  await expect(page.getByRole('heading', { level: 1, name: `Hello, ${person.firstName}!` })).toBeVisible()
})

test('the page that was wanted opens after the login @once', async ({ page, request }) => {
  const person = await member(request)
  await page.goto(PAGES.documents)
  await expect(page).toHaveURL(PAGES.login)
  await fillLogin(page, person.email, person.password)
  await expect(page).toHaveURL(PAGES.documents)
})

test('the demo account of a demonstration comes in @once', async ({ page }) => {
  await page.goto(PAGES.login)
  await page.getByRole('button', { name: 'Fill in' }).click()
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(page).toHaveURL(PAGES.home)
  const menu = await openMenu(page, 'Account')
  await expect(menu.getByText('Logout')).toBeVisible()
})

async function fillForm(page: Page, person: Person) {
  await page.getByLabel(MESSAGES.signUp.fullName).fill(person.fullName)
  await page.getByLabel('Day').fill('12')
  await page.getByLabel('Month').selectOption({ label: 'March' })
  await page.getByLabel('Year').fill('1984')
  await page.getByLabel('Email', { exact: true }).fill(person.email)
  await page
    .getByRole('combobox', { name: 'Country' })
    .or(page.getByRole('textbox', { name: 'Country' }))
    .fill('United St')
  await page
    .getByRole('option', { name: /^United States/ })
    .first()
    .click()
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByLabel('Confirm Password', { exact: true }).fill(person.password)
  await page.getByRole('checkbox', { name: /I agree/ }).check()
}
