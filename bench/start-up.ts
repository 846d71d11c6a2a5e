import { API } from '@salus/contract'
import { type Figure, median, ms } from './figures.ts'
import { newDataDir, removeDataDir, type Salus, startSalus } from './salus.ts'

const LATER_STARTS = 5
const REQUESTS = 1000

export async function measureStartUp(): Promise<Figure[]> {
  const dataDir = newDataDir()
  const start = async (script?: string) => {
    const salus = await startSalus(dataDir, script)
    await salus.stop()
    return salus.readyAfterMs
  }
  const first = await start()
  const later: number[] = []
  for (let turn = 0; turn < LATER_STARTS; turn += 1) later.push(await start())
  const command = await start('scripts/start.mjs')
  removeDataDir(dataDir)
  const row = (measure: string, taken: number, limitMs: number): Figure => ({
    measure,
    figure: ms(taken),
    target: `≤ ${ms(limitMs)}`,
    ratio: (taken / limitMs).toFixed(2),
    met: taken <= limitMs,
  })
  return [
    row('start to first page, new data folder', first, 1500),
    row(`start to first page, later (median of ${LATER_STARTS})`, median(later), 1500),
    row('npm start with everything current, to first page', command, 3000),
  ]
}

export async function measureMemory(salus: Salus): Promise<Figure[]> {
  const paths = ['/', API.site, API.session, API.ready]
  for (let turn = 0; turn < REQUESTS; turn += 1) {
    const answer = await fetch(salus.url + paths[turn % paths.length])
    await answer.arrayBuffer()
  }
  const resident = salus.residentMB()
  if (Number.isNaN(resident)) return []
  const share = resident / 200
  return [
    {
      measure: `resident after everything below and ${REQUESTS} requests more`,
      figure: `${Math.round(resident)} MB`,
      target: '≤ 200 MB',
      ratio: share.toFixed(2),
      met: share <= 1,
    },
  ]
}
