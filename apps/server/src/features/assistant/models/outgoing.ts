import type { OcrLanguage, Outgoing } from '@salus/contract'
import type { BuiltInReply, Turn } from '../built-in/converse.ts'
import { redact } from '../safety/redact.ts'
import { chatInstructions } from './instructions.ts'

interface Conversation {
  turn: Turn
  builtIn: BuiltInReply
  language: OcrLanguage
  before: readonly { role: 'person' | 'assistant'; text: string }[]
}

/** Of a long conversation, what goes along. */
const MOST_MESSAGES = 16

/** Every word that would leave. With `own` (the person's names and addresses) what identifies is taken out. */
export function outgoingOf(
  to: string,
  { turn, builtIn, language, before }: Conversation,
  own: string[] | null,
): Outgoing {
  const removed = new Set<string>()
  const clean = (text: string) => {
    if (own === null) return text
    const { text: left, kinds } = redact(text, own)
    for (const kind of kinds) removed.add(kind)
    return left
  }
  const messages = [...before.slice(-MOST_MESSAGES), { role: 'person' as const, text: turn.text }]
  return {
    to,
    instructions: clean(chatInstructions(turn, builtIn, language)),
    messages: messages.map(({ role, text }) => ({ role, text: clean(text) })),
    removed: [...removed],
  }
}
