const DAY_MS = 24 * 60 * 60 * 1_000
const WEEKS_KEPT = 4
const NAME = /^salus-(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2})Z$/

/** `salus-2026-11-22T03-00-00Z`: sorts by time, and any file system takes it. */
export const backupName = (at: Date): string => `salus-${at.toISOString().slice(0, 19).replaceAll(':', '-')}Z`

/** When a backup of this name was begun; undefined for any other name. */
export function timeOfBackup(name: string): Date | undefined {
  const [, day, hour, minute, second] = NAME.exec(name) ?? []
  return day ? new Date(`${day}T${hour}:${minute}:${second}Z`) : undefined
}

/**
 * The backups that may go: all but the newest of each of the last `days` days and of each of the last four weeks. The newest
 * one stays whatever its age, and nothing that is not ours is named.
 */
export function backupsToRemove(names: readonly string[], days: number, now: Date): string[] {
  const dated = names
    .flatMap((name) => {
      const at = timeOfBackup(name)
      return at ? [{ name, at }] : []
    })
    .toSorted((one, other) => other.at.getTime() - one.at.getTime())
  const kept = new Set(dated.slice(0, 1).map(({ name }) => name))
  const keepNewestOf = (spanMs: number, count: number) => {
    const seen = new Set<number>()
    for (const { name, at } of dated) {
      const span = Math.floor(at.getTime() / spanMs)
      const isRecent = Math.floor(now.getTime() / spanMs) - span < count
      if (isRecent && !seen.has(span)) kept.add(name)
      seen.add(span)
    }
  }
  keepNewestOf(DAY_MS, days)
  keepNewestOf(7 * DAY_MS, WEEKS_KEPT)
  return dated.filter(({ name }) => !kept.has(name)).map(({ name }) => name)
}
