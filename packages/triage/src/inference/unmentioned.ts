import type { Condition, FindingId } from '../knowledge/types.ts'
import type { FindingMap, Known } from './known.ts'

/** Share of people who name a typical symptom of theirs unasked. */
const NAMED_UNASKED = 0.6
/** What at least this share of patients feel is typical. */
const TYPICAL = 0.5
/** People name their worst complaints, not all: more silences than these say nothing more. */
const MOST_SILENCES = 3

/** Typical symptoms of a condition, each with what its absence from a text says: the logarithm of a likelihood ratio. */
export type Silences = readonly { finding: FindingId; weight: number }[]

/** The most telling first. Signs, histories and attributes are named only when somebody asks. */
export function silencesOf(condition: Condition, findings: FindingMap): Silences {
  return Object.entries(condition.findings)
    .flatMap(([id, probability]) => {
      const finding = findings.byId.get(id)
      if (!finding || probability < TYPICAL || finding.attribute || (finding.kind ?? 'symptom') !== 'symptom') return []
      const weight = Math.log((1 - NAMED_UNASKED * probability) / (1 - NAMED_UNASKED * finding.background))
      return [{ finding: id, weight }]
    })
    .sort((a, b) => a.weight - b.weight)
}

/** Who has back pain says so: a cause whose typical symptoms nobody named is less likely. Zero before anything is told. */
export function weightOfSilence(silences: Silences, known: Known): number {
  return silences
    .filter(({ finding }) => !known.isTold(finding))
    .slice(0, MOST_SILENCES)
    .reduce((sum, { weight }) => sum + weight, 0)
}
