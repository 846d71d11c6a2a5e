import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { IN_BACKUP } from './manifest.ts'

export async function sha256Of(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}

/** One line a file: its sum, two spaces, its path in the folder. */
export const sumLine = (sum: string, path: string): string => `${sum}  ${path}\n`

/** Path to sum; broken lines are left out, and missed when the files are counted. */
export async function readSums(folder: string): Promise<Map<string, string>> {
  const text = await readFile(join(folder, IN_BACKUP.sums), 'utf8').catch(() => '')
  const lines = text.split('\n').map((line) => /^([0-9a-f]{64}) {2}(.+)$/.exec(line))
  return new Map(lines.flatMap((line) => (line?.[1] && line[2] ? [[line[2], line[1]] as const] : [])))
}
