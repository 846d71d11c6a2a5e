import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { API, PAGES } from '@salus/contract'
import { expectAccessible } from './support/accessible.ts'
import { expect, test } from './support/journey.ts'
import { enter, member } from './support/people.ts'

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()

test('what happened is told day by day, filtered, searched, and opened where it stands', async ({ page, request }) => {
  const person = await member(request)
  await enter(page, person.email, person.password, PAGES.timeline)
  await expect(page.getByText('Nothing has happened yet')).toBeVisible()
  await expectAccessible(page)

  await post(page, API.health, { blood_pressure: '118/76', last_updated: daysAgo(40), note: 'after a walk' })
  const readings = [1, 2, 3].map((each) => ({
    heartbeat: 60 + each,
    source_id: `watch ${each}`,
    last_updated: new Date(Date.parse(daysAgo(50).replace(/T.*/, 'T12:00:00.000Z')) + each * 60_000).toISOString(),
  }))
  await post(page, API.health, { readings })
  const letter = {
    id: randomUUID(),
    kind: 'document',
    title: 'Referral',
    text: 'To the knee clinic.',
    date: daysAgo(45),
  }
  await post(page, API.documents, letter)
  await post(page, API.medicalHistory, {
    user_id: person.id,
    fullName: person.fullName,
    dob: '1984-03-12',
    medications: ['Amlodipine'],
    details: {
      conditions: [],
      medications: [{ name: 'Amlodipine', sinceYear: 2015 }],
      allergies: [],
      surgeries: [],
      family: [],
    },
  })
  await page.reload()
  const main = page.getByRole('main')
  const entries = main.getByRole('listitem').getByRole('link')
  await expect(entries).toHaveCount(5)
  await expect(entries).toContainText([
    /^Medical history savedWith Amlodipine/,
    /^Blood pressure 118\/76 mmHgafter a walkVital signs · typed in/,
    /^ReferralTo the knee clinic/,
    /^Heartbeat 61 to 63 beats\/minVital signs · 3 readings · from a device/,
    /^Amlodipine.*from your medical history/,
  ])
  await expect(main.getByRole('heading', { name: '2015 · only the year is known' })).toBeVisible()
  await expectAccessible(page)

  await main.getByRole('button', { name: 'Medicines' }).click()
  await expect(entries).toHaveCount(1)
  await entries.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Amlodipine' })).toBeVisible()
  await page.goBack()
  await expect(main.getByRole('button', { name: 'Medicines' })).toHaveAttribute('aria-pressed', 'true')
  await main.getByRole('button', { name: 'Medicines' }).click()

  await main.getByLabel('Search the timeline').fill('knee CLINIC')
  // The entry that stood there before stays until the answer comes, and is one entry too.
  await expect(entries).toHaveText([/^Referral/])
  await entries.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Referral' })).toBeVisible()
  await page.goBack()
  await expect(main.getByLabel('Search the timeline')).toHaveValue('knee CLINIC')
  await main.getByLabel('Search the timeline').fill('nothing like it')
  await expect(main.getByText(/^Nothing in your record fits/)).toBeVisible()

  await main.getByLabel('Search the timeline').fill('heartbeat')
  await entries.click()
  await expect(page.getByText(/^3 readings, from 61 to 63 beats\/min/)).toBeVisible()
})

test('a long record is told a page at a time @once', async ({ page, request }) => {
  const person = await member(request)
  await enter(page, person.email, person.password)
  await expect(page).toHaveURL(PAGES.home)
  const readings = Array.from({ length: 100 }, (_, day) => ({
    weight: 70,
    source_id: `scale ${day}`,
    last_updated: daysAgo(day + 1),
  }))
  await post(page, API.health, { readings })
  await page.goto(PAGES.timeline)
  const entries = page.getByRole('main').getByRole('listitem')
  await expect(entries).toHaveCount(40)
  await page.getByRole('button', { name: 'Show older ones' }).click()
  await expect(entries).toHaveCount(80)
  await page.getByRole('button', { name: 'Show older ones' }).click()
  await expect(entries).toHaveCount(100)
  await expect(page.getByRole('button', { name: 'Show older ones' })).toBeHidden()
})

async function post(page: Page, path: string, data: object) {
  const answer = await page.request.post(path, { data, headers: { origin: new URL(page.url()).origin } })
  expect(answer.ok(), await answer.text()).toBe(true)
}
