import { howLikely, type Source, speaksFor } from '@salus/contract'
import type { Assessment, Question } from '@salus/triage'

const MOST_CAUSES = 3
const MOST_REASONS = 4

/**
 * An assessment in words, as Markdown: what to do before why. An `update` says only what an answer has changed; while it is
 * `open`, questions are left that could make it pressing, and nothing calm is said.
 */
export function symptomReply(
  assessment: Assessment,
  sources: readonly Source[],
  question: Question | null,
  extent: 'whole' | 'update' | 'open',
): string {
  const mark = marksFor(sources)
  const causes = assessment.conditions.filter(({ standing }) => standing === 'fits').slice(0, MOST_CAUSES)
  const apart = assessment.conditions.filter(({ standing }) => standing === 'not_to_be_missed')
  const line = (cause: Assessment['conditions'][number], likely: string): string => {
    const reasons = speaksFor(cause).slice(0, MOST_REASONS).join(', ')
    return `**${cause.plainName}**${likely}.${reasons && ` Speaks for it: ${reasons}.`}${mark('general', cause.source)}`
  }
  const behind = list(
    'What may be behind it',
    causes.map((cause) => line(cause, `, ${howLikely(cause.probability).toLowerCase()}`)),
  )
  if (extent === 'open' && question) return openReply(assessment, question, behind, mark)
  const parts = [
    `**${assessment.headline}** ${assessment.reasons.join(' ')}${mark('said')}${mark('record')}`,
    assessment.emergency
      ? list('Until help comes', adviceLines(assessment))
      : extent === 'whole'
        ? list('What to do now', adviceLines(assessment))
        : '',
    assessment.withheld.length > 0 && extent === 'whole' ? list('Not for you', assessment.withheld) : '',
    assessment.emergency ? '' : behind,
    assessment.emergency || extent === 'update'
      ? ''
      : list(
          'Less likely, and not to be missed',
          apart.map((cause) => line(cause, '')),
        ),
    extent === 'whole' && !assessment.emergency ? list('Seek care if', assessment.seekCare) : '',
    question ? `To be surer, one question: **${question.words}**` : closing(assessment),
  ]
  return parts.filter((part) => part !== '').join('\n\n')
}

/** The causes so far and the next question. The level comes at the end. */
function openReply(
  { interview, seekCare }: Assessment,
  question: Question,
  behind: string,
  mark: (from: Source['from']) => string,
): string {
  const { asked, expected } = interview
  const ask = `Question ${asked + 1} of about ${Math.max(expected, asked + 1)}: **${question.words}**`
  if (asked > 0) return ask
  const [first] = seekCare
  return [
    `I will ask a few things before I say how urgent this is.${mark('said')}${mark('record')}`,
    behind,
    first ? `Do not wait for the end if ${first}.` : '',
    ask,
  ]
    .filter((part) => part !== '')
    .join('\n\n')
}

function adviceLines({ doNow }: Assessment): string[] {
  return doNow.map(({ text, cautions }) =>
    cautions.length === 0 ? text : `${text}\n${cautions.map((caution) => `  - Caution: ${caution}`).join('\n')}`,
  )
}

function closing({ emergency, urgency, confidence, interview }: Assessment): string {
  const why = interview.asked > 0 && interview.endedBecause ? ` ${interview.endedBecause}` : ''
  return emergency || urgency === 'unclear' ? '' : `How sure this is: ${confidence.level}. ${confidence.reason}${why}`
}

function list(title: string, lines: readonly string[]): string {
  return lines.length === 0 ? '' : `**${title}**\n\n${lines.map((line) => `- ${line}`).join('\n')}`
}

function marksFor(sources: readonly Source[]) {
  return (from: Source['from'], label?: string): string => {
    const at = sources.findIndex((source) => source.from === from && (label === undefined || source.label === label))
    return at < 0 ? '' : ` [${at + 1}](#source-${at + 1})`
  }
}
