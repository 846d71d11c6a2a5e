import { vitalAt } from '../apple/samples.ts'
import type { Bytes, Entry, Found, Samples } from '../types.ts'

export const bytesOf = (text: string) => new TextEncoder().encode(text)

/** The same bytes in pieces of `size`, as a slow connection gives them. */
export function* inPieces(bytes: Uint8Array, size: number): Generator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

export async function entriesOf(batches: AsyncIterable<Found[]>): Promise<Entry[]> {
  const all: Entry[] = []
  for await (const batch of batches)
    all.push(...batch.flatMap((entry) => (entry.kind === 'samples' ? vitalsOf(entry) : entry)))
  return all
}

export const allOf = async (read: (bytes: Bytes) => AsyncIterable<Found[]>, text: string) =>
  entriesOf(read([bytesOf(text)]))

const vitalsOf = (samples: Samples) => samples.id.map((_, row) => vitalAt(samples, row))

/** Narrows to the entries of one kind. */
export const ofKind = <K extends Entry['kind']>(entries: Entry[], kind: K) =>
  entries.filter((entry): entry is Extract<Entry, { kind: K }> => entry.kind === kind)
