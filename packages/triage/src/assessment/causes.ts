import type { Known } from '../inference/known.ts'
import type { Model } from '../inference/model.ts'
import { isSpokenFor, MUCH_ALIKE, type Posterior, type Ranked, TELLING_WEIGHT } from '../inference/posterior.ts'
import type { Urgency } from '../knowledge/types.ts'
import type { Evidence, JudgedCondition } from './judgement.ts'
import { urgencyOf } from './urgency.ts'

const MOST_CONDITIONS = 20
const LEAST_SHOWN = 0.0003
const MOST_MISSING = 4

/** Ranked causes that something speaks for, each with how it is shown. */
export function judgeCauses({ ranked }: Posterior, model: Model, known: Known, urgency: Urgency): JudgedCondition[] {
  const causes = ranked
    .slice(0, MOST_CONDITIONS)
    .filter((one, rank) => isSpokenFor(one) && (one.probability >= LEAST_SHOWN || rank === 0))
  const least = Math.max(LEAST_FITTING, (causes[0]?.probability ?? 0) * LEAST_SHARE)
  let apart = 0
  return causes.map((one) => {
    const needs = urgencyOf(one.condition, known)
    const isPressing = needs === 'emergency' || needs === 'urgent'
    const fits = one.probability >= least
    // Beside an emergency a harmless cause would only reassure.
    const isOutOfPlace = urgency === 'emergency' && !isPressing
    const isSerious = isPressing && one.probability >= LEAST_SERIOUS && weightFor(one) >= MUCH && apart < MOST_APART
    if (!fits && isSerious) apart++
    const standing = isOutOfPlace ? 'not_shown' : fits ? 'fits' : isSerious ? 'not_to_be_missed' : 'not_shown'
    return judgedCondition(one, model, known, standing)
  })
}

const LEAST_FITTING = 0.03
const LEAST_SHARE = 0.1
const LEAST_SERIOUS = 0.005
const MOST_APART = 3
/** Speaks for it at least three to one. */
const MUCH = Math.log(3)

const weightFor = ({ evidence }: Ranked): number =>
  evidence.reduce((sum, { answer, weight }) => sum + (answer === 'yes' && weight > 0 ? weight : 0), 0)

function judgedCondition(
  { condition, probability, evidence, likelihood, alike }: Ranked,
  model: Model,
  known: Known,
  standing: JudgedCondition['standing'],
): JudgedCondition {
  const missing = [...likelihood]
    .filter(
      ([id, chance]) =>
        chance >= 0.3 &&
        condition.findings[id] !== undefined &&
        known.truthOf(id) === 'unknown' &&
        model.findings.byId.get(id)?.ask !== false,
    )
    .sort(([, left], [, right]) => right - left)
    .slice(0, MOST_MISSING)
  const told = ({ finding, answer }: Evidence): Evidence => ({ finding, answer })
  return {
    id: condition.id,
    probability: round(probability),
    why: {
      for: evidence
        .filter(({ weight }) => weight > TELLING_WEIGHT)
        .sort((a, b) => b.weight - a.weight)
        .map(told),
      isToldLikeIt: alike >= MUCH_ALIKE,
      against: evidence
        .filter(({ weight }) => weight < -TELLING_WEIGHT)
        .sort((a, b) => a.weight - b.weight)
        .map(told),
      missing: missing.map(([id]) => id),
    },
    urgency: urgencyOf(condition, known),
    standing,
  }
}

export const round = (probability: number): number => Math.round(probability * 10_000) / 10_000
