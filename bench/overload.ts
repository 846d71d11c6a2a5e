import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { API } from '@salus/contract'
import { build } from '../scripts/build.mjs'
import { main, ROOT } from '../scripts/run.mjs'
import { setUp } from '../scripts/set-up.mjs'
import type { Seen } from './crowd.ts'
import { type Figure, ms, percentile, perSecond, tableOf } from './figures.ts'
import { headersOf, newSession, PASSWORD, post, type Session, startSalus, succeed } from './salus.ts'
import { postgresStores, sqliteStore, type VitalStore } from './vital-stores.ts'

// A thousand connections ask for the dashboard without a pause, and do not wait when they are told to; meanwhile another
// person reads, logs in and tells of an emergency, each on a connection of their own:
//
//   npm run build && node bench/overload.ts [--only=SQLite]

const CROWD = { connections: 1_000, seconds: 10 }
const REFUSAL_MS = 100
const PAUSE_MS = 100
const WARM_UP = 50
const EMERGENCY = 'Crushing chest pain going into my left arm, sweating.'
const EMAIL = 'somebody-else@example.com'

await main(async () => {
  await build(await setUp())
  const only = process.argv.find((each) => each.startsWith('--only='))?.slice('--only='.length)
  const figures = [await measureBareRefusals()]
  if (only !== 'PostgreSQL') figures.push(...(await measure(sqliteStore())))
  if (only !== 'SQLite') {
    const { make, stop } = await postgresStores()
    try {
      figures.push(...(await measure(await make())))
    } finally {
      await stop()
    }
  }
  console.log(tableOf(figures))
  return figures.some(({ met }) => met === false) ? 1 : 0
})

async function measure(store: VitalStore): Promise<Figure[]> {
  const salus = await startSalus(store.dataDir, undefined, store.settings)
  try {
    const [crowd, other] = [await newSession(salus.url, 'crowd@example.com'), await newSession(salus.url, EMAIL)]
    const calls: Record<string, () => Promise<Response>> = {
      'an emergency': () => post(other, API.symptoms, { text: EMERGENCY }),
      'a read': () => fetch(other.url + API.dashboard, { headers: headersOf(other) }),
      'a login': () => post({ url: other.url }, API.login, { username: EMAIL, password: PASSWORD }),
    }
    for (let turn = 0; turn < WARM_UP; turn += 1) {
      for (const call of Object.values(calls)) await succeed(await call())
    }
    let isOver = false
    const seen = letCrowdIn(crowd).finally(() => {
      isOver = true
    })
    const probes = Object.entries(calls).map(([name, call]) => probe(name, call, () => isOver))
    return [...crowdFigures(await seen, store.name), ...(await Promise.all(probes)).flat()]
  } finally {
    await salus.stop()
    await store.remove()
  }
}

/** The least that any server could do: what is left of the time is the crowd's own. */
async function measureBareRefusals(): Promise<Figure> {
  const server = createServer((_request, response) => response.writeHead(503, { 'retry-after': '3' }).end())
  await once(server.listen(0, '127.0.0.1', 511), 'listening')
  const { port } = server.address() as AddressInfo
  const { refused, refusal } = await letCrowdIn({ url: `http://127.0.0.1:${port}`, cookie: 'none=none' })
  server.closeAllConnections()
  server.close()
  return {
    measure: 'the crowd by itself: refused by a bare server of Node, median / p99',
    figure: `${ms(refusal.median)} / ${ms(refusal.p99)}, ${perSecond(refused / CROWD.seconds)}`,
    target: '',
    met: null,
  }
}

async function letCrowdIn({ url, cookie }: Session): Promise<Seen> {
  const { connections, seconds } = CROWD
  const command = ['bench/crowd.ts', url + API.dashboard, String(connections), String(seconds), cookie]
  const crowd = spawn(process.execPath, command, { cwd: ROOT, stdio: ['ignore', 'pipe', 'ignore'] })
  return JSON.parse(await text(crowd.stdout)) as Seen
}

function crowdFigures({ served, refused, other, timeouts, errors, refusal }: Seen, database: string): Figure[] {
  const failed = timeouts + errors + other
  return [
    {
      measure: `${CROWD.connections} connections for ${CROWD.seconds} s, ${database}: timed out or broken`,
      figure: `${failed} (${served} served, ${refused} refused)`,
      target: '0',
      met: failed === 0,
    },
    {
      measure: 'a refusal as the crowd sees it, median / p99',
      figure: `${ms(refusal.median)} / ${ms(refusal.p99)}`,
      target: `≤ ${REFUSAL_MS} ms`,
      ratio: (refusal.median / REFUSAL_MS).toFixed(2),
      met: refused === 0 || refusal.median <= REFUSAL_MS,
    },
  ]
}

/** Asks like a person would: one call after the other. A refusal has to say when to come again. */
async function probe(name: string, call: () => Promise<Response>, isOver: () => boolean): Promise<Figure[]> {
  const [served, refused]: [number[], number[]] = [[], []]
  let failed = 0
  while (!isOver()) {
    const start = performance.now()
    try {
      const answer = await call()
      const body = await answer.text()
      const taken = performance.now() - start
      if (answer.ok) served.push(taken)
      else if (answer.status === 503 && Number(answer.headers.get('retry-after')) > 0) refused.push(taken)
      else failed += 1
      if (answer.ok && name === 'an emergency' && !body.includes('"emergency"')) failed += 1
    } catch {
      failed += 1
    }
    await sleep(PAUSE_MS)
  }
  const spread = (times: number[]) => [0.5, 0.95, 1].map((share) => ms(percentile(times, share))).join(' / ')
  const told = refused.length > 0 ? `; ${refused.length} refused, ${spread(refused)}` : ''
  return [
    {
      measure: `${name} of somebody else meanwhile, median / p95 / longest`,
      figure: `${served.length} served, ${spread(served)}${told}`,
      target: 'none failed',
      met: failed === 0 && served.length > 0,
    },
  ]
}
