import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { findBrowser } from './browser.mjs'

/** @type {string} */
let folder
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'salus-browser-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** @param {string} name @param {string} script */
function program(name, script) {
  const path = join(folder, name)
  writeFileSync(path, `#!/bin/sh\n${script}\n`)
  chmodSync(path, 0o755)
  return path
}

test('the browser that CHROME_PATH names comes first', () => {
  program('chromium', 'exit 0')
  const named = program('my-chrome', 'exit 0')
  expect(findBrowser({ env: { CHROME_PATH: named, PATH: folder } })).toBe(named)
})

test('a CHROME_PATH that does not run is said, not passed over', () => {
  program('chromium', 'exit 0')
  const env = { CHROME_PATH: join(folder, 'gone'), PATH: folder }
  expect(() => findBrowser({ env })).toThrow(`CHROME_PATH names ${join(folder, 'gone')}, which does not run.`)
})

test('a stub on the PATH that only says how to install the browser is passed over', () => {
  program('chromium-browser', 'echo "Command requires the chromium snap"; exit 1')
  const real = program('google-chrome', 'exit 0')
  expect(findBrowser({ env: { PATH: folder } })).toBe(real)
})

test('a browser without a window is taken before one that has to hide it', () => {
  program('chromium', 'exit 0')
  const light = program('chromium-headless-shell', 'exit 0')
  expect(findBrowser({ env: { PATH: folder } })).toBe(light)
})

test('without a browser the choice is left to Playwright', () => {
  expect(findBrowser({ env: { PATH: folder }, runs: () => false })).toBeUndefined()
})
