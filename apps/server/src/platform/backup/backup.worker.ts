import { randomUUID } from 'node:crypto'
import { parentPort } from 'node:worker_threads'
import type { BackupJob, BackupOutcome } from './backup-thread.ts'
import { makeVerifiedBackup } from './verified-backup.ts'

// One backup in a thread of its own: SQLite copies a database in one piece, and nobody should wait for that.

const port = parentPort
if (!port) throw new Error('This is started as a worker.')
port.once('message', async ({ folder, settings }: BackupJob) => {
  const send = (outcome: BackupOutcome) => port.postMessage(outcome)
  try {
    const { verification } = await makeVerifiedBackup(folder, settings, { now: () => new Date(), newId: randomUUID })
    send({ problemCount: verification.problemCount })
  } catch (error) {
    // A sentence of ours names folders, never a person.
    send({ failure: (error as Error).name })
  }
  port.close()
})
