import type { SignId } from '../knowledge/signs/index.ts'
import { signsOf, type Watched } from '../knowledge/signs-of.ts'
import { signsOnce } from '../knowledge/told-once.ts'
import type { Condition, Finding, FindingId } from '../knowledge/types.ts'

const MOST_SIGNS = 7

const watch = (sign: SignId): Watched => ({ sign })

const NOT_GETTING_BETTER = watch('not-getting-better')
const ALWAYS = [watch('much-worse-or-worried'), NOT_GETTING_BETTER]
/** They say how long to wait for it to get better. */
const NO_PROGRESS: ReadonlySet<SignId> = new Set<SignId>([
  'it-is-no-better-after-time',
  'it-is-not-better-after-time',
  'it-is-not-better-after-10-days',
  'it-is-not-better-in-a-week',
  'it-is-not-better-within-a-week',
])

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
  const waits = own.some((sign) => 'sign' in sign && NO_PROGRESS.has(sign.sign))
  const always = ALWAYS.filter((sign) => !(waits && sign === NOT_GETTING_BETTER))
  return [...own.slice(0, MOST_SIGNS - always.length), ...always]
}
