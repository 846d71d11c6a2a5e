import type { Urgency } from '../knowledge/types.ts'
import type { Reading } from '../language/read-text.ts'
import type { Raised } from '../likeness/level-by-likeness.ts'
import { inTheirLanguage } from './notices.ts'
import type { JudgedRule } from './red-flags.ts'
import { LIKE_DANGER } from './say.ts'
import type { Assessment } from './types.ts'
import { isMorePressing, type UrgencyDecision } from './urgency.ts'

export function emergencyOf(decision: UrgencyDecision, fired: readonly JudgedRule[]): Assessment['emergency'] {
  if (decision.urgency !== 'emergency') return null
  const rule = fired.find((judged) => judged.rule.urgency === 'emergency')?.rule
  if (rule) return { kind: rule.emergency ?? 'ambulance', message: rule.message }
  const cause = decision.because?.plainName ?? 'a dangerous cause'
  return {
    kind: 'ambulance',
    message: `Call the emergency number now: what you describe can be ${cause.toLowerCase()}, where minutes count.`,
  }
}

/** Likeness only raises: what rules and causes call pressing stays so. */
export const raisedBeyond = (urgency: Urgency, raised: Raised | undefined): Raised | undefined =>
  raised && isMorePressing(raised.urgency, urgency) ? raised : undefined

export const emergencyByLikeness = (
  raised: Raised,
  reading: Reading,
  say: (sentence: string) => string,
): Assessment['emergency'] =>
  raised.urgency === 'emergency'
    ? {
        kind: raised.kind,
        message: say(inTheirLanguage(reading) + LIKE_DANGER[raised.kind === 'crisis' ? 'crisis' : 'ambulance']),
      }
    : null
