import {
  branchTo,
  CONVERSATION_LIMIT,
  type Conversation,
  type ConversationList,
  type ConversationSummary,
  type NewMessage,
  type ReplyDetails,
  type ReplyEvent,
} from '@salus/contract'
import type { HealthRecord } from '@salus/triage'
import { z } from 'zod'
import { AppError } from '#server/platform/errors/app-error.ts'
import type { Answerer, Question } from '../answerer.ts'
import { type Interview, readAnswer, readShortAnswer, wantsTheAnswer } from '../built-in/interview.ts'
import type { Engine } from '../engine/engine.ts'
import { findFacts, mayAskForRecord } from '../grounding/find-facts.ts'
import type { OwnDocument } from '../grounding/find-passages.ts'
import type { RecordFacts } from '../grounding/record-fact.ts'
import { type FromRecord, NOTHING_LOOKED_UP } from '../grounding/with-record.ts'
import type { ProposalsService } from '../proposals/proposals.service.ts'
import type { DailyQuota } from '../quota/daily-quota.ts'
import type { AnswerLeases, Lease } from './answer-leases.ts'
import type { ConversationsRepository, KeptConversation, KeptMessage } from './conversations.repository.ts'

const Position = z.object({ updatedAt: z.iso.datetime(), id: z.uuid() })
const TITLE_LENGTH = 60
/** Of a long conversation, what an answer may rest on. */
const REMEMBERED = 40
/** Conversations that are opened for a search. */
const SEARCHED = 300

interface Deps {
  answer: Answerer
  recordOf: (userId: string) => Promise<HealthRecord>
  /** What the person has saved, the newest first. */
  documentsOf: (userId: string) => Promise<OwnDocument[]>
  /** What the record says of the person, the newest of each first. */
  recordFacts: RecordFacts
  now: () => Date
  newId: () => string
  quota: DailyQuota
  engine: Engine
  leases: AnswerLeases
  /** Changes to the record that the words tell of. It never fails: the answer does not hang on it. */
  propose: ProposalsService['propose']
}

type Answer = Extract<KeptMessage, { role: 'assistant' }>

interface Placed {
  question: Question
  after: string | null
  /** Those that the message has already. */
  answers: Answer[]
  /** Those that make room for the one to come. */
  instead: string[]
  isFull: boolean
}

export function conversationsService(conversations: ConversationsRepository, deps: Deps) {
  const { answer, recordOf, documentsOf, recordFacts, now, newId, quota, engine, leases, propose } = deps

  async function find(ownerId: string, id: string): Promise<KeptConversation> {
    const conversation = await conversations.find(ownerId, id)
    if (!conversation) throw new AppError('not_found')
    return conversation
  }

  /** Looks for a message's answer in the record and the documents, if the person lets them be read. */
  async function lookUp(ownerId: string, { text, region, useDocuments }: NewMessage): Promise<FromRecord> {
    const documents = useDocuments ? await documentsOf(ownerId) : []
    const { passages, isOwn, language } = await engine.lookUp({ text, region, documents }, { ownerId })
    const none = { ...NOTHING_LOOKED_UP, passages, language, now: now().toISOString() }
    // An everyday question does not open the record.
    if (!isOwn || !mayAskForRecord(text, language)) return none
    if (!useDocuments) return { ...none, asked: findFacts(text, [], language), notLookedUp: 'leftAlone' }
    const { facts, results } = await recordFacts.of(ownerId)
    const asked = findFacts(text, facts, language)
    return { ...none, asked: { ...asked, facts: await recordFacts.withEarlier(ownerId, asked.facts) }, results }
  }

  async function questionOf(ownerId: string, before: readonly KeptMessage[], message: NewMessage): Promise<Question> {
    const { text, region, mode, language } = message
    const interview = before.findLast(({ role }) => role === 'assistant')?.interview ?? null
    // A short answer is to our own question, and asks nothing of the record.
    const isAnswer = interview?.asked
      ? readAnswer(interview.asked, text) !== undefined
      : readShortAnswer(text) !== undefined
    const fromRecord = isAnswer ? NOTHING_LOOKED_UP : await lookUp(ownerId, message)
    return {
      ownerId,
      turn: { text, region, mode, record: await recordOf(ownerId), interview, fromRecord },
      language,
      before: before.slice(-REMEMBERED).map(({ role, text: said }) => ({ role, text: said })),
    }
  }

  /** A message in its place: the question that it is, what it follows, and the cut-off answers that its own one replaces. */
  async function place(ownerId: string, id: string, message: NewMessage): Promise<Placed> {
    const [conversation, kept] = await Promise.all([
      conversations.find(ownerId, id),
      conversations.messages(ownerId, id, CONVERSATION_LIMIT),
    ])
    const again = kept.find((each) => each.id === message.id)
    const after = again ? again.after : placeNamed(message, kept, conversation?.openEnd ?? null)
    const answers = kept.filter((each): each is Answer => each.role === 'assistant' && each.after === message.id)
    const instead = answers.filter((each) => isCutOff(each, kept)).map((each) => each.id)
    const isFull = kept.length - instead.length + (again ? 1 : 2) > CONVERSATION_LIMIT
    return { question: await questionOf(ownerId, branchTo(kept, after), message), after, answers, instead, isFull }
  }

  const isEmergency = async ({ ownerId, turn }: Question): Promise<boolean> =>
    (await engine.converse(turn, { ownerId })).details.emergency !== null

  return {
    /** The question that a message would be, with nothing changed. */
    async ask(ownerId: string, id: string, message: NewMessage): Promise<Question> {
      return (await place(ownerId, id, message)).question
    },

    async list(ownerId: string, page: { limit: number; cursor?: string; search?: string }): Promise<ConversationList> {
      if (page.search) return { items: await search(ownerId, page.search), nextCursor: null }
      const after = page.cursor ? readCursor(page.cursor) : null
      const found = await conversations.list(ownerId, page.limit + 1, after)
      const items = found.slice(0, page.limit)
      const last = found.length > page.limit ? items.at(-1) : undefined
      return { items, nextCursor: last ? writeCursor(last) : null }
    },

    async get(ownerId: string, id: string): Promise<Conversation> {
      const conversation = await find(ownerId, id)
      const messages = await conversations.messages(ownerId, id, CONVERSATION_LIMIT)
      return { ...conversation, messages: messages.map(({ interview: _, ...message }) => message) }
    },

    async rename(ownerId: string, id: string, title: string): Promise<ConversationSummary> {
      if (!(await conversations.rename(ownerId, id, title))) throw new AppError('not_found')
      return find(ownerId, id)
    },

    async openBranch(ownerId: string, id: string, end: string): Promise<void> {
      if (!(await conversations.openBranch(ownerId, id, end))) throw new AppError('not_found')
    },

    async remove(ownerId: string, id: string): Promise<void> {
      if (!(await conversations.remove(ownerId, id))) throw new AppError('not_found')
    },

    /**
     * Answers as it goes. What is yielded before a break or a stop is kept. A message that is sent again, here or to
     * another process, gets the answer that is there or on its way; another `replyId` asks for another answer.
     */
    async *send(ownerId: string, id: string, message: NewMessage, stopped: AbortSignal): AsyncGenerator<ReplyEvent> {
      const leased = { ownerId, conversationId: id, messageId: message.id }
      let lease = await leases.take(leased, stopped)
      /** The answers from before the wait for another process. */
      let known: Set<string> | undefined
      if (!lease) {
        const { question, answers } = await place(ownerId, id, message)
        // Whatever another process is at: nobody waits for this.
        const { emergency } = (await engine.converse(question.turn, { ownerId })).details
        if (emergency) yield { type: 'emergency', emergency }
        known = new Set(answers.map((each) => each.id))
        lease = await leases.takeWhenFree(leased, stopped)
        if (!lease) return
      }
      try {
        const placed = await place(ownerId, id, message)
        const isWanted = (each: Answer) =>
          message.replyId === undefined || each.id === message.replyId || known?.has(each.id) === false
        const answer = placed.answers.findLast((each) => !each.details.isPartial && isWanted(each))
        if (answer) yield* tellAgain(answer, (await find(ownerId, id)).title)
        else yield* answerAnew(ownerId, id, message, { placed, lease, stopped })
      } finally {
        await lease.release()
      }
    },
  }

  async function* answerAnew(
    ownerId: string,
    id: string,
    message: NewMessage,
    { placed, lease, stopped }: { placed: Placed; lease: Lease; stopped: AbortSignal },
  ): AsyncGenerator<ReplyEvent> {
    const { question, after, instead, isFull } = placed
    if (isFull) throw new AppError('conversation_full')
    // Nothing is changed for a question that is refused. An emergency never is.
    if (!isFree(question) && !(await quota.take(ownerId)) && !(await isEmergency(question)))
      throw await quota.refusal(ownerId)
    const { text: said, mode } = message
    const at = now().toISOString()
    const turn = { role: 'person' as const, id: message.id, after, body: { text: said }, at }
    await conversations.say(ownerId, { id, mode, title: titleOf(said), at }, turn, instead)
    const { interview } = question.turn

    const replyId = message.replyId ?? newId()
    let text = ''
    let result: { details: ReplyDetails; interview: Interview | null } | undefined
    try {
      for await (const event of answer(question, stopped)) {
        if (event.type === 'finished') {
          // Who needs help now, or does not want the record used, is not asked to change it.
          const isAsked = message.useDocuments && !event.details.emergency
          const proposals = isAsked ? await propose(ownerId, said) : []
          result = proposals.length > 0 ? { ...event, details: { ...event.details, proposals } } : event
          continue
        }
        if (event.type === 'words') text += event.text
        if (event.type === 'corrected') text = event.text
        yield event
      }
    } finally {
      // Also when the reader has gone away in the middle, but not where this process slept so long that another answers.
      if ((result || text !== '') && (await lease.isHeld())) {
        const details = result?.details ?? { ...CUT_OFF }
        const body = { text, details, interview: result?.interview ?? interview }
        const reply = { role: 'assistant' as const, id: replyId, after: message.id, body, at: now().toISOString() }
        await conversations.append(ownerId, id, reply)
      }
    }
    const { title } = await find(ownerId, id)
    if (result) yield { type: 'done', id: replyId, title, details: result.details }
  }

  async function search(ownerId: string, words: string): Promise<ConversationSummary[]> {
    const wanted = words.toLowerCase().split(/\s+/).filter(Boolean)
    const has = (text: string) => wanted.every((word) => text.toLowerCase().includes(word))
    const all = await conversations.list(ownerId, SEARCHED, null)
    const untitled = all.filter(({ title }) => !has(title)).map(({ id }) => id)
    const inMessages = await conversations.withMessage(ownerId, untitled, has)
    return all.filter(({ id, title }) => has(title) || inMessages.has(id))
  }
}

function* tellAgain({ id, text, details }: Answer, title: string): Generator<ReplyEvent> {
  if (details.emergency) yield { type: 'emergency', emergency: details.emergency }
  yield { type: 'words', text }
  yield { type: 'done', id, title, details }
}

/** An answer to our own question belongs to the question that was asked before. */
const isFree = ({ turn }: Question): boolean =>
  Boolean(
    turn.interview?.asked && (wantsTheAnswer(turn.text) || readAnswer(turn.interview.asked, turn.text) !== undefined),
  )

/** The message before this one: the one it names, or the open end where it names none or one that never arrived. */
function placeNamed({ after }: NewMessage, kept: readonly KeptMessage[], openEnd: string | null): string | null {
  if (after === null || kept.some(({ id }) => id === after)) return after ?? null
  return openEnd
}

/** An answer that broke off, and on which nothing stands. */
const isCutOff = (message: Answer, kept: readonly KeptMessage[]): boolean =>
  message.details.isPartial && !kept.some(({ after }) => after === message.id)

const CUT_OFF: ReplyDetails = {
  emergency: null,
  urgency: null,
  answeredBy: '',
  notices: ['This answer was cut off.'],
  sources: [],
  suggestions: [],
  isPartial: true,
}

/** The first words said, until the person names it. */
function titleOf(text: string): string {
  const line = text.trim().replaceAll(/\s+/g, ' ')
  if (line.length <= TITLE_LENGTH) return line
  const cut = line.slice(0, TITLE_LENGTH)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), TITLE_LENGTH / 2)).toWellFormed()}…`
}

const writeCursor = ({ updatedAt, id }: ConversationSummary): string =>
  Buffer.from(`${updatedAt} ${id}`).toString('base64url')

function readCursor(cursor: string): z.infer<typeof Position> {
  const [updatedAt, id] = Buffer.from(cursor, 'base64url').toString().split(' ')
  const position = Position.safeParse({ updatedAt, id })
  if (!position.success) {
    throw new AppError('invalid_request', { fields: { cursor: 'This page of the list does not exist.' } })
  }
  return position.data
}
