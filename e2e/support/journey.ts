import { type BrowserContext, test as base, expect } from '@playwright/test'

export interface Watch {
  /** Trouble that this journey makes on purpose: what matches is not held against the page. */
  expectTrouble: (pattern: RegExp) => void
  /** A second browser, watched like the first. */
  otherBrowser: () => Promise<BrowserContext>
}

const serverUrl = () => {
  if (!process.env.SALUS_E2E_URL) throw new Error('The server of the journeys did not say its address.')
  return process.env.SALUS_E2E_URL
}

/** Every page error, console error, policy violation and request to another host fails the journey. */
export const test = base.extend<Watch & { trouble: { seen: string[]; expected: RegExp[] } }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from this pattern.
  baseURL: async ({}, use) => use(serverUrl()),

  // biome-ignore lint/correctness/noEmptyPattern: as above.
  trouble: async ({}, use) => {
    const trouble = { seen: [], expected: [] as RegExp[] }
    await use(trouble)
    const unexpected = trouble.seen.filter((each) => !trouble.expected.some((pattern) => pattern.test(each)))
    expect(unexpected, 'The browser reported trouble').toEqual([])
  },

  context: async ({ context, trouble }, use) => {
    watch(context, trouble.seen)
    await use(context)
  },

  expectTrouble: async ({ trouble }, use) => use((pattern) => void trouble.expected.push(pattern)),

  otherBrowser: async ({ browser, contextOptions, viewport, isMobile, hasTouch, trouble }, use) => {
    const opened: BrowserContext[] = []
    await use(async () => {
      const options = { ...contextOptions, viewport, isMobile, hasTouch, baseURL: serverUrl() }
      const context = await browser.newContext(options)
      watch(context, trouble.seen)
      opened.push(context)
      return context
    })
    for (const context of opened) await context.close()
  },
})

export { expect }

function watch(context: BrowserContext, seen: string[]) {
  context.on('weberror', (error) => seen.push(`page error: ${error.error().message}`))
  context.on('console', (message) => {
    // A policy violation is told here too.
    if (message.type() === 'error') seen.push(`console: ${message.text()} ${message.location().url}`)
  })
  context.on('request', (request) => {
    const url = new URL(request.url())
    if (url.protocol.startsWith('http') && url.origin !== serverUrl()) seen.push(`another host: ${request.url()}`)
  })
}
