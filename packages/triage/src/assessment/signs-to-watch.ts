import type { SignId } from '../knowledge/signs/index.ts'
import { signsOf, type Watched } from '../knowledge/signs-of.ts'
import { signsOnce } from '../knowledge/told-once.ts'
import type { Condition, Finding, FindingId } from '../knowledge/types.ts'

const MOST_SIGNS = 7

const watch = (sign: SignId): Watched => ({ sign })

const ALWAYS = (['much-worse-or-worried', 'not-getting-better'] as const).map(watch)

/** Where little was understood. */
export const DANGER_SIGNS: readonly Watched[] = (
  [
    'hard-to-breathe-chest-pain-faint',
    'one-side-weak-or-speech-unclear',
    'severe-pain-fever-bleeding-or-young-baby',
    'thoughts-of-ending-life',
    'worse-or-does-not-go-away',
  ] as const
).map(watch)

/** When to seek care with what may be the cause: its own signs first, and what holds for everything last. */
export function signsToWatch(
  conditions: readonly Condition[],
  findings: ReadonlyMap<FindingId, Finding>,
): readonly Watched[] {
  const own = signsOnce(conditions.flatMap(signsOf), findings)
  const always = ALWAYS.filter((sign) => signsOnce([...own, sign], findings).length > own.length)
  return [...own.slice(0, MOST_SIGNS - always.length), ...always]
}
