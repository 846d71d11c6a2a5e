import { isMorePressing } from '../assessment/urgency.ts'
import { DANGER_QUESTIONS, GENERAL_DANGERS } from '../knowledge/danger-questions/index.ts'
import type { DangerQuestions } from '../knowledge/danger-questions/types.ts'
import type { FindingId } from '../knowledge/types.ts'
import { evaluate } from '../logic/evaluate.ts'
import type { Expression } from '../logic/expression.ts'
import { canAsk } from './can-ask.ts'
import type { AskingContext } from './context.ts'
import { levelByRules } from './rules-waiting.ts'

/** The most questions about the main complaint, and about one that comes with it. */
const MOST_OF_MAIN = 5
const MOST_OF_OTHERS = 2
const MOST_COMPLAINTS = 3

/** Danger questions of what is complained of that still have to be answered, in the order in which they are asked. */
export function dangersToAsk(context: AskingContext): FindingId[] {
  const wanted = context.isLittleUnderstood ? [...GENERAL_DANGERS, ...wantedOf(context)] : wantedOf(context)
  return [...new Set(wanted)].filter(
    (finding) => canAsk(context.model, context.known, finding) && isWorthAsking(context, finding),
  )
}

/** Nobody younger writes about themselves. */
const AGES_OF_WRITERS = [13, 30, 45, 70]

/** Nobody who writes about themselves, even without an age, is asked for signs of small children. */
function mayConcern({ known, isSpokenFor }: AskingContext, when: Expression): boolean {
  const { age, sex, durationDays, onset } = known
  const ages = age === undefined && !isSpokenFor ? AGES_OF_WRITERS : [age]
  const truthOf = (id: FindingId) => known.truthOf(id)
  return ages.some((each) => evaluate(when, { age: each, sex, durationDays, onset, truthOf }).truth !== 'no')
}

/** Danger questions that were answered with "don't know". */
export const dangersNotKnown = (context: AskingContext): FindingId[] =>
  wantedOf(context).filter((finding) =>
    context.given.some((given) => 'finding' in given && given.finding === finding && given.answer === 'unknown'),
  )

function wantedOf(context: AskingContext): FindingId[] {
  return complaintsOf(context)
    .slice(0, MOST_COMPLAINTS)
    .flatMap(({ ask, of }, at) =>
      ask
        .filter((each) => typeof each === 'string' || !each.when || mayConcern(context, each.when))
        .map((each) => (typeof each === 'string' ? each : each.finding))
        .filter((finding) => context.known.applies(finding) !== 'no' && !of.includes(finding))
        .slice(0, at === 0 ? MOST_OF_MAIN : MOST_OF_OTHERS),
    )
}

/** The complaints in the order of the text; those that the answers added come last. */
export function complaintsOf({ known, model }: Pick<AskingContext, 'known' | 'model'>): DangerQuestions[] {
  const first = new Map<FindingId, number>()
  for (const [id, { answer, origin, span }] of known.entries()) {
    if (answer !== 'yes' || origin === 'record' || origin === 'answer' || !span) continue
    for (const each of [id, ...model.findings.generalOf(id)])
      first.set(each, Math.min(first.get(each) ?? Number.POSITIVE_INFINITY, span.start))
  }
  const placeOf = ({ of }: DangerQuestions) => Math.min(...of.map((id) => first.get(id) ?? Number.POSITIVE_INFINITY))
  return DANGER_QUESTIONS.map((questions) => ({ questions, place: placeOf(questions) }))
    .filter(({ place }) => place < Number.POSITIVE_INFINITY)
    .sort((a, b) => a.place - b.place)
    .map(({ questions }) => questions)
}

/** An urgent text is asked only for what would make it an emergency. */
function isWorthAsking(context: AskingContext, finding: FindingId): boolean {
  if (context.urgency !== 'urgent') return true
  const level = levelByRules(context, finding)
  return level !== undefined && isMorePressing(level, context.urgency)
}
