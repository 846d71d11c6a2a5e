import type { TestProject } from 'vitest/node'
import { startEmbeddedPostgres } from './embedded-postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string
  }
}

// Tests ask what the database does, not whether the disk keeps it.
const HASTE = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=200']

/** One PostgreSQL for the whole run; each test gets a database of its own in it. */
export default async function startPostgres(project: TestProject): Promise<() => Promise<void>> {
  const existing = process.env.SALUS_TEST_POSTGRES_URL
  if (existing) {
    project.provide('postgresUrl', existing)
    return async () => {}
  }
  const { url, stop } = await startEmbeddedPostgres(HASTE)
  project.provide('postgresUrl', url)
  return stop
}
