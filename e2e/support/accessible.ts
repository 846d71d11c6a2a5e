import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const WCAG_22_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** No violation of WCAG 2.2 AA, in light and in dark. */
export async function expectAccessible(page: Page) {
  const before = await schemeOf(page)
  for (const scheme of ['light', 'dark']) {
    await paint(page, scheme)
    const { violations } = await new AxeBuilder({ page }).withTags(WCAG_22_AA).analyze()
    const found = violations.flatMap(({ id, nodes }) =>
      nodes.map((node) => `${scheme} ${id}: ${node.target.join(' ')} ${node.any[0]?.message ?? node.failureSummary}`),
    )
    expect(found, `Accessibility of ${page.url()}`).toEqual([])
  }
  await paint(page, before)
}

const schemeOf = (page: Page) =>
  page.evaluate(() => document.documentElement.getAttribute('data-mantine-color-scheme') ?? 'light')

/** Colours alone: switching the theme by its button would change what the journey has open. */
async function paint(page: Page, scheme: string) {
  await page.evaluate((value) => document.documentElement.setAttribute('data-mantine-color-scheme', value), scheme)
  // Colours that fade would be read half way.
  await page.evaluate(() => Promise.all(document.getAnimations().map((each) => each.finished.catch(() => {}))))
}
