import { z } from 'zod'

/** What each plan includes. `queriesADay` null: any number; storage in bytes; videos: none, up to 720 lines, or any. */
export const PLAN_LIMITS = {
  free: { queriesADay: 100, storageBytes: 100 * 1024 ** 2, video: 'none' },
  basic: { queriesADay: 500, storageBytes: 1024 ** 3, video: 'basic' },
  pro: { queriesADay: null, storageBytes: 10 * 1024 ** 3, video: 'hd' },
} as const

export type PlanId = keyof typeof PLAN_LIMITS
export type VideoAllowance = (typeof PLAN_LIMITS)[PlanId]['video']

/** The plan of whoever asks. */
export const PlanSchema = z.object({ plan: z.enum(['free', 'basic', 'pro']) }).meta({ id: 'Plan' })

const UNITS = ['KB', 'MB', 'GB'] as const

/** For a person: "3.2 KB", "100 MB". A unit is 1024 of the one before, as in the limits. */
export function readableBytes(bytes: number): string {
  let [size, unit] = [bytes / 1024, 0]
  // As soon as it would be written as 1000 of a unit.
  while (size >= 999.95 && unit < UNITS.length - 1) {
    size /= 1024
    unit += 1
  }
  return `${Number(size.toFixed(1))} ${UNITS[unit]}`
}
