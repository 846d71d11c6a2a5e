import type { SupplyState } from '@salus/contract'
import { knownDayText } from '#web/ui/known-day.ts'
import { dayAfter } from './calendar-days.ts'
import { amountText, nearDayText } from './dose-words.ts'

/** So many days before somebody has to ask for more, the list says so. */
const NEAR_DAYS = 7

/** "12 tablets left, enough until Dec 3, 2026. Ask for more by Thu, Nov 26." `today`: where the person is. */
export function leftText(supply: SupplyState, unit: string | null | undefined, today: string): string {
  const { left, runsOutOn, refillOn, state, isExpired } = supply
  const expired = isExpired ? ' The date on the box has passed.' : ''
  if (state === 'out') return `None left.${expired}`
  const lasts = runsOutOn ? `, enough until ${knownDayText(runsOutOn)}` : ''
  const soon = refillOn && isRefillNear(supply, today) ? ` Ask for more by ${nearDayText(refillOn, today)}.` : ''
  const more = state === 'refill' ? ' Time to get more.' : soon
  return `${amountText(left, unit)} left${lasts}.${more}${expired}`
}

export const needsAttention = ({ state, isExpired }: SupplyState): boolean => state !== 'enough' || isExpired

export const isRefillNear = ({ refillOn }: SupplyState, today: string): boolean =>
  refillOn !== null && refillOn <= dayAfter(today, NEAR_DAYS)
