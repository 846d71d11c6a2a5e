import { type AssessedCondition, howLikely, MESSAGES, type SymptomAnswer } from '@salus/contract'
import { ofWhom } from '#web/ui/of-whom.ts'
import { URGENCY_NAMES } from './urgency-words.ts'

const CAUSES = 8

/** A result as plain text, complete enough to be read by a doctor: emergency first, disclaimer last. */
export function assessmentText(described: string, answer: SymptomAnswer, explanation = ''): string {
  return [
    emergency(answer),
    `${URGENCY_NAMES[answer.urgency].toUpperCase()}: ${answer.headline}`,
    section('Why', whyUrgent(answer)),
    section(
      'What to do now',
      answer.doNow.flatMap(({ text, cautions }) => [text, ...cautions.map((each) => `  Caution: ${each}`)]),
    ),
    section('Not suggested', answer.withheld),
    section('Seek care if', answer.seekCare),
    section('What may be behind it', causes(answer, 'fits')),
    section('Less likely, and not to be missed', causes(answer, 'not_to_be_missed')),
    explanation,
    `What was described\n${described}`,
    section(
      'What was understood',
      answer.findings
        .filter(({ from }) => from !== 'implied')
        .map(({ label, answer: told }) => `${TOLD[told]}${label}`),
    ),
    section(
      'Questions answered',
      answer.interview.given.map(({ question, said }) => `${question.words} ${said}`),
    ),
    section('Who it is about', [whomItIsAbout(answer.patient) ?? []].flat()),
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

/** Whom the words were taken to be about, and how old; null where the record says it. */
export function whomItIsAbout({ label, isSelf, age, ageFrom }: SymptomAnswer['patient']): string | null {
  if (isSelf && (age === null || ageFrom === 'record')) return null
  // Answers typed beside "Someone else" are theirs.
  const whom = isSelf
    ? ageFrom === 'input'
      ? 'Someone'
      : ofWhom('{You}')
    : `${label[0]?.toUpperCase()}${label.slice(1)}`
  if (age === null) return `${whom}, age not known`
  return ageFrom === 'words' ? `${whom}, taken to be about ${ageText(age)} old` : `${whom}, ${ageText(age)} old`
}

function ageText(years: number): string {
  const [count, unit] =
    years >= 2
      ? [Math.floor(years), 'year']
      : years >= 2 / 12
        ? [Math.round(years * 12), 'month']
        : [Math.round(years * 52), 'week']
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}

/** A sign with the findings that it was read from. */
export const warningSigns = ({ rules }: SymptomAnswer): string[] =>
  rules.map(({ name, because }) => (because.length > 0 ? `${name}: ${because.join(', ')}` : name))

const TOLD = { yes: '', no: 'No: ', unknown: 'Not known: ' }

function emergency({ emergency: message }: SymptomAnswer): string {
  if (!message) return ''
  return [message.message, ...message.numbers.map(({ name, display }) => `${name}: ${display}`)].join('\n')
}

const causes = ({ conditions }: SymptomAnswer, standing: AssessedCondition['standing']): string[] =>
  conditions
    .filter((condition) => condition.standing === standing)
    .slice(0, CAUSES)
    .map(cause)

function cause({ plainName, name, probability, standing, why: reasons }: AssessedCondition): string {
  const clinical = name.toLowerCase() === plainName.toLowerCase() ? '' : ` (${name})`
  const speaks = reasons.for.length > 0 ? ` Speaks for it: ${reasons.for.join(', ')}.` : ''
  const against = reasons.against.length > 0 ? ` Speaks against it: ${reasons.against.join(', ')}.` : ''
  const likely = standing === 'fits' ? `: ${howLikely(probability).toLowerCase()}` : ''
  return `${plainName}${clinical}${likely}.${speaks}${against}`
}

function section(title: string, lines: readonly string[]): string {
  return lines.length === 0
    ? ''
    : [title, ...lines.map((line) => (line.startsWith('  ') ? line : `- ${line}`))].join('\n')
}
