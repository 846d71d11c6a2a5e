import { CHECKS } from './knowledge/index.ts'

/** Every check, and every sentence that says why there is one: whoever speaks of them has words for each. */
export const CHECK_IDS: readonly string[] = CHECKS.map(({ id }) => id)
export const WHYS: readonly string[] = [
  ...new Set(
    CHECKS.flatMap(({ rules, finding }) => [...rules.map(({ why }) => why), ...(finding ? [finding.why] : [])]),
  ),
]

/** The ways in which a check can be made; undefined where there is no such check. */
export const waysOf = (check: string): readonly string[] | undefined => {
  const found = CHECKS.find(({ id }) => id === check)
  return found && (found.ways ?? []).map(({ id }) => id)
}
