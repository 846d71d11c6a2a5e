import { MESSAGES, type NoteSummary } from '@salus/contract'

export const CHANGES = { started: 'started', stopped: 'stopped', changed: 'changed', continued: 'continued' } as const
export const FLAGS = { high: 'high', low: 'low', abnormal: 'out of range', normal: 'normal' } as const

export const MENTIONED = 'The note mentions:'

export const IF_NOW = 'If any of this is happening now, call'

/** A summary as plain text: emergency first, disclaimer last; `explanation`: the same in a model's words. */
export function summaryText(summary: NoteSummary, explanation = ''): string {
  const { emergency, mentioned, overview, problems, medicines, results, todo, questions, notices, engine } = summary
  return [
    emergency
      ? [emergency.message, ...emergency.numbers.map(({ name, display }) => `${name}: ${display}`)].join('\n')
      : '',
    mentioned
      ? [
          MENTIONED,
          ...mentioned.signs.map(({ text }) => `- ${text}`),
          `${IF_NOW} ${mentioned.numbers.map(({ display }) => display).join(' or ')}.`,
        ].join('\n')
      : '',
    section(
      'In short',
      overview.map(({ text }) => text),
    ),
    section(
      'Problems',
      problems.map(({ text }) => text),
    ),
    section(
      'Medicines, as written',
      medicines.map(({ asWritten, change }) => `${asWritten.text}${change ? ` (${CHANGES[change]})` : ''}`),
    ),
    section(
      'Results',
      results.map(({ name, value, unit, range, flag }) =>
        [name, value, unit, range && `(range ${range})`, flag && FLAGS[flag]].filter(Boolean).join(' '),
      ),
    ),
    section(
      'What to do, and by when',
      todo.map(({ what, by }) => `${what.text}${by && !what.text.includes(by) ? ` (${by})` : ''}`),
    ),
    section(
      'Questions for the doctor',
      questions.map(({ text }) => text),
    ),
    explanation,
    ...notices,
    `Summarised by ${engine.name} ${engine.version}.`,
    MESSAGES.assistant.disclaimer,
  ]
    .filter((part) => part !== '')
    .join('\n\n')
}

const section = (title: string, lines: readonly string[]): string =>
  lines.length === 0 ? '' : [title, ...lines.map((line) => `- ${line}`)].join('\n')
