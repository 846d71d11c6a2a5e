import { defineConfig } from 'vitest/config'

const project = (name: string, root: string, extra: object = {}) => ({
  test: { name, root, include: ['**/*.test.{ts,tsx,mjs}'], exclude: ['**/node_modules/**'], ...extra },
})

export default defineConfig({
  test: {
    projects: [
      project('contract', 'packages/contract'),
      project('extract', 'packages/extract'),
      project('summary', 'packages/summary'),
      project('triage', 'packages/triage'),
      project('server', 'apps/server', {
        testTimeout: 20_000,
        hookTimeout: 60_000,
        globalSetup: './src/testing/databases.setup.ts',
        setupFiles: './src/testing/setup.ts',
      }),
      project('web', 'apps/web', { environment: 'happy-dom', setupFiles: './src/testing/setup.ts' }),
      project('scripts', 'scripts', { testTimeout: 30_000 }),
    ],
  },
})
