import { readApple } from './apple/read-apple.ts'
import { readCcda } from './ccda/read-ccda.ts'
import { detect } from './detect.ts'
import { readFhir } from './fhir/read-fhir.ts'
import { readNdjson } from './fhir/read-ndjson.ts'
import { refused } from './reading/entries.ts'
import { joinBytes } from './reading/join-bytes.ts'
import { SENTENCES } from './sentences.ts'
import type { Bytes, Entry, FileKind } from './types.ts'
import { readAppleZip } from './zip/read-apple-zip.ts'

const FIRST_BYTES = 4096

/** Reads a file of any kind but CSV, whose columns a person must see first, in batches as it arrives. */
export async function* read(bytes: Bytes): AsyncGenerator<Entry[]> {
  const { kind, whole } = await sniff(bytes)
  yield* READERS[kind](whole)
}

const READERS: Record<FileKind, (bytes: Bytes) => AsyncIterable<Entry[]>> = {
  fhir: readFhir,
  'fhir-ndjson': readNdjson,
  ccda: readCcda,
  'apple-health': readApple,
  'apple-health-zip': readAppleZip,
  csv: () => refuse(SENTENCES.noDateColumn),
  unknown: () => refuse(SENTENCES.unknownFile),
  empty: () => refuse(SENTENCES.emptyFile),
}

/** What a file is, and the same file with its first bytes put back. */
export async function sniff(bytes: Bytes): Promise<{ kind: FileKind; whole: Bytes }> {
  const chunks: Uint8Array[] = []
  let length = 0
  const rest = iteratorOf(bytes)
  while (length < FIRST_BYTES) {
    const { done, value } = await rest.next()
    if (done) break
    chunks.push(value)
    length += value.length
  }
  const first = joinBytes(chunks)
  return { kind: detect(first), whole: putBack(first, rest) }
}

async function* putBack(
  first: Uint8Array,
  rest: AsyncIterator<Uint8Array> | Iterator<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  try {
    if (first.length > 0) yield first
    for (;;) {
      const { done, value } = await rest.next()
      if (done) return
      yield value
    }
  } finally {
    // Whoever stops early lets go of the file.
    await rest.return?.()
  }
}

const iteratorOf = (bytes: Bytes) =>
  Symbol.asyncIterator in bytes ? bytes[Symbol.asyncIterator]() : bytes[Symbol.iterator]()

async function* refuse(reason: string): AsyncGenerator<Entry[]> {
  yield [refused({ system: 'file', id: 'file', where: '' }, 'file', reason)]
}
