import type { CheckoutPlace } from './checkout-words.ts'

/** Where the plans were asked for; null while they are not. */
let askedAt: CheckoutPlace | null = null
const listeners = new Set<() => void>()

export const upgradeAskedAt = () => askedAt

export function subscribeToUpgrade(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Shows the plans over the page; null takes them away. */
export function askToUpgrade(place: Exclude<CheckoutPlace, 'pricing'> | null) {
  askedAt = place
  for (const listener of listeners) listener()
}
