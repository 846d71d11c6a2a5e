import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { apiDescription } from '../apps/server/src/api-description.ts'

/** Writes docs/openapi.json from the routes. With --check it writes nothing and fails when the file is not current. */
const file = fileURLToPath(new URL('../docs/openapi.json', import.meta.url))
const current = await apiDescription()

if (process.argv.includes('--check')) {
  if (readFileSync(file, 'utf8') !== current) {
    process.stderr.write('docs/openapi.json does not match the routes: run npm run openapi\n')
    process.exit(1)
  }
} else {
  writeFileSync(file, current)
}
