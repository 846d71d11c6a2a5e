import type { MeasurementFinding } from '../knowledge/measurement-findings.ts'
import type { FindingId } from '../knowledge/types.ts'
import type { Measurement } from '../language/measurements.ts'

export interface MeasuredFinding {
  finding: FindingId
  answer: 'yes' | 'no'
  start: number
  end: number
}

/** What the measured values answer, by the limits of the person's age. An unknown age is read as an adult's. */
export function findingsOfMeasurements(
  limits: readonly MeasurementFinding[],
  measurements: readonly (Measurement & { start: number; end: number })[],
  age: number | undefined,
): MeasuredFinding[] {
  const found = new Map<FindingId, MeasuredFinding>()
  for (const { kind, value, start, end } of measurements) {
    for (const limit of limits) {
      if (limit.kind !== kind) continue
      const answer = isWithin(limit, value, age) ? 'yes' : 'no'
      if (answer === 'no' && (limit.onlyYes || found.get(limit.finding)?.answer === 'yes')) continue
      found.set(limit.finding, { finding: limit.finding, answer, start, end })
    }
  }
  return [...found.values()]
}

function isWithin(limit: MeasurementFinding, value: number, age: number | undefined): boolean {
  const own = limit.byAge?.find(({ below }) => (age ?? 30) < below)?.limit
  if (limit.upTo !== undefined && (limit.from === undefined || value > limit.upTo)) return value <= (own ?? limit.upTo)
  return value >= (own ?? limit.from ?? Number.POSITIVE_INFINITY)
}
