import { randomUUID } from 'node:crypto'
import { API } from '@salus/contract'
import autocannon from 'autocannon'
import { SERVER } from '../scripts/run.mjs'
import { type Figure, median, ms, percentile, perSecond } from './figures.ts'
import { headersOf, newSession, type Session, startSalus } from './salus.ts'
import { postgresStores, type Size, sqliteStore, type VitalStore } from './vital-stores.ts'

const ROUNDS = 5
const ROUND_SECONDS = 2
const CONNECTIONS = 16
/** Calls before those that count: as with readings, a server that has served for a while is what is measured. */
const UNCOUNTED = 300
const ASKED = 600

// `SALUS_BENCH_SCALE=0.01` tries it out in seconds.
const scale = Number(process.env.SALUS_BENCH_SCALE ?? 1)
const sized = ({ own, others }: Size): Size => ({ own: Math.round(own * scale), others: Math.round(others * scale) })

/** 1, 10 and 100 times as much: one person's readings among those of others. The largest is what the targets are for. */
const GROWTH: readonly Size[] = [
  { own: 10_000, others: 90_000 },
  { own: 100_000, others: 900_000 },
  { own: 1_000_000, others: 9_000_000 },
]
const LONG: Size = { own: 5_000_000, others: 5_000_000 }

type MakeStore = () => Promise<VitalStore>

/** Readings a second through the API and straight into the same tables; the latest, and a trend, as the data grows. */
export async function measureVitals(): Promise<Figure[]> {
  const onSqlite = await measureOn(async () => sqliteStore(), [...GROWTH, LONG])
  const postgres = await postgresStores()
  try {
    return [...onSqlite, ...(await measureOn(postgres.make, GROWTH))]
  } finally {
    await postgres.stop()
  }
}

async function measureOn(makeStore: MakeStore, sizes: readonly Size[]): Promise<Figure[]> {
  const figures = [await measureReadings(makeStore)]
  let first: Looks | undefined
  for (const size of sizes) {
    const looks = await measureLooks(makeStore, sized(size))
    first ??= looks
    figures.push(...figuresOf(looks, first, size === GROWTH.at(-1) || size === LONG))
  }
  return figures
}

async function measureReadings(makeStore: MakeStore): Promise<Figure> {
  const store = await makeStore()
  const salus = await startSalus(store.dataDir, SERVER, store.settings)
  try {
    const session = await newSession(salus.url, 'vitals@example.com')
    await save(session, { heartbeat: 60 })
    // A server that has just begun is slower than one that has served for a while.
    for (let round = 0; round < 2; round += 1) await readingsThrough(session)
    const rates = { api: [] as number[], raw: [] as number[] }
    // Taken in turn: what else the disk and the machine do falls on both.
    for (let round = 0; round < ROUNDS; round += 1) {
      rates.api.push(await readingsThrough(session))
      rates.raw.push(await store.writeStraight(ROUND_SECONDS))
    }
    const [api, raw] = [median(rates.api), median(rates.raw)]
    return {
      measure: `readings through the API, to the same durable writes straight into ${store.name}`,
      figure: `${perSecond(api)} of ${perSecond(raw)}`,
      target: '≥ 0.60',
      ratio: (api / raw).toFixed(2),
      met: api / raw >= 0.6,
    }
  } finally {
    await salus.stop()
    await store.remove()
  }
}

const aReading = () => ({ heartbeat: 60 + Math.floor(Math.random() * 40), source_id: randomUUID() })

async function save(session: Session, reading: object) {
  const answer = await fetch(session.url + API.health, {
    method: 'POST',
    headers: headersOf(session),
    body: JSON.stringify(reading),
  })
  if (!answer.ok) throw new Error(`A reading was answered with ${answer.status}: ${await answer.text()}`)
}

async function readingsThrough(session: Session): Promise<number> {
  const result = await autocannon({
    url: session.url + API.health,
    method: 'POST',
    connections: CONNECTIONS,
    duration: ROUND_SECONDS,
    headers: headersOf(session),
    requests: [{ setupRequest: (request) => ({ ...request, body: JSON.stringify(aReading()) }) }],
  })
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`The API refused ${result.non2xx} readings and failed ${result.errors}.`)
  }
  return result['2xx'] / result.duration
}

/** Milliseconds, p95. */
interface Looks {
  among: string
  latest: number
  trend: number
}

async function measureLooks(makeStore: MakeStore, size: Size): Promise<Looks> {
  const store = await makeStore()
  try {
    const first = await startSalus(store.dataDir, SERVER, store.settings)
    const session = await newSession(first.url, 'vitals@example.com')
    await save(session, { heartbeat: 60, blood_pressure: '120/80', temperature: '36.6', oxygen_level: 98 })
    await newSession(first.url, 'others@example.com').then((others) => save(others, { heartbeat: 60 }))
    await first.stop()
    await store.fill(size)
    const salus = await startSalus(store.dataDir, SERVER, store.settings)
    try {
      // The sessions are in the database, so the cookie still holds.
      const again = { ...session, url: salus.url }
      return {
        among: `${readable(size.own)} readings of one person among ${readable(size.own + size.others)}, ${store.name}`,
        latest: percentile(await timed(again, API.latestVitals), 0.95),
        trend: percentile(await timed(again, `${API.vitalTrend}?measure=heartbeat&buckets=120`), 0.95),
      }
    } finally {
      await salus.stop()
    }
  } finally {
    await store.remove()
  }
}

/** With targets for the largest; for the others how much they took of what the smallest did. */
function figuresOf({ among, latest, trend }: Looks, first: Looks, isTarget: boolean): Figure[] {
  const figure = (measure: string, took: number, before: number, limit: number): Figure => ({
    measure,
    figure: `${ms(took)}, ${(took / before).toFixed(1)} × the smallest`,
    target: isTarget ? `≤ ${limit} ms` : '',
    ...(isTarget ? { ratio: (took / limit).toFixed(2) } : {}),
    met: isTarget ? took <= limit : null,
  })
  return [
    figure(`latest values, ${among}, p95`, latest, first.latest, 5),
    figure('trend of all of them, p95', trend, first.trend, 150),
  ]
}

const readable = (count: number) => (count >= 1e6 ? `${count / 1e6} million` : count.toLocaleString('en'))

async function timed(session: Session, path: string): Promise<number[]> {
  const samples: number[] = []
  for (let turn = -UNCOUNTED; turn < ASKED; turn += 1) {
    const start = performance.now()
    const answer = await fetch(session.url + path, { headers: headersOf(session) })
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}.`)
    if (turn >= 0) samples.push(performance.now() - start)
  }
  return samples
}
