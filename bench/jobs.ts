import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type DatabaseSettings, openDatabase } from '../apps/server/src/platform/database/database.ts'
import { migrateToLatest } from '../apps/server/src/platform/database/migrate.ts'
import { createJobs } from '../apps/server/src/platform/jobs/jobs.ts'
import { startEmbeddedPostgres } from '../apps/server/src/testing/embedded-postgres.ts'
import { median, percentile } from './figures.ts'

// Jobs that do nothing, in one process: how many a second, and how late they are when all are due at the same moment.
const BACKLOG = 20_000
const CROWD = 100_000
/** Rows of one insert. */
const SLICE = 2_000
const AHEAD_MS = 60_000
const AT_ONCE = 4_000
const KIND = 'nothing'

async function measure(name: string, settings: DatabaseSettings): Promise<void> {
  const database = await openDatabase(settings)
  await migrateToLatest(database)
  const late: number[] = []
  const jobs = createJobs({ database, now: () => new Date(), newId: randomUUID })
  jobs.define({
    kind: KIND,
    atOnce: AT_ONCE,
    tries: 3,
    waitsMs: [1_000],
    work: async ({ dueAt }) => {
      late.push(Date.now() - Date.parse(dueAt))
    },
  })
  const schedule = async (count: number, at: Date) => {
    for (let n = 0; n < count; n += SLICE) {
      const slice = Array.from({ length: Math.min(SLICE, count - n) }, () => ({ kind: KIND, key: randomUUID(), at }))
      await jobs.schedule(...slice)
    }
  }
  const isEmpty = async () =>
    (await database.db.selectFrom('jobs').select('key').where('kind', '=', KIND).limit(1).execute()).length === 0
  const untilEmpty = async () => {
    while (!(await isEmpty())) await sleep(50)
  }

  await schedule(BACKLOG, new Date(Date.now() - 1_000))
  const begun = performance.now()
  await jobs.start()
  await untilEmpty()
  const rate = (BACKLOG / (performance.now() - begun)) * 1_000
  late.length = 0

  const shown = [`${Math.round(rate)} /s`]
  for (const spreadMs of [60_000, 0]) {
    late.length = 0
    // Far enough ahead that all of them are there before the first is due.
    const first = Date.now() + AHEAD_MS
    for (let n = 0; n < CROWD; n += SLICE) {
      const at = (k: number) => new Date(first + ((n + k) / CROWD) * spreadMs)
      await jobs.schedule(...Array.from({ length: SLICE }, (_, k) => ({ kind: KIND, key: randomUUID(), at: at(k) })))
    }
    if (Date.now() > first) throw new Error('The machine is too busy: they were due before they were there.')
    await sleep(first - Date.now() + spreadMs)
    await untilEmpty()
    shown.push(...[median(late), percentile(late, 0.99)].map((ms) => `${(ms / 1_000).toFixed(2)} s`))
  }
  await jobs.stop()
  await database.close()
  console.log(`| ${name} | ${shown.join(' | ')} |`)
}

console.log(`Load before: ${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} cores.`)
console.log(
  '| database | jobs a second | 100,000 over one minute: p50 late | p99 late | all at one moment: p50 late | p99 late |',
)
console.log('| --- | --- | --- | --- | --- | --- |')
const postgres = await startEmbeddedPostgres()
try {
  await measure('PostgreSQL', { kind: 'postgres', url: postgres.url, poolSize: 5 })
} finally {
  await postgres.stop()
}
const folder = mkdtempSync(join(tmpdir(), 'salus-jobs-'))
try {
  await measure('SQLite', { kind: 'sqlite', file: join(folder, 'salus.db') })
} finally {
  rmSync(folder, { recursive: true, force: true })
}
