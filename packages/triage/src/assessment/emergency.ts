import type { Urgency } from '../knowledge/types.ts'
import type { Likened, Raised } from '../likeness/level-by-likeness.ts'
import type { Judgement } from './judgement.ts'
import type { JudgedRule } from './red-flags.ts'
import { isMorePressing, type UrgencyDecision } from './urgency.ts'

export function emergencyOf(decision: UrgencyDecision, fired: readonly JudgedRule[]): Judgement['emergency'] {
  if (decision.urgency !== 'emergency') return null
  const rule = fired.find((judged) => judged.rule.urgency === 'emergency')?.rule
  if (rule) return { kind: rule.emergency ?? 'ambulance', because: { rule: rule.id } }
  const because = decision.because ? { condition: decision.because.id } : { code: 'dangerous_cause' as const }
  return { kind: 'ambulance', because }
}

/** Likeness only raises: what rules and causes call pressing stays so. */
export const raisedBeyond = (urgency: Urgency, likened: Likened | undefined): Raised | undefined =>
  likened && likened.urgency !== 'unclear' && isMorePressing(likened.urgency, urgency) ? likened : undefined

export const emergencyByLikeness = (raised: Raised): Judgement['emergency'] =>
  raised.urgency === 'emergency' ? { kind: raised.kind, because: { code: 'like_others' } } : null
