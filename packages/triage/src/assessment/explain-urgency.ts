import type { FindingId } from '../knowledge/types.ts'
import type { Reason } from './judgement.ts'
import type { UrgencyDecision } from './urgency.ts'

interface Raising {
  /** Ids of the rules that fired. */
  fired: readonly string[]
  /** Danger questions that were answered with yes. */
  dangers: readonly FindingId[]
  /** The cause that asks for the level is likely, and not only possible. */
  isLikely: boolean
}

/** Names the reasons for the urgency. */
export function explainUrgency(
  { urgency, because, vulnerable }: UrgencyDecision,
  { fired, dangers, isLikely }: Raising,
): Reason[] {
  const isCalm = urgency === 'self_care'
  const reasons: Reason[] = [
    ...fired.map((rule): Reason => ({ code: 'warning_sign', rule })),
    ...(dangers.length > 0 ? [{ code: 'dangers_answered', findings: dangers } as const] : []),
    ...(because && !isCalm ? [{ code: 'needed_by', condition: because.id, isLikely } as const] : []),
    ...(vulnerable.length > 0 && !isCalm ? [{ code: 'vulnerable', who: vulnerable } as const] : []),
  ]
  if (reasons.length > 0) return reasons
  return [{ code: urgency === 'urgent' ? 'something_unread' : 'no_warning_sign' }]
}

const MOST_WORDS = 6

/** In the person's own words, what was not read. */
export const explainUnread = (words: readonly string[]): Reason[] => [
  ...(words.length > 0
    ? [{ code: 'words_unread', words: words.slice(0, MOST_WORDS), isMore: words.length > MOST_WORDS } as const]
    : []),
  { code: 'say_it_otherwise' },
]
