import type { MarkAnswer, NewDoseMark } from '@salus/contract'

/** A mark as it is sent. It has its moment from the start: it may be sent much later than it was made. */
export type SentMark = Partial<NewDoseMark> & Pick<NewDoseMark, 'id' | 'medicineId' | 'status'> & { at: string }

/** Something that the server has not confirmed yet. */
export interface Waiting {
  /** Of the mark. */
  id: string
  /** What the medicine is called. */
  name: string
  /** Null where a confirmed mark is taken back. */
  mark: SentMark | null
  isUndone: boolean
  /** What the server wants to be told before it marks this. */
  asks: MarkAnswer['asks']
  /** The server could not be reached with it. */
  hasFailed: boolean
}

/** What came of what was sent. */
export type Outcome =
  | { kind: 'answer'; name: string; answer: MarkAnswer }
  | { kind: 'refused'; name: string; message: string }
