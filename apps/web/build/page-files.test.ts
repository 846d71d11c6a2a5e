import { existsSync } from 'node:fs'
import { MODE_PAGES, PAGES } from '@salus/contract'
import { expect, test } from 'vitest'
import { PAGE_MODULES } from './page-files.ts'

/** The landing page is the first file itself; the others are passed through once, or are for the host alone. */
const WITHOUT: readonly string[] = [PAGES.landing, PAGES.googleReturn, PAGES.admin]

test('every page has its files told with its first answer', () => {
  const paths = [...Object.values(PAGES), ...Object.values(MODE_PAGES)].filter((path) => !WITHOUT.includes(path))
  expect(paths.filter((path) => !PAGE_MODULES[path])).toEqual([])
  expect(Object.values(PAGE_MODULES).filter((module) => !existsSync(module))).toEqual([])
})
