import { appendFile, rename, stat } from 'node:fs/promises'

/** Together they are as much as anybody reads, and no flood of lines fills the disk. */
const MOST_BYTES = 10 * 1024 ** 2
const KEPT = 5

/**
 * A file that only grows at its end, readable by its owner alone. Full, it becomes `FILE.1`, the one before `FILE.2`, and the
 * sixth goes. It is opened anew for each write, so that the host may move it away at any time.
 */
export function rotatedFile(file: string, mostBytes = MOST_BYTES): (text: string) => Promise<void> {
  const named = (number: number) => (number === 0 ? file : `${file}.${number}`)

  return async (text) => {
    await appendFile(file, text, { mode: 0o600 })
    if ((await stat(file)).size < mostBytes) return
    for (let number = KEPT - 1; number >= 0; number--)
      await rename(named(number), named(number + 1)).catch(unlessMissing)
  }
}

function unlessMissing(error: unknown): void {
  if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
}
