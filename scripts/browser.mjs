import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { CACHE, PlainFailure, ROOT, run } from './run.mjs'

// First the one that has no window to draw: Playwright's own is the same, and the journeys take a sixth less of the processor.
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
]
const USUAL_PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]
const PLAYWRIGHT = join(ROOT, 'node_modules/playwright-core/cli.js')
const DOWNLOAD_LIMIT_MS = 180_000

/** The browser of this machine for the journeys; undefined leaves the choice to Playwright's own download. */
export function findBrowser({ env = process.env, runs = answersVersion } = {}) {
  if (env.CHROME_PATH) {
    if (runs(env.CHROME_PATH)) return env.CHROME_PATH
    throw new PlainFailure(`CHROME_PATH names ${env.CHROME_PATH}, which does not run.`)
  }
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean)
  const onPath = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)))
  return [...onPath, ...USUAL_PLACES].find((path) => existsSync(path) && runs(path))
}

/** Finds a browser or gets one, in the order of least change to the machine. @param {string} node @param {NodeJS.ProcessEnv} env */
export async function provideBrowser(node, env) {
  if (findBrowser() || ownDownloadRuns(node, env)) return
  console.log('Getting a browser for the journeys (once)…')
  const isRoot = process.getuid?.() === 0
  const log = join(CACHE, 'browser.log')
  /** @param {string[]} args */
  const playwright = (args) => run(node, [PLAYWRIGHT, ...args], { env, log, timeLimitMs: DOWNLOAD_LIMIT_MS })
  if ((await playwright(['install', '--only-shell', 'chromium'])) === 0) {
    if (ownDownloadRuns(node, env)) return
    if (isRoot && (await playwright(['install-deps', 'chromium'])) === 0 && ownDownloadRuns(node, env)) return
  }
  if (isRoot && spawnSync('apt-get', ['--version']).status === 0) {
    const quiet = { log, env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
    await run('apt-get', ['update'], quiet)
    for (const name of ['chromium-headless-shell', 'chromium']) {
      await run('apt-get', ['install', '--yes', '--no-install-recommends', name], quiet)
      if (findBrowser()) return
    }
  }
  throw new PlainFailure(
    'The journeys need Chromium and none was found: install Chromium or Chrome, or name one with CHROME_PATH=/path/to/chrome, or run npm test -- --no-browser.',
  )
}

/** A name on the PATH may be a stub that only says how to install the browser. @param {string} path */
function answersVersion(path) {
  return spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 30_000 }).status === 0
}

/** @param {string} node @param {NodeJS.ProcessEnv} env */
function ownDownloadRuns(node, env) {
  const launch = `import('playwright-core').then(async ({ chromium }) => (await chromium.launch()).close()).catch(() => process.exit(1))`
  return spawnSync(node, ['-e', launch], { cwd: ROOT, env, stdio: 'ignore', timeout: 60_000 }).status === 0
}
