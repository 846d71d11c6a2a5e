import type { AnswerCheck } from '../safety/answer-check.ts'
import type { GuardedLanguage } from '../safety/words/types.ts'
import type { GatewayEvent } from './gateway.ts'

type ShownEvent = { type: 'words' | 'corrected' | 'notice'; text: string }

export interface CheckedWords {
  text: string
  /** Undefined: no model gave a whole answer that may be shown. */
  by: string | undefined
  notices: string[]
  /** The notices say already that nothing of it is shown. */
  isRefused: boolean
  /** In which the person is told of it. */
  language: GuardedLanguage
}

/**
 * A model's words as they may be shown, each sentence once it is complete and checked. An answer that must not be shown
 * at all is listened to no further. Returns what they came to.
 */
export async function* checkedWords(
  events: AsyncIterable<Exclude<GatewayEvent, { type: 'asking' }>>,
  check: AnswerCheck,
): AsyncGenerator<ShownEvent, CheckedWords> {
  const notices: string[] = []
  let by: string | undefined
  if (check.text) yield { type: 'words', text: check.text }
  for await (const event of events) {
    let text = ''
    if (event.type === 'answered') {
      by = event.by
      text = check.finish()
    } else if (event.type === 'again') yield { type: 'corrected', text: check.restart() }
    else if (event.type === 'notice') {
      notices.push(event.text)
      yield event
    } else text = check.add(event.text)
    if (check.refusal) break
    if (text) yield { type: 'words', text }
  }
  if (check.refusal) {
    const { language } = check
    yield { type: 'corrected', text: check.restart() }
    yield { type: 'notice', text: check.refusal }
    return { text: check.text, by: undefined, notices: [...notices, check.refusal], isRefused: true, language }
  }
  const last = check.finish()
  if (last) yield { type: 'words', text: last }
  return { text: check.text, by, notices, isRefused: false, language: check.language }
}
