import type { Stance } from '../stances.ts'

/** One piece of advice, told as it stands. Templates: see assessment/regional-words.ts. */
export interface Advice {
  text: string
  /** Its stances, where another cause may need the contrary. */
  says?: readonly Stance[]
}
