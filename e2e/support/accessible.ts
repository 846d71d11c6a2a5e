import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, type Page } from '@playwright/test'
import type axe from 'axe-core'
import type { RuleObject, RunOnly } from 'axe-core'

// Each page that is looked at parses it anew: the short form takes a browser less time.
const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

const WCAG_22_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Rules that axe leaves off by itself: targets to touch, and landmarks that tell themselves apart. */
const ASKED: RuleObject = Object.fromEntries(
  [
    'target-size',
    'landmark-unique',
    'landmark-one-main',
    'landmark-no-duplicate-main',
    'landmark-no-duplicate-banner',
    'landmark-no-duplicate-contentinfo',
    'landmark-main-is-top-level',
    'heading-order',
  ].map((rule) => [rule, { enabled: true }]),
)

/** These rules depend on colours, and so have to be asked in each theme. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

/** No violation of WCAG 2.2 AA and none of what else is asked, in light and in dark. */
export async function expectAccessible(page: Page) {
  // A page that is still on its way has no landmarks yet.
  await page.locator('main').first().waitFor({ state: 'attached' })
  const before = await schemeOf(page)
  const other = before === 'dark' ? 'light' : 'dark'
  expect(await violations(page, { type: 'tag', values: WCAG_22_AA }, ASKED), `${page.url()} in ${before}`).toEqual([])
  await paint(page, other)
  expect(await violations(page, { type: 'rule', values: COLOUR_RULES }), `${page.url()} in ${other}`).toEqual([])
  await paint(page, before)
}

/** Asked in the page itself: the pages have no frames, and axe's own driver opens another page for each answer. */
async function violations(page: Page, runOnly: RunOnly, rules: RuleObject = {}): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  return page.evaluate(
    async (asked) => {
      const { violations } = await window.axe.run(document, { ...asked, resultTypes: ['violations'] })
      return violations.flatMap(({ id, nodes }) =>
        nodes.map((node) => `${id}: ${node.target.join(' ')} ${node.any[0]?.message ?? node.failureSummary}`),
      )
    },
    { runOnly, rules },
  )
}

declare global {
  interface Window {
    axe: typeof axe
  }
}

const schemeOf = (page: Page) =>
  page.evaluate(() => document.documentElement.getAttribute('data-mantine-color-scheme') ?? 'light')

/** Colours alone: switching the theme by its button would change what the journey has open. */
async function paint(page: Page, scheme: string) {
  await page.evaluate((value) => document.documentElement.setAttribute('data-mantine-color-scheme', value), scheme)
  // Colours that fade would be read half way.
  await page.evaluate(() => Promise.all(document.getAnimations().map((each) => each.finished.catch(() => {}))))
}
