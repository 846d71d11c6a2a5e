import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism, cpus } from 'node:os'
import { join } from 'node:path'
import { build } from '../scripts/build.mjs'
import { main, ROOT } from '../scripts/run.mjs'
import { setUp } from '../scripts/set-up.mjs'
import { measureAccounts } from './accounts.ts'
import { measureBuiltIn, measureModels } from './assistant.ts'
import { measureDashboard } from './dashboard.ts'
import { measureWrites } from './durable-writes.ts'
import { type Figure, tableOf } from './figures.ts'
import { measureLanding } from './landing.ts'
import { measureLogin, measureLoginTiming, measureSymptomCheck } from './latency.ts'
import { measureReading } from './ocr.ts'
import { newDataDir, newSession, removeDataDir, startSalus } from './salus.ts'
import { measureMemory, measureStartUp } from './start-up.ts'
import { measureVitals } from './vitals.ts'

const RESULTS = join(ROOT, 'bench/RESULTS.md')
const EMAIL = 'bench@example.com'
const INTRODUCTION = `# Measurements

Made with \`npm run bench -- --record\`: one server on loopback, a fresh data folder, SQLite, demo mode, and the load from
the same machine. Compare ratios, not machines.

`

await main(async () => {
  await build(await setUp())
  const figures: Figure[] = []
  // `--without=reading` leaves out what takes longest; `--only="vital signs"` measures one thing, and records nothing.
  const [without, only] = ['--without=', '--only='].map((flag) =>
    process.argv.find((each) => each.startsWith(flag))?.slice(flag.length),
  )
  const add = async (what: string, measure: () => Promise<Figure[]>) => {
    if ((without && what.includes(without)) || (only && !what.includes(only))) return
    console.log(`Measuring ${what}…`)
    figures.push(...(await measure()))
  }
  await add('start-up', () => measureStartUp())
  await add('memory', () => measureMemory())
  const dataDir = newDataDir()
  const salus = await startSalus(dataDir)
  try {
    await add('the landing page', () => measureLanding(salus.url))
    const session = await newSession(salus.url, EMAIL)
    await add('login', () => measureLogin(salus.url, EMAIL))
    await add('accounts', () => measureAccounts(session, EMAIL))
    await add('refused logins', () => measureLoginTiming(salus.url, EMAIL))
    await add('the symptom check', () => measureSymptomCheck(session))
    await add('the built-in engine', () => measureBuiltIn(session))
    await add('the dashboard', () => measureDashboard(session))
    await add('reading documents', () => measureReading(salus.url))
    await add('durable writes', () => measureWrites(salus, session))
  } finally {
    await salus.stop()
    removeDataDir(dataDir)
  }
  await add('vital signs', () => measureVitals())
  await add('the assistant with a model', () => measureModels())
  const table = tableOf(figures)
  console.log(`\n${table}`)
  if (process.argv.includes('--record') && !only) record(table)
  return figures.some(({ met }) => met === false) ? 1 : 0
})

/** One section per day and machine, the newest first; measuring again on the same day replaces it. */
function record(table: string) {
  const cpu = cpus()[0]?.model.trim() ?? 'unknown processor'
  const day = new Date().toISOString().slice(0, 10)
  const heading = `## ${day}, Node ${process.versions.node}, ${availableParallelism()} cores (${cpu})`
  const old = existsSync(RESULTS) ? readFileSync(RESULTS, 'utf8').split(/^(?=## )/m) : [INTRODUCTION]
  const [introduction = INTRODUCTION, ...sections] = old
  const kept = sections.filter((section) => !section.startsWith(`${heading}\n`))
  writeFileSync(RESULTS, [introduction, `${heading}\n\n${table}\n\n`, ...kept].join('').trimEnd().concat('\n'))
}
