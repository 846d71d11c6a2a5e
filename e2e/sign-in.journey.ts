import type { Page } from '@playwright/test'
import { MESSAGES, PAGES } from '@salus/contract'
import { expectAccessible } from './support/accessible.ts'
import { expect, test } from './support/journey.ts'
import { fillLogin, logIn, member } from './support/people.ts'
import { goThroughMenu, logOut } from './support/shell.ts'
import { hears, spoken } from './support/speech.ts'

/** The virtual authenticator takes every offer at once: without offers the buttons are what logs in. */
const withoutOffers = (page: Page) =>
  page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false
  })

test('a passkey is added, used without a password, named and removed', async ({ page, context, request }) => {
  await context.credentials.install()
  await withoutOffers(page)
  const person = await member(request)
  await logIn(page, person.email, person.password)
  await goThroughMenu(page, 'Account', 'Sign-in and security')
  await expect(page.getByText('No passkey yet.')).toBeVisible()
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  const passkeys = page.getByRole('list', { name: 'Passkeys' })
  await expect(passkeys.getByRole('listitem')).toContainText('not used to log in yet')
  await expectAccessible(page)

  await logOut(page)
  await page.getByRole('button', { name: MESSAGES.login.faceId }).click()
  await expect(page.getByRole('heading', { level: 1, name: `Hello, ${person.firstName}!` })).toBeVisible()

  await page.goto(PAGES.security)
  await expect(passkeys.getByRole('listitem')).toContainText('last sign-in')
  await passkeys.getByRole('button', { name: /^Rename/ }).click()
  await page.getByRole('textbox', { name: 'Name this passkey' }).fill('My phone')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(passkeys).toContainText('My phone')
  await passkeys.getByRole('button', { name: 'Remove “My phone”' }).click()
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(page.getByText('No passkey yet.')).toBeVisible()
})

test('with Face ID ticked the password field is gone and the name has to fit @once', async ({
  page,
  context,
  request,
  expectTrouble,
}) => {
  expectTrouble(/status of 401/)
  await context.credentials.install()
  await withoutOffers(page)
  const person = await member(request)
  await logIn(page, person.email, person.password)
  await expect(page).toHaveURL(PAGES.home)
  await page.goto(PAGES.security)
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(page.getByRole('list', { name: 'Passkeys' })).toBeVisible()
  await logOut(page)

  await page.getByLabel(MESSAGES.login.usePasskey).check()
  await expect(page.getByLabel('Password', { exact: true })).toBeHidden()
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(page.getByText(MESSAGES.login.usernameRequired)).toBeVisible()
  await expectAccessible(page)
  const name = page.getByPlaceholder('Username or Email')
  await name.fill('somebody.else')
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(page.getByText(/^This passkey was not accepted/)).toBeVisible()
  await name.fill(person.username)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(page).toHaveURL(PAGES.home)
})

test('the browser offers a passkey in the name field by itself @once', async ({ page, context, request }) => {
  await context.credentials.install()
  const person = await member(request)
  await logIn(page, person.email, person.password)
  await expect(page).toHaveURL(PAGES.home)
  await page.goto(PAGES.security)
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(page.getByRole('list', { name: 'Passkeys' })).toBeVisible()
  await page.context().clearCookies()
  await page.evaluate(() => localStorage.clear())
  await page.goto(PAGES.login)
  await expect(page.getByRole('heading', { level: 1, name: `Hello, ${person.firstName}!` })).toBeVisible()
})

test('a device that is lost is logged out from another one @once', async ({
  page,
  request,
  otherBrowser,
  expectTrouble,
}) => {
  expectTrouble(/status of 401/)
  const person = await member(request)
  const lost = await (await otherBrowser()).newPage()
  await logIn(lost, person.email, person.password)
  await expect(lost).toHaveURL(PAGES.home)
  await logIn(page, person.email, person.password)
  await expect(page).toHaveURL(PAGES.home)
  await page.goto(PAGES.security)
  const devices = page.getByRole('list', { name: 'Devices' })
  await expect(devices.getByRole('listitem')).toHaveCount(2)
  await expect(devices.getByRole('listitem').first()).toContainText('this device')
  await devices.getByRole('button', { name: /^Log out/ }).click()
  await expect(devices.getByRole('listitem')).toHaveCount(1)
  await lost.goto(PAGES.documents)
  await expect(lost).toHaveURL(PAGES.login)
})

test('Voice Login waits for its word, comes in to a demonstration, and is welcomed aloud @once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await hears(page, 'please open the door')
  await page.goto(PAGES.login)
  await page.getByRole('button', { name: MESSAGES.login.voice }).click()
  await expect(page.getByText(MESSAGES.login.voiceKeyword)).toBeVisible()

  await hears(page, 'Sign in')
  await page.reload()
  await page.getByRole('button', { name: MESSAGES.login.voice }).click()
  await expect(page).toHaveURL(PAGES.home)
  await expect.poll(() => spoken(page)).toBe('Welcome back demo')
})

test('a name is spoken into its field, and the welcome can be silenced @once', async ({ page, request }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  const person = await member(request)
  await hears(page, person.email.replace('@', ' at ').replaceAll('.', ' dot '))
  await logIn(page, person.email, person.password)
  await expect.poll(() => spoken(page)).toBe(`Welcome back ${person.username}`)
  await page.goto(PAGES.security)
  await page.getByLabel('Say “Welcome back” aloud on this device').click()
  await logOut(page)
  await page.getByRole('button', { name: 'Speak your username' }).click()
  await expect(page.getByPlaceholder('Username or Email')).toHaveValue(person.email)
  await fillLogin(page, person.email, person.password)
  await expect(page).toHaveURL(PAGES.home)
  expect(await spoken(page)).toBe('')
})

test('an account is deleted with a passkey in place of the password @once', async ({ page, context, request }) => {
  await context.credentials.install()
  await withoutOffers(page)
  const person = await member(request)
  await logIn(page, person.email, person.password)
  await goThroughMenu(page, 'Account', 'Sign-in and security')
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(page.getByRole('list', { name: 'Passkeys' })).toBeVisible()
  await page.goto(PAGES.deleteAccount)
  await expect(page.getByRole('button', { name: 'Use a passkey instead' })).toBeDisabled()
  await page.getByLabel(/I understand that it goes at once/).check()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Use a passkey instead' }).click()
  await expect(page.getByText('Your account and everything in it is gone.').first()).toBeVisible()
  await expect(page).toHaveURL(PAGES.login)
})
