import { howLikely, type Source } from '@salus/contract'
import type { Assessment, Question } from '@salus/triage'

const MOST_CAUSES = 3

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
  if (extent === 'open' && question) return openReply(assessment, question, mark)
  const causes = assessment.conditions.filter(({ standing }) => standing === 'fits').slice(0, MOST_CAUSES)
  const apart = assessment.conditions.filter(({ standing }) => standing === 'not_to_be_missed')
  const line = ({ plainName, why, source }: Assessment['conditions'][number], likely: string): string =>
    `**${plainName}**${likely}.${why.for.length > 0 ? ` Speaks for it: ${why.for.slice(0, 4).join(', ')}.` : ''}${mark('general', source)}`
  const parts = [
    `**${assessment.headline}** ${assessment.reasons.join(' ')}${mark('said')}${mark('record')}`,
    assessment.emergency
      ? list('Until help comes', adviceLines(assessment))
      : extent === 'whole'
        ? list('What to do now', adviceLines(assessment))
        : '',
    assessment.withheld.length > 0 && extent === 'whole' ? list('Not for you', assessment.withheld) : '',
    assessment.emergency
      ? ''
      : list(
          'What may be behind it',
          causes.map((cause) => line(cause, `, ${howLikely(cause.probability).toLowerCase()}`)),
        ),
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

/** What is thought of so far, and the next question: how urgent it is comes at the end. */
function openReply(
  { interview, seekCare }: Assessment,
  question: Question,
  mark: (from: Source['from']) => string,
): string {
  const { asked, expected } = interview
  const at = `Question ${asked + 1} of about ${Math.max(expected, asked + 1)}`
  const begin =
    asked > 0 ? '' : `I will ask a few things before I say how urgent this is.${mark('said')}${mark('record')}\n\n`
  const [first] = seekCare
  const meanwhile = asked > 0 || !first ? '' : `\n\nDo not wait for the end if ${first}.`
  return `${begin}${at}, one question: **${question.words}**${meanwhile}`
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
