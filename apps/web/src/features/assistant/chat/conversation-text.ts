import { branchTo, MESSAGES, type Message } from '@salus/contract'
import { plainText } from './messages.tsx'

/** A conversation as plain text: the open branch, then what else was said in its place, and the disclaimer last. */
export function conversationText(branch: readonly Message[], all: readonly Message[]): string {
  const told = new Set(branch)
  const others = all
    .filter(({ id }) => !all.some(({ after }) => after === id))
    .map((end) => {
      const rest = branchTo(all, end.id).filter((message) => !told.has(message))
      for (const message of rest) told.add(message)
      return rest
    })
    .filter((rest) => rest.length > 0)
  return [
    ...branch.map(messageText),
    ...others.flatMap((rest) => ['--- Another version ---', ...rest.map(messageText)]),
    MESSAGES.assistant.disclaimer,
  ].join('\n\n')
}

/** With what an answer stands on; an emergency first. */
function messageText(message: Message): string {
  if (message.role === 'person') return `You:\n${message.text}`
  const { emergency, notices, sources, answeredBy } = message.details
  return [
    `${answeredBy || 'Assistant'}:`,
    ...(emergency ? [emergency.message, ...emergency.numbers.map(({ name, display }) => `${name}: ${display}`)] : []),
    ...notices,
    plainText(message.text),
    ...sources.map(({ label, quote }, at) => `[${at + 1}] ${label}${quote ? `: ${quote}` : ''}`),
  ].join('\n')
}
