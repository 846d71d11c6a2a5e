import { startThread } from '../threads/start-thread.ts'
import type { BackupSettings } from './verified-backup.ts'

export interface BackupJob {
  folder: string
  settings: BackupSettings
}

/** How many problems its verification found; or the name of the error that kept it from being made. */
export type BackupOutcome = { problemCount: number } | { failure: string }

/** Makes a backup in a thread of its own and ends with it. Rejects when the thread itself fails. */
export function backUpInThread(job: BackupJob): Promise<BackupOutcome> {
  const thread = startThread('backup.worker', import.meta.url, {})
  return new Promise((resolve, reject) => {
    thread.once('message', resolve)
    thread.once('error', reject)
    thread.once('exit', (code) => reject(new Error(`The thread of the backup ended with ${code}.`)))
    thread.postMessage(job)
  })
}
