import type { Page } from '@playwright/test'
import { MESSAGES, PAGES, STORAGE_KEYS } from '@salus/contract'
import { expectAccessible } from './support/accessible.ts'
import { expect, test } from './support/journey.ts'
import { fillLogin, member } from './support/people.ts'

/** Every name under which this browser keeps something of the site. */
async function kept(page: Page): Promise<string[]> {
  const names = await page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await indexedDB.databases()).map(({ name }) => name ?? ''),
  ])
  return [...names, ...(await page.context().cookies()).map(({ name }) => name)].sort()
}

/** Where one was on a page, for the way back: it ends with the tab. */
const SCROLL = 'react-router-scroll-positions'

test('nothing is kept of a visitor before they accept, and consent is taken back where it is explained', async ({
  page,
}) => {
  for (const path of [
    PAGES.landing,
    PAGES.about,
    PAGES.pricing,
    PAGES.login,
    PAGES.signUp,
    PAGES.chat,
    PAGES.cookies,
  ]) {
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(
      (await kept(page)).filter((name) => name !== SCROLL),
      path,
    ).toEqual([])
  }
  const banner = page.getByRole('region', { name: 'Cookies' })
  await banner.getByRole('button', { name: 'Accept' }).click()
  await expect(page.getByText('You have accepted cookies.')).toBeVisible()
  expect(await kept(page)).toEqual([STORAGE_KEYS.cookieConsent, SCROLL])
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Withdraw consent' }).click()
  await expect(banner).toContainText(MESSAGES.cookies.banner)
  expect(await kept(page)).toEqual([SCROLL])
})

test('whatever a login keeps is named in the Cookie Policy @once', async ({ page, request }) => {
  const person = await member(request)
  await page.goto(PAGES.login)
  await fillLogin(page, person.email, person.password)
  await expect(page).toHaveURL(PAGES.home)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const names = await kept(page)
  expect(names).toContain(STORAGE_KEYS.token)
  await page.goto(PAGES.cookies)
  const code = page.locator('main code')
  await expect(code.first()).toBeVisible()
  const named = await code.allTextContents()
  const isNamed = (name: string) =>
    named.some((each) => each === name || (each === 'draft:…' && name.startsWith('draft:')))
  expect(names.filter((name) => !isNamed(name))).toEqual([])
})
