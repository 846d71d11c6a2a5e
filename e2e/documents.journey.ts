import { randomUUID } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import type { Page } from '@playwright/test'
import { API, MESSAGES, type NewDocument, PAGES } from '@salus/contract'
import { expectAccessible } from './support/accessible.ts'
import { expect, test } from './support/journey.ts'
import { paperOf } from './support/papers.ts'
import { enter, fillLogin, member } from './support/people.ts'
import { logOut } from './support/shell.ts'

const document = {
  kind: 'symptom_report',
  title: 'Headache, Tuesday',
  text: 'A throbbing headache since Tuesday.\nWorse in the morning.',
} as const

test('a saved document is opened, deleted, brought back, and found in another browser', async ({
  page,
  request,
  otherBrowser,
}) => {
  const person = await member(request)
  await enter(page, person.email, person.password)
  await expect(page).toHaveURL(PAGES.home)
  await save(page, document)
  await page.reload()

  await page
    .getByRole('main')
    .getByRole('link', { name: /Saved Documents/ })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Saved Documents' })).toBeFocused()
  await expectAccessible(page)
  const entry = page.getByRole('main').getByRole('link', { name: document.title })
  await entry.click()
  await expect(page.getByRole('heading', { level: 1, name: document.title })).toBeVisible()
  await expect(page.getByText('Worse in the morning.')).toBeVisible()
  await expectAccessible(page)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download' }).click()
  expect((await download).suggestedFilename()).toBe(MESSAGES.assistant.downloadName)
  await page.goBack()

  await page.getByRole('button', { name: `Delete “${document.title}”` }).click()
  await expect(entry).toBeHidden()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(entry).toBeVisible()
  await logOut(page)
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
  await page.goto(PAGES.documents)
  await expect(page).toHaveURL(PAGES.login)

  const elsewhere = await (await otherBrowser()).newPage()
  await enter(elsewhere, person.username, person.password, PAGES.documents)
  await elsewhere.getByRole('main').getByRole('link', { name: document.title }).click()
  await expect(elsewhere.getByText('Worse in the morning.')).toBeVisible()
})

test('a paper is read and kept with its file, and opens beside its words @once', async ({ page, request }) => {
  const person = await member(request)
  const paper = await paperOf(page, ['Vaccination card', 'Tetanus booster on 4 March 2026'])
  await enter(page, person.email, person.password, PAGES.documents)
  await page
    .getByLabel('Documents', { exact: true })
    .first()
    .setInputFiles({ name: 'card.png', mimeType: 'image/png', buffer: paper })
  await expect(page.getByText('“card” is kept.')).toBeVisible({ timeout: 60_000 })
  await expectAccessible(page)
  await page.getByRole('main').getByRole('link', { name: 'card' }).click()
  await expect(page.getByText(/Tetanus booster/)).toBeVisible()
  const picture = page.getByRole('img', { name: 'The paper: card.png' })
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(800)
  await expectAccessible(page)
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'card.png' }).click()
  expect((await buffer(await (await download).createReadStream())).equals(paper)).toBe(true)
})

test('a document of one person is nowhere for another @once', async ({
  page,
  request,
  otherBrowser,
  expectTrouble,
}) => {
  expectTrouble(/status of 404/)
  const owner = await member(request)
  const stranger = await member(request)
  await enter(page, owner.email, owner.password)
  await expect(page).toHaveURL(PAGES.home)
  const id = await save(page, document)

  const elsewhere = await (await otherBrowser()).newPage()
  await enter(elsewhere, stranger.email, stranger.password, `${PAGES.documents}?open=${id}`)
  await expect(elsewhere.getByText('This document is not here')).toBeVisible()
  await elsewhere.goto(PAGES.documents)
  await expect(elsewhere.getByText('Nothing saved yet')).toBeVisible()
  await expectAccessible(elsewhere)
})

test('a session that ends during the work is said, and the page comes back after the login @once', async ({
  page,
  context,
  request,
  expectTrouble,
}) => {
  expectTrouble(/status of 401/)
  const person = await member(request)
  await enter(page, person.email, person.password)
  await expect(page).toHaveURL(PAGES.home)
  await save(page, document)
  await page.goto(PAGES.documents)
  await page.getByRole('button', { name: `Delete “${document.title}”` }).waitFor()
  await page.waitForLoadState('networkidle')
  await context.clearCookies()
  await page.getByRole('button', { name: `Delete “${document.title}”` }).click()
  await expect(page.getByText(MESSAGES.session.expired)).toBeVisible()
  await expect(page).toHaveURL(PAGES.login)
  await fillLogin(page, person.email, person.password)
  await expect(page).toHaveURL(PAGES.documents)
  await expect(page.getByRole('main').getByRole('link', { name: document.title })).toBeVisible()
})

test('a session that ended while away is said when the person comes back @once', async ({ page, context, request }) => {
  const person = await member(request)
  await enter(page, person.email, person.password)
  await expect(page).toHaveURL(PAGES.home)
  await page.waitForLoadState('networkidle')
  await context.clearCookies()
  await page.goto(PAGES.documents)
  await expect(page.getByText(MESSAGES.session.expired)).toBeVisible()
  await expect(page).toHaveURL(PAGES.login)
  await fillLogin(page, person.email, person.password)
  await expect(page).toHaveURL(PAGES.documents)
})

test('what an older browser kept moves into the account at the login @once', async ({ page, request }) => {
  const person = await member(request)
  const kept = { title: 'Kept before', text: 'Blood pressure 128 over 82.', date: '2025-04-03T08:00:00.000Z' }
  await page.goto(PAGES.login)
  await page.evaluate((list) => localStorage.setItem('savedDocuments', list), JSON.stringify([kept]))
  await enter(page, person.email, person.password, PAGES.documents)
  await page.getByRole('main').getByRole('link', { name: kept.title }).click()
  await expect(page.getByText(kept.text)).toBeVisible()
})

/** Saved as the page itself would, with its session. */
async function save(page: Page, content: Omit<NewDocument, 'id'>): Promise<string> {
  const id = randomUUID()
  const headers = { origin: new URL(page.url()).origin }
  const answer = await page.request.post(API.documents, { data: { ...content, id }, headers })
  expect(answer.ok(), await answer.text()).toBe(true)
  return id
}
