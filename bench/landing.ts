import { chromium } from 'playwright-core'
import { findBrowser } from '../scripts/browser.mjs'
import { type Figure, kB } from './figures.ts'

const LIMIT_BYTES = 150_000

/** What a first visit to the landing page brings over the wire. */
export async function measureLanding(url: string): Promise<Figure[]> {
  const executablePath = findBrowser()
  const browser = await chromium.launch(executablePath ? { executablePath } : {})
  const page = await browser.newPage()
  const files: { path: string; bytes: number }[] = []
  const elsewhere = new Set<string>()
  const reading: Promise<void>[] = []
  page.on('requestfinished', (request) => {
    const address = new URL(request.url())
    if (!address.protocol.startsWith('http')) return
    if (address.origin !== url) elsewhere.add(address.host)
    reading.push(
      request
        .sizes()
        .then(({ responseBodySize }) => void files.push({ path: address.pathname, bytes: responseBodySize })),
    )
  })
  page.on('requestfailed', (request) => elsewhere.add(new URL(request.url()).host))
  await page.goto(url)
  await page.waitForLoadState('networkidle')
  await Promise.all(reading)
  await browser.close()
  const sum = (list: typeof files) => list.reduce((total, { bytes }) => total + bytes, 0)
  const scripts = sum(files.filter(({ path }) => path.endsWith('.js')))
  return [
    {
      measure: 'landing page, JavaScript (brotli)',
      figure: kB(scripts),
      target: `≤ ${kB(LIMIT_BYTES)}`,
      ratio: (scripts / LIMIT_BYTES).toFixed(2),
      met: scripts > 0 && scripts <= LIMIT_BYTES,
    },
    {
      measure: 'landing page, everything',
      figure: `${kB(sum(files))} in ${files.length} requests`,
      target: '',
      met: null,
    },
    {
      measure: 'landing page, other hosts asked',
      figure: String(elsewhere.size),
      target: '0',
      met: elsewhere.size === 0,
    },
  ]
}
