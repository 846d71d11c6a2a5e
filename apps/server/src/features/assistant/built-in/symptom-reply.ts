import { type AnswerWords, answerWords, howLikely, type Region, type Source, speaksFor } from '@salus/contract'
import { type Assessment, type Question, topicOfCondition } from '@salus/triage'

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
  { extent, region }: { extent: 'whole' | 'update' | 'open'; region: Region },
): string {
  const words = answerWords(assessment.language.told)
  const mark = marksFor(sources)
  const causes = assessment.conditions.filter(({ standing }) => standing === 'fits').slice(0, MOST_CAUSES)
  const apart = assessment.conditions.filter(({ standing }) => standing === 'not_to_be_missed')
  const line = (cause: Assessment['conditions'][number], likely: string): string => {
    const reasons = speaksFor(cause, words).slice(0, MOST_REASONS).join(', ')
    return `**${cause.plainName}**${likely}.${reasons && ` ${words.speaksFor}: ${reasons}.`}${mark('general', cause.source)}`
  }
  const behind = list(
    words.whatMayBeBehindIt,
    causes.map((cause) => line(cause, `, ${howLikely(cause.probability, words).toLowerCase()}`)),
  )
  if (extent === 'open' && question)
    return openReply(assessment, question, { behind, helps: helpsIfItIs(assessment, region, words), mark, words })
  const parts = [
    `**${assessment.headline}** ${assessment.reasons.join(' ')}${mark('said')}${mark('record')}`,
    assessment.emergency
      ? list(words.untilHelpComes, adviceLines(assessment, words))
      : extent === 'whole'
        ? list(words.whatToDoNow, adviceLines(assessment, words))
        : '',
    assessment.withheld.length > 0 && extent === 'whole' ? list(words.leftOut, assessment.withheld) : '',
    assessment.emergency ? '' : behind,
    assessment.emergency || extent === 'update'
      ? ''
      : list(
          words.notToBeMissed,
          apart.map((cause) => line(cause, '')),
        ),
    extent === 'whole' && !assessment.emergency ? list(words.seekCareIf, assessment.seekCare) : '',
    question ? `${words.toBeSurer} **${question.words}**` : closing(assessment, words),
  ]
  return parts.filter((part) => part !== '').join('\n\n')
}

/** So likely is a cause before any question that help against it is worth reading now. */
const LIKELY = 0.5
const MOST_HELP = 4

/** A calm and likely cause tells what people do against it, beside the question, where nothing presses. */
function helpsIfItIs({ conditions, urgency, language }: Assessment, region: Region, words: AnswerWords): string {
  const [cause] = conditions
  const isCalm = urgency !== 'urgent' && (cause?.urgency === 'self_care' || cause?.urgency === 'routine')
  if (!cause || !isCalm || cause.standing !== 'fits' || cause.probability < LIKELY) return ''
  const help = topicOfCondition(cause.id, region, language.told)?.sections.find(({ id }) => id === 'do')
  return list(words.ifItIs(cause.plainName), help?.lines.slice(0, MOST_HELP) ?? [])
}

interface Opening {
  behind: string
  helps: string
  mark: (from: Source['from']) => string
  words: AnswerWords
}

/** The causes so far and the next question. The level comes at the end. */
function openReply(
  { interview, seekCare }: Assessment,
  question: Question,
  { behind, helps, mark, words }: Opening,
): string {
  const { asked, expected } = interview
  const ask = `${words.questionOf(asked + 1, Math.max(expected, asked + 1))}: **${question.words}**`
  if (asked > 0) return ask
  const [first] = seekCare
  return [
    `${words.askFirst}${mark('said')}${mark('record')}`,
    behind,
    helps,
    first ? words.doNotWaitIf(first) : '',
    ask,
  ]
    .filter((part) => part !== '')
    .join('\n\n')
}

function adviceLines({ doNow }: Assessment, words: AnswerWords): string[] {
  return doNow.map(({ text, cautions }) =>
    cautions.length === 0 ? text : `${text}\n${cautions.map((each) => `  - ${words.caution}: ${each}`).join('\n')}`,
  )
}

function closing({ emergency, urgency, confidence, interview }: Assessment, words: AnswerWords): string {
  const why = interview.asked > 0 && interview.endedBecause ? ` ${interview.endedBecause}` : ''
  return emergency || urgency === 'unclear'
    ? ''
    : `${words.howSure}: ${words.sure[confidence.level]}. ${confidence.reason}${why}`
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
