import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { SEALED_TABLES } from './sealed-values.ts'

const SOURCES = join(import.meta.dirname, '../..')

test('a verification knows every place where something is sealed', () => {
  const files = globSync('features/**/*.ts', { cwd: SOURCES }).filter((file) => !file.endsWith('.test.ts'))
  const places = files.flatMap((file) => [
    ...readFileSync(join(SOURCES, file), 'utf8').matchAll(/table: '(\w+)',\s+column(?:: '(\w+)')?/g),
  ])
  expect(places.length).toBeGreaterThan(15)
  const unknown = places
    .map(([, table = '', column]) => ({ table, column }))
    .filter(({ table, column }) => {
      const known = SEALED_TABLES[table]?.columns
      return column === undefined ? !known : !known?.includes(column)
    })
  expect(unknown).toEqual([])
})
