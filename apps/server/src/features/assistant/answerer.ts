import type { OcrLanguage, Outgoing, ReplyDetails, ReplyEvent } from '@salus/contract'
import { type BuiltInReply, converse, type Turn } from './built-in/converse.ts'
import type { Interview } from './built-in/interview.ts'
import type { ModelGateway } from './models/gateway.ts'
import { AnswerCheck } from './safety/answer-check.ts'

export interface Said {
  role: 'person' | 'assistant'
  text: string
}

/** The events that a reader sees, and at the end what is kept. */
export type AnswerEvent =
  | Exclude<ReplyEvent, { type: 'done' | 'failed' }>
  | { type: 'finished'; details: ReplyDetails; interview: Interview | null }

export interface Question {
  /** Whose record and choice count; null for a visitor. */
  ownerId: string | null
  turn: Turn
  language: OcrLanguage
  before: readonly Said[]
}

export type Answerer = (question: Question, stopped: AbortSignal) => AsyncGenerator<AnswerEvent>

const WORDS_AT_ONCE = 12

/** The built-in engine alone: always there, and at once. */
export const answerBuiltIn: Answerer = async function* ({ turn }, stopped) {
  const builtIn = converse(turn)
  yield* beginning(builtIn)
  yield* inWords(builtIn.text, stopped)
  yield { type: 'finished', details: builtIn.details, interview: builtIn.interview }
}

interface ModelDeps {
  gateway: ModelGateway
  /** What goes out for this person, noted in their log; null when they have not agreed. */
  prepare: (question: Question, builtIn: BuiltInReply) => Promise<Outgoing | null>
}

/**
 * The rules first, then a model on top of what they found, each sentence checked as it arrives; without an answer, or
 * without the person's consent, the built-in engine.
 */
export function answerWithModels({ gateway, prepare }: ModelDeps): Answerer {
  return async function* (question, stopped) {
    const builtIn = converse(question.turn)
    const outgoing = await prepare(question, builtIn)
    yield* beginning(builtIn)
    if (!outgoing) {
      yield* inWords(builtIn.text, stopped)
      yield { type: 'finished', details: builtIn.details, interview: builtIn.interview }
      return
    }
    const notices = [...builtIn.details.notices]
    const check = new AnswerCheck(leadOf(builtIn), {
      urgency: builtIn.details.urgency,
      isEmergency: builtIn.details.emergency !== null,
    })
    if (check.text) yield { type: 'words', text: check.text }
    let by: string | undefined
    for await (const event of gateway('chat', outgoing, question.language, stopped)) {
      if (event.type === 'answered') by = event.by
      else if (event.type === 'again') yield { type: 'corrected', text: check.restart() }
      else if (event.type === 'notice') {
        notices.push(event.text)
        yield event
      } else if (check.add(event.text)) yield { type: 'corrected', text: check.text }
      else yield event
    }
    if (!by && !stopped.aborted) {
      const notice = 'No outside model gave an answer, so the built-in engine answers.'
      yield { type: 'notice', text: notice }
      yield { type: 'corrected', text: '' }
      yield* inWords(builtIn.text, stopped)
      const details = { ...builtIn.details, notices: [...notices, notice] }
      yield { type: 'finished', details, interview: builtIn.interview }
      return
    }
    if (check.finish()) yield { type: 'corrected', text: check.text }
    notices.push(...check.notices)
    yield { type: 'finished', ...whole(builtIn, check.text, by, notices) }
  }
}

/** What the rules say comes before the model's words, when it is pressing. */
function leadOf({ assessment }: BuiltInReply): string {
  if (!assessment || (assessment.urgency !== 'emergency' && assessment.urgency !== 'urgent')) return ''
  return `**${assessment.headline}** ${assessment.reasons.join(' ')}\n\n`
}

function whole(builtIn: BuiltInReply, text: string, by: string | undefined, notices: string[]) {
  const asked = builtIn.interview?.asked
  // The next yes or no answers the engine's question only if the model has asked it.
  const isAsked = asked !== undefined && asked !== null && text.includes(asked.question)
  return {
    details: {
      ...builtIn.details,
      answeredBy: by ?? '',
      isPartial: by === undefined,
      notices: by === undefined ? [...notices, 'This answer was stopped.'] : notices,
      suggestions: isAsked || !asked ? builtIn.details.suggestions : [],
    },
    interview: builtIn.interview && { ...builtIn.interview, asked: isAsked ? asked : null },
  }
}

function* beginning({ details }: BuiltInReply): Generator<AnswerEvent> {
  if (details.emergency) yield { type: 'emergency', emergency: details.emergency }
  for (const notice of details.notices) yield { type: 'notice', text: notice }
}

function* inWords(text: string, stopped: AbortSignal): Generator<AnswerEvent> {
  const words = text.match(/\S+\s*/g) ?? []
  for (let at = 0; at < words.length && !stopped.aborted; at += WORDS_AT_ONCE) {
    yield { type: 'words', text: words.slice(at, at + WORDS_AT_ONCE).join('') }
  }
}
