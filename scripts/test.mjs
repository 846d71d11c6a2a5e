import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { provideBrowser } from './browser.mjs'
import { build } from './build.mjs'
import { counted, countJourneys, countVitest } from './counts.mjs'
import { main, PlainFailure, ROOT, run, whenEnded } from './run.mjs'
import { environmentOf, setUp } from './set-up.mjs'

/** @typedef {import('./counts.mjs').Counts} Counts */

/** For a gate that hangs; none needs a third of it on two cores, and some machines are slow. */
const GATE_LIMIT_MS = 1_800_000
const PASS = { passed: 1, failed: 0, skipped: 0 }
const FAIL = { passed: 0, failed: 1, skipped: 0 }

const withBrowser = !process.argv.includes('--no-browser')
const results = mkdtempSync(join(tmpdir(), 'salus-test-'))
const tidy = () => rmSync(results, { recursive: true, force: true })

/** @type {[name: string, Counts, seconds: number][]} */
const table = []
whenEnded(tidy)
await main(async () => {
  /** @type {string | undefined} */
  let node
  await gate('Set-up', async () => {
    node = await setUp()
    return PASS
  })
  if (node) await runGates(node)
  return summarise()
})
tidy()

/** @param {string} node */
async function runGates(node) {
  const env = environmentOf(node)
  /** @param {string[]} args @param {NodeJS.ProcessEnv} [extra] */
  const tool = ([path, ...args], extra) =>
    run(node, [join(ROOT, path ?? ''), ...args], { env: { ...env, ...extra }, timeLimitMs: GATE_LIMIT_MS })
  /** @param {string[]} args */
  const passes = async (args) => ((await tool(args)) === 0 ? PASS : FAIL)

  await gate('Types', () => passes(['node_modules/typescript/bin/tsc', '-b']))
  await gate('Lint', () => passes(['node_modules/@biomejs/biome/bin/biome', 'check', '.']))
  await gate('Boundaries', () => passes(['scripts/lint-boundaries.mjs']))
  await gate('Tests', async () => {
    const report = join(results, 'vitest.json')
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
    const plain = process.stdout.isTTY ? {} : { NO_COLOR: '1' }
    const code = await tool(['node_modules/vitest/vitest.mjs', 'run', ...reporters], plain)
    return counted(code, countVitest(report))
  })
  let built = false
  await gate('Build', async () => {
    await build(node)
    built = true
    return PASS
  })
  if (!withBrowser) return console.log('\nThe journeys were left out because of --no-browser.')
  await gate('Journeys', async () => {
    if (!built) throw new PlainFailure('The journeys cannot run without what is built.')
    await provideBrowser(node, env)
    const report = join(results, 'journeys.json')
    const code = await tool(
      ['node_modules/@playwright/test/cli.js', 'test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json'],
      { PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    )
    return counted(code, countJourneys(report))
  })
}

/** @param {string} name @param {() => Promise<Counts>} work */
async function gate(name, work) {
  console.log(`\n== ${name}`)
  const start = Date.now()
  /** @type {Counts} */
  let counts = FAIL
  try {
    counts = await work()
  } catch (error) {
    if (!(error instanceof PlainFailure)) throw error
    console.error(error.message)
  }
  table.push([name, counts, (Date.now() - start) / 1000])
}

function summarise() {
  const total = { passed: 0, failed: 0 }
  console.log(`\n${'gate'.padEnd(16)}${['passed', 'failed', 'skipped', 'seconds'].map((h) => h.padStart(9)).join('')}`)
  for (const [name, counts, seconds] of table) {
    total.passed += counts.passed
    total.failed += counts.failed
    const cells = [counts.passed, counts.failed, counts.skipped, seconds.toFixed(1)]
    // Only journeys are run again. A test that passes the second time hides a race, and is mended instead.
    const flaky = counts.flaky ? `  (${counts.flaky} flaky)` : ''
    console.log(`${name.padEnd(16)}${cells.map((cell) => String(cell).padStart(9)).join('')}${flaky}`)
  }
  console.log(`\n${total.passed} passed, ${total.failed} failed`)
  return total.failed > 0 ? 1 : 0
}
