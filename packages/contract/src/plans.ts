import { z } from 'zod'

/** `queriesADay` and `storageBytes` (of storage) are null for any number; videos: none, up to 720 lines, or any. */
export interface PlanLimits {
  queriesADay: number | null
  storageBytes: number | null
  video: 'none' | 'basic' | 'hd'
}

/**
 * The only table of what each plan includes. `ended` is a free trial that is over; `open` is everybody's where
 * nothing is sold, within what the host has set.
 */
export const PLAN_LIMITS = {
  free: { queriesADay: 100, storageBytes: 100 * 1024 ** 2, video: 'none' },
  basic: { queriesADay: 500, storageBytes: 1024 ** 3, video: 'basic' },
  pro: { queriesADay: null, storageBytes: 10 * 1024 ** 3, video: 'hd' },
  ended: { queriesADay: 0, storageBytes: 0, video: 'none' },
  open: { queriesADay: null, storageBytes: null, video: 'hd' },
} as const satisfies Record<string, PlanLimits>

export const PLAN_IDS = ['free', 'basic', 'pro', 'ended', 'open'] as const satisfies (keyof typeof PLAN_LIMITS)[]
export const PAID_PLANS = ['basic', 'pro'] as const satisfies PlanId[]

export type PlanId = keyof typeof PLAN_LIMITS
export type PaidPlan = (typeof PAID_PLANS)[number]
export type VideoAllowance = PlanLimits['video']

export const PLAN_NAMES: Record<PlanId, string> = {
  free: 'Free Trial',
  basic: 'Basic',
  pro: 'Pro',
  ended: 'Free Trial, ended',
  open: 'Free',
}

/** Only where plans are sold. */
export const TRIAL_DAYS = 30
/** For so long after a payment failed everything goes on. */
export const GRACE_DAYS = 14

export const PlanIdSchema = z.enum(PLAN_IDS)

/** The plan of whoever asks. */
export const PlanSchema = z.object({ plan: PlanIdSchema }).meta({ id: 'Plan' })
