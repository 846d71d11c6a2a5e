import type { Bytes, Entry } from '../types.ts'

export const bytesOf = (text: string) => new TextEncoder().encode(text)

/** The same bytes in pieces of `size`, as a slow connection gives them. */
export function* inPieces(bytes: Uint8Array, size: number): Generator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

export async function entriesOf(batches: AsyncIterable<Entry[]>): Promise<Entry[]> {
  const all: Entry[] = []
  for await (const batch of batches) all.push(...batch)
  return all
}

export const allOf = async (read: (bytes: Bytes) => AsyncIterable<Entry[]>, text: string) =>
  entriesOf(read([bytesOf(text)]))

/** Narrows to the entries of one kind. */
export const ofKind = <K extends Entry['kind']>(entries: Entry[], kind: K) =>
  entries.filter((entry): entry is Extract<Entry, { kind: K }> => entry.kind === kind)
