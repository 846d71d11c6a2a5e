import { howLikely, type Source } from '@salus/contract'
import type { Assessment } from '@salus/triage'

const MOST_CAUSES = 3

/** An assessment in words, as Markdown: what to do before why. An `update` says only what an answer has changed. */
export function symptomReply(
  assessment: Assessment,
  sources: readonly Source[],
  question: string | null,
  extent: 'whole' | 'update',
): string {
  const mark = marksFor(sources)
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
    question ? `To be surer, one question: **${question}**` : closing(assessment),
  ]
  return parts.filter((part) => part !== '').join('\n\n')
}

function adviceLines({ doNow }: Assessment): string[] {
  return doNow.map(({ text, cautions }) =>
    cautions.length === 0 ? text : `${text}\n${cautions.map((caution) => `  - Caution: ${caution}`).join('\n')}`,
  )
}

function closing({ emergency, urgency, confidence }: Assessment): string {
  return emergency || urgency === 'unclear' ? '' : `How sure this is: ${confidence.level}. ${confidence.reason}`
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
