import { converse } from '../built-in/converse.ts'
import type { Interview } from '../built-in/interview.ts'
import type { BuiltInReply, Turn } from '../built-in/turn.ts'

/** Characters of what a visitor has said before. The engine remembers fewer of a story than that. */
const REMEMBERED = 12_000

/** Nothing is kept of a visitor: where the interview stands is found by going through its end again. */
export function converseAgain({ turn, said }: { turn: Turn; said: readonly string[] }): BuiltInReply {
  let interview: Interview | null = null
  for (const text of endOf(said)) interview = converse({ ...turn, text, interview }).interview
  return converse({ ...turn, interview })
}

/** The latest texts, as many of them as are gone through. */
function endOf(said: readonly string[]): readonly string[] {
  let left = REMEMBERED
  const tooLong = said.findLastIndex((text) => {
    left -= text.length
    return left < 0
  })
  return said.slice(tooLong + 1)
}
