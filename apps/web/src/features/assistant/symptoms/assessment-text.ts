import {
  type AnswerWords,
  type AssessedCondition,
  answerWords,
  howLikely,
  MESSAGES,
  type SymptomAnswer,
  speaksFor,
} from '@salus/contract'
import { ofWhom } from '#web/ui/of-whom.ts'

const CAUSES = 8

/** A result as plain text in its language, complete enough for a doctor: emergency first, last the disclaimer in English. */
export function assessmentText(described: string, answer: SymptomAnswer, explanation = ''): string {
  const words = answerWords(answer.language)
  return [
    emergency(answer),
    `${words.level[answer.urgency].toUpperCase()}: ${answer.headline}`,
    section(words.why, whyUrgent(answer)),
    section(
      words.whatToDoNow,
      answer.doNow.flatMap(({ text, cautions }) => [text, ...cautions.map((each) => `  ${words.caution}: ${each}`)]),
    ),
    section(words.leftOut, answer.withheld),
    section(words.seekCareIf, answer.seekCare),
    section(words.whatMayBeBehindIt, causes(answer, 'fits', words)),
    section(words.notToBeMissed, causes(answer, 'not_to_be_missed', words)),
    explanation,
    `${words.whatWasDescribed}\n${described}`,
    section(
      words.whatWasUnderstood,
      answer.findings
        .filter(({ from }) => from !== 'implied')
        .map(({ label, answer: told }) => (told === 'yes' ? label : `${words.said[told]}: ${label}`)),
    ),
    section(
      words.questionsAnswered,
      answer.interview.given.map(({ question, said }) => `${question.words} ${said}`),
    ),
    section(words.whoItIsAbout, [whomItIsAbout(answer.patient, words) ?? []].flat()),
    section(words.usedFromRecord, answer.usedFromRecord),
    section(words.howItWasRead, answer.notices),
    answer.understood ? `${words.howSure}: ${words.sure[answer.confidence.level]}. ${answer.confidence.reason}` : '',
    section(words.sources, sourcesOf(answer)),
    `${words.answeredBy}: ${answer.engine.name} ${answer.engine.version}.`,
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
export function whomItIsAbout(
  { label, isSelf, age, ageFrom }: SymptomAnswer['patient'],
  words: AnswerWords,
): string | null {
  if (isSelf && (age === null || ageFrom === 'record')) return null
  // Answers typed beside "Someone else" are theirs.
  const you = words.locale === 'en' ? ofWhom('{You}') : words.you
  const whom = isSelf ? (ageFrom === 'input' ? words.someone : you) : `${label[0]?.toUpperCase()}${label.slice(1)}`
  return words.about(whom, age === null ? null : ageText(age, words.locale), ageFrom === 'words')
}

function ageText(years: number, locale: string): string {
  const [count, unit] =
    years >= 2
      ? [Math.floor(years), 'year']
      : years >= 2 / 12
        ? [Math.round(years * 12), 'month']
        : [Math.round(years * 52), 'week']
  return new Intl.NumberFormat(locale, { style: 'unit', unit: String(unit), unitDisplay: 'long' }).format(Number(count))
}

/** A sign with the findings that it was read from. */
export const warningSigns = ({ rules }: SymptomAnswer): string[] =>
  rules.map(({ name, because }) =>
    because.length > 0 ? `${name}: ${because.map(({ label }) => label).join(', ')}` : name,
  )

function emergency({ emergency: message }: SymptomAnswer): string {
  if (!message) return ''
  return [message.message, ...message.numbers.map(({ name, display }) => `${name}: ${display}`)].join('\n')
}

const causes = ({ conditions }: SymptomAnswer, standing: AssessedCondition['standing'], words: AnswerWords): string[] =>
  conditions
    .filter((condition) => condition.standing === standing)
    .slice(0, CAUSES)
    .map((condition) => cause(condition, words))

function cause(condition: AssessedCondition, words: AnswerWords): string {
  const { plainName, name, probability, standing, why: reasons } = condition
  const clinical = name.toLowerCase() === plainName.toLowerCase() ? '' : ` (${name})`
  const told = (title: string, labels: readonly string[]) =>
    labels.length > 0 ? ` ${title}: ${labels.join(', ')}.` : ''
  const speaks = told(words.speaksFor, speaksFor(condition, words))
  const against = told(
    words.speaksAgainst,
    reasons.against.map(({ label }) => label),
  )
  const likely = standing === 'fits' ? `: ${howLikely(probability, words).toLowerCase()}` : ''
  return `${plainName}${clinical}${likely}.${speaks}${against}`
}

function section(title: string, lines: readonly string[]): string {
  return lines.length === 0
    ? ''
    : [title, ...lines.map((line) => (line.startsWith('  ') ? line : `- ${line}`))].join('\n')
}
