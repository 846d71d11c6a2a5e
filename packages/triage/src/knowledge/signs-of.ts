import type { SignId } from './signs/index.ts'
import type { Condition, FindingId } from './types.ts'

/** A sign with which to be seen sooner; with `days`, the time after which it counts. */
export type Watched = ({ sign: SignId } | { finding: FindingId }) & { days?: number }

/** When to seek care with a condition. */
export const signsOf = ({ signs = [], seekCare = [] }: Condition): Watched[] => [
  ...seekCare.map((sign): Watched => (typeof sign === 'string' ? { sign } : sign)),
  ...signs.map(
    (sign): Watched => (typeof sign === 'string' ? { finding: sign } : { finding: sign.sign, days: sign.days }),
  ),
]
