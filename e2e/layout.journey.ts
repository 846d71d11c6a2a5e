import { PAGES } from '@salus/contract'
import { expect, test } from './support/journey.ts'
import { enter, member } from './support/people.ts'

const ON = [
  PAGES.home,
  PAGES.symptomChecker,
  PAGES.healthChatbot,
  PAGES.documents,
  PAGES.submit,
  PAGES.view,
  PAGES.labResults,
  PAGES.timeline,
  PAGES.profile,
  PAGES.settings,
  PAGES.security,
  PAGES.careCircle,
  PAGES.findDoctors,
  PAGES.contact,
]
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
  const levels = [...document.querySelectorAll('h1,h2,h3,h4')].filter(isShown).map(({ tagName }) => Number(tagName[1]))
  const small = [...document.querySelectorAll<HTMLElement>('main button, header a, header button, nav a, nav button')]
    .filter((each) => isShown(each) && !each.closest('.visually-hidden, p, li'))
    .filter((each) => each.offsetHeight < target - 0.5 || each.offsetWidth < target - 0.5)
  return {
    skipped: levels.filter((level, at) => level > (levels[at - 1] ?? 0) + 1),
    mains: document.querySelectorAll('main').length,
    small: small.map((each) => each.getAttribute('aria-label') ?? each.textContent),
  }
}

test('no page jumps while it fills; headings follow each other and a thumb finds its target', async ({
  page,
  request,
}) => {
  const person = await member(request)
  await enter(page, person.email, person.password)
  for (const path of ON) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect.soft(await page.evaluate(shiftsOf), path).toBeLessThanOrEqual(MOST_SHIFT)
    expect.soft(await page.evaluate(lookAtPage, TARGET), path).toEqual({ skipped: [], mains: 1, small: [] })
  }
})

test('fixed bars leave three quarters of a page that is zoomed to four times its size @once', async ({
  page,
  request,
}) => {
  const person = await member(request)
  await enter(page, person.email, person.password)
  await page.evaluate(() => localStorage.removeItem('cookieConsent'))
  await page.setViewportSize({ width: 320, height: 256 })
  for (const path of [PAGES.home, PAGES.symptomChecker, PAGES.healthChatbot]) {
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
