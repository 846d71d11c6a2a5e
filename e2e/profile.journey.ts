import { buffer } from 'node:stream/consumers'
import { API, MESSAGES, PAGES } from '@salus/contract'
import { expectAccessible } from './support/accessible.ts'
import { expect, test } from './support/journey.ts'
import { enter, fillLogin, logIn, member } from './support/people.ts'
import { makePng } from './support/picture.ts'
import { goThroughMenu, logOut } from './support/shell.ts'

test('a profile is filled in, survives a reload while it is typed, and is saved or called off', async ({
  page,
  request,
}) => {
  const person = await member(request)
  await enter(page, person.email, person.password)
  await expect(page).toHaveURL(PAGES.home)
  await goThroughMenu(page, 'Account', 'Profile')
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeFocused()
  await expectAccessible(page)
  const personal = page.getByRole('region', { name: 'Personal information' })

  await personal.getByRole('button', { name: 'Edit' }).click()
  await personal.getByLabel('Full Name').fill('Somebody else')
  await personal.getByRole('button', { name: 'Cancel' }).click()
  await expect(personal.getByText('Asha Rao', { exact: true })).toBeVisible()

  await personal.getByRole('button', { name: 'Edit' }).click()
  await personal.getByLabel('Address').fill('4 Lake Road')
  await expect(personal.getByText(/^Your changes are not saved yet/)).toBeVisible()
  await page.reload()
  await expect(personal.getByLabel('Address')).toHaveValue('4 Lake Road')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Today' }).click()
  await page.getByRole('link', { name: /^Finish your profile/ }).click()
  await expect(personal.getByLabel('Address')).toHaveValue('4 Lake Road')
  await personal.getByLabel('Gender').selectOption('Female')
  await personal.getByLabel('Blood type').selectOption('AB-')
  await personal.getByLabel('Height, feet').fill('5')
  await personal.getByLabel('Height, inches').fill('4')
  await personal.getByLabel('Weight').fill('heavy')
  await personal.getByRole('button', { name: 'Add a contact' }).click()
  await personal.getByLabel('Name', { exact: true }).fill('Ravi')
  await personal.getByLabel('Phone number').fill('+1 212 555 0142')
  await personal.getByRole('button', { name: 'Save' }).click()
  await expect(personal.getByLabel('Weight')).toBeFocused()
  await expectAccessible(page)
  await personal.getByLabel('Weight').fill('130')
  await personal.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(MESSAGES.profile.updated)).toBeVisible()
  await expect(personal.getByText('5 ft 4 in')).toBeVisible()
  await expect(personal.getByText(/22\.3 kg\/m², normal weight/)).toBeVisible()
  await expect(personal.getByRole('link', { name: '+1 212 555 0142' })).toBeVisible()
  await page.reload()
  await expect(personal.getByText('4 Lake Road')).toBeVisible()
})

test('a photo is cut to a square, shown at once, and removed @once', async ({ page, request }) => {
  const person = await member(request)
  await enter(page, person.email, person.password, PAGES.profile)
  const photo = { name: 'me.png', mimeType: 'image/png', buffer: makePng(900, 600) }
  await page.getByLabel('Profile photo').setInputFiles(photo)
  const dialog = page.getByRole('dialog', { name: 'Your photo' })
  await dialog.getByLabel('Zoom').fill('2')
  await dialog.getByRole('img', { name: /arrow keys/ }).press('ArrowLeft')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Save photo' }).click()
  const shown = page.getByRole('img', { name: 'You', exact: true })
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(512)
  await page.getByRole('button', { name: 'Remove' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(shown).toBeHidden()
})

test('a new password is asked for twice, judged, and ends the other sessions @once', async ({
  page,
  request,
  otherBrowser,
  expectTrouble,
}) => {
  expectTrouble(/status of (401|422)/)
  const person = await member(request)
  const elsewhere = await (await otherBrowser()).newPage()
  await enter(elsewhere, person.email, person.password)
  await expect(elsewhere).toHaveURL(PAGES.home)
  await enter(page, person.email, person.password, PAGES.profile)
  const part = page.getByRole('region', { name: 'Change password' })
  const fill = async (old: string, next: string, again = next) => {
    await part.getByLabel('Old password', { exact: true }).fill(old)
    await part.getByLabel('New password', { exact: true }).fill(next)
    await part.getByLabel('Confirm new password', { exact: true }).fill(again)
    await part.getByRole('button', { name: 'Change password' }).click()
  }
  await fill(person.password, 'seven quiet herons', 'seven quiet')
  await expect(part.getByText(MESSAGES.profile.passwordsDiffer)).toBeVisible()
  await fill('not the old one', 'seven quiet herons')
  await expect(part.getByText(MESSAGES.profile.oldPasswordWrong)).toBeVisible()
  await fill(person.password, 'password123')
  await expect(part.getByText('Very easy to guess')).toBeVisible()
  await expect(part.getByText(MESSAGES.profile.passwordLeaked)).toBeVisible()
  await expectAccessible(page)
  await fill(person.password, 'seven quiet herons')
  await expect(page.getByText(MESSAGES.profile.passwordUpdated)).toBeVisible()
  await expect(part.getByLabel('Old password', { exact: true })).toHaveValue('')

  await elsewhere.goto(PAGES.profile)
  await expect(elsewhere).toHaveURL(PAGES.login)
  await fillLogin(elsewhere, person.email, 'seven quiet herons')
  await expect(elsewhere).toHaveURL(PAGES.profile)
})

test('settings and consents follow the person to another browser @once', async ({ page, request, otherBrowser }) => {
  const person = await member(request)
  await enter(page, person.email, person.password, PAGES.profile)
  await page.getByRole('link', { name: /^Settings/ }).click()
  await page.getByLabel('Region & Currency').selectOption('IN')
  await page.getByLabel('Language', { exact: true }).selectOption('deu')
  await page.getByRole('checkbox', { name: 'Dark' }).check()
  await expectAccessible(page)
  await page.goto(PAGES.myData)
  // Not `check`, which looks at once: the box follows what the server keeps.
  const phone = page.getByLabel(MESSAGES.signUp.consentPhone)
  await phone.click()
  await expect(phone).toBeChecked()
  await expect(page.getByText(/^Given on/)).toBeVisible()
  await expectAccessible(page)
  await logOut(page)

  const elsewhere = await (await otherBrowser()).newPage()
  await enter(elsewhere, person.email, person.password)
  await expect(elsewhere).toHaveURL(PAGES.home)
  await expect(elsewhere.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
  await elsewhere.goto(PAGES.symptomChecker)
  await expect(elsewhere.getByLabel(MESSAGES.assistant.region)).toHaveValue('IN')
  await expect(elsewhere.getByLabel(MESSAGES.assistant.ocrLanguage)).toHaveValue('deu')
  await elsewhere.goto(PAGES.myData)
  await expect(elsewhere.getByLabel(MESSAGES.signUp.consentPhone)).toBeChecked()
  const download = elsewhere.waitForEvent('download')
  await elsewhere.getByRole('button', { name: 'Download everything' }).click()
  expect((await download).suggestedFilename()).toMatch(/^salus-.*\.zip$/)
  expect((await buffer(await (await download).createReadStream())).subarray(0, 2).toString()).toBe('PK')
})

test('a key is made for a device, sends a reading, and is revoked @once', async ({
  page,
  request,
  playwright,
  baseURL,
}) => {
  const person = await member(request)
  await enter(page, person.email, person.password, PAGES.profile)
  await page.getByRole('link', { name: /^Device keys/ }).click()
  await expect(page.getByText('You have given no key away.')).toBeVisible()
  await page.getByRole('button', { name: 'Make the key' }).click()
  await expect(page.getByText('Please give the key a name, so that you know it again.')).toBeVisible()
  await page.getByLabel('Name').fill('Blood pressure cuff')
  await page.getByRole('button', { name: 'Make the key' }).click()
  const key = await page.getByText(/^salus_key_/).innerText()
  await page.getByText('How a program uses it').click()
  await expectAccessible(page)

  // A device has no session of its own.
  const device = await playwright.request.newContext({
    ...(baseURL ? { baseURL } : {}),
    extraHTTPHeaders: { authorization: `Bearer ${key}` },
  })
  const sent = await device.post(API.health, { data: { blood_pressure: '121/79' } })
  expect(sent.status()).toBe(201)
  expect((await device.get(API.vitals)).status()).toBe(403)
  await page.getByRole('button', { name: 'I have it' }).click()
  await expect(page.getByText(key)).toBeHidden()
  await page.reload()
  await expect(page.getByText(/Last used/)).toBeVisible()
  await page.getByRole('button', { name: 'Revoke Blood pressure cuff' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click()
  await expect(page.getByText('You have given no key away.')).toBeVisible()
  await expectAccessible(page)
  expect((await device.post(API.health, { data: { heartbeat: 70 } })).status()).toBe(401)
  await device.dispose()
})

test('an account is deleted with its password, after a look at what goes and who saw it @once', async ({
  page,
  request,
  expectTrouble,
}) => {
  expectTrouble(/status of (401|422)/)
  const person = await member(request)
  await enter(page, person.email, person.password, PAGES.documents)
  await expect(page.getByText('Nothing saved yet')).toBeVisible()
  await page.goto(PAGES.profile)
  await page.getByRole('link', { name: /^Who saw my data/ }).click()
  await expect(page.getByText(/You read your documents/).first()).toBeVisible()
  await expectAccessible(page)
  await page.goto(PAGES.profile)
  await page.getByRole('link', { name: /^Delete my account/ }).click()
  await expect(page.getByText('your profile, photo, settings and consents')).toBeVisible()
  await expectAccessible(page)
  const remove = page.getByRole('button', { name: 'Delete my account' })
  await expect(remove).toBeDisabled()
  await page.getByLabel('Your password').fill('a guess')
  await page.getByLabel(/I understand/).check()
  await remove.click()
  await expect(page.getByText(MESSAGES.profile.passwordWrong)).toBeVisible()
  await page.getByLabel('Your password').fill(person.password)
  await remove.click()
  await expect(page).toHaveURL(PAGES.login)
  await expect(page.getByText('Your account and everything in it is gone.')).toBeVisible()
  await logIn(page, person.email, person.password)
  await expect(page.getByText('The username or password is not right.')).toBeVisible()
})

test('an emergency card is switched on, seen by a stranger, and switched off', async ({
  page,
  request,
  otherBrowser,
  expectTrouble,
}) => {
  expectTrouble(/status of 404/)
  const person = await member(request)
  await enter(page, person.email, person.password, PAGES.emergencyCard)
  await expect(page.getByText('It is off: nobody sees it.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Switch it on' }).click()
  await expect(page.getByRole('img', { name: 'Code that leads to your emergency card' })).toBeVisible()
  await page.getByRole('checkbox', { name: 'Age' }).click()
  await expect(page.getByRole('checkbox', { name: 'Age' })).not.toBeChecked()
  await expect(page.getByText(/Asha Rao, \d+ years/)).toBeHidden()
  await expectAccessible(page)

  const address = await page.getByRole('link', { name: 'See it as a stranger does' }).getAttribute('href')
  const stranger = await (await otherBrowser()).newPage()
  await stranger.goto(address ?? '')
  await expect(stranger.getByRole('article', { name: 'Emergency card' }).getByText('Asha Rao')).toBeVisible()
  await expect(stranger.getByRole('link', { name: /911/ })).toBeVisible()
  await expectAccessible(stranger)
  await page.reload()
  await expect(page.getByText(/Looked at 1 time/)).toBeVisible()
  await page.getByRole('button', { name: 'Switch off' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Switch off' }).click()
  await expect(page.getByText('It is off: nobody sees it.')).toBeVisible()
  await stranger.reload()
  await expect(stranger.getByText('There is no card here')).toBeVisible()
})
