import { GRACE_DAYS, type PlanId, TRIAL_DAYS } from '@salus/contract'
import type { SubscriptionFacts } from './stripe/subscription-facts.ts'

const DAY_MS = 24 * 60 * 60 * 1_000

/** The trial begins with the account, or when plans were first sold here, if that came later. */
export function trialEnd(memberSince: Date, soldSince: Date): Date {
  return new Date(Math.max(memberSince.getTime(), soldSince.getTime()) + TRIAL_DAYS * DAY_MS)
}

export function graceEnd({ unpaidSince }: SubscriptionFacts): Date | null {
  return unpaidSince === null ? null : new Date(unpaidSince * 1_000 + GRACE_DAYS * DAY_MS)
}

/** What somebody has at this moment. Once the last day is over nothing has to be heard from Stripe. */
export function planAt(facts: SubscriptionFacts | null, trialEndsAt: Date, now: Date): PlanId {
  if (facts && isPaid(facts, now)) return facts.plan
  return now < trialEndsAt ? 'free' : 'ended'
}

const BEST_FIRST = ['pro', 'basic', 'free', 'ended'] as const satisfies PlanId[]

/** Of those that count for one record. */
export const bestPlan = (plans: readonly PlanId[]): PlanId => BEST_FIRST.find((plan) => plans.includes(plan)) ?? 'ended'

function isPaid(facts: SubscriptionFacts, now: Date): boolean {
  if (facts.endsAt !== null && now.getTime() >= facts.endsAt * 1_000) return false
  const grace = graceEnd(facts)
  return grace === null || now < grace
}
