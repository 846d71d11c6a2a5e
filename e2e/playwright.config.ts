import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { findBrowser } from '../scripts/browser.mjs'
import { ROOT } from '../scripts/run.mjs'

// Each worker reads this file again: it must find the folder that the first reading made.
process.env.SALUS_E2E_DATA ??= mkdtempSync(join(tmpdir(), 'salus-journeys-'))

const executablePath = findBrowser()
// Chromium's own address bar renders two pages for each window it opens, which takes more than many a journey. Naming
// features replaces Playwright's list: what could touch a page on loopback is said again.
const unneeded = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'PaintHolding',
  'MediaRouter',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'PreconnectToSearch',
  'LensOverlay',
  'SpareRendererForSitePerProcess',
]
const quiet = [
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${unneeded.join(',')}`,
]

export default defineConfig({
  testDir: '.',
  testMatch: '*.journey.ts',
  testIgnore: process.env.SALUS_SCREENSHOTS ? [] : ['screenshots.journey.ts'],
  outputDir: join(ROOT, 'test-results'),
  globalTeardown: './support/remove-data.ts',
  fullyParallel: true,
  // A journey waits for a tenth of its time: with one more at once, two processors are in use.
  workers: 3,
  // A journey that passes the second time is told as flaky.
  retries: 1,
  // A busy machine is no failure: what hangs is told all the same.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  use: {
    actionTimeout: 30_000,
    navigationTimeout: 30_000,
    locale: 'en-US',
    timezoneId: 'UTC',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { args: quiet, ...(executablePath ? { executablePath } : {}) },
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'laptop', use: { viewport: { width: 1280, height: 800 } } },
    {
      name: 'phone',
      // A phone has no keyboard to walk with, and what is marked @once is the same at every size.
      grepInvert: /@keyboard|@once/,
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
    },
  ],
  webServer: {
    name: 'salus',
    command: `"${process.execPath}" e2e/support/serve.ts`,
    cwd: ROOT,
    // All journeys come from one address: what limits a person would stop them together.
    env: { PORT: '0', SALUS_DATA_DIR: process.env.SALUS_E2E_DATA, SALUS_RATE_LIMIT_FACTOR: '1000', NODE_ENV: '' },
    // Its address comes back as SALUS_E2E_URL.
    wait: { stdout: /Salus is ready at (?<salus_e2e_url>http:\/\/localhost:\d+)/ },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    timeout: 30_000,
  },
})
