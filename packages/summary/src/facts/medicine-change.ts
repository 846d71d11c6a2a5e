import { isMark, type Word } from '../reading/words.ts'
import type { MedicineChange } from '../types.ts'

const VERBS: Record<MedicineChange, string> = {
  started:
    'start starts started starting begin begins began beginning begun initiate initiated initiating add added adding prescribe prescribed prescribing new trial',
  stopped:
    "stop stops stopped stopping discontinue discontinued discontinuing hold held holding cease ceased d/c'd quit finished",
  changed:
    'increase increased increasing decrease decreased decreasing reduce reduced reducing raise raised lower lowered double doubled titrate titrated change changed changing taper tapered adjust adjusted uptitrate switch switched',
  continued:
    'continue continues continued continuing keep remain remains resume resumed resuming maintain maintained refill refilled',
}
const CHANGES = new Map(
  Object.entries(VERBS).flatMap(([change, verbs]) =>
    verbs.split(' ').map((verb): [string, MedicineChange] => [verb, change as MedicineChange]),
  ),
)
const REACH = 14

/**
 * What the text says is done with the medicine at `from`: the nearest verb before it in its clause, else the first after
 * it and before `until`, where the next medicine stands.
 */
export function changeOf(words: readonly Word[], from: number, until: number): MedicineChange | undefined {
  for (let at = from - 1; at >= Math.max(0, from - REACH); at--) {
    if (isMark(words[at], '.;?!')) break
    const change = changeAt(words, at)
    if (!change) continue
    return change === 'changed' ? switched(words, at, from) : change
  }
  for (let at = from + 1; at < Math.min(until, from + REACH); at++) {
    if (isMark(words[at], '.;?!')) break
    const norm = words[at]?.norm ?? ''
    // A verb after "and" or "if" speaks of what comes next.
    if (/^(?:if|and|then|because)$/.test(norm)) break
    const change = changeAt(words, at)
    if (change) return change
  }
  return undefined
}

function changeAt(words: readonly Word[], at: number): MedicineChange | undefined {
  const norm = words[at]?.norm ?? ''
  if (norm === 'longer' && words[at - 1]?.norm === 'no') return 'stopped'
  if (norm === 'd' && isMark(words[at + 1], '/') && words[at + 2]?.norm === 'c') return 'stopped'
  const change = CHANGES.get(norm)
  if (!change) return undefined
  const before = words.slice(Math.max(0, at - 3), at).map((word) => word.norm)
  if (!before.some((word) => /^(?:not|n't|don't|never|without)$/.test(word))) return change
  return change === 'stopped' || change === 'changed' ? 'continued' : undefined
}

/** "Switched from A to B" stops the one and starts the other. */
function switched(words: readonly Word[], verb: number, name: number): MedicineChange {
  const between = words.slice(verb, name).map(({ norm }) => norm)
  if (!between.includes('from')) return 'changed'
  return between.includes('to') ? 'started' : 'stopped'
}
