import { defineConfig } from 'vitest/config'

const project = (name: string, root: string, extra: object = {}) => ({
  test: { name, root, include: ['**/*.test.{ts,tsx,mjs}'], exclude: ['**/node_modules/**'], ...extra },
})

// Functions alone, which leave nothing behind: their files share a worker, and read the knowledge once.
const pure = { isolate: false }

export default defineConfig({
  test: {
    // Vitest leaves one processor free, which on a machine of two is half of it.
    maxWorkers: '100%',
    projects: [
      project('contract', 'packages/contract', pure),
      project('exchange', 'packages/exchange', pure),
      project('extract', 'packages/extract', pure),
      project('summary', 'packages/summary', pure),
      project('triage', 'packages/triage', pure),
      project('server', 'apps/server', {
        testTimeout: 20_000,
        hookTimeout: 60_000,
        globalSetup: './src/testing/databases.setup.ts',
        setupFiles: ['./src/testing/setup.ts', './src/testing/passwords.setup.ts'],
      }),
      project('web', 'apps/web', { environment: 'happy-dom', setupFiles: './src/testing/setup.ts' }),
      project('scripts', 'scripts', { testTimeout: 30_000 }),
    ],
  },
})
