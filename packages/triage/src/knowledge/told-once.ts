import { ADVICE, type AdviceId } from './advice/index.ts'
import { SIGNS } from './signs/index.ts'
import type { Watched } from './signs-of.ts'
import type { Finding, FindingId } from './types.ts'

// Two entries with as many of their words in common say the same twice: "Rest and drink enough", "Stay in bed and drink enough".
const SAME = 0.6
const FEWEST = 2
const LITTLE = new Set(
  'the and with for you your not until from that this are has have more than them they its time'.split(' '),
)

const wordsIn = (text: string): Set<string> =>
  new Set((text.toLowerCase().match(/[a-z]{3,}/g) ?? []).filter((word) => !LITTLE.has(word)))

/** However long it is waited for: "it is not better after 10 days". */
const TELLS_ALL = 'better'

const sayMuchTheSame = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean => {
  if (one.has(TELLS_ALL) && other.has(TELLS_ALL)) return true
  const shared = [...one].filter((word) => other.has(word)).length
  return shared >= FEWEST && shared / Math.min(one.size, other.size) >= SAME
}

function withoutRepeats<Entry>(entries: readonly Entry[], textOf: (entry: Entry) => string): Entry[] {
  const kept: { entry: Entry; words: Set<string> }[] = []
  for (const entry of entries) {
    const words = wordsIn(textOf(entry))
    if (!kept.some((before) => sayMuchTheSame(before.words, words))) kept.push({ entry, words })
  }
  return kept.map(({ entry }) => entry)
}

/** The first of entries of the vocabulary that say much the same, in whatever language they are told then. */
export const adviceOnce = (ids: readonly AdviceId[]): AdviceId[] => withoutRepeats(ids, (id) => ADVICE[id].text)

export function signsOnce(signs: readonly Watched[], findings: ReadonlyMap<FindingId, Finding>): Watched[] {
  return withoutRepeats(soonest(signs), (sign) =>
    'sign' in sign ? SIGNS[sign.sign] : (findings.get(sign.finding)?.label ?? ''),
  )
}

/** Of signs that differ in their time alone, the soonest, where the first of them stood. */
function soonest(signs: readonly Watched[]): Watched[] {
  const kept = new Map<string, Watched>()
  for (const sign of signs) {
    const id = 'sign' in sign ? sign.sign : sign.finding
    const before = kept.get(id)
    if (!before || (sign.days ?? 0) < (before.days ?? 0)) kept.set(id, sign)
  }
  return [...kept.values()]
}
