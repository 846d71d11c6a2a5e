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

/** A medicine of the topic, judged by the person's record. */
export interface CheckedMedicine {
  name: string
  /** Why it is not for this person. */
  reason: string | null
  ownCautions: readonly string[]
  /** What of the record was looked at for it, in its words. */
  facts: readonly string[]
}

/**
 * What the knowledge holds on a topic, as Markdown. What the record speaks against is said first and not advised; then
 * lines that share words with the question.
 */
export function topicReply(
  topic: Topic,
  question: string,
  checked: readonly CheckedMedicine[],
  forWhom: string | null,
): string {
  const { kind, title, names, source } = topic
  const withheld = new Set(checked.filter(({ reason }) => reason !== null).map(({ name }) => name))
  const sections = topic.sections.map(({ id, heading, lines }) => ({
    id,
    heading,
    // The remedies stand in the order of the topic's medicines.
    lines: id === 'remedies' ? lines.filter((_, at) => !withheld.has(topic.medicines[at]?.name ?? '')) : lines,
  }))
  const asked = new Set(
    (question.toLowerCase().match(/\p{L}{4,}/gu) ?? []).filter(
      (word) => !QUESTION_WORDS.has(word) && !title.toLowerCase().includes(word),
    ),
  )
  const fits = (line: string) => [...asked].some((word) => line.toLowerCase().includes(word))
  const [name] = names
  const clinical = kind === 'condition' && name && name.toLowerCase() !== title.toLowerCase() ? ` (${name})` : ''
  const fitting = sections.flatMap(({ id, lines }) => (id === 'signs' || id === 'use' ? [] : lines.filter(fits)))
  const parts = [
    `**${title}**${clinical} [1](#source-1)`,
    forWhom && `This is about ${forWhom}: your own medical history was left aside.`,
    checkedLines(checked, forWhom),
    ...(fitting.length > 0 ? [listed('On your question', fitting)] : []),
    ...sections.map(({ heading, lines }) =>
      listed(
        heading,
        lines.filter((line) => !fitting.includes(line)),
      ),
    ),
    kind === 'medicine'
      ? forWhom
        ? `This is what the packet says in general. Whether it is for ${forWhom} depends on age, illnesses and other medicines: a pharmacist can tell.`
        : PACKET[checked.some(({ facts }) => facts.length > 0) ? 'checked' : 'general']
      : `This is general knowledge (${source}), not an assessment of you. Describe what you feel, and I will tell you how urgent it is.`,
  ]
  return parts.filter(Boolean).join('\n\n')
}

/** What the record of whoever takes them says of medicines, as Markdown; nothing where it says nothing. */
export function checkedLines(checked: readonly CheckedMedicine[], forWhom: string | null): string {
  return [
    listed(
      `Not for ${forWhom ?? 'you'}`,
      checked.flatMap(({ name, reason }) => (reason === null ? [] : [`${name}: ${reason}.`])),
    ),
    listed(
      `Take care, for ${forWhom ?? 'you'}`,
      checked.flatMap(({ name, ownCautions }) => ownCautions.map((caution) => `${name}: ${caution}`)),
    ),
  ]
    .filter(Boolean)
    .join('\n\n')
}

const PACKET = {
  general:
    'This is what the packet says in general. Whether it is for you depends on your illnesses and other medicines: a pharmacist can tell.',
  checked:
    'I looked at your medical history for this. It may not hold everything: a pharmacist can tell whether it is for you.',
}

function listed(heading: string, lines: readonly string[]): string {
  return lines.length === 0 ? '' : `**${heading}**\n\n${lines.map((line) => `- ${capital(line)}`).join('\n')}`
}

const capital = (line: string): string => line.charAt(0).toUpperCase() + line.slice(1)
