import { randomUUID } from 'node:crypto'
import { createReadStream, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { API, IMPORT_LIMITS, type Import, type ImportState } from '@salus/contract'
import { build } from '../scripts/build.mjs'
import { SERVER } from '../scripts/run.mjs'
import { makeExport } from './exchange/apple-export.ts'
import { makeBundle } from './exchange/fhir-bundle.ts'
import { type Figure, ms, percentile, perSecond, tableOf } from './figures.ts'
import {
  headersOf,
  newDataDir,
  newSession,
  post,
  removeDataDir,
  type Salus,
  type Session,
  startSalus,
  succeed,
} from './salus.ts'

/**
 * `node bench/imports.ts [megabytes] [--fhir] [--postgres <address of an empty database>]`: an export of Apple Health, or a Bundle of
 * FHIR, from the upload to the undo, 100 MB unless told (1000 for the target); how fast, in how much memory, and how long others
 * wait for an answer meanwhile.
 */
const TARGETS = { megabytesPerSecond: 40, residentMB: 250, waitMs: 50 }
const ASK_EVERY_MS = 20

const megabytes = Number(process.argv.slice(2).find((each) => /^\d+$/.test(each)) ?? 100)
const isFhir = process.argv.includes('--fhir')
const kind = isFhir ? 'a Bundle of FHIR' : 'an export of Apple Health'
const at = process.argv.indexOf('--postgres')
const postgres = at > 0 ? process.argv[at + 1] : undefined
const on = postgres ? 'PostgreSQL' : 'SQLite'

await build(process.execPath)
const dir = mkdtempSync(join(tmpdir(), 'salus-imports-'))
const dataDir = newDataDir()
const figures: Figure[] = []
try {
  console.log(`Making ${kind} of ${megabytes} MB…`)
  const file = await makeFile()
  const salus = await startSalus(dataDir, SERVER, postgres ? { SALUS_DATABASE_URL: postgres } : {})
  try {
    const session = await newSession(salus.url, `import-${randomUUID().slice(0, 8)}@example.com`)
    await measure(salus, session, file.path, file.unpacked)
  } finally {
    await salus.stop()
  }
} finally {
  rmSync(dir, { recursive: true, force: true })
  removeDataDir(dataDir)
}
console.log(`\n${tableOf(figures)}`)

async function makeFile(): Promise<{ path: string; unpacked: number }> {
  if (isFhir) {
    const path = await makeBundle(dir, megabytes * 1e6)
    return { path, unpacked: statSync(path).size / 1e6 }
  }
  const { xml, zip } = await makeExport(dir, megabytes * 1e6)
  return { path: zip, unpacked: statSync(xml).size / 1e6 }
}

async function measure(salus: Salus, session: Session, path: string, unpacked: number): Promise<void> {
  const restMB = salus.residentMB()
  const watch = watchOthers(salus)
  const id = randomUUID()
  await upload(session, id, path)
  const [read, readSeconds] = await step(session, id, 'ready')
  const readings = count(read, 'new')
  figures.push({
    measure: `reading and sorting ${kind} of ${megabytes} MB, ${count(read)} entries, ${on}`,
    figure: `${(unpacked / readSeconds).toFixed(0)} MB/s`,
    ...against(unpacked / readSeconds, '≥', TARGETS.megabytesPerSecond, 'MB/s'),
  })
  await succeed(await post(session, API.applyImport(id), { isMine: true }))
  const [, applySeconds] = await step(session, id, 'done')
  await succeed(await post(session, API.undoImport(id), {}))
  const [, undoSeconds] = await step(session, id, 'undone')
  const { peakMB, waits } = watch.end()
  const wait = percentile(waits, 0.99)
  figures.push(
    {
      measure: `writing ${readings} of them, ${on}`,
      figure: perSecond(readings / applySeconds),
      target: '',
      met: null,
    },
    { measure: `taking them back, ${on}`, figure: perSecond(readings / undoSeconds), target: '', met: null },
    {
      measure: `resident at most, from upload to undo, ${on}`,
      figure: `${peakMB.toFixed(0)} MB, ${(peakMB - restMB).toFixed(0)} MB more than at rest`,
      ...against(peakMB, '≤', TARGETS.residentMB, 'MB'),
    },
    {
      measure: `p99 of what others wait for an answer meanwhile, ${on}`,
      figure: `${ms(wait)}, at most ${ms(Math.max(...waits))}`,
      ...against(wait, '≤', TARGETS.waitMs, 'ms'),
    },
  )
}

/** The targets are those of Apple Health. */
function against(figure: number, sign: '≤' | '≥', limit: number, unit: string): Omit<Figure, 'measure' | 'figure'> {
  if (isFhir) return { target: '', met: null }
  const met = sign === '≤' ? figure <= limit : figure >= limit
  return { target: `${sign} ${limit} ${unit}`, ratio: (figure / limit).toFixed(2), met }
}

async function upload(session: Session, id: string, path: string): Promise<void> {
  const { size } = statSync(path)
  await succeed(await post(session, API.imports, { id, name: basename(path), sizeBytes: size }))
  let start = 0
  for await (const part of createReadStream(path, { highWaterMark: IMPORT_LIMITS.partBytes })) {
    const headers = { ...headersOf(session), 'content-type': 'application/octet-stream' }
    const body = new Uint8Array(part)
    await succeed(
      await fetch(`${session.url}${API.importContent(id)}?start=${start}`, { method: 'PUT', headers, body }),
    )
    start += part.length
  }
}

/** Until it has come to this state; in seconds. */
async function step(session: Session, id: string, wanted: ImportState): Promise<[Import, number]> {
  const start = performance.now()
  for (;;) {
    const found = (await succeed(await fetch(session.url + API.import(id), { headers: headersOf(session) }))) as Import
    if (found.state === wanted) return [found, (performance.now() - start) / 1000]
    if (found.state === 'failed' || found.problem) throw new Error(`The import is ${found.state}: ${found.problem}`)
    await sleep(50)
  }
}

/** Asks for something small again and again, and looks at the memory. */
function watchOthers({ url, residentMB }: Salus) {
  const waits: number[] = []
  let [peakMB, isOver] = [0, false]
  const asking = (async () => {
    while (!isOver) {
      const start = performance.now()
      // When the server goes, what went wrong is told elsewhere.
      const answer = await fetch(`${url}/livez`).catch(() => null)
      if (!answer) return
      await answer.arrayBuffer()
      waits.push(performance.now() - start)
      peakMB = Math.max(peakMB, residentMB())
      await sleep(ASK_EVERY_MS)
    }
  })()
  return {
    end() {
      isOver = true
      void asking
      return { peakMB, waits }
    },
  }
}

function count({ counts }: Import, outcome?: string): number {
  return counts.filter((each) => !outcome || each.outcome === outcome).reduce((sum, each) => sum + each.count, 0)
}
