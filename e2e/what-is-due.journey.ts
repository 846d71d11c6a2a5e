import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { API, PAGES } from '@salus/contract'
import { expectAccessible } from './support/accessible.ts'
import { expect, test } from './support/journey.ts'
import { enter, member } from './support/people.ts'

/** A man of 76 with COPD, who smoked. */
async function tellOfHim(page: Page, userId: string) {
  const headers = { origin: process.env.SALUS_E2E_URL ?? '' }
  const profile = await (await page.request.get(API.profile)).json()
  const details = { ...profile.details, gender: 'Male', dob: '1950-03-02', heightCm: 176, weightKg: 78 }
  const saved = await page.request.put(API.profile, { data: { version: profile.version, details }, headers })
  expect(saved.ok(), await saved.text()).toBe(true)
  const conditions = [{ name: 'COPD', icd10: 'J44' }]
  const history = await page.request.post(API.medicalHistory, {
    data: {
      user_id: userId,
      fullName: 'Asha Rao',
      dob: '1950-03-02',
      conditions: ['COPD'],
      details: { conditions, smoking: 'former' },
    },
    headers,
  })
  expect(history.ok(), await history.text()).toBe(true)
  const shot = { id: randomUUID(), name: 'Shingrix', cvx: '187', occurrence: '2022-01-05' }
  expect((await page.request.post(API.immunizations, { data: shot, headers })).ok()).toBe(true)
}

test('somebody of 76 with COPD sees on Home what is due, why, and says what was done', async ({ page, request }) => {
  const person = await member(request)
  await enter(page, person.email, person.password)
  await tellOfHim(page, person.id)
  await page.reload()
  await expect(page.getByText('Nothing is due.')).toHaveCount(0)
  await page.getByRole('link', { name: /^Ask about a shingles vaccine And \d+ more/ }).click()

  await expect(page.getByRole('heading', { level: 1, name: 'What is due' })).toBeVisible()
  const now = page.getByRole('region', { name: 'Now' })
  await expect(
    now.getByRole('button', { name: /^Shingles vaccine Last done: Jan 5, 2022\. Due since Mar 5, 2022\./ }),
  ).toBeVisible()
  const pneumonia = now.getByRole('button', { name: /^Pneumonia vaccine Nothing about it in your record\./ })
  await pneumonia.click()
  await expect(page.getByText(/^Source: CDC, “Pneumococcal vaccines for adults \(ACIP\)”, 2025\./)).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'I had it' }).click()
  await page.getByLabel('Only the year is known').check()
  await page.getByLabel('Year', { exact: true }).fill('2024')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save' }).click()
  const over = page.getByRole('region', { name: 'Done or declined' })
  await expect(
    over.getByRole('button', { name: /^Pneumonia vaccine Last done: 2024\. Nothing more to do\./ }),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(pneumonia).toBeVisible()

  await pneumonia.click()
  await page.getByRole('button', { name: 'Not for me' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(over.getByRole('button', { name: /^Pneumonia vaccine Not wanted\./ })).toBeVisible()
  await page.reload()
  await over.getByRole('button', { name: /^Pneumonia vaccine/ }).click()
  await page.getByRole('button', { name: 'Take back' }).click()
  await expect(pneumonia).toBeVisible()
  await pneumonia.click()
  await page.getByRole('link', { name: 'Read more about it: Pneumonia vaccine' }).click()
  await expect(page).toHaveURL(new RegExp(`${PAGES.library}/life/pneumonia-vaccine`))
})
