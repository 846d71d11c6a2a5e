import { randomUUID } from 'node:crypto'
import { cpSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { API, type NewDocument } from '@salus/contract'
import autocannon from 'autocannon'
import SqliteDriver from 'better-sqlite3'
import { type Figure, median, perSecond } from './figures.ts'
import { headersOf, newDataDir, removeDataDir, type Salus, type Session, startSalus } from './salus.ts'

const ROUNDS = 3
const ROUND_SECONDS = 2
const CONNECTIONS = 16

/** Saved documents a second: through the API, straight into the same table, and through a route that does nothing. */
export async function measureWrites(salus: Salus, session: Session): Promise<Figure[]> {
  const bare = await startSalus(salus.dataDir, ['bench/bare-route.ts'])
  const rates = { api: [] as number[], raw: [] as number[], bare: [] as number[] }
  // Taken in turn: what else the disk and the machine do falls on all three.
  for (let round = 0; round < ROUNDS; round += 1) {
    rates.api.push(await writesThrough(salus.url, session))
    rates.raw.push(writesStraightInto(salus.dataDir))
    rates.bare.push(await writesThrough(bare.url, session))
  }
  await bare.stop()
  const [api, raw, bareRate] = [median(rates.api), median(rates.raw), median(rates.bare)]
  return [
    {
      measure: 'durable writes through the API, to the same writes straight into SQLite',
      figure: `${perSecond(api)} of ${perSecond(raw)}`,
      target: '≥ 0.50',
      ratio: (api / raw).toFixed(2),
      met: api / raw >= 0.5,
    },
    {
      measure: 'durable writes through the API, to a Fastify route that saves nothing',
      figure: `${perSecond(api)} of ${perSecond(bareRate)}`,
      target: '',
      ratio: (api / bareRate).toFixed(2),
      met: null,
    },
  ]
}

const TEXT = 'Headache behind both eyes since Tuesday, worse in the morning, better after paracetamol. '.repeat(12)

const newDocument = (): NewDocument => ({ id: randomUUID(), kind: 'document', title: 'Headache diary', text: TEXT })

async function writesThrough(url: string, session: Session): Promise<number> {
  const result = await autocannon({
    url: url + API.documents,
    method: 'POST',
    connections: CONNECTIONS,
    duration: ROUND_SECONDS,
    headers: headersOf(session),
    requests: [{ setupRequest: (request) => ({ ...request, body: JSON.stringify(newDocument()) }) }],
  })
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${url} refused ${result.non2xx} writes and failed ${result.errors}.`)
  }
  return result['2xx'] / result.duration
}

/** What the API saved, again and again under a new id: same rows, same bytes, same indexes, same durability. */
function writesStraightInto(dataDir: string): number {
  const copy = newDataDir()
  cpSync(dataDir, copy, { recursive: true })
  const file = readdirSync(copy).find((name) => name.endsWith('.db'))
  if (!file) throw new Error('The data folder holds no database.')
  const db = new SqliteDriver(join(copy, file))
  db.pragma('journal_mode = WAL')
  db.pragma('synchronous = FULL')
  db.pragma('foreign_keys = ON')
  const row = db.prepare('select * from documents limit 1').get() as Record<string, unknown>
  const columns = Object.keys(row)
  const insert = db.prepare(`insert into documents (${columns}) values (${columns.map((name) => `@${name}`)})`)
  const count = db.prepare('update document_storage set bytes = bytes + @bytes where owner_id = @owner_id')
  const save = db.transaction((id: string) => {
    insert.run({ ...row, id })
    count.run({ owner_id: row.owner_id, bytes: TEXT.length })
  })
  const start = performance.now()
  let written = 0
  while (performance.now() - start < ROUND_SECONDS * 1000) {
    save(randomUUID())
    written += 1
  }
  const seconds = (performance.now() - start) / 1000
  db.close()
  removeDataDir(copy)
  return written / seconds
}
