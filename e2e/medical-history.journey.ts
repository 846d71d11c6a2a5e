import type { Page } from '@playwright/test'
import { API, MESSAGES, PAGES } from '@salus/contract'
import { expectAccessible } from './support/accessible.ts'
import { expect, test } from './support/journey.ts'
import { enter, fillLogin, member } from './support/people.ts'
import { goThroughMenu } from './support/shell.ts'
import { hears } from './support/speech.ts'

const { history, session } = MESSAGES
const card = (page: Page) => page.getByRole('main').getByRole('link', { name: /^Medical History/ })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function openWizard(page: Page) {
  await page.goto(`${PAGES.medicalHistory}?step=1`)
  await expect(page.getByRole('heading', { level: 2, name: history.personal })).toBeVisible()
}

async function find(page: Page, words: string, name: string) {
  await page.getByLabel('Search for a condition').fill(words)
  await page.getByRole('option', { name }).first().click()
}

async function save(page: Page) {
  await button(page, 'Save').click()
  await page.getByRole('dialog', { name: history.confirm }).getByRole('button', { name: 'Confirm' }).click()
}

test('a history is entered in three steps, changed, compared with what it was, and brought back', async ({
  page,
  request,
}) => {
  await hears(page, 'Asha Rao')
  const person = await member(request)
  await enter(page, person.email, person.password)
  await expect(card(page)).toContainText(history.none)
  await card(page).click()

  await expect(page.getByRole('heading', { level: 2, name: history.personal })).toBeVisible()
  await expect(page.getByRole('progressbar', { name: 'Step 1 of 3' })).toBeVisible()
  await expect(page.getByLabel('Full Name')).toHaveValue(person.fullName)
  await expect(page.getByLabel('Date of Birth')).toHaveValue('1984-03-12')
  await button(page, 'Speak').click()
  await expect(page.getByText('You said: Asha Rao')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Full Name').fill('')
  await button(page, 'Next').click()
  await expect(page.getByText(history.nameAndDobRequired)).toBeVisible()
  await button(page, 'Use as name').click()
  await button(page, 'Next').click()

  await expect(page.getByRole('heading', { level: 2, name: history.conditions })).toBeFocused()
  await find(page, 'kidny diseas', 'Chronic kidney disease')
  await expect(page.getByRole('checkbox', { name: 'Chronic kidney disease' })).toBeChecked()
  await page.getByText('Chronic Condition', { exact: true }).click()
  await page.getByRole('checkbox', { name: 'Hypertension' }).check()
  await page.getByLabel('Hypertension: since (year)').fill('1950')
  await button(page, 'Add a medication').click()
  await page.keyboard.type('Warfarin')
  // A box half under the bar at the top would count as too small.
  await page.evaluate(() => window.scrollTo(0, 0))
  await expectAccessible(page)
  await button(page, 'Next').click()
  await expect(page.getByText('Please enter a year between 1984 and')).toBeVisible()
  await page.getByLabel('Hypertension: since (year)').fill('2012')
  await button(page, 'Next').click()

  await page.getByRole('checkbox', { name: 'Stroke' }).check()
  await page.getByLabel('Stroke: who').fill('Mother')
  await page.getByLabel('Stroke: at what age').fill('61')
  await expectAccessible(page)
  await save(page)
  await expect(page.getByText(history.saved)).toBeVisible()
  await expect(page.getByText(history.saved)).toBeHidden({ timeout: 5_000 })
  const read = (title: string) => page.getByRole('region', { name: title })
  await expect(read('Medicines')).toContainText('Warfarin')
  await expect(read('Conditions')).toContainText('since 2012')
  await expect(read('Allergies')).toContainText('Nothing is written down.')
  await expect(read('In the family')).toContainText('Mother, at the age of 61')
  await expectAccessible(page)

  await page.goto(`${PAGES.medicalHistory}?add=medicine`)
  const newest = page.getByRole('region', { name: 'Medications' }).getByLabel('Name').last()
  await expect(newest).toBeFocused()
  await expect(newest).toBeInViewport({ ratio: 1 })
  // Not beneath the bar at the bottom either.
  expect(await newest.evaluate((field) => field.getBoundingClientRect().bottom / window.innerHeight)).toBeLessThan(0.8)
  await goThroughMenu(page, 'Record', 'Medical History')
  await expect(read('Medicines')).toBeVisible()

  await openWizard(page)
  await button(page, 'Next').click()
  await page.getByText('Chronic Condition', { exact: true }).click()
  await page.getByRole('checkbox', { name: 'Hypertension' }).uncheck()
  await button(page, 'Next').click()
  await expect(page.getByLabel('Stroke: who')).toHaveValue('Mother')
  await save(page)
  await expect(page.getByText(history.saved)).toBeVisible()

  await page.getByRole('link', { name: 'Earlier versions' }).click()
  await expectAccessible(page)
  await page.getByRole('link', { name: /^Version 1/ }).click()
  await expect(page.getByRole('heading', { name: 'Removed' })).toBeVisible()
  await expectAccessible(page)
  await button(page, 'Bring this version back').click()
  await button(page, 'Bring it back').click()
  await expect(page.getByText('brought back from version 1')).toBeVisible()
  await page.goto(PAGES.home)
  await expect(card(page)).toContainText(history.exists)
})

test('what the history speaks against is not advised, and the answer says what it used @once', async ({
  page,
  request,
}) => {
  const person = await member(request)
  await enter(page, person.email, person.password)
  await expect(card(page)).toBeVisible()
  await openWizard(page)
  await button(page, 'Next').click()
  await find(page, 'ulcer stomach', 'Stomach ulcer')
  await button(page, 'Next').click()
  await save(page)
  await expect(page.getByText(history.saved)).toBeVisible()
  await page.goto(PAGES.symptomChecker)
  await page
    .getByLabel('What do you feel, where, and since when?')
    .fill('I twisted my ankle 2 hours ago, it is swollen and sore but I can walk on it')
  await button(page, 'Analyze').click()
  await button(page, 'Enough, show me').click()
  await expect(page.getByText('it can make an ulcer bleed (in your record: Stomach ulcer)')).toBeVisible()
  await expect(page.getByText('Condition: Stomach ulcer')).toBeVisible()
})

test('what is not saved yet survives a reload and the end of the session @once', async ({
  page,
  context,
  request,
  expectTrouble,
}) => {
  expectTrouble(/status of 401/)
  const person = await member(request)
  await enter(page, person.email, person.password)
  await expect(card(page)).toBeVisible()
  await openWizard(page)
  await button(page, 'Next').click()
  await button(page, 'Add an allergy').click()
  await page.keyboard.type('Latex')
  await page.reload()
  await expect(page.getByLabel('To what')).toHaveValue('Latex')
  await button(page, 'Next').click()
  await context.clearCookies()
  await save(page)
  await expect(page.getByText(session.expired)).toBeVisible()
  await expect(page).toHaveURL(PAGES.login)
  await fillLogin(page, person.email, person.password)
  await expect(page).toHaveURL(new RegExp(PAGES.medicalHistory))
  await save(page)
  await expect(page.getByText(history.saved)).toBeVisible()
  const kept = await page.request.get(API.medicalHistoryOf(person.id))
  expect((await kept.json()).data.details.allergies).toMatchObject([{ substance: 'Latex' }])
})

test('two tabs that edit are told of each other, and the person chooses @once', async ({ page, context, request }) => {
  const person = await member(request)
  await enter(page, person.email, person.password)
  await expect(card(page)).toBeVisible()
  const other = await context.newPage()
  for (const [tab, allergy] of [
    [page, 'Latex'],
    [other, 'Nickel'],
  ] as const) {
    await openWizard(tab)
    await button(tab, 'Next').click()
    await button(tab, 'Add an allergy').click()
    await tab.keyboard.type(allergy)
    await button(tab, 'Next').click()
  }
  await save(page)
  await expect(page.getByText(history.saved)).toBeVisible()
  await expect(other.getByText('saved in another tab')).toBeVisible()
  await button(other, 'Look at both').click()
  await expect(other.getByText('Only in mine')).toBeVisible()
  await expect(other.getByText('Only in theirs')).toBeVisible()
  await expectAccessible(other)
  await button(other, 'Keep mine').click()
  await save(other)
  await expect(other.getByText(history.saved)).toBeVisible()
  await other.goto(`${PAGES.medicalHistory}?version=1`)
  await expect(other.getByText('Latex').first()).toBeVisible()
})

test('a day of birth that the profile says otherwise is told, and taken over @once', async ({ page, request }) => {
  const person = await member(request)
  await enter(page, person.email, person.password, PAGES.medicalHistory)
  await page.getByLabel('Date of Birth').fill('1990-07-01')
  await expect(page.getByText(/Your profile says Asha Rao, born March 12, 1984/)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Change the profile to this' }).click()
  await expect(page.getByText('The profile is changed.').first()).toBeVisible()
  await expect(page.getByText(/Your profile says/)).toBeHidden()
  await page.goto(PAGES.profile)
  await expect(page.getByText(/July 1, 1990|1990-07-01|1 July 1990/).first()).toBeVisible()
})

test('medicines that do not go together are told calmly, the lesser ones folded, with what the check does not know', async ({
  page,
  request,
}) => {
  const person = await member(request)
  await enter(page, person.email, person.password)
  const { user } = await (await page.request.get('/api/auth/session')).json()
  const medications = ['Coumadin', 'Ibuprofen', 'Aspirin', 'Grandmother’s drops']
  const saved = await page.request.post(API.medicalHistory, {
    data: { user_id: user.id, fullName: person.fullName, dob: '1984-03-12', medications },
    headers: { origin: new URL(page.url()).origin },
  })
  expect(saved.ok()).toBe(true)
  await page.goto(PAGES.medicalHistory)
  const alarm = page.getByRole('region', { name: 'Please ask about this' })
  await expect(alarm).toContainText('Coumadin and Ibuprofen together make serious bleeding much more likely.')
  await expect(alarm).toContainText('Do not stop or change a medicine on your own.')
  const others = page.getByText(/^Good to know about your medicines/)
  await others.click()
  await expect(page.getByText('Coumadin and Aspirin together make serious bleeding much more likely.')).toBeVisible()
  await expect(page.getByText(/I do not know Grandmother’s drops: ask a pharmacist about it/)).toBeVisible()
  // A link half under the bar at the top would count as too small.
  await page.evaluate(() => window.scrollTo(0, 0))
  await expectAccessible(page)
})
