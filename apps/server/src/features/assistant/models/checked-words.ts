import type { AnswerCheck } from '../safety/answer-check.ts'
import type { GatewayEvent } from './gateway.ts'

type ShownEvent = { type: 'words' | 'corrected' | 'notice'; text: string }

export interface CheckedWords {
  text: string
  /** Undefined: no model gave a whole answer. */
  by: string | undefined
  notices: string[]
}

/** A model's words as they may be shown, each sentence checked when it is complete. Returns what they came to. */
export async function* checkedWords(
  events: AsyncIterable<Exclude<GatewayEvent, { type: 'asking' }>>,
  check: AnswerCheck,
): AsyncGenerator<ShownEvent, CheckedWords> {
  const notices: string[] = []
  let by: string | undefined
  if (check.text) yield { type: 'words', text: check.text }
  for await (const event of events) {
    if (event.type === 'answered') by = event.by
    else if (event.type === 'again') yield { type: 'corrected', text: check.restart() }
    else if (event.type === 'notice') {
      notices.push(event.text)
      yield event
    } else if (check.add(event.text)) yield { type: 'corrected', text: check.text }
    else yield event
  }
  if (check.finish()) yield { type: 'corrected', text: check.text }
  return { text: check.text, by, notices: [...notices, ...check.notices] }
}
