import { MESSAGES, type Message } from '@salus/contract'
import { plainText } from './messages.tsx'

/** A conversation as plain text, with what each answer stands on; emergency first, disclaimer last. */
export function conversationText(messages: readonly Message[]): string {
  const parts = messages.map((message) => {
    if (message.role === 'person') return `You:\n${message.text}`
    const { emergency, notices, sources, answeredBy } = message.details
    return [
      `${answeredBy || 'Assistant'}:`,
      ...(emergency ? [emergency.message, ...emergency.numbers.map(({ name, display }) => `${name}: ${display}`)] : []),
      ...notices,
      plainText(message.text),
      ...sources.map(({ label, quote }, at) => `[${at + 1}] ${label}${quote ? `: ${quote}` : ''}`),
    ].join('\n')
  })
  return [...parts, MESSAGES.assistant.disclaimer].join('\n\n')
}
