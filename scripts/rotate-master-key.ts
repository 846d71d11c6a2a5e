import { ConfigError, readConfig } from '../apps/server/src/config.ts'
import { openDatabase } from '../apps/server/src/platform/database/database.ts'
import { migrateToLatest } from '../apps/server/src/platform/database/migrate.ts'
import { loadMasterKeys } from '../apps/server/src/platform/vault/master-keys.ts'
import { rewrapAll, rotateKeyFile } from '../apps/server/src/platform/vault/rotation.ts'
import { openVault } from '../apps/server/src/platform/vault/vault.ts'

/**
 * Wraps every data key under the current master key; see docs/security.md. With the key in a file it makes the new one
 * itself. Interrupted, it is run again; run twice, it does no harm.
 */
try {
  await rotate()
} catch (error) {
  process.stderr.write(`${error instanceof ConfigError ? error.problems.join('\n') : (error as Error).stack}\n`)
  process.exitCode = 1
}

async function rotate(): Promise<void> {
  const { database: settings, masterKey, mode } = readConfig(process.env)
  const isInFile = masterKey.current === undefined
  if (!isInFile && masterKey.previous === undefined) {
    throw new ConfigError(['Give the new master key as SALUS_MASTER_KEY and the old one as SALUS_MASTER_KEY_PREVIOUS.'])
  }
  const database = await openDatabase(settings)
  try {
    await migrateToLatest(database)
    if (isInFile) {
      // First with the keys as they are: a wrong one is found before anything changes.
      await openVault({ database, masterKey, mode }).catch(allowInterrupted)
      const done = await rotateKeyFile(database, masterKey)
      process.stdout.write(`${done} keys are wrapped anew. ${advice(isInFile)}\n`)
      return
    }
    await openVault({ database, masterKey, mode })
    const done = await rewrapAll(database.db, await loadMasterKeys(masterKey, { mode, mayCreate: false }))
    process.stdout.write(`${done} keys are wrapped anew. ${advice(isInFile)}\n`)
  } finally {
    await database.close()
  }
}

/** An earlier run may have ended between putting the old key aside and making the new one. */
function allowInterrupted(error: unknown): void {
  if (!(error instanceof ConfigError) || !/is missing/.test(error.message)) throw error
}

function advice(isInFile: boolean): string {
  return isInFile
    ? 'Start Salus again, and replace the key in your backup.'
    : 'Remove SALUS_MASTER_KEY_PREVIOUS and start Salus again.'
}
