import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '#server/root.ts'

const page = readFileSync(join(ROOT, 'docs/fields-together.md'), 'utf8')
const named = new Set([...page.matchAll(/`((?:apps|packages)\/[^`]+\.ts)`/g)].map(([, file = '']) => file))

test('each schema with a rule between fields is on the page that lists them', () => {
  const withRules = globSync('packages/contract/src/*.ts', { cwd: ROOT })
    .filter((file) => !file.endsWith('.test.ts'))
    .filter((file) => /\.(superRefine|refine)\(/.test(readFileSync(join(ROOT, file), 'utf8')))
  expect(withRules.length).toBeGreaterThan(3)
  expect(withRules.filter((file) => !named.has(file))).toEqual([])
})

test('each place that the page names is there', () => {
  expect(named.size).toBeGreaterThan(10)
  expect([...named].filter((file) => !existsSync(join(ROOT, file)))).toEqual([])
})
