import { CHECKS } from './knowledge/index.ts'
import type { Rule } from './knowledge/rule.ts'

/** Every check, and every sentence that says why there is one: whoever speaks of them has words for each. */
export const CHECK_IDS: readonly string[] = CHECKS.map(({ id }) => id)
export const WHYS: readonly string[] = [
  ...new Set(CHECKS.flatMap(({ rules, finding }) => [...rules.flatMap(whysOf), ...(finding ? [finding.why] : [])])),
]

function whysOf({ why, when }: Rule): string[] {
  const steps = 'kinds' in when ? [...when.kinds, when.otherwise] : []
  return [why, ...steps.flatMap((step) => step.why ?? [])]
}

/** The ways in which a check can be made; undefined where there is no such check. */
export const waysOf = (check: string): readonly string[] | undefined => {
  const found = CHECKS.find(({ id }) => id === check)
  return found && (found.ways ?? []).map(({ id }) => id)
}
