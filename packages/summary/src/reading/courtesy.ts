import { type Passage, wordsIn } from './passages.ts'

const COURTESY =
  /^(?:good (?:morning|afternoon|evening|day)|hello|hi|hey|welcome|thanks?|thank you|many thanks|you are welcome|take care|(?:good)?bye|(?:with )?(?:best|kind|warm) (?:regards|wishes)|yours (?:sincerely|faithfully|truly)|sincerely|how are you|nice to (?:see|meet) you|have a (?:nice|good|great))(?: |$)/
/** Longer, and it tells something too: "Thank you for sending Mr Lopez, who has had a cough for three weeks". */
const MOST_WORDS = 6

/** A greeting, thanks or a farewell: nothing that a summary tells or a person would ask about. */
export function isCourtesy(passage: Passage): boolean {
  const said = wordsIn(passage).filter(({ kind }) => kind !== 'mark')
  return said.length <= MOST_WORDS && COURTESY.test(said.map(({ norm }) => norm).join(' '))
}
