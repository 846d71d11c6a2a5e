import type { OcrLanguage, ReplyDetails, ReplyEvent } from '@salus/contract'
import { LANGUAGE_OF } from '@salus/terms/languages'
import type { Interview } from './built-in/interview.ts'
import type { BuiltInReply, Turn } from './built-in/turn.ts'
import type { Engine } from './engine/engine.ts'
import { chatPrompt } from './models/chat-prompt.ts'
import { checkedWords } from './models/checked-words.ts'
import type { ModelAccess } from './models/model-access.ts'
import type { PacksService } from './packs/packs.service.ts'

export interface Said {
  role: 'person' | 'assistant'
  text: string
}

/** The events that a reader sees, and at the end what is kept. */
export type AnswerEvent =
  | Exclude<ReplyEvent, { type: 'done' | 'failed' }>
  | { type: 'finished'; details: ReplyDetails; interview: Interview | null }

export interface Question {
  /** Whose record and choice count. */
  ownerId: string
  turn: Turn
  language: OcrLanguage
  before: readonly Said[]
}

export type Answerer = (question: Question, stopped: AbortSignal) => AsyncGenerator<AnswerEvent>

const WORDS_AT_ONCE = 12

/** The built-in engine alone: always there, and at once. */
export function* tell(builtIn: BuiltInReply, stopped: AbortSignal): Generator<AnswerEvent> {
  yield* beginning(builtIn)
  yield* inWords(builtIn.text, stopped)
  yield { type: 'finished', details: builtIn.details, interview: builtIn.interview }
}

/**
 * The rules first, then a model on top of what they found, each sentence checked as it arrives; without an answer, or
 * without the person's consent, the built-in engine.
 */
export function answerWithModels(
  access: Pick<ModelAccess, 'isPermitted' | 'permitted' | 'ask'>,
  engine: Engine,
  packs: Pick<PacksService, 'beside'>,
): Answerer {
  return async function* (question, stopped) {
    const { ownerId, turn, language } = question
    const known = await engine.converse(turn, { ownerId })
    const { own, forModel: builtIn } = await packs.beside(turn, known, {
      read: LANGUAGE_OF[language],
      isForModel: await access.isPermitted(ownerId),
    })
    const outgoing = await access.permitted(ownerId, chatPrompt(question, builtIn))
    if (!outgoing) {
      yield* tell(own, stopped)
      return
    }
    yield* beginning(builtIn)
    const { AnswerCheck, adviceCheck, OMISSION_WORDS } = await import('./safety/guard.ts')
    const check = new AnswerCheck(
      leadOf(builtIn),
      adviceCheck({ urgency: builtIn.details.urgency, isEmergency: builtIn.details.emergency !== null }),
      LANGUAGE_OF[language],
    )
    const words = yield* checkedWords(access.ask(ownerId, 'chat', outgoing, language, stopped), check)
    const notices = [...builtIn.details.notices, ...words.notices]
    if (!words.by && !stopped.aborted) {
      const notice = words.isRefused ? [] : [OMISSION_WORDS[words.language].builtInAnswers]
      for (const text of notice) yield { type: 'notice', text }
      yield { type: 'corrected', text: '' }
      yield* inWords(own.text, stopped)
      const details = { ...own.details, notices: [...notices, ...notice] }
      yield { type: 'finished', details, interview: own.interview }
      return
    }
    yield { type: 'finished', ...whole(builtIn, words.text, words.by, notices) }
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
