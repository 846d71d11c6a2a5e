import type { Outgoing } from '@salus/contract'
import { redact } from '../safety/redact.ts'
import type { Prompt } from './stream-model.ts'

/** Every word that would leave. With `own` (the person's names and addresses) what identifies is taken out. */
export function outgoingOf(to: string, { instructions, messages }: Prompt, own: string[] | null): Outgoing {
  const removed = new Set<string>()
  const clean = (text: string) => {
    if (own === null) return text
    const { text: left, kinds } = redact(text, own)
    for (const kind of kinds) removed.add(kind)
    return left
  }
  return {
    to,
    instructions: clean(instructions),
    messages: messages.map(({ role, text }) => ({ role, text: clean(text) })),
    removed: [...removed],
  }
}
