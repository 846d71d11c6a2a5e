import { randomUUID } from 'node:crypto'
import type { Server as SecureServer } from 'node:https'
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import type { TlsConfig } from './config.ts'
import { listenWidely } from './platform/http/listen-widely.ts'
import { secureContext } from './platform/tls/secure-context.ts'
import { ROOT } from './root.ts'

if (Number(process.versions.node.split('.')[0]) < 24) {
  process.stderr.write('Salus needs Node 24 to run. `npm start` brings it along.\n')
  process.exit(1)
}

const DRAIN_LIMIT_MS = 10_000
const GIVE_UP_MS = DRAIN_LIMIT_MS + 2_000
/** A server that was told to stop is gone by then. */
const CLAIM_PATIENCE_MS = GIVE_UP_MS + 1_000
const RENEW_EVERY_MS = 24 * 60 * 60 * 1_000

// A third of a start goes into compiling what has not changed since the last one.
enableCompileCache(join(ROOT, '.cache/compiled'))
// What this process writes is for its own user alone: the database, its log, the master key.
process.umask(0o077)

try {
  await serve()
} catch (error) {
  const { sentenceFor } = await import('./start-failure.ts')
  process.stderr.write(`${sentenceFor(error)}\n`)
  process.exit(1)
}

async function serve(): Promise<void> {
  const { makeDataDir, readConfig } = await import('./config.ts')
  const config = readConfig(process.env)
  makeDataDir(config)
  const { claimDatabase } = await import('./platform/database/sole-server.ts')
  await claimDatabase(config.database, {
    patienceMs: CLAIM_PATIENCE_MS,
    onWait: () => process.stdout.write('Another Salus uses this data folder: waiting for it to end…\n'),
  })
  const [{ buildApp }, { openDatabase }, { migrateToLatest }, { openVault }, { startUpTable }] = await Promise.all([
    import('./app.ts'),
    import('./platform/database/database.ts'),
    import('./platform/database/migrate.ts'),
    import('./platform/vault/vault.ts'),
    import('./start-up-table.ts'),
  ])
  const readTls = async (settings: TlsConfig) => {
    const { openTls } = await import('./platform/tls/open-tls.ts')
    return openTls(settings, { brand: config.site.brand, publicOrigin: config.publicOrigin, now: new Date() })
  }
  const tls = config.tls && (await readTls(config.tls))
  const database = await openDatabase(config.database)
  await migrateToLatest(database)
  const vault = await openVault({ database, masterKey: config.masterKey, mode: config.mode })
  const { app, jobs, drain, putSample } = await buildApp(config, {
    database,
    vault,
    now: () => new Date(),
    newId: randomUUID,
    shedsOverload: true,
    webDist: join(ROOT, 'apps/web/dist'),
    ...(tls ? { tls } : {}),
  })
  const failed = (message: string) => (error: unknown) =>
    app.log.error({ err: { type: (error as Error).name } }, message)
  if (config.tls) {
    const { tls: settings } = config
    const renew = async () => (app.server as SecureServer).setSecureContext(secureContext(await readTls(settings)))
    // Each process holds its own certificate in memory.
    setInterval(() => void renew().catch(failed('renewing the certificate failed')), RENEW_EVERY_MS).unref()
  }
  let stopping = false
  /** What is under way is finished; nothing new begins. */
  const stop = async () => {
    if (stopping) return
    stopping = true
    drain()
    setTimeout(() => app.server.closeAllConnections(), DRAIN_LIMIT_MS).unref()
    setTimeout(() => process.exit(1), GIVE_UP_MS).unref()
    await app.close()
    await database.close()
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => void stop())

  process.stdout.write(`${startUpTable(config)}\n`)
  const port = await listenWidely(app, config)
  const local = `${config.tls ? 'https' : 'http'}://localhost:${port}`
  process.stdout.write(`Salus is ready at ${config.mode === 'household' ? config.publicOrigin : local}\n`)
  // An SQLite folder has one server at a time: what is held there was held by one that has ended.
  jobs.start({ isAlone: database.dialect === 'sqlite' }).catch(failed('the jobs did not start'))
  putSample().catch(failed('no sample record'))
}
