import { globSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'

// The threads that a server starts are compiled from sources: once, and not for each test.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, '.cache/compiled')

// A busy machine is no failure: what hangs is told all the same.
const patience = { testTimeout: 60_000, hookTimeout: 60_000, expect: { poll: { timeout: 30_000 } } }

const project = (name: string, root: string, extra: object = {}) => ({
  test: { name, root, include: ['**/*.test.{ts,tsx,mjs}'], exclude: ['**/node_modules/**'], ...patience, ...extra },
})

// Files that leave nothing behind share a worker, and load what they test once: half of the time of a run.
const together = { isolate: false }

// Who replaces modules, or keeps something in one before it is loaded, needs modules of its own.
const web = 'apps/web'
const alone = globSync('src/**/*.test.{ts,tsx}', { cwd: web }).filter((file) =>
  /\bvi\.(mock|hoisted|resetModules)\(/.test(readFileSync(join(web, file), 'utf8')),
)
const screens = { environment: 'happy-dom', setupFiles: './src/testing/setup.ts' }

export default defineConfig({
  test: {
    // Tests wait for a third of their time, for servers and databases: with one more at once, two processors are in use.
    maxWorkers: availableParallelism() + 1,
    projects: [
      project('contract', 'packages/contract', together),
      project('dosing', 'packages/dosing', together),
      project('exchange', 'packages/exchange', together),
      project('extract', 'packages/extract', together),
      project('library', 'packages/library', together),
      project('prevention', 'packages/prevention', together),
      project('summary', 'packages/summary', together),
      project('terms', 'packages/terms', together),
      project('triage', 'packages/triage', together),
      project('server', 'apps/server', {
        ...together,
        globalSetup: ['./src/testing/built-server.setup.ts', './src/testing/databases.setup.ts'],
        setupFiles: ['./src/testing/setup.ts', './src/testing/passwords.setup.ts'],
      }),
      project('web', web, { ...screens, ...together, exclude: ['**/node_modules/**', ...alone] }),
      project('web-alone', web, { ...screens, include: alone }),
      project('scripts', 'scripts'),
    ],
  },
})
