import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from './root.ts'
import { Environment } from './settings.ts'
import { settingsPage } from './settings-page.ts'
import { SETTING_WORDS } from './settings-words.ts'

test('every setting has its words, once, and nothing else has', () => {
  const named = Object.values(SETTING_WORDS).flatMap((group) => Object.keys(group))
  expect(named.toSorted()).toEqual(Object.keys(Environment.shape).toSorted())
})

test('the page in the docs is the one that `npm run settings` writes', () => {
  expect(readFileSync(join(ROOT, 'docs/settings.md'), 'utf8')).toBe(settingsPage())
})
