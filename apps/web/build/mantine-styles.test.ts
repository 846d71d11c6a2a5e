import { existsSync, globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const stylesDir = dirname(createRequire(import.meta.url).resolve('@mantine/core/styles/Button.layer.css'))
const src = join(import.meta.dirname, '../src/')
const ours = readFileSync(`${src}theme/mantine.css`, 'utf8')

test('every Mantine component in use has its style in theme/mantine.css', () => {
  const sources = globSync(`${src}**/*.tsx`)
  expect(sources.length).toBeGreaterThan(20)
  const missing = sources.flatMap((path) =>
    componentsOf(readFileSync(path, 'utf8'))
      .flatMap(withParts)
      .filter((name) => existsSync(`${stylesDir}/${name}.layer.css`) && !ours.includes(`/${name}.layer.css`))
      .map((name) => `${name} (${path.slice(src.length)})`),
  )
  expect(missing).toEqual([])
})

function componentsOf(source: string): string[] {
  const imports = source.matchAll(/import \{([^}]*)\} from '@mantine\/core'/g)
  return [...imports].flatMap(([, names = '']) => names.split(',').map((name) => name.trim())).filter(Boolean)
}

/** A component needs the styles of its parts too. */
function withParts(name: string): string[] {
  const file = join(stylesDir, `../esm/components/${name}/${name}.mjs`)
  if (!existsSync(file)) return [name]
  const parts = readFileSync(file, 'utf8').matchAll(/from "\.\.\/(\w+)\/\1\.mjs"/g)
  return [name, ...[...parts].map(([, part = '']) => part)]
}
