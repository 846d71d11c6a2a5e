import {
  branchTo,
  type EmergencyMessage,
  type Message,
  newestEndAfter,
  type Proposal,
  type ReplyDetails,
  type ReplyEvent,
} from '@salus/contract'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { answerAloud } from '../voice/spoken-text.ts'

/** An answer while it comes. */
export interface Arriving {
  text: string
  emergency: EmergencyMessage | null
  notices: string[]
}

export interface Asked {
  id: string
  text: string
  /** The message that this one follows; null at the beginning. */
  after: string | null
  /** The id of the answer to come. */
  replyId: string
}

/** Opens the answer to a message; `before` is the conversation up to it. */
export type Ask = (asked: Asked, before: readonly Message[], signal: AbortSignal) => AsyncIterable<ReplyEvent>

/** All that was said, of every branch, and the end of the one that is open. */
export interface Talked {
  messages: readonly Message[]
  openEnd: string | null
}

export const NOTHING_SAID: Talked = { messages: [], openEnd: null }

interface Hearing {
  /** An answer is complete. */
  onDone?: (title: string) => void
  /** Another branch was opened. */
  onOpen?: (end: string) => void
}

const NOTHING: Arriving = { text: '', emergency: null, notices: [] }

/**
 * One conversation on the screen: said, answered word by word, stopped, asked again, said differently. What arrived
 * before a break stays, and so does every branch.
 */
export function useChat(initial: Talked, ask: Ask, { onDone, onOpen }: Hearing = {}) {
  const [{ messages: all, openEnd }, setTalked] = useState(initial)
  const messages = useMemo(() => branchTo(all, openEnd), [all, openEnd])
  const [arriving, setArriving] = useState<Arriving | null>(null)
  const [failed, setFailed] = useState<{ asked: Asked; error: Error } | null>(null)
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  const run = useCallback(
    async (asked: Asked) => {
      running.current?.abort()
      const control = new AbortController()
      running.current = control
      const { id, text, after, replyId } = asked
      const said: Message = { role: 'person', id, after, text, at: new Date().toISOString() }
      setTalked((so) => withMessage(so, said))
      setFailed(null)
      setArriving(NOTHING)
      let so = NOTHING
      let answerId = replyId
      let details: ReplyDetails | null = null
      let problem: Error | null = null
      try {
        for await (const event of ask(asked, branchTo(all, after), control.signal)) {
          if (control.signal.aborted) break
          if (event.type === 'done') {
            details = event.details
            // An answer of another process has an id of its own.
            answerId = event.id
            onDone?.(event.title)
          }
          if (event.type === 'emergency') answerAloud(text, event.emergency.message)
          if (event.type === 'failed') problem = new Error(event.message)
          so = grown(so, event)
          setArriving(so)
        }
      } catch (error) {
        if (!control.signal.aborted) problem = error as Error
      }
      // Another message has been sent meanwhile, or the page was left: its own run shows the rest.
      if (running.current !== control) return
      setArriving(null)
      if (so.text !== '' || so.emergency) {
        const kept: Message = {
          role: 'assistant',
          id: answerId,
          after: id,
          text: so.text,
          at: new Date().toISOString(),
          details: details ?? cutOff(so),
        }
        setTalked((talked) => withMessage(talked, kept))
      }
      if (problem) setFailed({ asked, error: problem })
    },
    [all, ask, onDone],
  )

  return {
    /** The open branch. */
    messages,
    /** Every branch, in the order in which it was said. */
    all,
    arriving,
    failed,
    busy: arriving !== null,
    say(text: string) {
      void run({ id: crypto.randomUUID(), text, after: openEnd, replyId: crypto.randomUUID() })
    },
    stop() {
      running.current?.abort()
    },
    retry() {
      if (failed) void run({ ...failed.asked, replyId: crypto.randomUUID() })
    },
    /** Says something else beside an earlier message, in a branch of its own. */
    edit({ after }: Message, text: string) {
      void run({ id: crypto.randomUUID(), text, after, replyId: crypto.randomUUID() })
    },
    /** Asks the last message anew: its answers stand beside each other. */
    regenerate() {
      const last = messages.findLast(({ role }) => role === 'person')
      if (last) void run({ id: last.id, text: last.text, after: last.after, replyId: crypto.randomUUID() })
    },
    /** A proposal of an answer is by now another one: added, left out, taken back. */
    keepProposal(id: string, proposal: Proposal) {
      setTalked((so) => ({ ...so, messages: so.messages.map((each) => withDecided(each, id, proposal)) }))
    },
    /** Goes to the branch of a message, as far as it was talked on. */
    open(id: string) {
      const end = newestEndAfter(all, id)
      setTalked({ messages: all, openEnd: end })
      setFailed(null)
      onOpen?.(end)
    },
  }
}

export type Chat = ReturnType<typeof useChat>

function grown(so: Arriving, event: ReplyEvent): Arriving {
  if (event.type === 'emergency') return { ...so, emergency: event.emergency }
  if (event.type === 'notice') return { ...so, notices: [...so.notices, event.text] }
  if (event.type === 'words') return { ...so, text: so.text + event.text }
  if (event.type === 'corrected') {
    return { ...so, text: event.text, notices: event.why ? [...so.notices, event.why] : so.notices }
  }
  return so
}

/** With one more message, which is then the end. An answer that was cut off makes room for the one that is asked for anew. */
function withMessage({ messages }: Talked, added: Message): Talked {
  const isReplaced = (each: Message) =>
    each.after === added.id && each.role === 'assistant' && each.details.isPartial && isEnd(each, messages)
  const kept = messages.filter((each) => !isReplaced(each))
  const isThere = kept.some(({ id }) => id === added.id)
  return { messages: isThere ? kept : [...kept, added], openEnd: added.id }
}

function withDecided(message: Message, id: string, decided: Proposal): Message {
  if (message.id !== id || message.role !== 'assistant') return message
  const proposals = message.details.proposals?.map((each) => (each.id === decided.id ? decided : each))
  return proposals ? { ...message, details: { ...message.details, proposals } } : message
}

const isEnd = ({ id }: Message, messages: readonly Message[]) => !messages.some(({ after }) => after === id)

const cutOff = ({ emergency, notices }: Arriving): ReplyDetails => ({
  emergency,
  urgency: null,
  answeredBy: '',
  notices: [...notices, 'This answer was cut off.'],
  sources: [],
  suggestions: [],
  isPartial: true,
})
