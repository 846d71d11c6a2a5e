import type { Topic } from '@salus/triage'

const QUESTION_WORDS = new Set([
  'what',
  'which',
  'should',
  'could',
  'would',
  'with',
  'take',
  'that',
  'have',
  'when',
  'helps',
  'against',
])

/** What the knowledge holds on a topic, as Markdown. Lines that share words with the question come first. */
export function topicReply({ kind, title, names, sections, source }: Topic, question: string): string {
  const asked = new Set(
    (question.toLowerCase().match(/\p{L}{4,}/gu) ?? []).filter(
      (word) => !QUESTION_WORDS.has(word) && !title.toLowerCase().includes(word),
    ),
  )
  const fits = (line: string) => [...asked].some((word) => line.toLowerCase().includes(word))
  const [name] = names
  const clinical = kind === 'condition' && name && name.toLowerCase() !== title.toLowerCase() ? ` (${name})` : ''
  const fitting = sections.flatMap(({ heading, lines }) =>
    heading === 'What it is like' || heading === 'What it is for' ? [] : lines.filter(fits),
  )
  const parts = [
    `**${title}**${clinical} [1](#source-1)`,
    ...(fitting.length > 0 ? [listed('On your question', fitting)] : []),
    ...sections.map(({ heading, lines }) =>
      listed(
        heading,
        lines.filter((line) => !fitting.includes(line)),
      ),
    ),
    kind === 'medicine'
      ? 'This is what the packet says in general. Whether it is for you depends on your illnesses and other medicines: a pharmacist can tell.'
      : `This is general knowledge (${source}), not an assessment of you. Describe what you feel, and I will tell you how urgent it is.`,
  ]
  return parts.filter((part) => part !== '').join('\n\n')
}

function listed(heading: string, lines: readonly string[]): string {
  return lines.length === 0 ? '' : `**${heading}**\n\n${lines.map((line) => `- ${capital(line)}`).join('\n')}`
}

const capital = (line: string): string => line.charAt(0).toUpperCase() + line.slice(1)
