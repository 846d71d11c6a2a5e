import { flushCompileCache } from 'node:module'
import { parentPort } from 'node:worker_threads'
import type { ImportTable, TableMatch } from '@salus/contract'
import {
  type Bytes,
  CSV_VITALS,
  type CsvMatch,
  type CsvPreview,
  type Found,
  previewCsv,
  questionsOf,
  read,
  readCsv,
  sniff,
} from '@salus/exchange'
import type { PackedBlock } from './block-writer.ts'
import { nodeInflate } from './node-inflate.ts'
import type { FromWorker, ReadingJob, ReadingResult, ToWorker, WorkerAsks } from './protocol.ts'
import { shownTitles } from './shown-titles.ts'
import { type Sorted, Sorter } from './sorter.ts'

// Reads files in a thread of its own, one after the other: the server answers others meanwhile, and a file that eats all
// memory ends this alone.

// All is loaded by now. A thread that is ended by its server would not keep what it has compiled.
flushCompileCache()

const port = parentPort
if (!port) throw new Error('This is started as a worker.')
const send = (message: FromWorker, transfer: ArrayBuffer[] = []) => port.postMessage(message, transfer)

const waiting = new Map<number, (answer: unknown) => void>()
let lastId = 0
port.on('message', async (message: ToWorker) => {
  if ('job' in message) return send({ result: await main(message.job) })
  waiting.get(message.id)?.(message.answer)
  waiting.delete(message.id)
})

function ask<Name extends keyof WorkerAsks>(name: Name, transferOf: (given: never) => ArrayBuffer[] = () => []) {
  return (given?: unknown): ReturnType<WorkerAsks[Name]> => {
    lastId += 1
    const id = lastId
    const answered = new Promise((resolve) => waiting.set(id, resolve))
    send({ ask: name, id, with: given } as FromWorker, transferOf(given as never))
    return answered as ReturnType<WorkerAsks[Name]>
  }
}

const asks: WorkerAsks = {
  next: ask('next'),
  judge: ask('judge'),
  knownDocuments: ask('knownDocuments'),
  knownDoses: ask('knownDoses'),
  keep: ask('keep', ({ content }: PackedBlock) => [content.buffer as ArrayBuffer]),
}

/** Some pieces are always on their way, so that neither side waits for the other. */
async function* fileBytes(): AsyncGenerator<Uint8Array> {
  const ahead = [asks.next(), asks.next(), asks.next()]
  for (;;) {
    const piece = await ahead.shift()
    if (!piece) return
    ahead.push(asks.next())
    yield piece
  }
}

const TABLE_START = 65_536

async function main({ known, match }: ReadingJob): Promise<ReadingResult> {
  const { kind, whole } = await sniff(fileBytes())
  const sorter = new Sorter(known, asks)
  const sort = async (batches: AsyncIterable<Found[]>) => {
    for await (const batch of batches) await sorter.take(batch)
    return sorter.end()
  }
  const result = (sorted: Sorted | null, table: ImportTable | null) => ({ sorted, table, history: sorter.history })
  if (kind !== 'csv') return result(await sort(read(whole, { inflate: nodeInflate })), null)

  const { start, rest } = await beginning(whole)
  const guessed = previewCsv(start)
  const wanted = match ? (match as CsvMatch) : guessed.match
  const table = tableOf({ ...guessed, match: wanted, questions: questionsOf(wanted) })
  return result(table.questions.length > 0 ? null : await sort(readCsv(rest, wanted)), table)
}

/** The first bytes of a table, and the same table whole. */
async function beginning(bytes: Bytes): Promise<{ start: Uint8Array; rest: Bytes }> {
  const pieces = fromAny(bytes)
  const held: Uint8Array[] = []
  let length = 0
  while (length < TABLE_START) {
    const { value, done } = await pieces.next()
    if (done) break
    held.push(value)
    length += value.length
  }
  async function* whole() {
    yield* held
    yield* pieces
  }
  return { start: Buffer.concat(held).subarray(0, TABLE_START), rest: whole() }
}

async function* fromAny(bytes: Bytes): AsyncGenerator<Uint8Array, undefined> {
  yield* bytes
}

const tableOf = ({ match, header, sample, questions }: CsvPreview): ImportTable => ({
  match: match as TableMatch,
  header: shownTitles(header),
  sample: sample.map((row) => row.map((cell) => cell.slice(0, 200))),
  questions,
  choices: Object.entries(CSV_VITALS).map(([vital, { name, units }]) => ({
    vital,
    name,
    units: units.map(({ ucum }) => ucum),
  })),
})
