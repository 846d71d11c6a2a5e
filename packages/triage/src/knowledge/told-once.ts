import { ADVICE, type AdviceId } from './advice/index.ts'
import { SIGNS } from './signs/index.ts'
import type { Watched } from './signs-of.ts'
import type { Finding, FindingId } from './types.ts'

// Two pieces of advice with as many words in common say the same twice: "Rest and drink enough", "Stay in bed and drink enough".
const SAME_ADVICE = 0.6
// A sign is left out only beside one that has all its words: weakness of both arms is not weakness of both legs.
const SAME_SIGN = 1
const FEWEST = 2
const LITTLE = new Set(
  'the and with for you your not until from that this are has have more than them they its time'.split(' '),
)

const wordsIn = (text: string): Set<string> =>
  new Set((text.toLowerCase().match(/[a-z]{3,}/g) ?? []).filter((word) => !LITTLE.has(word)))

const sayMuchTheSame = (one: ReadonlySet<string>, other: ReadonlySet<string>, least: number): boolean => {
  const shared = [...one].filter((word) => other.has(word)).length
  return shared >= FEWEST && shared / Math.min(one.size, other.size) >= least
}

function withoutRepeats<Entry>(entries: readonly Entry[], least: number, textOf: (entry: Entry) => string): Entry[] {
  const kept: { entry: Entry; words: Set<string> }[] = []
  for (const entry of entries) {
    const words = wordsIn(textOf(entry))
    if (!kept.some((before) => sayMuchTheSame(before.words, words, least))) kept.push({ entry, words })
  }
  return kept.map(({ entry }) => entry)
}

/** Keeps the first of entries that say much the same in English; the answer may be in any language. */
export const adviceOnce = (ids: readonly AdviceId[]): AdviceId[] =>
  withoutRepeats(ids, SAME_ADVICE, (id) => ADVICE[id].text)

export function signsOnce(signs: readonly Watched[], findings: ReadonlyMap<FindingId, Finding>): Watched[] {
  return withoutRepeats(soonest(signs), SAME_SIGN, (sign) =>
    'sign' in sign ? SIGNS[sign.sign] : (findings.get(sign.finding)?.label ?? ''),
  )
}

/** Keeps the soonest of signs that differ in their time alone, where the first of them stood. */
function soonest(signs: readonly Watched[]): Watched[] {
  const kept = new Map<string, Watched>()
  for (const sign of signs) {
    const id = 'sign' in sign ? sign.sign : sign.finding
    const before = kept.get(id)
    if (!before || (sign.days ?? 0) < (before.days ?? 0)) kept.set(id, sign)
  }
  return [...kept.values()]
}
