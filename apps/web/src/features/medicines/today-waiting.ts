import type { MarkAnswer, NewDoseMark } from '@salus/contract'

/** A mark as it is sent. It has its moment from the start: it may be sent much later than it was made. */
export type SentMark = Partial<NewDoseMark> & Pick<NewDoseMark, 'id' | 'medicineId' | 'status'> & { at: string }

/** Something that the server has not confirmed yet. */
export interface Waiting {
  /** Identifies the mark. */
  id: string
  /** Names the medicine. */
  name: string
  /** Null where a confirmed mark is taken back. */
  mark: SentMark | null
  isUndone: boolean
  /** The server asks these before it marks the dose. */
  asks: MarkAnswer['asks']
  /** The server could not be reached with it. */
  hasFailed: boolean
}

/** Tells how sending ended. */
export type Outcome =
  | { kind: 'answer'; name: string; answer: MarkAnswer }
  | { kind: 'refused'; name: string; message: string }
  /** It waited for so long that this device keeps it no more. */
  | { kind: 'lost'; name: string; at: string | null }
