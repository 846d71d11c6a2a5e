const BLOCK = 512

export interface TarEntry {
  name: string
  /** Undefined where the file is larger than the limit. */
  content: Uint8Array | undefined
}

/** The files of a tar archive, one at a time in memory. Links, folders and what names no path of its own are passed over. */
export async function* tarEntries(bytes: AsyncIterable<Uint8Array>, limit: number): AsyncGenerator<TarEntry> {
  const take = taking(bytes)
  for (;;) {
    const header = await take(BLOCK, true)
    if (!header || header.every((byte) => byte === 0)) return
    const size = Number.parseInt(textAt(header, 124, 12), 8)
    const type = textAt(header, 156, 1)
    if (!Number.isSafeInteger(size) || size < 0) throw new Error('broken')
    const content = await take(size, size <= limit)
    await take((BLOCK - (size % BLOCK)) % BLOCK, false)
    const isFile = type === '' || type === '0'
    if (isFile) yield { name: [textAt(header, 345, 155), textAt(header, 0, 100)].filter(Boolean).join('/'), content }
  }
}

const textAt = (header: Uint8Array, from: number, length: number): string =>
  new TextDecoder()
    .decode(header.subarray(from, from + length))
    .replace(/\0[\s\S]*$/, '')
    .trim()

/** Takes so many bytes, and gives them where they are wanted; nothing at the end. */
function taking(bytes: AsyncIterable<Uint8Array>) {
  const source = bytes[Symbol.asyncIterator]()
  let rest = new Uint8Array()
  return async (count: number, isWanted: boolean): Promise<Uint8Array | undefined> => {
    const taken: Uint8Array[] = []
    let left = count
    while (left > 0) {
      if (rest.length === 0) {
        const { value, done } = await source.next()
        if (done) {
          if (left === count) return undefined
          throw new Error('broken')
        }
        rest = new Uint8Array(value)
      }
      const part = rest.subarray(0, left)
      if (isWanted) taken.push(part)
      left -= part.length
      rest = rest.subarray(part.length)
    }
    return isWanted ? Buffer.concat(taken) : undefined
  }
}
