/** What each plan includes. `queriesADay` null: any number; storage in bytes. */
export const PLAN_LIMITS = {
  free: { queriesADay: 100, storageBytes: 100 * 1024 ** 2 },
  basic: { queriesADay: 500, storageBytes: 1024 ** 3 },
  pro: { queriesADay: null, storageBytes: 10 * 1024 ** 3 },
} as const

export type PlanId = keyof typeof PLAN_LIMITS
