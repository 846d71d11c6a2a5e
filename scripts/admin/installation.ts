import { randomUUID } from 'node:crypto'
import { type Config, ConfigError, makeDataDir, readConfig } from '../../apps/server/src/config.ts'
import { type Database, openDatabase } from '../../apps/server/src/platform/database/database.ts'
import { migrateToLatest } from '../../apps/server/src/platform/database/migrate.ts'
import { AppError } from '../../apps/server/src/platform/errors/app-error.ts'
import { readKeyFile } from '../../apps/server/src/platform/vault/master-key-file.ts'
import { openVault } from '../../apps/server/src/platform/vault/vault.ts'

/** What a host did wrong or can mend, in one sentence. */
export class AdminProblem extends Error {}

export const now = () => new Date()
export const newId = randomUUID

/** Reads whatever stands there, a demonstration that is to end included. */
export function readSettings(): Config {
  return readConfig(process.env)
}

/**
 * A command that does not know how Salus runs would find no key, or print links that lead nowhere: "demo" is what is
 * taken where nothing is said, and what is real has another key.
 */
export async function readRealSettings(): Promise<Config> {
  const config = readSettings()
  const { current, file, outside } = config.masterKey
  if (config.mode !== 'demo' || current) return config
  for (const place of new Set([file, outside])) {
    if ((await readKeyFile(place))?.maker === 'production') {
      throw new AdminProblem(
        'This installation is no demonstration. Give the command the settings that Salus starts with, such as SALUS_MODE=household.',
      )
    }
  }
  return config
}

/** The database that the environment names, up to date. */
export async function withDatabase<T>(config: Config, work: (database: Database) => Promise<T>): Promise<T> {
  makeDataDir(config)
  const database = await openDatabase(config.database)
  try {
    await migrateToLatest(database)
    return await work(database)
  } finally {
    await database.close()
  }
}

export const vaultOf = (database: Database, { masterKey, mode }: Config) => openVault({ database, masterKey, mode })

/** What to say of it, if a host can do something about it. */
export function plainSentence(error: unknown): string | undefined {
  if (error instanceof AppError) return [...new Set([...Object.values(error.fields ?? {}), error.sentence])][0]
  return error instanceof AdminProblem || error instanceof ConfigError ? error.message : undefined
}
