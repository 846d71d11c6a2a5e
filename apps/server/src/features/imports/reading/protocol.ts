import type { HistoryDetails, ImportTable, TableMatch } from '@salus/contract'
import type { Asks, Known } from './known.ts'
import type { Sorted } from './sorter.ts'

/** One file to be read. */
export interface ReadingJob {
  known: Known
  /** How the person wants a table to be read. */
  match: TableMatch | null
}

/** What a reading comes to. */
export interface ReadingResult {
  /** The history as it would be. */
  history: HistoryDetails
  sorted: Sorted | null
  /** Of a table: how it was read, or what must be said before. */
  table: ImportTable | null
}

/** What the worker asks of the server, which alone has the file and the database. */
export interface WorkerAsks extends Asks {
  /** The next bytes of the file; null at its end. */
  next(): Promise<Uint8Array | null>
}

export type FromWorker =
  | { [Name in keyof WorkerAsks]: { ask: Name; id: number; with: unknown } }[keyof WorkerAsks]
  | { result: ReadingResult }
export type ToWorker = { id: number; answer: unknown } | { job: ReadingJob }
