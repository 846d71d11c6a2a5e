import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { backupName, backupsToRemove, timeOfBackup } from './backup-names.ts'
import type { BackupJob, BackupOutcome } from './backup-thread.ts'
import type { BackupSettings } from './verified-backup.ts'

export interface BackupSchedule {
  /** The folder in which each backup gets a folder of its own. */
  folder: string
  /** Hour of the machine's own day, 0 to 23. */
  hour: number
  /** Days of which the newest backup is kept; of four weeks one is kept as well. */
  keepDays: number
}

interface Deps {
  schedule: BackupSchedule
  settings: BackupSettings
  make(job: BackupJob): Promise<BackupOutcome>
  /** Tells the host; at most once a day. */
  alarm(): Promise<void>
  now: () => Date
}

/** A backup is missed when the newest good one is older: a day, and time to make it in. */
export const MISSED_AFTER_MS = 26 * 60 * 60 * 1_000
export const RETRY_AFTER_MS = 60 * 60 * 1_000
/** While another server makes one. */
const ASK_AGAIN_MS = 60_000
const ALARM_EVERY_MS = 24 * 60 * 60 * 1_000
const DRAFT = '.being-made'

/**
 * Makes the backup of the day if it is due, verifies it, removes the ones that are no longer needed, and answers when to ask
 * again. Of servers that share the folder one makes it. Throws when a backup could not be made: to be tried again in an hour.
 */
export function scheduledBackups({ schedule, settings, make, alarm, now }: Deps): () => Promise<Date> {
  const { folder, hour, keepDays } = schedule
  let alarmedAt = Number.NEGATIVE_INFINITY

  async function tellHost(): Promise<void> {
    if (now().getTime() - alarmedAt < ALARM_EVERY_MS) return
    alarmedAt = now().getTime()
    await alarm()
  }

  async function makeOne(): Promise<void> {
    const draft = join(folder, `${backupName(now())}${DRAFT}`)
    const outcome = await make({ folder: draft, settings })
    if ('failure' in outcome) throw new BackupFailed(outcome.failure)
    // A damaged copy keeps its draft's name: nobody takes it for a good one, and its owner can look at it.
    if (outcome.problemCount > 0) throw new BackupFailed('damaged')
    await rename(draft, draft.slice(0, -DRAFT.length))
    const names = await readdir(folder)
    const old = [...backupsToRemove(names, keepDays, now()), ...names.filter((name) => isLeftOver(name, now()))]
    for (const name of old) await rm(join(folder, name), { recursive: true, force: true })
  }

  async function round(): Promise<Date> {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const names = await readdir(folder)
    const last = newestOf(names)
    if (last >= lastHour(now(), hour).getTime()) return nextHour(now(), hour)
    if (names.some((name) => name.endsWith(DRAFT) && !isLeftOver(name, now()))) {
      if (now().getTime() - last > MISSED_AFTER_MS && names.length > 1) await tellHost()
      return new Date(now().getTime() + ASK_AGAIN_MS)
    }
    await makeOne()
    return nextHour(now(), hour)
  }

  return async () => {
    try {
      return await round()
    } catch (error) {
      await tellHost()
      throw error
    }
  }
}

/** The reason is a word of ours or the name of an error. */
class BackupFailed extends Error {
  constructor(reason: string) {
    super(reason)
    this.name = 'BackupFailed'
  }
}

const newestOf = (names: string[]): number =>
  Math.max(Number.NEGATIVE_INFINITY, ...names.map((name) => timeOfBackup(name)?.getTime() ?? Number.NEGATIVE_INFINITY))

/** A draft whose maker has died, or that was found damaged: it stays an hour, until the next try. */
function isLeftOver(name: string, now: Date): boolean {
  if (!name.endsWith(DRAFT)) return false
  const at = timeOfBackup(name.slice(0, -DRAFT.length))
  return at !== undefined && now.getTime() - at.getTime() >= RETRY_AFTER_MS
}

/** The last time that the machine's clock showed this hour. */
function lastHour(now: Date, hour: number): Date {
  const at = new Date(now)
  at.setHours(hour, 0, 0, 0)
  if (at > now) at.setDate(at.getDate() - 1)
  return at
}

/** The next time that the machine's clock will show it. */
function nextHour(now: Date, hour: number): Date {
  const at = new Date(now)
  at.setHours(hour, 0, 0, 0)
  if (at <= now) at.setDate(at.getDate() + 1)
  return at
}
