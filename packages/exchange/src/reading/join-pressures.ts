import { SENTENCES } from '../sentences.ts'
import type { Entry, VitalEntry } from '../types.ts'
import { LOINC, remark } from './entries.ts'
import { BLOOD_PRESSURE, DIASTOLIC, SYSTOLIC } from './vital-codes.ts'

/**
 * Files may tell the two values of a blood pressure as two measurements of the same time; they are one. `groupOf` names what they were
 * measured in, where the file says it. Of several of one time those are joined that stand beside each other; where they do not, which
 * belong together is not guessed.
 */
export const joinPressures = (entries: Entry[]) => pressureJoiner(() => '')(entries, true)

/** The same for entries that come in parts: what is alone at the end of one waits for the next. */
export function pressureJoiner(groupOf: (entry: Entry) => string | undefined) {
  const placeOf = (half: VitalEntry) => `${half.time} ${half.device ?? ''} ${half.subject ?? ''} ${groupOf(half) ?? ''}`
  let waited = new Set<Entry>()

  return (part: Entry[], isLast: boolean): Entry[] => {
    const entries = [...waited, ...part]
    const halves = entries.filter((entry): entry is VitalEntry => isHalf(entry))
    const joined = new Map<Entry, VitalEntry | undefined>()
    const waiting = new Set<Entry>()
    const remarks: Entry[] = []
    for (const together of Map.groupBy(halves, placeOf).values()) {
      const pairs = pairsOf(together)
      const open = isLast || pairs?.length ? [] : together.filter((half) => !waited.has(half))
      for (const half of open) waiting.add(half)
      const [first] = together
      if (!pairs && first && open.length === 0) remarks.push(remark(first.source, SENTENCES.manyPressures))
      for (const [systolic, diastolic] of pairs ?? []) {
        const isFirst = together.indexOf(systolic) < together.indexOf(diastolic)
        joined.set(isFirst ? systolic : diastolic, whole(systolic, diastolic))
        joined.set(isFirst ? diastolic : systolic, undefined)
      }
    }
    waited = waiting
    const toldOf = (entry: Entry) => (joined.has(entry) ? (joined.get(entry) ?? []) : entry)
    return [...entries.filter((entry) => !waiting.has(entry)).flatMap(toldOf), ...remarks]
  }
}

const isSystolic = ({ loinc }: VitalEntry) => loinc === SYSTOLIC.loinc
const isHalf = (entry: Entry) =>
  entry.kind === 'vital' &&
  entry.quantity !== undefined &&
  entry.time !== undefined &&
  (isSystolic(entry) || entry.loinc === DIASTOLIC.loinc)

/** Systolic and diastolic by twos, in turn; undefined where there are several and they do not take turns. */
function pairsOf(halves: VitalEntry[]): [systolic: VitalEntry, diastolic: VitalEntry][] | undefined {
  const pairs: [VitalEntry, VitalEntry][] = []
  for (let at = 0; at + 1 < halves.length; at += 2) {
    const [one, other] = halves.slice(at, at + 2) as [VitalEntry, VitalEntry]
    if (isSystolic(one) === isSystolic(other)) return undefined
    pairs.push(isSystolic(one) ? [one, other] : [other, one])
  }
  const inTurn =
    pairs.every(([systolic], index) => halves[index * 2] === systolic) ||
    pairs.every(([, diastolic], index) => halves[index * 2] === diastolic)
  return halves.length < 2 || (halves.length % 2 === 0 && inTurn) ? pairs : undefined
}

function whole(systolic: VitalEntry, diastolic: VitalEntry): VitalEntry {
  const { quantity: _quantity, loinc: _loinc, ...shared } = systolic
  const { comparator } = diastolic
  return {
    ...(comparator && { comparator }),
    ...shared,
    name: BLOOD_PRESSURE.name,
    loinc: BLOOD_PRESSURE.loinc,
    codings: [{ system: LOINC, code: BLOOD_PRESSURE.loinc }],
    source: { ...systolic.source, id: `${systolic.source.id}+${diastolic.source.id}` },
    parts: [systolic, diastolic].flatMap(({ name, loinc, codings, quantity }) =>
      quantity ? [{ name, codings, quantity, ...(loinc && { loinc }) }] : [],
    ),
  }
}
