import type { DoseTime } from '../types.ts'

/** A dose as one schedule plans it, before edits are looked at. */
export interface Planned extends Pick<DoseTime, 'amount' | 'when' | 'offset'> {
  slot: string
  ms: number
}

/** When the doses of one schedule are due. */
export interface Rhythm {
  /** Those due from `from` on and before `to`, in order. */
  between(from: number, to: number): Planned[]
  /** The dose with this slot, if there is one. */
  find(slot: string): Planned | undefined
}
