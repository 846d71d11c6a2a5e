import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildApp } from './app.ts'
import { readConfig } from './config.ts'
import { openDatabase } from './platform/database/database.ts'
import { migrateToLatest } from './platform/database/migrate.ts'
import { describeApi } from './platform/openapi/describe-api.ts'
import { openVault } from './platform/vault/vault.ts'

/** The OpenAPI description of the API, from the routes of an app built for the purpose. JSON text. */
export async function apiDescription(): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), 'salus-openapi-'))
  const database = await openDatabase({ kind: 'sqlite', file: join(dataDir, 'empty.db') })
  try {
    await migrateToLatest(database)
    const config = readConfig({ SALUS_DATA_DIR: dataDir, SALUS_LOG_LEVEL: 'silent' })
    const vault = await openVault({ database, masterKey: config.masterKey, mode: config.mode })
    const { app } = await buildApp(config, {
      database,
      vault,
      now: () => new Date(),
      newId: randomUUID,
      webDist: dataDir,
      beforeRoutes: describeApi,
    })
    await app.ready()
    const description = `${JSON.stringify(app.swagger(), null, 2)}\n`
    await app.close()
    return description
  } finally {
    await database.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
