import { stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { SPECIALITIES, specialityOfCode } from '@salus/contract'
import type { DoctorRow } from '#server/platform/database/tables/doctors.ts'
import { linesOf } from './lines-of.ts'
import { type Header, type LeftOut, readHeader, readProvider } from './read-provider.ts'
import type { ImportState, RegisterWriter, ZipPlace } from './register-writer.ts'

/** A failure that the host can act on, in one sentence. */
export class ImportProblem extends Error {}

export interface ImportCounts {
  doctors: number
  leftOut: Partial<Record<LeftOut, number>>
  broken: number
  /** The first of them: line of the file, and what is wrong. */
  brokenLines: { line: number; reason: string }[]
  /** The last line, where the file ends in the middle of it: what came after is missing. */
  cutAt: number | null
}

interface Options {
  file: string
  writer: RegisterWriter
  places: readonly ZipPlace[]
  /** Names of further taxonomy codes, from the file of the National Uniform Claim Committee. */
  taxonomy: ReadonlyMap<string, string>
  /** A file that was cut takes the place of a directory that is there. */
  evenIfCut: boolean
  now: () => Date
  onProgress: (counts: ImportCounts, lines: number, resumed: boolean) => void
}

const ROWS_AT_ONCE = 5_000
const MOST_LISTED = 1_000

/** Reads the register into the database in bounded memory. Broken off, it goes on where it was with the same file. */
export async function importRegister({
  file,
  writer,
  places,
  taxonomy,
  evenIfCut,
  now,
  onProgress,
}: Options): Promise<ImportCounts> {
  const about = await stat(file).catch(() => {
    throw new ImportProblem(`The file ${file} could not be read.`)
  })
  if (about.isDirectory()) throw new ImportProblem(`${file} is a folder. Please name the CSV file that is in it.`)
  const { size } = about
  const identity = `${basename(file)} ${size}`
  const kept = await writer.state()
  const resumed = kept?.state === 'running' && kept.file === identity
  const none: ImportCounts = { doctors: 0, leftOut: {}, broken: 0, brokenLines: [], cutAt: null }
  const counts: ImportCounts = resumed ? { ...none, ...JSON.parse(kept.counts) } : none
  const skip = resumed ? kept.lines : 0
  const stateAt = (lines: number, state: ImportState['state'] = 'running'): ImportState => ({
    state,
    file: identity,
    lines,
    counts: JSON.stringify(counts),
  })

  const ids = await writer.specialities([...new Set([...SPECIALITIES.map(({ name }) => name), ...taxonomy.values()])])
  const byZip = new Map(places.map(({ zip, latitude, longitude }) => [zip, { latitude, longitude }]))
  const lookups = {
    specialityOf: (code: string) => specialityOfCode(code) ?? taxonomy.get(code),
    placeOf: (zip: string) => byZip.get(zip),
  }

  let header: Header | undefined
  let number = 0
  let rows: DoctorRow[] = []
  const write = async () => {
    await writer.add(rows, stateAt(number), now().toISOString())
    rows = []
    onProgress(counts, number, resumed)
  }
  for await (const { lines, isOpen } of linesOf(file)) {
    for (const line of lines) {
      number++
      if (!header) {
        const read = readHeader(line)
        if ('missing' in read) {
          throw new ImportProblem(`This is not the file of the register: it has no column “${read.missing}”.`)
        }
        header = read
        if (!resumed) await writer.begin(stateAt(number), now().toISOString())
        continue
      }
      if (number <= skip || line === '') continue
      const read = readProvider(line, header, lookups)
      if (read.kind === 'doctor') {
        counts.doctors++
        rows.push({ ...read.row, speciality: ids.get(read.row.speciality) as number })
      } else if (read.kind === 'left_out') {
        counts.leftOut[read.why] = (counts.leftOut[read.why] ?? 0) + 1
      } else {
        counts.broken++
        if (isOpen) counts.cutAt = number
        if (counts.brokenLines.length < MOST_LISTED) counts.brokenLines.push({ line: number, reason: read.reason })
      }
      if (rows.length === ROWS_AT_ONCE) await write()
    }
  }
  if (!header) throw new ImportProblem(`The file ${file} is empty.`)
  await write()
  // What is there stays when a file brings nobody.
  if (counts.doctors === 0) throw new ImportProblem('No doctor was found in this file. The directory is as it was.')
  if (counts.cutAt !== null && !evenIfCut && (await writer.hasRegister())) {
    throw new ImportProblem(
      `The file ends in the middle of line ${counts.cutAt}: it was cut off. The directory is as it was. Please fetch the whole file; with --even-if-cut the ${counts.doctors} doctors that are in it take the place of the directory.`,
    )
  }
  await writer.places(places)
  await writer.finish(stateAt(number, 'done'), now().toISOString(), now().getTime().toString(36))
  return counts
}
