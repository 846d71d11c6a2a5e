import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { openDatabase } from '../../database/database.ts'
import { createJobs } from '../jobs.ts'

/** A process that works at jobs of the kind `note`: it says which it begins, and keeps at each for as long as it is told to. */
const { settings, workMs } = JSON.parse(process.argv[2] ?? '{}')
const database = await openDatabase(settings)
const jobs = createJobs({ database, now: () => new Date(), newId: randomUUID })
jobs.define({
  kind: 'note',
  atOnce: 20,
  tries: 3,
  waitsMs: [1_000],
  work: async ({ key }) => {
    process.stdout.write(`${key}\n`)
    await sleep(workMs)
  },
})
await jobs.start()
process.stdout.write('ready\n')
setInterval(() => {}, 60_000)
