import { type Entry, previewCsv, read, readCsv, sniff } from '@salus/exchange'

const FIRST_BYTES = 65_536

interface File {
  path: string
  open(): AsyncIterable<Uint8Array>
}

/** One line for each file: what it is, and how many entries of each kind it gave. */
export async function realFiles(files: File[]): Promise<string[]> {
  const lines: string[] = []
  for (const { path, open } of files) {
    const { kind } = await sniff(open())
    const counts = new Map<string, number>()
    for await (const batch of kind === 'csv' ? await csvOf(open) : read(open())) {
      for (const found of batch) {
        const [kind, count] =
          found.kind === 'samples' ? (['vital', found.id.length] as const) : ([found.kind, 1] as const)
        counts.set(kind, (counts.get(kind) ?? 0) + count)
      }
    }
    lines.push(`${path} (${kind}): ${[...counts].map(([name, count]) => `${name} ${count}`).join(', ')}`)
  }
  return lines
}

async function csvOf(open: File['open']): Promise<AsyncIterable<Entry[]>> {
  const chunks: Uint8Array[] = []
  for await (const chunk of open()) {
    chunks.push(chunk)
    if (chunks.length * chunk.length >= FIRST_BYTES) break
  }
  return readCsv(open(), previewCsv(Buffer.concat(chunks)).match)
}
