import { type AssessedCondition, MESSAGES, type SymptomAnswer } from '@salus/contract'
import { howLikely, percent, unlisted } from './how-likely.ts'
import { URGENCY_NAMES } from './urgency-words.ts'

const CAUSES = 8

/** A result as plain text, complete enough to be read by a doctor: emergency first, disclaimer last. */
export function assessmentText(described: string, answer: SymptomAnswer, explanation = ''): string {
  return [
    emergency(answer),
    answer.understood ? `${URGENCY_NAMES[answer.urgency].toUpperCase()}: ${answer.headline}` : answer.headline,
    section('Why', whyUrgent(answer)),
    section(
      'What to do now',
      answer.doNow.flatMap(({ text, cautions }) => [text, ...cautions.map((each) => `  Caution: ${each}`)]),
    ),
    section('Not suggested', answer.withheld),
    section('Seek care if', answer.seekCare),
    section('Likely causes', causes(answer)),
    explanation,
    `What was described\n${described}`,
    section(
      'What was understood',
      answer.findings.map(({ label, answer: told }) => `${TOLD[told]}${label}`),
    ),
    section('Taken from the record', answer.usedFromRecord),
    section('How this was read', answer.notices),
    answer.understood ? `How sure this is: ${answer.confidence.level}. ${answer.confidence.reason}` : '',
    section('Sources', sourcesOf(answer)),
    `Answered by ${answer.engine.name} ${answer.engine.version}.`,
    MESSAGES.assistant.disclaimer,
  ]
    .filter((part) => part !== '')
    .join('\n\n')
}

/** Every source once, rules before causes. */
export function sourcesOf({ rules, conditions }: SymptomAnswer): string[] {
  return [...new Set([...rules, ...conditions.slice(0, CAUSES)].map(({ source }) => source))]
}

/** What the rules that fired say, unless the emergency message says it already; without rules, what decided. */
export function whyUrgent({ rules, reasons, emergency: said }: SymptomAnswer): string[] {
  if (rules.length === 0) return reasons
  return [...new Set(rules.map(({ message }) => message))].filter((message) => message !== said?.message)
}

/** A sign with the findings that it was read from. */
export const warningSigns = ({ rules }: SymptomAnswer): string[] =>
  rules.map(({ name, because }) => (because.length > 0 ? `${name}: ${because.join(', ')}` : name))

const TOLD = { yes: '', no: 'No: ', unknown: 'Not known: ' }

function emergency({ emergency: message }: SymptomAnswer): string {
  if (!message) return ''
  return [message.message, ...message.numbers.map(({ name, display }) => `${name}: ${display}`)].join('\n')
}

function causes({ conditions }: SymptomAnswer): string[] {
  const rest = unlisted(conditions)
  return [
    ...conditions.slice(0, CAUSES).map(cause),
    ...(rest > 0 ? [`Something not on this list: ${percent(rest)}.`] : []),
  ]
}

function cause({ plainName, name, probability, why: reasons }: AssessedCondition): string {
  const clinical = name.toLowerCase() === plainName.toLowerCase() ? '' : ` (${name})`
  const speaks = reasons.for.length > 0 ? ` Speaks for it: ${reasons.for.join(', ')}.` : ''
  const against = reasons.against.length > 0 ? ` Speaks against it: ${reasons.against.join(', ')}.` : ''
  return `${plainName}${clinical}: ${howLikely(probability).toLowerCase()}, ${percent(probability)}.${speaks}${against}`
}

function section(title: string, lines: readonly string[]): string {
  return lines.length === 0
    ? ''
    : [title, ...lines.map((line) => (line.startsWith('  ') ? line : `- ${line}`))].join('\n')
}
