import { AGE_BANDS_FROM, type Condition, type Finding, type FindingId, type Sex } from '../knowledge/types.ts'
import { type FindingMap, mapFindings } from './known.ts'
import { type Silences, silencesOf } from './unmentioned.ts'

/** P(finding | condition) with what follows from it: a special finding makes its general one at least as likely. */
export interface ModelledCondition {
  condition: Condition
  likelihood: ReadonlyMap<FindingId, number>
  silences: Silences
}

export interface Model {
  findings: FindingMap
  conditions: readonly ModelledCondition[]
}

export function buildModel(findings: readonly Finding[], conditions: readonly Condition[]): Model {
  const map = mapFindings(findings)
  return {
    findings: map,
    conditions: conditions.map((condition) => ({
      condition,
      likelihood: completed(condition, map),
      silences: silencesOf(condition, map),
    })),
  }
}

function completed(condition: Condition, findings: FindingMap): Map<FindingId, number> {
  const likelihood = new Map(Object.entries(condition.findings))
  for (const [id, probability] of Object.entries(condition.findings)) {
    for (const wider of findings.generalOf(id)) {
      if (condition.findings[wider] === undefined)
        likelihood.set(wider, Math.max(likelihood.get(wider) ?? 0, probability))
    }
  }
  return likelihood
}

// How askers spread over the age bands when an age is not given: mostly adults.
const SHARE_BY_BAND = [0.03, 0.06, 0.06, 0.06, 0.39, 0.27, 0.13] as const

/** Expected number among 10 000 askers of that age and sex. */
export function priorOf(condition: Condition, age: number | undefined, sex: Sex | undefined): number {
  const { bySex } = condition
  const factor = !bySex ? 1 : sex ? bySex[sex] : (bySex.female + bySex.male) / 2
  const byAge =
    age === undefined
      ? condition.prior.reduce((sum, weight, band) => sum + weight * (SHARE_BY_BAND[band] ?? 0), 0)
      : (condition.prior[bandOf(age)] ?? 0)
  return byAge * factor
}

export function bandOf(age: number): number {
  let band = 0
  for (const [index, from] of AGE_BANDS_FROM.entries()) if (age >= from) band = index
  return band
}
