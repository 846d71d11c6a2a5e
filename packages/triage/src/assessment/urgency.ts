import type { Known } from '../inference/known.ts'
import { isSpokenFor, type Posterior } from '../inference/posterior.ts'
import type { Condition, Outcome, Urgency } from '../knowledge/types.ts'
import { bucketOf } from '../language/course.ts'
import { evaluate } from '../logic/evaluate.ts'
import type { Vulnerable } from './judgement.ts'
import type { JudgedRule } from './red-flags.ts'

/** From the least to the most pressing. */
export const URGENCIES = ['self_care', 'routine', 'urgent', 'emergency'] as const satisfies readonly Urgency[]

export const isMorePressing = (left: Urgency, right: Urgency): boolean =>
  URGENCIES.indexOf(left) > URGENCIES.indexOf(right)
/** Unclear is less pressing than "today", and more pressing than a calm that is known. */
const OUTCOMES: readonly Outcome[] = ['self_care', 'routine', 'unclear', 'urgent', 'emergency']
export const isMorePressingOutcome = (left: Outcome, right: Outcome): boolean =>
  OUTCOMES.indexOf(left) > OUTCOMES.indexOf(right)
export const morePressing = (left: Urgency, right: Urgency): Urgency => (isMorePressing(left, right) ? left : right)

/**
 * What it costs to advise a level (column) when another (row) was needed. Missing an emergency is by far the worst;
 * crying wolf is an error too.
 */
const COST: Record<Urgency, Record<Urgency, number>> = {
  self_care: { self_care: 0, routine: 0.8, urgent: 2, emergency: 5 },
  routine: { self_care: 1.2, routine: 0, urgent: 1, emergency: 3 },
  urgent: { self_care: 6, routine: 3, urgent: 0, emergency: 1.5 },
  emergency: { self_care: 20, routine: 14, urgent: 6, emergency: 0 },
}
// What the causes outside the knowledge need, as far as can be said.
export const OTHER_NEEDS: Readonly<Record<Urgency, number>> = {
  self_care: 0.66,
  routine: 0.3,
  urgent: 0.03,
  emergency: 0.01,
}
export const VULNERABLE_FACTOR = 1.6

export interface UrgencyDecision {
  urgency: Urgency
  /** Condition that raised the level, when no rule did. */
  because: Condition | undefined
  vulnerable: Vulnerable[]
}

/**
 * The highest level that a rule gives, or that has the least expected cost over what may be the cause. `least` is for
 * texts of which only the emergencies can be read.
 */
export function decideUrgency(
  rules: readonly JudgedRule[],
  posterior: Posterior,
  known: Known,
  least: Urgency = 'self_care',
): UrgencyDecision {
  const vulnerable = vulnerabilities(known)
  const byRules = rules
    .filter(({ truth }) => truth === 'yes')
    .reduce<Urgency>((most, { rule }) => morePressing(most, rule.urgency), least)
  const byCost = leastCost(needs(posterior, known), vulnerable.length > 0 ? VULNERABLE_FACTOR : 1)
  const byRisk = lastsTooLong(posterior, known) ? morePressing('routine', byCost) : byCost
  const urgency = morePressing(byRules, byRisk)
  const because = isMorePressing(byRisk, byRules) ? raisingCondition(posterior, known, byRisk) : undefined
  return { urgency, because, vulnerable }
}

const LONG_DAYS = 21
const LIKELY = 0.5

/** What has lasted for weeks is for a doctor, unless it is likely to be something harmless that does last so long. */
function lastsTooLong({ ranked, other }: Posterior, known: Known): boolean {
  const { durationDays } = known
  if (durationDays === undefined || durationDays < LONG_DAYS) return false
  const [first] = ranked
  const isHarmless =
    first !== undefined &&
    first.probability >= LIKELY * (1 - other) &&
    urgencyOf(first.condition, known) === 'self_care' &&
    (first.condition.course?.lasts.includes(bucketOf(durationDays)) ?? false)
  return !isHarmless
}

/** What a condition needs in this person. */
export function urgencyOf(condition: Condition, known: Known): Urgency {
  return (condition.urgencyWhen ?? [])
    .filter(({ when }) => evaluate(when, known).truth === 'yes')
    .reduce<Urgency>((most, { urgency }) => morePressing(most, urgency), condition.urgency)
}

export function needs(posterior: Posterior, known: Known): Record<Urgency, number> {
  const shares: Record<Urgency, number> = { self_care: 0, routine: 0, urgent: 0, emergency: 0 }
  for (const { condition, probability } of posterior.ranked) {
    // Thousandths do not move the decision, and reading their expressions costs time.
    if (probability > 0.001) shares[urgencyOf(condition, known)] += probability
  }
  for (const level of URGENCIES) shares[level] += posterior.other * OTHER_NEEDS[level]
  return shares
}

export function leastCost(shares: Record<Urgency, number>, underTriageFactor: number): Urgency {
  let best: Urgency = 'self_care'
  let least = Number.POSITIVE_INFINITY
  for (const advised of URGENCIES) {
    let cost = 0
    for (const needed of URGENCIES) {
      cost += shares[needed] * COST[needed][advised] * (isMorePressing(needed, advised) ? underTriageFactor : 1)
    }
    if (cost < least) {
      least = cost
      best = advised
    }
  }
  return best
}

function raisingCondition(posterior: Posterior, known: Known, level: Urgency): Condition | undefined {
  return posterior.ranked.find(
    (ranked) => isSpokenFor(ranked) && !isMorePressing(level, urgencyOf(ranked.condition, known)),
  )?.condition
}

/** Who is worse off when something is missed. */
function vulnerabilities(known: Known): Vulnerable[] {
  const found: Vulnerable[] = []
  if (known.age !== undefined && known.age < 0.25) found.push('baby')
  if (known.age !== undefined && known.age >= 75) found.push('old')
  if (known.truthOf('pregnant') === 'yes') found.push('pregnant')
  if (known.truthOf('weakened-immunity') === 'yes') found.push('weak_immunity')
  return found
}
