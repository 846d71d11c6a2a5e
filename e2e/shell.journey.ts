import type { Page } from '@playwright/test'
import { MESSAGES, PAGES, STORAGE_KEYS } from '@salus/contract'
import { expectAccessible } from './support/accessible.ts'
import { expect, test } from './support/journey.ts'
import { enter, member } from './support/people.ts'
import { goThroughMenu, openMenu } from './support/shell.ts'

test('each page that only tells has its name, one heading, and no barrier', async ({ page }) => {
  for (const [path, name] of [
    [PAGES.about, /About/],
    [PAGES.contact, /Contact/],
    [PAGES.pricing, /Pricing/],
    [PAGES.terms, /Terms/],
    [PAGES.privacy, /Privacy/],
    [PAGES.eula, /EULA|End User/i],
    [PAGES.disclaimer, /Disclaimer/],
    [PAGES.cookies, /Cookie/],
  ] as const) {
    await page.goto(path)
    await expect(page).toHaveTitle(name)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expectAccessible(page)
  }
})

test('the footer leads to the legal texts, and the heading of each takes the focus @once', async ({ page }) => {
  await page.goto(PAGES.about)
  for (const [link, path] of [
    ['Terms', PAGES.terms],
    ['Privacy', PAGES.privacy],
    ['EULA', PAGES.eula],
    ['Disclaimer', PAGES.disclaimer],
    ['Cookies', PAGES.cookies],
  ] as const) {
    await page.getByRole('contentinfo').getByRole('link', { name: link }).click()
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  }
})

test('the menu leads on, and closes on Escape and on a click elsewhere', async ({ page }) => {
  await page.goto(PAGES.about)
  const menu = await openMenu(page, 'More')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'More' })).toBeFocused()
  await openMenu(page, 'More')
  await page.mouse.click(5, 5)
  await expect(menu).toBeHidden()
  await goThroughMenu(page, 'More', 'Pricing')
  await expect(page).toHaveURL(PAGES.pricing)
  await expect(menu).toBeHidden()
})

test('the keyboard alone skips to the content and walks the menu @keyboard', async ({ page }) => {
  await page.goto(PAGES.about)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  const inBar = await page.evaluate(() => document.activeElement?.closest('header:has(nav)') !== null)
  expect(inBar, 'The skip link leads past the bar').toBe(false)

  await page.getByRole('button', { name: 'More' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menu')).toBeVisible()
  await expect(page.getByRole('menuitem').first()).toBeFocused()
  while (!(await page.getByRole('menuitem', { name: 'Pricing' }).evaluate((item) => item === document.activeElement))) {
    await page.keyboard.press('ArrowDown')
  }
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(PAGES.pricing)
})

/** The pages of the product that everybody may come to from everywhere: from a menu, or from the list of all. */
const PLACES = [
  ...['home', 'submit', 'view', 'medicalHistory', 'documents', 'symptomChecker', 'healthChatbot', 'noteSummarizer'],
  ...['aiHistory', 'profile', 'pricing', 'about', 'contact', 'terms', 'privacy', 'eula', 'disclaimer', 'cookies'],
  ...['appSelector', 'findDoctors', 'chat', 'landing'],
].map((name) => PAGES[name as keyof typeof PAGES])

test('each place is reached from the menus by the keyboard alone @keyboard', async ({ page, request }) => {
  const person = await member(request)
  await enter(page, person.email, person.password)
  const reached = new Set<string>()
  const open = async (menu: string) => {
    const button = page.getByRole('banner').getByRole('button', { name: menu })
    await button.press('Enter')
    await expect(page.getByRole('menuitem').first()).toBeFocused()
  }
  for (const menu of ['Ask', 'Record', 'Share', 'Add', ', account']) {
    await open(menu)
    const paths = await page
      .getByRole('menuitem')
      .evaluateAll((items) => items.flatMap((item) => item.getAttribute('href') ?? []))
    await page.keyboard.press('Escape')
    for (const path of paths) {
      await open(menu)
      const focused = () => page.evaluate(() => document.activeElement?.getAttribute('href'))
      while ((await focused()) !== path) await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
      await expect(page, `${menu} to ${path}`).toHaveURL(path)
      await hasArrived(page)
      reached.add(path.split('?')[0] ?? path)
    }
  }
  await reachLegalTexts()
  await page.goto(PAGES.allPages)
  const links = page.getByRole('main').getByRole('link')
  await links.first().waitFor()
  for (const path of await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? '')))
    reached.add(path)
  expect(PLACES.filter((path) => !reached.has(path))).toEqual([])

  async function reachLegalTexts() {
    const links = page.getByRole('navigation', { name: 'Legal' }).getByRole('link')
    for (const link of await links.all()) {
      const path = (await link.getAttribute('href')) ?? ''
      await link.focus()
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(path)
      // Which takes the focus once it has come.
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
      reached.add(path)
    }
  }
})

/** A page that comes takes the focus: to its heading, or to where one types. Its address is there before it. */
const hasArrived = (page: Page) =>
  expect.poll(() => page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)

test('the theme is kept and paints without a flash', async ({ page }) => {
  // Every colour scheme that the page has had since its first byte.
  await page.addInitScript(() => {
    const seen: (string | null)[] = []
    Object.assign(globalThis, { schemes: seen })
    new MutationObserver(() => {
      const scheme = document.documentElement?.getAttribute('data-mantine-color-scheme') ?? null
      if (document.body && seen.at(-1) !== scheme) seen.push(scheme)
    }).observe(document, { subtree: true, childList: true, attributes: true })
  })
  const schemes = () => page.evaluate(() => (globalThis as unknown as { schemes: string[] }).schemes)
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)

  await page.goto(PAGES.landing)
  await page.getByRole('button', { name: 'Use dark mode' }).waitFor()
  expect(await schemes()).toEqual(['light'])
  const light = await background()
  await page.getByRole('button', { name: 'Use dark mode' }).click()
  await expect(page.getByRole('button', { name: 'Use light mode' })).toBeVisible()
  expect(await page.evaluate((key) => localStorage.getItem(key), STORAGE_KEYS.darkMode)).toBe('true')
  await expect.poll(background).not.toBe(light)

  for (const path of [PAGES.landing, PAGES.pricing]) {
    await page.goto(path)
    await page.getByRole('button', { name: 'Use light mode' }).waitFor()
    expect(await schemes()).toEqual(['dark'])
  }
  await page.getByRole('button', { name: 'Use light mode' }).click()
  expect(await page.evaluate((key) => localStorage.getItem(key), STORAGE_KEYS.darkMode)).toBe('false')
})

test('the cookie banner leads to the policy and stays away once accepted', async ({ page }) => {
  await page.goto(PAGES.landing)
  const banner = page.getByRole('region', { name: 'Cookies' })
  await expect(banner).toContainText(`${MESSAGES.cookies.banner} ${MESSAGES.cookies.policy}`)
  await banner.getByRole('link', { name: MESSAGES.cookies.policy }).click()
  await expect(page).toHaveURL(PAGES.cookies)
  await expect(banner).toBeVisible()
  await banner.getByRole('button', { name: 'Accept' }).click()
  await expect(banner).toBeHidden()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(banner).toBeHidden()
  expect(await page.evaluate((key) => localStorage.getItem(key), STORAGE_KEYS.cookieConsent)).toBe('true')
})

test('an address that does not exist is told by the page and by its status @once', async ({ page, expectTrouble }) => {
  expectTrouble(/404/)
  const answer = await page.goto('/no/such/page')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1, name: /not found/i })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('main').getByRole('link').first().click()
  await expect(page).toHaveURL(/\/$|\/login$|\/home$/)
})

test('a part of the application that does not load offers to load again @once', async ({ page, expectTrouble }) => {
  expectTrouble(/Failed to load resource|dynamically imported module/)
  await page.goto(PAGES.about)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForLoadState('networkidle')
  await page.route(/\/assets\/.*\.js/, (route) => route.abort())
  await page.getByRole('contentinfo').getByRole('link', { name: 'Disclaimer' }).click()
  await expect(page.getByRole('heading', { name: 'This page did not load' })).toBeVisible()
  await expectAccessible(page)
  await page.unroute(/\/assets\/.*\.js/)
  await page.getByRole('button', { name: 'Load again' }).click()
  await expect(page).toHaveURL(PAGES.disclaimer)
  await expect(page.getByRole('heading', { level: 1, name: 'Disclaimer' })).toBeVisible()
})
