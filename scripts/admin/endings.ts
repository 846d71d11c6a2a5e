import { existsSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { CLOSING_DAYS, type ClosingCounts, DEMO } from '@salus/contract'
import type { BuiltApp } from '../../apps/server/src/built-app.ts'
import type { Config } from '../../apps/server/src/config.ts'
import { accountsOfHost } from '../../apps/server/src/features/accounts/accounts-of-host.ts'
import type { Database } from '../../apps/server/src/platform/database/database.ts'
import { claimDatabase, InUseError } from '../../apps/server/src/platform/database/sole-server.ts'
import { MESSAGE } from '../../apps/server/src/platform/mail/outbox.ts'
import { moveKeyFile } from '../../apps/server/src/platform/vault/master-key-file.ts'
import { rotateKeyFile } from '../../apps/server/src/platform/vault/rotation.ts'
import type { Vault } from '../../apps/server/src/platform/vault/vault.ts'
import { openPrompt } from './ask.ts'
import { AdminProblem, newId, now, readRealSettings, readSettings, vaultOf, withDatabase } from './installation.ts'

/** Ends an account: after a week, in which its owner may keep it, or now. */
export async function removeAccount(name: string, { isAtOnce }: { isAtOnce: boolean }): Promise<string> {
  const config = await readRealSettings()
  return withApp(config, async ({ find, ending }) => {
    const known = await find(name)
    if (!known) throw new AdminProblem(`There is no account ${name}.`)
    const endsAt = await ending.endForHost(known.userId, isAtOnce ? 0 : CLOSING_DAYS)
    return isAtOnce
      ? `The account ${known.username} and everything in it is deleted.`
      : `The account ${known.username} ends on ${endsAt.toISOString().slice(0, 10)}. Its owner can keep it until then.`
  })
}

/** Makes a demonstration real, or puts it aside. */
export async function leaveDemo({ isClean, isSure }: { isClean: boolean; isSure: boolean }): Promise<string> {
  const config = readSettings()
  if (config.database.kind === 'sqlite' && !existsSync(config.database.file)) {
    throw new AdminProblem(`There is no demonstration in ${config.dataDir}. Start Salus in any mode you like.`)
  }
  await claim(config)
  return isClean ? putAside(config) : keepWithoutDemo(config, isSure)
}

async function claim({ database }: Config): Promise<void> {
  try {
    await claimDatabase(database, { patienceMs: 0, onWait: () => {} })
  } catch (error) {
    throw error instanceof InUseError ? new AdminProblem('Stop Salus first, then run this again.') : error
  }
}

function putAside({ dataDir, database, masterKey }: Config): string {
  if (database.kind === 'postgres') {
    throw new AdminProblem('This works on a data folder. For PostgreSQL, name an empty database in SALUS_DATABASE_URL.')
  }
  const aside = `${dataDir}-demo-${now().toISOString().slice(0, 19).replaceAll(/\D/g, '')}`
  renameSync(dataDir, aside)
  if (existsSync(masterKey.file)) renameSync(masterKey.file, join(aside, 'master.key'))
  return `The demonstration is in ${aside} now; delete it when you like. Salus starts empty.`
}

async function keepWithoutDemo(settings: Config, isSure: boolean): Promise<string> {
  // Its key and its account open in demo mode alone.
  const config: Config = { ...settings, mode: 'demo' }
  return withDatabase(config, async (database) => {
    const vault = await vaultOf(database, config)
    const { userId } = (await accountsOfHost({ config, database, vault, now, newId }).find(DEMO.username)) ?? {}
    if (userId) {
      await usingApp(config, database, vault, async ({ ending }) => {
        if (!isSure) await askToGoOn(await ending.counts(userId))
        await ending.endForHost(userId, 0)
      })
    }
    const key = config.masterKey.current ? '' : ` ${await renewKey(database, config.masterKey)}`
    const { n } = await database.db
      .selectFrom('user')
      .select((each) => each.fn.countAll().as('n'))
      .executeTakeFirstOrThrow()
    const own = Number(n) === 1 ? 'One account of your own stays.' : `${Number(n)} accounts of your own stay.`
    return `The demo account is gone. ${own}${key}\nNext, with SALUS_MODE=household in the environment (or production, see docs/self-hosting.md): npm run admin -- create-admin NAME, then npm start.`
  })
}

/** A real installation keeps its key apart from its data. In a container only the data has a place that lasts. */
async function renewKey(database: Database, place: Config['masterKey']): Promise<string> {
  await rotateKeyFile(database, place, 'production')
  const hasMoved = place.isWithData && !place.isInContainer && (await moveKeyFile(place.file, place.outside))
  return `The master key is new, in ${hasMoved ? place.outside : place.file}: keep a copy of it, apart from your backups.`
}

async function askToGoOn({ readings, documents, labReports, conversations }: ClosingCounts): Promise<void> {
  const holds = `${readings} readings, ${labReports} lab reports, ${documents} documents and ${conversations} conversations`
  process.stdout.write(
    `The demo account holds ${holds}, the sample record included. All of it is deleted. To keep some of it, start Salus again and save your data first (My data and consents).\n`,
  )
  const prompt = openPrompt(process.stdin, process.stdout)
  try {
    if ((await prompt.ask('Type delete to go on: ')).trim() !== 'delete') throw new AdminProblem('Nothing was changed.')
  } finally {
    prompt.close()
  }
}

interface Host {
  find: ReturnType<typeof accountsOfHost>['find']
  ending: BuiltApp['ending']
}

function withApp<T>(config: Config, work: (host: Host) => Promise<T>): Promise<T> {
  return withDatabase(config, async (database) => {
    const vault = await vaultOf(database, config)
    return usingApp(config, database, vault, work)
  })
}

/** The whole product without a socket: an end reaches into every room. */
async function usingApp<T>(
  config: Config,
  database: Database,
  vault: Vault,
  work: (host: Host) => Promise<T>,
): Promise<T> {
  // Loading it takes four times as long as what any other command does.
  const { buildApp } = await import('../../apps/server/src/app.ts')
  const quiet: Config = { ...config, logLevel: 'silent' }
  const { app, ending, jobs } = await buildApp(quiet, { database, vault, now, newId, webDist: '' })
  try {
    const answer = await work({ find: accountsOfHost({ config, database, vault, now, newId }).find, ending })
    await jobs.runDue(MESSAGE)
    return answer
  } finally {
    await app.close()
  }
}
