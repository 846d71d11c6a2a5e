import { type HistoryInsights, MESSAGES } from '@salus/contract'

/** The insights as plain text: emergency first, disclaimer last; `explanation`: the same in a model's words. */
export function insightsText({ sections, notices, emergency, engine }: HistoryInsights, explanation = ''): string {
  return [
    emergency
      ? [emergency.message, ...emergency.numbers.map(({ name, display }) => `${name}: ${display}`)].join('\n')
      : '',
    ...sections.map(({ heading, lines }) => [heading, ...lines.map(({ text }) => `- ${text}`)].join('\n')),
    explanation,
    ...notices,
    `${engine.name} ${engine.version}.`,
    MESSAGES.assistant.disclaimer,
  ]
    .filter((part) => part !== '')
    .join('\n\n')
}
