import { API } from '@salus/contract'
import { type Figure, median, ms } from './figures.ts'
import { headersOf, newDataDir, newSession, post, removeDataDir, startSalus } from './salus.ts'

const NEW_FOLDERS = 3
const LATER_STARTS = 5
const REQUESTS = 1000
const RESIDENT_LIMIT_MB = 200

export async function measureStartUp(): Promise<Figure[]> {
  const start = async (dataDir: string, command?: string[]) => {
    const salus = await startSalus(dataDir, command)
    await salus.stop()
    return salus.readyAfterMs
  }
  const inNewFolder = async () => {
    const dataDir = newDataDir()
    const taken = await start(dataDir)
    removeDataDir(dataDir)
    return taken
  }
  // The first of all reads its files from the disk, the others from memory.
  const first = await inNewFolder()
  const fresh: number[] = []
  for (let turn = 0; turn < NEW_FOLDERS; turn += 1) fresh.push(await inNewFolder())
  const dataDir = newDataDir()
  await start(dataDir)
  const later: number[] = []
  for (let turn = 0; turn < LATER_STARTS; turn += 1) later.push(await start(dataDir))
  const command = await start(dataDir, ['scripts/start.mjs'])
  removeDataDir(dataDir)
  const row = (measure: string, taken: number, limitMs: number): Figure => ({
    measure,
    figure: ms(taken),
    target: `≤ ${ms(limitMs)}`,
    ratio: (taken / limitMs).toFixed(2),
    met: taken <= limitMs,
  })
  return [
    row('start to first page, right after the build', first, 1500),
    row(`start to first page, new data folder (median of ${NEW_FOLDERS})`, median(fresh), 1500),
    row(`start to first page, later (median of ${LATER_STARTS})`, median(later), 1500),
    row('npm start with everything current, to first page', command, 3000),
  ]
}

/** A server of its own, so that only what people do counts, and not what the other measurements do. */
export async function measureMemory(): Promise<Figure[]> {
  const dataDir = newDataDir()
  const salus = await startSalus(dataDir)
  const session = await newSession(salus.url, 'memory@example.com')
  const get = (path: string) => fetch(salus.url + path, { headers: headersOf(session) })
  const turns = [
    () => get('/'),
    () => get(API.site),
    () => get(API.session),
    () => get(API.documents),
    () => post(session, API.symptoms, { text: 'A dry cough and a sore throat for three days, no fever.' }),
  ]
  for (let request = 0; request < REQUESTS; request += 1) {
    const answer = await turns[request % turns.length]?.()
    await answer?.arrayBuffer()
  }
  const resident = salus.residentMB()
  await salus.stop()
  removeDataDir(dataDir)
  return Number.isNaN(resident) ? [] : [residentFigure(`resident after ${REQUESTS} requests`, resident)]
}

const residentFigure = (measure: string, megabytes: number): Figure => ({
  measure,
  figure: `${Math.round(megabytes)} MB`,
  target: `≤ ${RESIDENT_LIMIT_MB} MB`,
  ratio: (megabytes / RESIDENT_LIMIT_MB).toFixed(2),
  met: megabytes <= RESIDENT_LIMIT_MB,
})
