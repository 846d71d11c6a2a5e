import { converse } from '../built-in/converse.ts'
import type { Interview } from '../built-in/interview.ts'
import { type BuiltInReply, languageOf, type Turn } from '../built-in/turn.ts'
import { findFacts } from '../grounding/find-facts.ts'
import { type FromRecord, NOTHING_LOOKED_UP } from '../grounding/with-record.ts'

/** Characters of what a visitor has said before. The engine remembers fewer of a story than that. */
const REMEMBERED = 12_000

/** Nothing is kept of a visitor: where the interview stands is found by going through its end again. */
export function converseAgain({ turn, said }: { turn: Turn; said: readonly string[] }): BuiltInReply {
  let interview: Interview | null = null
  for (const text of endOf(said)) interview = converse({ ...turn, text, interview }).interview
  return converse({ ...turn, interview, fromRecord: withoutAccount(turn) })
}

/** A visitor who asks for a record is told that there is none. */
function withoutAccount(turn: Turn): FromRecord {
  const language = languageOf(turn, undefined)
  return { ...NOTHING_LOOKED_UP, asked: findFacts(turn.text, [], language), language, notLookedUp: 'visitor' }
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
