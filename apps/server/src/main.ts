import { randomUUID } from 'node:crypto'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

if (Number(process.versions.node.split('.')[0]) < 24) {
  process.stderr.write('Salus needs Node 24 to run. `npm start` brings it along.\n')
  process.exit(1)
}

const DRAIN_LIMIT_MS = 10_000
const PURGE_EVERY_MS = 60 * 60 * 1_000
const webDist = join(dirname(fileURLToPath(import.meta.url)), '../../web/dist')

try {
  await serve()
} catch (error) {
  process.stderr.write(`${await sentenceFor(error)}\n`)
  process.exit(1)
}

async function serve(): Promise<void> {
  const { makeDataDir, readConfig } = await import('./config.ts')
  const config = readConfig(process.env)
  makeDataDir(config)
  const [{ buildApp }, { openDatabase }, { migrateToLatest }, { openVault }, { startUpTable }] = await Promise.all([
    import('./app.ts'),
    import('./platform/database/database.ts'),
    import('./platform/database/migrate.ts'),
    import('./platform/vault/vault.ts'),
    import('./start-up-table.ts'),
  ])
  const database = await openDatabase(config.database)
  await migrateToLatest(database)
  const vault = await openVault({ database, masterKey: config.masterKey, mode: config.mode })
  const { app, drain, purge } = await buildApp(config, {
    database,
    vault,
    now: () => new Date(),
    newId: randomUUID,
    webDist,
  })
  process.stdout.write(`${startUpTable(config)}\n`)
  await app.listen({ host: config.host, port: config.port })
  const address = app.server.address()
  const port = typeof address === 'object' && address ? address.port : config.port
  process.stdout.write(`Salus is ready at ${config.publicOrigin ?? `http://localhost:${port}`}\n`)

  const purging = setInterval(() => {
    purge().catch((error: unknown) => app.log.error({ err: { type: (error as Error).name } }, 'purge failed'))
  }, PURGE_EVERY_MS)
  purging.unref()

  let stopping = false
  const stop = async () => {
    if (stopping) return
    stopping = true
    drain()
    clearInterval(purging)
    setTimeout(() => process.exit(1), DRAIN_LIMIT_MS).unref()
    await app.close()
    await database.close()
    process.exit(0)
  }
  process.on('SIGTERM', () => void stop())
  process.on('SIGINT', () => void stop())
}

/** One clear sentence for what a host can mend; the whole error for what only we can. */
async function sentenceFor(error: unknown): Promise<string> {
  const { ConfigError } = await import('./config.ts')
  if (error instanceof ConfigError)
    return `Salus cannot start:\n${error.problems.map((problem) => `  - ${problem}`).join('\n')}`
  const { code, message, port } = error as NodeJS.ErrnoException & { port?: number }
  if (code === 'EADDRINUSE')
    return `Port ${port ?? ''} is in use by another program: stop it, or choose another with PORT=3001 npm start.`
  if (code === 'EACCES' || code === 'EPERM') return `Salus may not use what it needs: ${message}`
  if (code === 'ECONNREFUSED' || code === 'ENOTFOUND' || code === 'ETIMEDOUT')
    return `The database at SALUS_DATABASE_URL does not answer (${code}).`
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
