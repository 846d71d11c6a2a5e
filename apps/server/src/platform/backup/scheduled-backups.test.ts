import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '#server/testing/vaults.ts'
import { backupName, backupsToRemove } from './backup-names.ts'
import type { BackupOutcome } from './backup-thread.ts'
import { scheduledBackups } from './scheduled-backups.ts'

const HOUR = 60 * 60 * 1_000
const DAY = 24 * HOUR

function begin(outcomes: (BackupOutcome | Error)[] = []) {
  const folder = temporaryFolder()
  let at = new Date(2030, 4, 6, 12, 0).getTime()
  const seen = { made: 0, alarms: 0 }
  const round = scheduledBackups({
    schedule: { folder, hour: 3, keepDays: 7 },
    settings: {} as never,
    make: async (job) => {
      seen.made += 1
      mkdirSync(job.folder)
      const outcome = outcomes.shift() ?? { problemCount: 0 }
      if (outcome instanceof Error) throw outcome
      return outcome
    },
    alarm: async () => {
      seen.alarms += 1
    },
    now: () => new Date(at),
  })
  return { folder, round, seen, pass: (ms: number) => (at += ms), names: () => readdirSync(folder).toSorted() }
}

test('the first backup is made at once, and then one after the hour of each day', async () => {
  const { round, seen, pass, names } = begin()
  expect(await round()).toEqual(new Date(2030, 4, 7, 3, 0))
  await round()
  expect(seen.made).toBe(1)
  pass(14 * HOUR)
  await round()
  expect(seen.made).toBe(1)
  pass(2 * HOUR)
  await round()
  expect(seen).toEqual({ made: 2, alarms: 0 })
  expect(names()).toHaveLength(2)
})

test('one that fails or is damaged rings once, counts as none, and may be tried again after an hour', async () => {
  const { round, seen, pass, names } = begin([{ failure: 'BackupProblem' }, { problemCount: 3 }])
  await expect(round()).rejects.toThrow('BackupProblem')
  pass(HOUR)
  await expect(round()).rejects.toThrow('damaged')
  expect(seen).toEqual({ made: 2, alarms: 1 })
  pass(HOUR)
  await round()
  expect(names().filter((name) => name.endsWith('Z'))).toHaveLength(1)
  pass(2 * DAY)
  await round()
  expect(seen.alarms).toBe(1)
})

test('a folder that cannot be reached rings too, once a day', async () => {
  const { folder, round, seen, pass } = begin()
  rmSync(folder, { recursive: true })
  // A disk that is not there any more.
  writeFileSync(folder, '')
  await expect(round()).rejects.toThrow()
  await expect(round()).rejects.toThrow()
  expect(seen).toEqual({ made: 0, alarms: 1 })
  pass(DAY)
  await expect(round()).rejects.toThrow()
  expect(seen.alarms).toBe(2)
})

test('a server beside another that is making one makes none', async () => {
  const { folder, round, seen, pass } = begin()
  mkdirSync(join(folder, `${backupName(new Date(2030, 4, 6, 11, 30))}.being-made`))
  await round()
  expect(seen.made).toBe(0)
  // That one has died.
  pass(HOUR)
  await round()
  expect(seen.made).toBe(1)
})

test('kept are the newest of seven days and of four weeks, whatever else lies in the folder', () => {
  const now = new Date('2030-05-06T12:00:00Z')
  const every6Hours = Array.from({ length: 60 * 4 }, (_, index) =>
    backupName(new Date(now.getTime() - index * 6 * HOUR)),
  )
  const removed = new Set(backupsToRemove([...every6Hours, 'notes.txt', 'salus-old'], 7, now))
  const kept = every6Hours.filter((name) => !removed.has(name))
  // The weeks of the seven days are among the four.
  expect(kept.length).toBeGreaterThanOrEqual(9)
  expect(kept.length).toBeLessThanOrEqual(10)
  expect(kept[0]).toBe(backupName(now))
  expect([...removed].every((name) => every6Hours.includes(name))).toBe(true)
  const single = backupName(new Date('2029-01-01T00:00:00Z'))
  expect(backupsToRemove([single], 7, now)).toEqual([])
})
