import { stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { SPECIALITIES } from '@salus/contract'
import type { DoctorRow } from '#server/platform/database/tables/doctors.ts'
import type { PostcodePlace } from '../places/towns-of.ts'
import { linesOf } from './lines-of.ts'
import type { LeftOut, ReadProvider } from './read-provider.ts'
import { formatOf } from './register-format.ts'
import type { ImportState, RegisterWriter } from './register-writer.ts'

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
  usPlaces: () => readonly PostcodePlace[]
  taxonomy: ReadonlyMap<string, string>
  /** A file that was cut takes the place of a directory that is there. */
  evenIfCut: boolean
  now: () => Date
  onProgress: (counts: ImportCounts, lines: number, resumed: boolean) => void
}

const ROWS_AT_ONCE = 5_000
const MOST_LISTED = 1_000

/**
 * Reads the register into the database in bounded memory. Broken off, it goes on where it was with the same file; a list
 * of the host's own, which is short, begins anew.
 */
export async function importRegister({
  file,
  writer,
  usPlaces,
  taxonomy,
  evenIfCut,
  now,
  onProgress,
}: Options): Promise<ImportCounts> {
  const about = await stat(file).catch(() => {
    throw new ImportProblem(`The file ${file} could not be read.`)
  })
  if (about.isDirectory()) throw new ImportProblem(`${file} is a folder. Please name the CSV file that is in it.`)
  const format = formatOf(await firstLineOf(file), { usPlaces, taxonomy })
  if (typeof format === 'string') throw new ImportProblem(format)
  const { size } = about
  const identity = `${basename(file)} ${size}`
  const kept = await writer.state()
  const resumed = format.goesOn && kept?.state === 'running' && kept.file === identity
  const none: ImportCounts = { doctors: 0, leftOut: {}, broken: 0, brokenLines: [], cutAt: null }
  const counts: ImportCounts = resumed ? { ...none, ...JSON.parse(kept.counts) } : none
  const skip = resumed ? kept.lines : 0
  const stateAt = (lines: number, state: ImportState['state'] = 'running'): ImportState => ({
    state,
    file: identity,
    lines,
    counts: JSON.stringify(counts),
  })

  let ids = await writer.specialities([...SPECIALITIES.map(({ name }) => name), ...taxonomy.values()])
  let number = 0
  let rows: (ReadProvider & { kind: 'doctor' })['row'][] = []
  const idOf = (name: string) => ids.get(name) as number
  const write = async () => {
    const names = rows.map(({ speciality }) => speciality)
    // A list of one's own names fields that nobody knew before.
    if (names.some((name) => !ids.has(name))) ids = await writer.specialities(names)
    await writer.add(
      rows.map((row): DoctorRow => ({ ...row, speciality: idOf(row.speciality) })),
      stateAt(number),
      now().toISOString(),
    )
    rows = []
    onProgress(counts, number, resumed)
  }
  for await (const { lines, isOpen } of linesOf(file)) {
    for (const line of lines) {
      number++
      if (number === 1) {
        if (!resumed) await writer.begin(stateAt(number), now().toISOString())
        continue
      }
      if (number <= skip || line === '') continue
      const read = format.read(line)
      if (read.kind === 'doctor') {
        counts.doctors++
        rows.push(read.row)
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
  await write()
  // What is there stays when a file brings nobody.
  if (counts.doctors === 0) throw new ImportProblem('No doctor was found in this file. The directory is as it was.')
  if (counts.cutAt !== null && !evenIfCut && (await writer.hasRegister())) {
    throw new ImportProblem(
      `The file ends in the middle of line ${counts.cutAt}: it was cut off. The directory is as it was. Please fetch the whole file; with --even-if-cut the ${counts.doctors} doctors that are in it take the place of the directory.`,
    )
  }
  await writer.finish(format.places(), stateAt(number, 'done'), now().toISOString(), now().getTime().toString(36))
  return counts
}

async function firstLineOf(file: string): Promise<string> {
  for await (const { lines } of linesOf(file)) if (lines[0] !== undefined) return lines[0]
  throw new ImportProblem(`The file ${file} is empty.`)
}
