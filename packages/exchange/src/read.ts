import { readApple } from './apple/read-apple.ts'
import { readCcda } from './ccda/read-ccda.ts'
import { readCsvAsGuessed } from './csv/read-csv.ts'
import { detect } from './detect.ts'
import { readFhir } from './fhir/read-fhir.ts'
import { readNdjson } from './fhir/read-ndjson.ts'
import { refused } from './reading/entries.ts'
import { peel } from './reading/peel.ts'
import { SENTENCES } from './sentences.ts'
import type { Bytes, Entry, FileKind, Found } from './types.ts'
import type { InflatingStream } from './zip/inflate.ts'
import { readZip } from './zip/read-zip.ts'

const FIRST_BYTES = 4096

export interface ReadOptions {
  /** Tools of this machine that are faster than those that all machines have. */
  inflate?: () => InflatingStream
}

/** Reads a file of any kind, in batches as it arrives; a table as it is most likely meant, or with what must be asked first. */
export async function* read(bytes: Bytes, options: ReadOptions = {}): AsyncGenerator<Found[]> {
  const { kind, whole } = await sniff(bytes)
  yield* READERS[kind](whole, options)
}

const READERS: Record<FileKind, (bytes: Bytes, options: ReadOptions) => AsyncIterable<Found[]>> = {
  fhir: readFhir,
  'fhir-ndjson': readNdjson,
  'fhir-xml': () => refuse(SENTENCES.fhirXml),
  ccda: readCcda,
  'apple-health': readApple,
  zip: readZip,
  csv: readCsvAsGuessed,
  unknown: () => refuse(SENTENCES.unknownFile),
  empty: () => refuse(SENTENCES.emptyFile),
}

/** Tells the kind of a file, and gives the same file with its first bytes put back. */
export async function sniff(bytes: Bytes): Promise<{ kind: FileKind; whole: Bytes }> {
  const { first, whole } = await peel(bytes, FIRST_BYTES)
  return { kind: detect(first), whole }
}

async function* refuse(reason: string): AsyncGenerator<Entry[]> {
  yield [refused({ system: 'file', id: 'file', where: '' }, 'file', reason)]
}
