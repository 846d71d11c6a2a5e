import type { SupplyState } from '@salus/contract'
import { amountText, dayText } from './dose-words.ts'

/** "12 tablets left, until Dec 3, 2026. Time to get more." */
export function leftText({ left, runsOutOn, state, isExpired }: SupplyState, unit: string | null | undefined): string {
  const lasts = runsOutOn && state !== 'out' ? `, enough until ${dayText(runsOutOn)}` : ''
  const more = state === 'refill' ? ' Time to get more.' : ''
  const expired = isExpired ? ' The date on the box is over.' : ''
  return state === 'out' ? `None left.${expired}` : `${amountText(left, unit)} left${lasts}.${more}${expired}`
}

export const needsAttention = ({ state, isExpired }: SupplyState): boolean => state !== 'enough' || isExpired
