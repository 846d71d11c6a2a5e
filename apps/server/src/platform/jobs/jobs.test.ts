import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it, onTestFinished, vi } from 'vitest'
import { type Database, openDatabase } from '#server/platform/database/database.ts'
import { migrateToLatest } from '#server/platform/database/migrate.ts'
import { eachDatabase, newEmptyDatabase } from '#server/testing/databases.ts'
import { addOwner, openTestVault } from '#server/testing/vaults.ts'
import type { Job, JobKind } from './job-kinds.ts'
import { createJobs } from './jobs.ts'

const START = Date.parse('2030-05-06T08:00:00Z')
const MINUTE = 60_000

/** A process with a clock of its own that works at one kind of job. */
function processOn(database: Database, kind: Partial<JobKind> = {}) {
  const clock = { at: START }
  const failures: string[] = []
  const seen: Job[] = []
  const jobs = createJobs({
    database,
    now: () => new Date(clock.at),
    newId: randomUUID,
    onFailure: (_, error) => failures.push((error as Error).message),
  })
  const work = kind.work ?? (async () => {})
  jobs.define({
    kind: 'note',
    atOnce: 100,
    tries: 3,
    waitsMs: [MINUTE, 5 * MINUTE],
    ...kind,
    work: async (job) => {
      seen.push(job)
      return work(job)
    },
  })
  onTestFinished(() => jobs.stop())
  const due = (key: string, inMs = 0) => jobs.schedule({ kind: 'note', key, at: new Date(clock.at + inMs) })
  return { jobs, clock, seen, failures, due, run: () => jobs.runDue('note'), keys: () => seen.map(({ key }) => key) }
}

const rowsOf = (database: Database) => database.db.selectFrom('jobs').selectAll().orderBy('key').execute()

eachDatabase((makeDatabase, dialect) => {
  it('a job runs once, when its time has come, with the ids that it was given', async () => {
    const database = await makeDatabase()
    const { jobs, clock, seen, run } = processOn(database)
    await jobs.schedule({ kind: 'note', key: 'a', at: new Date(START + MINUTE), payload: { medicine: 'm1' } })
    await run()
    expect(seen).toEqual([])
    clock.at += MINUTE
    await run()
    await run()
    expect(seen).toMatchObject([{ key: 'a', payload: { medicine: 'm1' }, tries: 1 }])
    expect(await rowsOf(database)).toEqual([])
  })

  it('a job that is asked for again takes the new time, and one that is taken back does not run', async () => {
    const { jobs, clock, due, run, keys } = processOn(await makeDatabase())
    await due('a')
    await due('a', MINUTE)
    await due('b')
    await jobs.cancel('note', 'b')
    await run()
    expect(keys()).toEqual([])
    clock.at += MINUTE
    await run()
    expect(keys()).toEqual(['a'])
  })

  it('a job that is asked for while it runs runs once more', async () => {
    const database = await makeDatabase()
    const { due, run, keys } = processOn(database, {
      work: async ({ tries }) => {
        if (tries === 1 && keys().length === 1) await due('a')
      },
    })
    await due('a')
    await run()
    expect(keys()).toEqual(['a', 'a'])
    expect(await rowsOf(database)).toEqual([])
  })

  it('what fails is tried again after its waits, then is dead until an admin has it tried anew', async () => {
    let isBroken = true
    const { jobs, clock, due, run, keys, failures } = processOn(await makeDatabase(), {
      work: async () => {
        if (isBroken) throw Object.assign(new Error('the address of a person'), { code: 'ECONNREFUSED' })
      },
    })
    await due('a')
    for (const waitMs of [0, MINUTE, 5 * MINUTE]) {
      clock.at += waitMs - 1
      await run()
      clock.at += 1
      expect(await run()).toHaveLength(1)
    }
    clock.at += 60 * MINUTE
    await run()
    expect(keys()).toHaveLength(3)
    expect(failures).toHaveLength(3)
    expect(await jobs.counts()).toMatchObject([{ kind: 'note', waiting: 0, dead: 1, lastFailedCode: 'ECONNREFUSED' }])
    const [dead] = await jobs.dead(10)
    expect(dead).toMatchObject({ kind: 'note', key: 'a', code: 'ECONNREFUSED', tries: 3 })
    isBroken = false
    expect(await jobs.revive('note', 'a')).toBe(true)
    expect(await jobs.revive('note', 'b')).toBe(false)
    await run()
    expect(await jobs.counts()).toEqual([])
  })

  it('a job that repeats runs by its rule, in one process of all, and goes on after its failures', async () => {
    const database = await makeDatabase()
    let isBroken = false
    const kind: Partial<JobKind> = {
      tries: 2,
      repeats: (now) => new Date(now.getTime() + 60 * MINUTE),
      work: async () => {
        if (isBroken) throw new Error('broken')
      },
    }
    const [one, other] = [processOn(database, kind), processOn(database, kind)]
    await one.jobs.runNow('note')
    await other.jobs.start()
    await other.run()
    expect([one.seen.length, other.seen.length]).toEqual([1, 0])
    isBroken = true
    for (const waitMs of [60 * MINUTE, MINUTE]) {
      one.clock.at += waitMs
      expect(await one.run()).toMatchObject([{ message: 'broken' }])
    }
    isBroken = false
    one.clock.at += 59 * MINUTE
    await one.run()
    expect(one.seen).toHaveLength(3)
    one.clock.at += MINUTE
    await one.run()
    expect(one.seen).toHaveLength(4)
    expect(await one.jobs.counts()).toMatchObject([{ waiting: 1, failing: 0, dead: 0, lastFailedCode: null }])
  })

  it('a job that answers when it is to run next is there again at that time', async () => {
    const { clock, due, run, keys } = processOn(await makeDatabase(), {
      work: async ({ dueAt }) => (keys().length < 3 ? new Date(Date.parse(dueAt) + MINUTE) : undefined),
    })
    await due('a')
    for (let n = 0; n < 5; n++) {
      await run()
      clock.at += MINUTE
    }
    expect(keys()).toHaveLength(3)
  })

  it('a process wakes by itself when something is due, sooner than it would have looked', async () => {
    const database = await makeDatabase()
    const { jobs, clock, due, keys } = processOn(database)
    await jobs.start()
    await due('later', 60 * MINUTE)
    await due('now')
    await expect.poll(keys).toEqual(['now'])
    clock.at += 60 * MINUTE
    jobs.wake()
    await expect.poll(keys).toEqual(['now', 'later'])
  })

  it('no more of a kind run at once than it allows', async () => {
    let most = 0
    let running = 0
    const { jobs, due, keys } = processOn(await makeDatabase(), {
      atOnce: 3,
      work: async () => {
        running += 1
        most = Math.max(most, running)
        await sleep(5)
        running -= 1
      },
    })
    for (let n = 0; n < 12; n++) await due(`n${n}`)
    await jobs.start()
    await expect.poll(() => new Set(keys()).size).toBe(12)
    expect(most).toBe(3)
    expect(keys()).toHaveLength(12)
  })

  it('a process that stops lets go of what heeds it at once, and finishes what does not', async () => {
    const database = await makeDatabase()
    const { promise: begun, resolve } = Promise.withResolvers<void>()
    const one = processOn(database, {
      work: async ({ key, signal }) => {
        if (key === 'short') return
        resolve()
        await new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
      },
    })
    await one.due('long')
    await one.due('short')
    await one.jobs.start()
    await begun
    await one.jobs.stop()
    const other = processOn(database)
    await other.run()
    expect(other.seen).toMatchObject([{ key: 'long', tries: 1 }])
    expect(await rowsOf(database)).toEqual([])
  })

  it('a process that slept through its lease leaves the job to who took it, and writes nothing of it', async () => {
    const database = await makeDatabase()
    const { promise: mayEnd, resolve } = Promise.withResolvers<void>()
    const asleep = processOn(database, { work: async () => void (await mayEnd) })
    await asleep.due('a')
    const slow = asleep.run()
    await expect.poll(() => asleep.seen.length).toBe(1)
    const awake = processOn(database, { work: async () => new Date(START + 90 * MINUTE) })
    awake.clock.at += MINUTE
    await awake.run()
    resolve()
    await slow
    expect(await rowsOf(database)).toMatchObject([{ key: 'a', due_at: new Date(START + 90 * MINUTE).toISOString() }])
  })

  it('jobs of an account go with it', async () => {
    const database = await makeDatabase()
    const { jobs } = processOn(database)
    const ownerId = await addOwner(database, await openTestVault(database))
    await jobs.schedule({ kind: 'note', key: 'a', at: new Date(START), ownerId })
    await database.db.deleteFrom('user').where('id', '=', ownerId).execute()
    expect(await rowsOf(database)).toEqual([])
  })

  it('jobs that a killed process held are done by another within a minute, each once more and none lost', async () => {
    const settings = await newEmptyDatabase(dialect)
    const database = await openDatabase(settings)
    onTestFinished(() => database.close())
    await migrateToLatest(database)
    const { jobs, clock, run, keys } = processOn(database)
    const now = Date.now()
    clock.at = now
    const all = Array.from({ length: 40 }, (_, n) => `n${n}`)
    await jobs.schedule(...all.map((key) => ({ kind: 'note', key, at: new Date(now - 1_000) })))
    const worker = workerOn(settings, 60_000)
    await expect.poll(() => worker.lines().length).toBe(21)
    worker.kill()
    await worker.ended
    await run()
    // Jobs that it had not taken yet are free at once.
    expect(keys()).toHaveLength(20)
    clock.at = Date.now() + MINUTE
    await run()
    expect(keys().toSorted()).toEqual(all.toSorted())
    expect(await rowsOf(database)).toEqual([])
  })

  it('processes that work side by side do each job once', async () => {
    const settings = await newEmptyDatabase(dialect)
    const database = await openDatabase(settings)
    onTestFinished(() => database.close())
    await migrateToLatest(database)
    const { jobs } = processOn(database)
    const workers = [workerOn(settings, 50), workerOn(settings, 50)]
    await vi.waitFor(() => expect(workers.every(({ lines }) => lines().includes('ready'))).toBe(true), 30_000)
    const all = Array.from({ length: 400 }, (_, n) => `n${n}`)
    await jobs.schedule(...all.map((key) => ({ kind: 'note', key, at: new Date(Date.now() + 2_500) })))
    await expect.poll(() => rowsOf(database)).toEqual([])
    const done = workers.map(({ lines }) => lines().filter((line) => line !== 'ready'))
    expect(done.flat().toSorted()).toEqual(all.toSorted())
    expect(done.every((lines) => lines.length > 0)).toBe(true)
  })
})

function workerOn(settings: object, workMs: number) {
  const file = join(import.meta.dirname, 'testing/worker.ts')
  const worker = spawn(process.execPath, [file, JSON.stringify({ settings, workMs })], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  worker.stdout.on('data', (chunk: Buffer) => {
    said += chunk
  })
  const ended = new Promise<void>((resolve) => worker.once('exit', () => resolve()))
  const kill = () => worker.kill('SIGKILL')
  onTestFinished(async () => {
    kill()
    await ended
  })
  return { lines: () => said.split('\n').filter((line) => line !== ''), kill, ended }
}
