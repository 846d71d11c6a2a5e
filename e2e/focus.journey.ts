import { randomUUID } from 'node:crypto'
import { type Page, request as requests } from '@playwright/test'
import { API, PAGES } from '@salus/contract'
import { appCode } from './support/authenticator-app.ts'
import { expect, test } from './support/journey.ts'
import { enter, fillLogin, member, type Person } from './support/people.ts'
import { goThroughMenu, logOut } from './support/shell.ts'

/** Under Add, with what has the focus then: where one types or chooses at once. */
const ADDED = [
  { entry: 'Blood pressure', focused: /^INPUT/ },
  { entry: 'Another reading', focused: /^INPUT/ },
  { entry: 'Medicine', focused: /^INPUT/ },
  { entry: 'Dose', focused: /\w/ },
  { entry: 'Lab result', focused: /^BUTTON Add a lab report/ },
  { entry: 'Document or photo', focused: /^BUTTON Add documents/ },
  { entry: 'Note', focused: /^TEXTAREA/ },
]

interface Removal {
  path: string
  button: RegExp
  /** In the dialog that asks first. */
  confirm?: string
  /** Words of what has the focus afterwards. */
  focused: RegExp
}

/** In the order in which rows go: what is left has the focus, and at the end the heading above. */
const REMOVALS: Removal[] = [
  { path: PAGES.view, button: /^Delete Heartbeat 71/, focused: /72 beats/ },
  { path: PAGES.view, button: /^Delete Heartbeat 72/, focused: /^View Health Data$/ },
  { path: PAGES.documents, button: /^Delete “First letter”/, focused: /Second letter/ },
  { path: PAGES.documents, button: /^Delete “Second letter”/, focused: /^(Documents|Saved Documents)$/ },
  { path: PAGES.healthChatbot, button: /^Delete I have a cough/, confirm: 'Delete', focused: /\w/ },
  { path: PAGES.deviceKeys, button: /^Revoke Cuff/, confirm: 'Revoke', focused: /\w/ },
  { path: PAGES.security, button: /^Log out /, focused: /\w/ },
  { path: PAGES.careCircle, button: /^Take back the invitation for Mira/, focused: /Ravi/ },
  { path: PAGES.labResults, button: /^Delete “first.pdf”/, focused: /second\.pdf/ },
  { path: PAGES.labResults, button: /^Delete “second.pdf”/, focused: /^Lab Results$/ },
  { path: PAGES.findDoctors, button: /^In my care team/, focused: /\w/ },
]

test('what is deleted leaves the focus with what is beside it, never with nothing @once', async ({ page, request }) => {
  const person = await member(request)
  await enter(page, person.email, person.password)
  await fillIn(page)
  const other = await request.post(API.login, {
    data: { username: person.email, password: person.password },
    headers: { origin: process.env.SALUS_E2E_URL ?? '' },
  })
  expect(other.ok()).toBe(true)
  for (const { path, button, confirm, focused } of REMOVALS) {
    await page.goto(path)
    const remove = page.getByRole('button', { name: button }).first()
    await remove.focus()
    await page.keyboard.press('Enter')
    if (confirm) {
      const yes = page.getByRole('dialog').getByRole('button', { name: confirm, exact: true })
      await yes.focus()
      await page.keyboard.press('Enter')
    }
    await expect(remove, `${button} is gone`).toBeHidden()
    await expect.poll(() => wordsInFocus(page), `after ${button}`).toMatch(focused)
  }
})

test('whoever adds something is where it is typed or chosen @once', async ({ page, request }) => {
  const person = await member(request)
  await enter(page, person.email, person.password)
  for (const { entry, focused } of ADDED) {
    await goThroughMenu(page, 'Add', entry)
    await expect.poll(() => elementInFocus(page), `after Add, ${entry}`).toMatch(focused)
  }
})

test('what is no longer shared, a passkey and an allergy leave the focus beside them @once', async ({
  page,
  context,
  request,
}) => {
  await context.credentials.install()
  const [person, ravi] = [await member(request), await member(request, { fullName: 'Ravi Menon' })]
  await enter(page, person.email, person.password, PAGES.security)
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await pressThrough(page, /^Remove “/, 'Remove')
  await expect(page.getByText('No passkey yet.')).toBeVisible()
  await expect.poll(() => elementInFocus(page), 'after a passkey is removed').toMatch(/^H2 .*passkeys/)

  await shareWith(page, ravi)
  await page.goto(PAGES.careCircle)
  await pressThrough(page, /^Stop sharing with/, 'Stop sharing')
  await expect.poll(() => elementInFocus(page), 'after the sharing has stopped').toMatch(/^H2 /)

  await page.goto(`${PAGES.medicalHistory}?add=medicine`)
  await page.getByRole('region', { name: 'Allergies' }).getByRole('button', { name: 'Add an allergy' }).click()
  await page.keyboard.type('Peanuts')
  await page.getByRole('button', { name: 'Remove Peanuts' }).focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => wordsInFocus(page), 'after an allergy is removed').toBe('Allergies')
})

test('what is saved or goes on to a second step keeps the focus in the page @once', async ({
  page,
  request,
  expectTrouble,
}) => {
  // The second step is asked for.
  expectTrouble(/status of 403/)
  const person = await member(request)
  await enter(page, person.email, person.password, PAGES.profile)
  const personal = page.getByRole('region', { name: 'Personal information' })
  await personal.getByRole('button', { name: 'Edit' }).click()
  await personal.getByLabel('Address').fill('4 Lake Road')
  await personal.getByRole('button', { name: 'Add a contact' }).click()
  await personal.getByRole('button', { name: /^Remove/ }).focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => wordsInFocus(page), 'after a contact is removed').toMatch(/\w/)
  await personal.getByRole('button', { name: 'Save' }).focus()
  await page.keyboard.press('Enter')
  await expect(personal.getByText('4 Lake Road')).toBeVisible()
  await expect.poll(() => wordsInFocus(page), 'after Save').toMatch(/^(Personal information|Edit)/)

  await page.goto(`${PAGES.medicalHistory}?add=medicine`)
  const medicines = page.getByRole('region', { name: 'Medications' })
  await expect(medicines.getByRole('textbox').first()).toBeFocused()
  await page.keyboard.type('Aspirin')
  await page.getByRole('button', { name: 'Remove Aspirin' }).focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => wordsInFocus(page), 'after a medicine is removed').toBe('Medications')

  await page.goto(PAGES.security)
  await page.getByRole('button', { name: 'Set up' }).focus()
  await page.keyboard.press('Enter')
  const key = (await page.locator('code').textContent()) ?? ''
  await expect.poll(() => isLost(page), 'while it is set up').toBe(false)
  await page.getByLabel('Code from the app').fill(appCode(key))
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'I have kept them' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('10 recovery codes are left.')).toBeVisible()
  await expect.poll(() => wordsInFocus(page), 'after the recovery codes').toMatch(/\w/)
  await logOut(page)
  await fillLogin(page, person.email, person.password)
  await expect(page.getByLabel('Code', { exact: true })).toBeFocused()
})

/** Two of each kind of row, where one is not enough to tell. */
async function fillIn(page: Page) {
  const headers = { origin: process.env.SALUS_E2E_URL ?? '' }
  const post = async (path: string, data: object) => {
    const answer = await page.request.post(path, { data, headers })
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true)
  }
  await post(API.health, { heartbeat: 72, last_updated: '2026-01-01T10:00:00Z' })
  await post(API.health, { heartbeat: 71, last_updated: '2026-01-02T10:00:00Z' })
  await post(API.documents, { id: randomUUID(), kind: 'symptom_report', title: 'Second letter', text: 'A letter.' })
  await post(API.documents, { id: randomUUID(), kind: 'symptom_report', title: 'First letter', text: 'A letter.' })
  await post(API.messages(randomUUID()), { id: randomUUID(), text: 'I have a cough' })
  for (const title of ['second.pdf', 'first.pdf']) {
    const result = { id: randomUUID(), name: 'Potassium', value: 4.1, takenAt: '2026-01-01', review: 'read' }
    const results = [{ ...result, unit: 'mmol/L', asWritten: 'Potassium 4.1 mmol/L' }]
    await post(API.labReports, { id: randomUUID(), title, takenAt: '2026-01-01', results })
  }
  const { items } = (await (await page.request.get(API.doctors)).json()) as { items: [{ id: string }] }
  const saved = await page.request.put(API.careTeamMember(items[0].id), { headers })
  expect(saved.ok(), await saved.text()).toBe(true)
  for (const name of ['Cuff', 'Scale']) await post(API.apiKeys, { name, scopes: ['vitals:write'], days: null })
  for (const name of ['Ravi', 'Mira'])
    await post(API.circleInvitations, { name, rights: { vitals: 'read' }, until: null })
}

/** Asks for it by keyboard, and says yes in the dialog. */
async function pressThrough(page: Page, name: RegExp, yes: string) {
  await page.getByRole('button', { name }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: yes, exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name })).toBeHidden()
}

/** Somebody else who sees the vital signs. */
async function shareWith(page: Page, other: Person) {
  const headers = { origin: process.env.SALUS_E2E_URL ?? '' }
  const data = { name: other.firstName, rights: { vitals: 'read' }, until: null }
  const made = await page.request.post(API.circleInvitations, { data, headers })
  const { token } = (await made.json()) as { token: string }
  const theirs = await requests.newContext({ baseURL: process.env.SALUS_E2E_URL ?? '', extraHTTPHeaders: headers })
  await theirs.post(API.login, { data: { username: other.email, password: other.password } })
  const accepted = await theirs.post(API.acceptInvitation, { data: { token } })
  expect(accepted.ok(), await accepted.text()).toBe(true)
  await theirs.dispose()
}

const elementInFocus = (page: Page) =>
  page.evaluate(() => `${document.activeElement?.tagName} ${(document.activeElement?.textContent ?? '').trim()}`)

/** The element that a screen reader would begin with: none, where the focus is lost. */
const wordsInFocus = (page: Page) =>
  page.evaluate(() => {
    const at = document.activeElement
    if (!at || at === document.body) return ''
    return (at.getAttribute('aria-label') ?? at.textContent ?? '').trim().slice(0, 80)
  })

const isLost = (page: Page) =>
  page.evaluate(() => [null, document.body].includes(document.activeElement as HTMLElement))
