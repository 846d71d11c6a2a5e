import type { EmergencyMessage, Message, ReplyDetails, ReplyEvent } from '@salus/contract'
import { useCallback, useEffect, useRef, useState } from 'react'
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
  /** The message that this one takes the place of. */
  replaces?: string
}

/** Opens the answer to a message; `before` is the conversation up to it. */
export type Ask = (asked: Asked, before: readonly Message[], signal: AbortSignal) => AsyncIterable<ReplyEvent>

const NOTHING: Arriving = { text: '', emergency: null, notices: [] }

/**
 * One conversation on the screen: said, answered word by word, stopped, asked again. What arrived before a break stays.
 * `onDone` hears of each answer that is complete.
 */
export function useChat(initial: readonly Message[], ask: Ask, onDone?: (title: string) => void) {
  const [messages, setMessages] = useState<readonly Message[]>(initial)
  const [arriving, setArriving] = useState<Arriving | null>(null)
  const [failed, setFailed] = useState<{ asked: Asked; error: Error } | null>(null)
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  const run = useCallback(
    async (asked: Asked, before: readonly Message[]) => {
      running.current?.abort()
      const control = new AbortController()
      running.current = control
      const said: Message = { role: 'person', id: asked.id, text: asked.text, at: new Date().toISOString() }
      setMessages([...before, said])
      setFailed(null)
      setArriving(NOTHING)
      let so = NOTHING
      let details: ReplyDetails | null = null
      let id = ''
      let problem: Error | null = null
      try {
        for await (const event of ask(asked, before, control.signal)) {
          if (control.signal.aborted) break
          if (event.type === 'done') ({ details, id } = event)
          if (event.type === 'done') onDone?.(event.title)
          if (event.type === 'emergency') answerAloud(asked.text, event.emergency.message)
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
          id: id || crypto.randomUUID(),
          text: so.text,
          at: new Date().toISOString(),
          details: details ?? cutOff(so),
        }
        setMessages([...before, said, kept])
      }
      if (problem) setFailed({ asked, error: problem })
    },
    [ask, onDone],
  )

  return {
    messages,
    setMessages,
    arriving,
    failed,
    busy: arriving !== null,
    say(text: string) {
      void run({ id: crypto.randomUUID(), text }, messages)
    },
    stop() {
      running.current?.abort()
    },
    retry() {
      if (failed) void run(failed.asked, upTo(messages, failed.asked.id))
    },
    /** Says something else in the place of an earlier message; all after it goes. */
    edit(id: string, text: string) {
      void run({ id: crypto.randomUUID(), text, replaces: id }, upTo(messages, id))
    },
    /** Asks the last message anew. */
    regenerate() {
      const last = messages.findLast(({ role }) => role === 'person')
      if (last) void run({ id: last.id, text: last.text }, upTo(messages, last.id))
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

const upTo = (messages: readonly Message[], id: string): Message[] => {
  const at = messages.findIndex((message) => message.id === id)
  return messages.slice(0, at < 0 ? undefined : at)
}

const cutOff = ({ emergency, notices }: Arriving): ReplyDetails => ({
  emergency,
  urgency: null,
  answeredBy: '',
  notices: [...notices, 'This answer was cut off.'],
  sources: [],
  suggestions: [],
  isPartial: true,
})
