import { API, PAGES } from '@salus/contract'
import { expectAccessible } from './support/accessible.ts'
import { expect, test } from './support/journey.ts'
import { enter, fillLogin, member } from './support/people.ts'
import { goThroughMenu, openMenu } from './support/shell.ts'

const origin = () => ({ origin: process.env.SALUS_E2E_URL ?? '' })

test('somebody is invited, sees what is shared and nothing else, and is shut out while looking', async ({
  page,
  request,
  otherBrowser,
  expectTrouble,
}) => {
  // The open tab still asked for these when it was shut out.
  expectTrouble(/status of 404.*\/api\/(vitals|health)/)
  const owner = await member(request, { fullName: 'Asha Rao' })
  const helper = await member(request, { fullName: 'Ravi Kumar' })
  await enter(page, owner.email, owner.password)
  await expect(page).toHaveURL(PAGES.home)
  await page.request.post(API.health, { data: { heartbeat: 71 }, headers: origin() })
  await goThroughMenu(page, 'Share', 'Care Circle')
  await expect(page.getByText('Nobody but you.')).toBeVisible()
  await expectAccessible(page)

  const invite = page.getByRole('region', { name: 'Invite somebody' })
  await invite.getByRole('button', { name: 'Invite' }).click()
  await expect(invite.getByText('Please say whom you invite.')).toBeVisible()
  await invite.getByLabel('Who').fill('My neighbour')
  await invite.getByRole('button', { name: 'Invite' }).click()
  await expect(invite.getByText('Please choose at least one part of the record.')).toBeVisible()
  await invite.getByLabel('Vital signs').selectOption('May look')
  await invite.getByRole('button', { name: 'Invite' }).click()
  await expect(invite.getByRole('img', { name: 'Code that leads to the invitation' })).toBeVisible()
  await expectAccessible(page)
  const link = await invite.getByText(/\/invitation#/).innerText()
  await invite.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByText(/May look at vital signs\. Can accept until/)).toBeVisible()

  const other = await (await otherBrowser()).newPage()
  await other.goto(link)
  await expect(other.getByText('Asha Rao would like to share this record')).toBeVisible()
  await expect(other.getByText(/You may look at vital signs\./)).toBeVisible()
  await expectAccessible(other)
  await other.getByRole('main').getByRole('link', { name: 'Login' }).click()
  await fillLogin(other, helper.email, helper.password)
  await other.getByRole('button', { name: 'Accept the invitation' }).click()
  await expect(other.getByRole('heading', { level: 1, name: 'Asha Rao’s record' })).toBeVisible()
  await expect(other.getByText('Everything Asha Rao measured this week is within the usual range.')).toBeVisible()
  await expect(other.getByRole('link', { name: /^Heart/ })).toContainText('71')
  await expect(other.getByRole('heading', { level: 2 })).toHaveText(['Newest readings'])
  const banner = other.getByRole('region', { name: 'Whose record this is' })
  await expect(banner).toContainText('You are looking at Asha Rao’s record.')
  await expectAccessible(other)
  await other
    .getByRole('main')
    .getByRole('link', { name: /^View Data/ })
    .click()
  await expect(other.getByText('71').first()).toBeVisible()
  await expect(banner).toBeVisible()
  const offered = await openMenu(other, 'Record')
  await expect(offered.getByText('Timeline', { exact: true })).toBeVisible()
  for (const entry of ['Documents', 'Lab Results', 'Medical History'])
    await expect(offered.getByText(entry)).toHaveCount(0)
  await expectAccessible(other)
  await other.keyboard.press('Escape')
  for (const [closed, why] of [
    [PAGES.documents, 'This is not part of what Asha Rao shares with you'],
    [PAGES.profile, 'This page is about your own account'],
  ] as const) {
    await other.goto(closed)
    await expect(other.getByText(why)).toBeVisible()
    await expect(banner).toBeVisible()
  }
  await expectAccessible(other)
  await banner.getByRole('button', { name: 'Back to mine' }).click()
  await expect(banner).toBeHidden()
  const menu = await openMenu(other, 'Record')
  await menu.getByText('Asha Rao’s record').click()
  await expect(banner).toBeVisible()
  await other.goto(PAGES.view)
  await expect(other.getByText('71').first()).toBeVisible()

  await page.goto(PAGES.accessLog)
  await expect(page.getByText(/Ravi Kumar read your vital signs/).first()).toBeVisible()
  await expect(page.getByText(/Ravi Kumar read the overview on your Home page/).first()).toBeVisible()
  await page.getByLabel('What was done').selectOption('Changed')
  await expect(page.getByText(/Ravi Kumar read/)).toHaveCount(0)
  await page.getByLabel('Who').selectOption('Ravi Kumar')
  await expect(page.getByText('No entry fits this choice.')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('What was done').selectOption('Anything')
  await expect(page.getByText(/Ravi Kumar read your vital signs/).first()).toBeVisible()
  await page.goto(PAGES.careCircle)
  await page.getByRole('button', { name: 'Stop sharing with Ravi Kumar' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Stop sharing' }).click()
  await expect(page.getByText('Nobody but you.')).toBeVisible()
  // Nothing is done in the other browser: it learns by itself.
  await expect(other.getByText('Asha Rao does not share their record with you any more.')).toBeVisible({
    timeout: 30_000,
  })
  await expect(other).toHaveURL(PAGES.careCircle)
  await expect(banner).toBeHidden()
  await expectAccessible(other)
})

test('what somebody sees is changed, and a spent invitation opens nothing @once', async ({
  page,
  request,
  otherBrowser,
  expectTrouble,
}) => {
  expectTrouble(/status of 422.*\/invitations\/view/)
  const owner = await member(request, { fullName: 'Asha Rao' })
  const helper = await member(request, { fullName: 'Ravi Kumar' })
  await enter(page, owner.email, owner.password)
  await expect(page).toHaveURL(PAGES.home)
  const asked = await page.request.post(API.circleInvitations, {
    data: { name: 'Ravi', rights: { vitals: 'read' }, until: null },
    headers: origin(),
  })
  const { token } = (await asked.json()) as { token: string }
  const other = await (await otherBrowser()).newPage()
  await enter(other, helper.email, helper.password)
  await other.request.post(API.acceptInvitation, { data: { token }, headers: origin() })
  await other.goto(`${PAGES.invitation}#${token}`)
  await expect(other.getByText('This invitation is not open')).toBeVisible()
  await expectAccessible(other)
  await other.goto(PAGES.careCircle)
  await other.getByRole('button', { name: 'Open Asha Rao’s record' }).click()
  await expect(other.getByRole('main').getByRole('link', { name: /^View Data/ })).toBeVisible()

  await page.goto(PAGES.careCircle)
  await page.getByRole('button', { name: 'Change what Ravi Kumar sees' }).click()
  const form = page.getByRole('form', { name: 'What Ravi Kumar sees' })
  await form.getByLabel('Vital signs').selectOption('Not shared')
  await form.getByLabel('Documents').selectOption('May look and change')
  await expectAccessible(page)
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(/May look at and change documents\./)).toBeVisible()
  await other.goto(PAGES.view)
  await expect(other.getByText('This is not part of what Asha Rao shares with you')).toBeVisible()
  await other.goto(PAGES.documents)
  await expect(other.getByText('Nothing saved yet')).toBeVisible()
})

test('a parent keeps a child’s record apart from their own @once', async ({ page, request, expectTrouble }) => {
  expectTrouble(/status of 400.*\/(children|profile\/child)/)
  const parent = await member(request)
  await enter(page, parent.email, parent.password, PAGES.careCircle)
  const section = page.getByRole('region', { name: 'A record for a child' })
  await section.getByLabel('Child’s full name').fill('Mira Rao')
  await section.getByLabel('Child’s date of birth').fill('1990-01-01')
  await section.getByRole('button', { name: 'Make the record' }).click()
  await expect(section.getByText(/Somebody of 18 or more/)).toBeVisible()
  const born = new Date()
  born.setUTCFullYear(born.getUTCFullYear() - 6)
  await section.getByLabel('Child’s date of birth').fill(born.toISOString().slice(0, 10))
  await section.getByRole('button', { name: 'Make the record' }).click()
  await page.getByRole('button', { name: 'Open Mira Rao’s record' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Mira Rao’s record' })).toBeVisible()
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Submit Data/ })
    .click()
  await page.getByLabel('Temperature', { exact: true }).fill('100.2')
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText('Health data submitted successfully!').first()).toBeVisible()
  await goThroughMenu(page, 'Share', 'Care Circle')
  await expect(page.getByRole('heading', { level: 1, name: 'Mira Rao’s care circle' })).toBeVisible()
  await expect(page.getByLabel(/As another parent/)).toBeVisible()
  await expectAccessible(page)
  // Doctors are nobody's record; the care team is one's own, and stays there.
  await page.goto(`${PAGES.findDoctors}?specialization=Dermatology`)
  await expect(page.getByRole('heading', { name: 'Dr. Mei Tanaka' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save to my care team' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Back to mine' }).click()
  await page.goto(PAGES.view)
  await expect(page.getByRole('region', { name: 'Whose record this is' })).toBeHidden()
  await expect(page.getByText('100.2')).toBeHidden()

  await page.goto(PAGES.careCircle)
  await page.getByRole('button', { name: 'Change Mira Rao’s name or date of birth' }).click()
  const about = page.getByRole('region', { name: 'About this child' })
  await about.getByLabel('Child’s date of birth').fill('1990-01-01')
  await about.getByRole('button', { name: 'Save changes' }).click()
  await expect(about.getByText(/Somebody of 18 or more/)).toBeVisible()
  await about.getByLabel('Child’s full name').fill('Meera Rao')
  born.setUTCFullYear(born.getUTCFullYear() - 2)
  await about.getByLabel('Child’s date of birth').fill(born.toISOString().slice(0, 10))
  await about.getByLabel('Gender').selectOption('Female')
  await about.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Meera Rao’s care circle' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Whose record this is' })).toContainText('Meera Rao’s')
  await expect(about.getByLabel('Gender')).toHaveValue('Female')
  await expectAccessible(page)
  await page.goto(PAGES.accessLog)
  await expect(page.getByText(/changed your profile|changed .* profile/).first()).toBeVisible()
})

test('the only parent cannot give a child’s record up, and can delete it @once', async ({
  page,
  request,
  expectTrouble,
}) => {
  expectTrouble(/status of 422.*\/closing/)
  const parent = await member(request)
  await enter(page, parent.email, parent.password)
  const born = new Date(Date.now() - 6 * 366 * 24 * 60 * 60 * 1_000).toISOString().slice(0, 10)
  await page.request.post(API.children, { data: { fullName: 'Mira Rao', dob: born }, headers: origin() })
  await page.goto(PAGES.careCircle)
  await page.getByRole('button', { name: 'Give up Mira Rao’s record' }).click()
  const dialog = page.getByRole('dialog', { name: 'Nobody else keeps Mira Rao’s record' })
  await expect(dialog).toContainText('invite another parent first')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Go to deletion' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Delete Mira Rao’s record' })).toBeVisible()
  await expect(page.getByText('what is known of Mira Rao')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel(/I understand that it goes at once/).check()
  await page.getByLabel('Your password', { exact: true }).fill('a guess that is wrong')
  await page.getByRole('button', { name: 'Delete this record' }).click()
  await expect(page.getByText('This is not your password.')).toBeVisible()
  await page.getByLabel('Your password', { exact: true }).fill(parent.password)
  await page.getByRole('button', { name: 'Delete this record' }).click()
  await expect(page).toHaveURL(PAGES.careCircle)
  await expect(page.getByText('Mira Rao’s record and everything in it is gone.').first()).toBeVisible()
  await expect(page.getByText('None. Whoever wants your help')).toBeVisible()
})
