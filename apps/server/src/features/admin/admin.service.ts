import { statfs } from 'node:fs/promises'
import { type Installation, readableBytes } from '@salus/contract'
import type { Config } from '#server/config.ts'
import { appliedMigrations } from '#server/platform/backup/applied-migrations.ts'
import { backupsRepository } from '#server/platform/backup/backups.repository.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { Jobs } from '#server/platform/jobs/jobs.ts'
import type { FailureRing } from '#server/platform/telemetry/failure-ring.ts'
import { providersOf } from '#server/providers.ts'
import { VERSION } from '#server/version.ts'
import type { AdminsRepository } from './admins.repository.ts'
import { askPart, backupHealth, jobHealth, mailHealth, modelHealth, paymentHealth } from './health.ts'
import { numbersRepository } from './numbers.repository.ts'

export interface InstallationDeps {
  config: Config
  database: Database
  admins: AdminsRepository
  failures: FailureRing
  jobs: Pick<Jobs, 'counts' | 'dead' | 'revive'>
  /** Looks whether the file store answers. */
  askFiles(): Promise<void>
  modelStates(): Parameters<typeof modelHealth>[0]
  /** Libraries of others that were brought in. */
  packs(): Promise<{ name: string; licence: string; dated: string; passages: number; imported_at: string }[]>
  paymentState(): Promise<Parameters<typeof paymentHealth>[0]>
  now: () => Date
}

/** Counts dead jobs. */
const DEAD_SHOWN = 100

/** How the installation does. A database that does not answer fails the call: the admin could not be known either. */
export function installationService(deps: InstallationDeps) {
  const { config, database, admins, failures, jobs, now } = deps
  const numbers = numbersRepository(database)
  const backups = backupsRepository(database.db)
  const startedAt = now().toISOString()

  return async (): Promise<Installation> => {
    const at = now()
    const [
      people,
      records,
      databaseBytes,
      version,
      mail,
      migrations,
      backup,
      adminCount,
      payments,
      packs,
      jobCounts,
      deadJobs,
    ] = await Promise.all([
      numbers.people(at.toISOString()),
      numbers.records(),
      numbers.databaseBytes(),
      numbers.databaseVersion(),
      numbers.mail(),
      appliedMigrations(database.db),
      backups.last(),
      admins.unscopedCount(),
      deps.paymentState(),
      deps.packs(),
      jobs.counts(),
      jobs.dead(DEAD_SHOWN),
    ])
    const jobStates = jobCounts.map(({ oldestDueAt, ...counts }) => ({
      ...counts,
      lagMs: oldestDueAt === null ? 0 : Math.max(0, at.getTime() - Date.parse(oldestDueAt)),
    }))
    const health = await Promise.all([
      askPart('Database', async () => {
        await database.ping()
        return version
      }),
      askPart('Files', async () => {
        await deps.askFiles()
        return config.files.kind === 's3' ? 'The bucket answers.' : freeSpace(config.dataDir)
      }),
    ])
    return {
      at: at.toISOString(),
      health: [
        ...health,
        mailHealth(config.mail !== undefined || config.sms !== undefined, mail),
        ...modelHealth(deps.modelStates()),
        paymentHealth(payments),
        jobHealth(jobStates),
        backupHealth(backup, at, config.backups !== undefined),
      ],
      versions: {
        product: VERSION,
        node: process.versions.node,
        database: version,
        migrations: migrations.length,
        lastMigration: migrations.at(-1) ?? '',
        startedAt,
      },
      numbers: { ...people, ...records, admins: adminCount, databaseBytes, mailWaiting: mail.waiting },
      packs: packs.map(({ name, licence, dated, passages, imported_at }) => ({
        name,
        licence,
        date: dated,
        passages,
        importedAt: imported_at,
      })),
      jobs: jobStates,
      deadJobs,
      backup,
      configuration: providersOf(config),
      failures: failures.newestFirst(),
    }
  }
}

async function freeSpace(folder: string): Promise<string> {
  const { bavail, bsize } = await statfs(folder)
  return `${readableBytes(bavail * bsize)} free on the disk.`
}
