import { createWriteStream, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { finished } from 'node:stream/promises'
import { SPECIALITIES } from '@salus/contract'
import { RINGS } from '../apps/server/src/features/doctors/doctors.service.ts'
import { importRegister } from '../apps/server/src/features/doctors/import/import-register.ts'
import { registerWriter } from '../apps/server/src/features/doctors/import/register-writer.ts'
import { usPlaces } from '../apps/server/src/features/doctors/import/us-places.ts'
import { registerRepository } from '../apps/server/src/features/doctors/register.repository.ts'
import { HEADER, providerLine } from '../apps/server/src/features/doctors/testing/made-register.ts'
import { openDatabase } from '../apps/server/src/platform/database/database.ts'
import { migrateToLatest } from '../apps/server/src/platform/database/migrate.ts'
import { type Figure, ms, percentile, perSecond } from './figures.ts'
import { newDataDir, removeDataDir } from './salus.ts'

const SEARCHES = 300
const PAGE = 21
/** The columns of the real file that are not read: a line is as long as there. */
const FILLER = ',""'.repeat(310)

/**
 * A made register of so many rows: how fast it is read and written, how large it becomes, and how long a search by
 * speciality and distance takes. `node bench/doctors.ts 800000`
 */
export async function measureDoctors(rows: number): Promise<Figure[]> {
  const dataDir = newDataDir()
  const file = join(dataDir, 'register.csv')
  const places = usPlaces()
  // People live where many ZIP codes are, and more in some of them than in others.
  const crowded = places.filter(({ postcode }) => /^(100|101|112|606|900|770)/.test(postcode))
  await writeRegister(
    file,
    rows,
    (at) => (at % 3 === 0 ? crowded : places)[(at * 7919) % (at % 3 === 0 ? crowded : places).length]?.postcode ?? '',
  )
  const settings = { kind: 'sqlite' as const, file: join(dataDir, 'salus.db') }
  const database = await openDatabase(settings)
  try {
    await migrateToLatest(database)
    const began = performance.now()
    await importRegister({
      file,
      writer: registerWriter(database),
      usPlaces: () => places,
      taxonomy: new Map(),
      evenIfCut: false,
      now: () => new Date(),
      onProgress: () => {},
    })
    const seconds = (performance.now() - began) / 1_000
    const register = registerRepository(database)
    const ids = [...(await register.specialities()).keys()]
    const times: number[] = []
    for (let at = 0; at < SEARCHES; at++) {
      const place = (at % 2 === 0 ? crowded : places)[(at * 104_729) % (at % 2 === 0 ? crowded : places).length]
      const speciality = ids[(at * 31) % ids.length]
      if (!place || speciality === undefined) continue
      const from = performance.now()
      for (const miles of RINGS) {
        const found = await register.near(place, { specialities: [speciality], miles, limit: PAGE, offset: 0 })
        if (found.length === PAGE) break
      }
      times.push(performance.now() - from)
    }
    const p95 = percentile(times, 95)
    const rate = rows / seconds
    const bytes = statSync(settings.file).size
    return [
      {
        measure: `rows of a register of ${rows} read and written`,
        figure: `${perSecond(rate)}, ${Math.round(bytes / rows)} bytes a row in the database`,
        target: '≥ 40 000/s',
        ratio: (rate / 40_000).toFixed(2),
        met: rate >= 40_000,
      },
      {
        measure: `a search by speciality and distance among ${rows}, p95`,
        figure: ms(p95),
        target: '≤ 30 ms',
        ratio: (p95 / 30).toFixed(2),
        met: p95 <= 30,
      },
    ]
  } finally {
    await database.close()
    rmSync(file, { force: true })
    removeDataDir(dataDir)
  }
}

async function writeRegister(file: string, rows: number, zipOf: (at: number) => string): Promise<void> {
  const out = createWriteStream(file)
  const filler = Array.from({ length: 310 }, (_, at) => `,"Unread ${at}"`).join('')
  out.write(`${HEADER}${filler}\n`)
  const codes = SPECIALITIES.map(({ taxonomy }) => (taxonomy[0] ?? '').padEnd(9, '0').concat('X').slice(0, 10))
  for (let at = 0; at < rows; at++) {
    const code = codes[(at * 13) % codes.length] ?? ''
    const line = providerLine({ npi: String(1_000_000_000 + at), zip: `${zipOf(at)}0000`, codes: [[code, 'Y']] })
    if (!out.write(`${line}${FILLER}\n`)) await new Promise<void>((drained) => out.once('drain', () => drained()))
  }
  out.end()
  await finished(out)
}

if (import.meta.main) console.table(await measureDoctors(Number(process.argv[2] ?? 80_000)))
