import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { readableBytes } from '@salus/contract'
import { backupsRepository } from '../../apps/server/src/platform/backup/backups.repository.ts'
import { BackupProblem, type Manifest } from '../../apps/server/src/platform/backup/manifest.ts'
import { restoreBackup } from '../../apps/server/src/platform/backup/restore-backup.ts'
import { makeVerifiedBackup } from '../../apps/server/src/platform/backup/verified-backup.ts'
import { type Verification, verifyBackup } from '../../apps/server/src/platform/backup/verify-backup.ts'
import { openDisk } from '../../apps/server/src/platform/files/open-disk.ts'
import { AdminProblem, newId, now, readRealSettings, withDatabase } from './installation.ts'

export async function backup(folder: string): Promise<string> {
  const config = await readRealSettings()
  return plainly(() =>
    makeVerifiedBackup(resolve(folder), config, { now, newId }).then(({ manifest, verification }) =>
      report(verification, `${folder} holds a backup of ${sizeOf(manifest)}.`),
    ),
  )
}

export async function verify(folder: string): Promise<string> {
  const config = await readRealSettings()
  return plainly(async () => {
    const verification = await verifyBackup(resolve(folder), config)
    const { manifest, problemCount } = verification
    // Another machine may verify it too: none is made there, or there would be no place to restore it to.
    if (config.database.kind === 'postgres' || existsSync(config.database.file)) {
      await withDatabase(config, ({ db }) =>
        backupsRepository(db).markVerified(manifest.id, now().toISOString(), problemCount),
      )
    }
    return report(verification, `This backup of ${manifest.madeAt}, ${sizeOf(manifest)}, can be restored.`)
  })
}

export async function restore(folder: string): Promise<string> {
  const config = await readRealSettings()
  return plainly(async () => {
    const target = { ...config, disk: openDisk(config.files) }
    return report(await restoreBackup(resolve(folder), target), 'The backup is restored. Start Salus.')
  })
}

const sizeOf = ({ bytes, files }: Manifest) => `${readableBytes(bytes)} with ${files} files`

function report({ sealedValues, files, problems, problemCount }: Verification, done: string): string {
  if (problemCount > 0) {
    const more = problemCount > problems.length ? [`  and ${problemCount - problems.length} more`] : []
    const lines = problems.map((problem) => `  ${problem}`)
    throw new AdminProblem(['This backup is damaged and must not be relied on:', ...lines, ...more].join('\n'))
  }
  return `${done}\nVerified: ${sealedValues} sealed values and ${files} files open with the master key, which is not part of it: keep both, apart.`
}

async function plainly<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw error instanceof BackupProblem ? new AdminProblem(error.message) : error
  }
}
