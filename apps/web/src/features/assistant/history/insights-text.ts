import { type HistoryInsights, MESSAGES } from '@salus/contract'

/** The insights as plain text: emergency first, disclaimer last. */
export function insightsText({ sections, notices, emergency, engine }: HistoryInsights): string {
  return [
    emergency
      ? [emergency.message, ...emergency.numbers.map(({ name, display }) => `${name}: ${display}`)].join('\n')
      : '',
    ...sections.map(({ heading, lines }) => [heading, ...lines.map(({ text }) => `- ${text}`)].join('\n')),
    ...notices,
    `${engine.name} ${engine.version}.`,
    MESSAGES.assistant.disclaimer,
  ]
    .filter((part) => part !== '')
    .join('\n\n')
}
