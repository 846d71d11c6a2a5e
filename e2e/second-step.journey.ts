import { MESSAGES, PAGES } from '@salus/contract'
import { expectAccessible } from './support/accessible.ts'
import { appCode } from './support/authenticator-app.ts'
import { expect, test } from './support/journey.ts'
import { fillLogin, logIn, member } from './support/people.ts'
import { logOut } from './support/shell.ts'

test('a second step is set up, asked for, and a recovery code helps without the app', async ({
  page,
  request,
  expectTrouble,
}) => {
  expectTrouble(/status of (403|422)/)
  const person = await member(request)
  await logIn(page, person.email, person.password)
  await expect(page).toHaveURL(PAGES.home)
  await page.goto(PAGES.security)
  await page.getByRole('button', { name: 'Set up' }).click()
  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
  const key = (await page.locator('code').textContent()) ?? ''
  await expectAccessible(page)
  const code = page.getByLabel('Code from the app')
  await code.fill('000000')
  await page.getByRole('button', { name: 'Switch on' }).click()
  await expect(page.getByText('This code is not right. Please try the newest one.')).toBeVisible()
  await code.fill(appCode(key))
  await page.getByRole('button', { name: 'Switch on' }).click()
  const recoveryCodes = page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')
  await expect(recoveryCodes).toHaveCount(10)
  const recovery = (await recoveryCodes.first().textContent()) ?? ''
  await page.getByRole('button', { name: 'I have kept them' }).click()
  await expect(page.getByText('10 recovery codes are left.')).toBeVisible()

  await logOut(page)
  await fillLogin(page, person.email, person.password)
  await expect(page.getByLabel('Code', { exact: true })).toBeFocused()
  await expectAccessible(page)
  await page.getByLabel('Code', { exact: true }).fill(recovery)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL(PAGES.home)

  await logOut(page)
  await fillLogin(page, person.email, person.password)
  await page.getByLabel('Do not ask on this device for 30 days').check()
  await page.getByLabel('Code', { exact: true }).fill(appCode(key, 1))
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL(PAGES.home)
  await logOut(page)
  await fillLogin(page, person.email, person.password)
  await expect(page).toHaveURL(PAGES.home)

  await page.goto(PAGES.security)
  await expect(page.getByText('9 recovery codes are left.')).toBeVisible()
  await page.getByRole('button', { name: 'Switch off' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Switch off' }).click()
  await expect(page.getByRole('button', { name: 'Set up' })).toBeVisible()
})

test('a forgotten password is replaced, once for each link @once', async ({ page, request, expectTrouble }) => {
  expectTrouble(/status of 4(01|22)/)
  const person = await member(request)
  await page.goto(PAGES.login)
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByText(MESSAGES.login.usernameRequired)).toBeVisible()
  await page.getByLabel(MESSAGES.login.usernamePlaceholder).fill(person.email)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expectAccessible(page)
  const link = page.getByRole('link', { name: 'Open the link' })
  const href = (await link.getAttribute('href')) ?? ''
  await link.click()

  await expect(page).toHaveURL(PAGES.resetPassword)
  await page.getByLabel('New password', { exact: true }).fill('a walk at dusk')
  await page.getByLabel('New password again').fill('something else')
  await page.getByRole('button', { name: 'Change my password' }).click()
  await expect(page.getByText(MESSAGES.signUp.passwordsDiffer)).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('New password again').fill('a walk at dusk')
  await page.getByRole('button', { name: 'Change my password' }).click()
  await expect(page).toHaveURL(PAGES.login)
  await fillLogin(page, person.email, person.password)
  await expect(page.getByText('The username or password is not right.')).toBeVisible()
  await fillLogin(page, person.email, 'a walk at dusk')
  await expect(page).toHaveURL(PAGES.home)

  await page.goto(href)
  await page.getByLabel('New password', { exact: true }).fill('another walk')
  await page.getByLabel('New password again').fill('another walk')
  await page.getByRole('button', { name: 'Change my password' }).click()
  await expect(page.getByText(/^This link has expired or was used before/)).toBeVisible()
})
