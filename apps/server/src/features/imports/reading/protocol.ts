import type { HistoryDetails, ImportTable, TableMatch } from '@salus/contract'
import type { Asks, Known } from './known.ts'
import type { Sorted } from './sorter.ts'

/** One file to be read. */
export interface ReadingJob {
  known: Known
  /** How the person wants a table to be read. */
  match: TableMatch | null
}

/** The outcome of a reading. */
export interface ReadingResult {
  /** The history as it would be. */
  history: HistoryDetails
  sorted: Sorted | null
  /** For a table: how it was read, or the questions to answer first. */
  table: ImportTable | null
}

/** The worker asks these of the server, which alone has the file and the database. */
export interface WorkerAsks extends Asks {
  /** The next bytes of the file; null at its end. */
  next(): Promise<Uint8Array | null>
}

export type FromWorker =
  | { [Name in keyof WorkerAsks]: { ask: Name; id: number; with: unknown } }[keyof WorkerAsks]
  | { result: ReadingResult }
export type ToWorker = { id: number; answer: unknown } | { job: ReadingJob }
