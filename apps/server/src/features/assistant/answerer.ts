import type { ReplyDetails, ReplyEvent } from '@salus/contract'
import { converse, type Turn } from './built-in/converse.ts'
import type { Interview } from './built-in/interview.ts'

export interface Said {
  role: 'person' | 'assistant'
  text: string
}

/** The events that a reader sees, and at the end what is kept. */
export type AnswerEvent =
  | Exclude<ReplyEvent, { type: 'done' | 'failed' }>
  | { type: 'finished'; details: ReplyDetails; interview: Interview | null }

export type Answerer = (turn: Turn, before: readonly Said[], stopped: AbortSignal) => AsyncIterable<AnswerEvent>

const WORDS_AT_ONCE = 12

/** The built-in engine alone: always there, and at once. */
export const answerBuiltIn: Answerer = async function* (turn, _before, stopped) {
  const { text, details, interview } = converse(turn)
  if (details.emergency) yield { type: 'emergency', emergency: details.emergency }
  for (const notice of details.notices) yield { type: 'notice', text: notice }
  yield* inWords(text, stopped)
  yield { type: 'finished', details, interview }
}

function* inWords(text: string, stopped: AbortSignal): Generator<AnswerEvent> {
  const words = text.match(/\S+\s*/g) ?? []
  for (let at = 0; at < words.length && !stopped.aborted; at += WORDS_AT_ONCE) {
    yield { type: 'words', text: words.slice(at, at + WORDS_AT_ONCE).join('') }
  }
}
