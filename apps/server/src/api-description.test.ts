import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { apiDescription } from './api-description.ts'

test('docs/openapi.json describes the routes as they are (npm run openapi writes it)', async () => {
  const committed = readFileSync(new URL('../../../docs/openapi.json', import.meta.url), 'utf8')
  expect(await apiDescription()).toBe(committed)
})
