import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { API, DEMO, PAGES, STORAGE_KEYS } from '@salus/contract'
import { chromium } from 'playwright-core'
import { findBrowser } from '../scripts/browser.mjs'
import { build } from '../scripts/build.mjs'
import { main } from '../scripts/run.mjs'
import { setUp } from '../scripts/set-up.mjs'
import { median } from './figures.ts'
import { newDataDir, removeDataDir, startSalus } from './salus.ts'

// Every page as Lighthouse sees it on a middling phone (its own preset: slow 4G and a processor at a quarter, simulated),
// by the demo account with its sample record. Lighthouse brings 200 packages and is used by nothing else, so it is
// installed beside the project:
//
//   npm install --prefix /tmp/lighthouse lighthouse@12.8.2
//   node bench/pages.ts /tmp/lighthouse [--runs=3] [--only=/home,/settings]

const PORT = 9333
const SCORE = 0.95
const CLS = 0.02
const LCP_MS = 2_000
/** These end at once, or need what only a mail or a payment brings. */
const LEFT_OUT: readonly string[] = [PAGES.googleReturn, PAGES.login, PAGES.signUp, PAGES.admin]
/** The scale of Lighthouse's own report that decides the score; the rest of `Audit` is not read. */
interface Report {
  categories: Record<'performance' | 'accessibility', { score: number | null }>
  audits: Record<string, { score: number | null; numericValue?: number; scoreDisplayMode: string }>
}
type Lighthouse = (url: string, flags: object) => Promise<{ lhr: Report } | undefined>

interface Row {
  path: string
  score: number
  lcp: number
  cls: number
  tbt: number
  accessibility: number
  findings: string[]
}

async function loadLighthouse(home: string): Promise<Lighthouse> {
  const file = createRequire(join(home, 'package.json')).resolve('lighthouse')
  return ((await import(pathToFileURL(file).href)) as { default: Lighthouse }).default
}

function optionOf(name: string): string | undefined {
  const flag = `--${name}=`
  return process.argv.find((each) => each.startsWith(flag))?.slice(flag.length)
}

async function measure(lighthouse: Lighthouse, url: string, path: string): Promise<Row> {
  const result = await lighthouse(url + path, {
    port: PORT,
    logLevel: 'error',
    onlyCategories: ['performance', 'accessibility'],
    // The person stays logged in; what the browser keeps of the files is dropped all the same.
    disableStorageReset: true,
  })
  if (!result) throw new Error(`Lighthouse says nothing of ${path}`)
  const { categories, audits } = result.lhr
  const figure = (name: string) => audits[name]?.numericValue ?? Number.NaN
  return {
    path,
    score: categories.performance.score ?? 0,
    lcp: figure('largest-contentful-paint'),
    cls: figure('cumulative-layout-shift'),
    tbt: figure('total-blocking-time'),
    accessibility: categories.accessibility.score ?? 0,
    findings: Object.entries(audits)
      .filter(
        ([name, { score, scoreDisplayMode }]) => OF_ACCESS.has(name) && scoreDisplayMode === 'binary' && score === 0,
      )
      .map(([name]) => name),
  }
}

/** A person's own measures, beside the score of accessibility. */
const OF_ACCESS: ReadonlySet<string> = new Set([
  'heading-order',
  'target-size',
  'color-contrast',
  'label',
  'landmark-one-main',
  'button-name',
  'link-name',
  'aria-allowed-attr',
  'aria-required-children',
  'list',
  'listitem',
])

function middleOf(rows: readonly Row[]): Row {
  const [first] = rows
  if (!first) throw new Error('Nothing was measured')
  const middle = (figure: 'score' | 'lcp' | 'cls' | 'tbt') => median(rows.map((row) => row[figure]))
  return { ...first, score: middle('score'), lcp: middle('lcp'), cls: middle('cls'), tbt: middle('tbt') }
}

const HEAD = `| page | performance | LCP | CLS | TBT | accessibility | findings |\n${'| --- '.repeat(7)}|`

const lineOf = ({ path, score, lcp, cls, tbt, accessibility, findings }: Row) =>
  `| ${[
    path,
    Math.round(score * 100),
    `${(lcp / 1000).toFixed(1)} s`,
    cls.toFixed(3),
    `${Math.round(tbt)} ms`,
    Math.round(accessibility * 100),
    findings.join(', '),
  ].join(' | ')} |`

await main(async () => {
  const [home] = process.argv.slice(2).filter((each) => !each.startsWith('--'))
  if (!home) throw new Error('Say where Lighthouse is installed: node bench/pages.ts /tmp/lighthouse')
  const lighthouse = await loadLighthouse(home)
  const runs = Number(optionOf('runs') ?? 1)
  const only = optionOf('only')?.split(',')
  const paths = Object.values(PAGES).filter((path) => (only ? only.includes(path) : !LEFT_OUT.includes(path)))
  await build(await setUp())
  const [dataDir, profile] = [newDataDir(), newDataDir()]
  const salus = await startSalus(dataDir)
  const executablePath = findBrowser()
  const browser = await chromium.launchPersistentContext(profile, {
    ...(executablePath ? { executablePath } : {}),
    args: [`--remote-debugging-port=${PORT}`, '--no-sandbox', '--disable-gpu'],
  })
  try {
    const page = await browser.newPage()
    await page.request.post(salus.url + API.login, {
      data: { username: DEMO.username, password: DEMO.password },
      headers: { origin: salus.url },
    })
    await page.goto(salus.url)
    await page.evaluate(
      ([token, consent]) => {
        localStorage.setItem(token, 'loggedin')
        localStorage.setItem(consent, 'true')
      },
      [STORAGE_KEYS.token, STORAGE_KEYS.cookieConsent] as const,
    )
    // The sample record is put in within the first minute.
    await page.goto(salus.url + PAGES.home)
    await page.waitForTimeout(8_000)
    console.log(HEAD)
    const rows: Row[] = []
    for (const path of paths) {
      const measured: Row[] = []
      for (let run = 0; run < runs; run += 1) measured.push(await measure(lighthouse, salus.url, path))
      const row = middleOf(measured)
      rows.push(row)
      console.log(lineOf(row))
    }
    const bad = rows.filter(({ score, cls, lcp }) => score < SCORE || cls > CLS || lcp > LCP_MS)
    console.log(`\n${rows.length - bad.length} of ${rows.length} pages meet all three limits.`)
    return bad.length > 0 ? 1 : 0
  } finally {
    await browser.close()
    await salus.stop()
    removeDataDir(dataDir)
    removeDataDir(profile)
  }
})
