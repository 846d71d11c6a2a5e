import type { Page } from '@playwright/test'
import { MODE_PAGES, PAGES } from '@salus/contract'
import { expect, test } from './support/journey.ts'
import { enter, member } from './support/people.ts'

/** Reached by a link that somebody sent, under a second name, or only on the way in. */
const BESIDE: readonly string[] = [
  PAGES.landing,
  PAGES.login,
  PAGES.signUp,
  PAGES.forgotPassword,
  PAGES.resetPassword,
  PAGES.googleReturn,
  PAGES.invitation,
  PAGES.card,
  PAGES.admin,
  PAGES.submitData,
  PAGES.viewData,
]
const ON = [...Object.values(PAGES).filter((page) => !BESIDE.includes(page)), MODE_PAGES.first_aid, '/nowhere']
const OF_VISITORS = [PAGES.landing, PAGES.login, PAGES.signUp, PAGES.forgotPassword, PAGES.chat, PAGES.pricing]
const MOST_SHIFT = 0.02
const TARGET = 44

/** The sum of what jumped by itself since the page began. */
const shiftsOf = () =>
  new Promise<number>((resolve) => {
    new PerformanceObserver((list) => {
      const shifts = list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]
      resolve(shifts.filter(({ hadRecentInput }) => !hadRecentInput).reduce((sum, { value }) => sum + value, 0))
    }).observe({ type: 'layout-shift', buffered: true })
    // Where nothing has moved, nobody is told.
    setTimeout(() => resolve(0), 300)
  })

function lookAtPage(target: number) {
  const isShown = (each: Element) => each.getClientRects().length > 0
  const nameOf = (each: Element) => each.getAttribute('aria-label') ?? each.textContent
  const levels = [...document.querySelectorAll('h1,h2,h3,h4')].filter(isShown).map(({ tagName }) => Number(tagName[1]))
  const small = [
    ...document.querySelectorAll<HTMLElement>('main button, main summary, header a, header button, nav a, nav button'),
  ]
    .filter((each) => isShown(each) && !each.closest('.visually-hidden, p, li'))
    .filter((each) => each.offsetHeight < target - 0.5 || each.offsetWidth < target - 0.5)
  // A header or footer of a part of the page is no landmark.
  const landmarks = [...document.querySelectorAll('header, footer, main, nav, aside, section[aria-label]')]
    .filter((each) => isShown(each) && !(each.matches('header, footer') && each.closest('main, section, article')))
    .map((each) => `${each.tagName.toLowerCase()} ${each.getAttribute('aria-label') ?? ''}`)
  return {
    skipped: levels.filter((level, at) => level > (levels[at - 1] ?? 0) + 1),
    firstLevels: levels.filter((level) => level === 1).length,
    mains: document.querySelectorAll('main').length,
    small: small.map(nameOf),
    twice: landmarks.filter((each, at) => landmarks.indexOf(each) !== at),
    isWide: document.documentElement.scrollWidth > window.innerWidth,
  }
}

const FINE = { skipped: [], firstLevels: 1, mains: 1, small: [], twice: [], isWide: false }

async function expectLaidOut(page: Page, path: string) {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect.soft(await page.evaluate(shiftsOf), path).toBeLessThanOrEqual(MOST_SHIFT)
  expect.soft(await page.evaluate(lookAtPage, TARGET), path).toEqual(FINE)
}

/** Each worker takes a part of them. */
const PARTS = Array.from({ length: 4 }, (_, part) => ON.filter((_path, at) => at % 4 === part))

for (const [part, paths] of PARTS.entries()) {
  test(`no page jumps while it fills; headings follow each other and a thumb finds its target, part ${part + 1}`, async ({
    page,
    request,
    expectTrouble,
  }) => {
    // The page that is not there.
    expectTrouble(/status of 404/)
    const person = await member(request)
    await enter(page, person.email, person.password)
    for (const path of paths) await expectLaidOut(page, path)
  })

  test(`fixed bars leave three quarters of a page that is zoomed to four times its size, part ${part + 1} @once`, async ({
    page,
    request,
    expectTrouble,
  }) => {
    // The page that is not there.
    expectTrouble(/status of 404/)
    const person = await member(request)
    await page.setViewportSize({ width: 320, height: 256 })
    await enter(page, person.email, person.password)
    await page.evaluate(() => localStorage.removeItem('cookieConsent'))
    for (const path of paths) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      const covered = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('body *')]
          .filter((each) => ['fixed', 'sticky'].includes(getComputedStyle(each).position) && each.offsetWidth > 160)
          .reduce((sum, { offsetHeight }) => sum + offsetHeight, 0),
      )
      expect(covered, path).toBeLessThanOrEqual(64)
    }
  })
}

test('nor does one that a visitor sees', async ({ page }) => {
  for (const path of OF_VISITORS) await expectLaidOut(page, path)
})
