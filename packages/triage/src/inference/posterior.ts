import { type Condition, DURATION_BUCKETS, type FindingId } from '../knowledge/types.ts'
import { bucketOf, type Course } from '../language/course.ts'
import { type Likeness, UNLIKE } from '../likeness/likeness-to-causes.ts'
import type { Known } from './known.ts'
import { type Model, type ModelledCondition, priorOf } from './model.ts'
import { weightOfSilence } from './unmentioned.ts'

/** How far one finding moved a condition, as the logarithm of a likelihood ratio against the background. */
export interface Evidence {
  finding: FindingId
  answer: 'yes' | 'no'
  weight: number
}

export interface Ranked {
  condition: Condition
  likelihood: ReadonlyMap<FindingId, number>
  probability: number
  evidence: Evidence[]
  /** How like the words are to those of people who have it, 0 to 1. */
  alike: number
}

/** A weight below it tells nothing worth a word. */
export const TELLING_WEIGHT = 0.2

/** Half of those who have an illness write as much like others who have it; of other illnesses, one text in twenty does. */
export const MUCH_ALIKE = 0.18

/** Whether something that is felt or seen now, or the way it is told, speaks for it: it is then a cause, and else only common. */
export const isSpokenFor = ({ evidence, alike }: Ranked): boolean =>
  alike >= MUCH_ALIKE || evidence.some(({ answer, weight }) => answer === 'yes' && weight > TELLING_WEIGHT)

/** Likely causes that are told as others tell of them explain what no finding stands for: they are judged by what they need. */
export const isToldAsOthersDo = ({ ranked }: Posterior): boolean =>
  ranked.reduce((sum, { alike, probability }) => sum + (alike >= MUCH_ALIKE ? probability : 0), 0) >= 0.65

export interface Posterior {
  /** Best first. */
  ranked: Ranked[]
  /** Share of what the engine does not know. */
  other: number
}

// People ask of what worries them: among them rare causes are less rare than the frequencies say.
const PRIOR_EXPONENT = 0.85
// Even a telling finding may be misread: it does not settle or rule out a condition alone.
const STRONGEST = Math.log(1000)
const WEAKEST = Math.log(0.04)
// In one group the strongest finding counts in full, the next half, and so on.
const GROUP_DAMPING = 0.5
// Illness outside the knowledge explains a finding a little better than chance does.
const OTHER_RATIO = Math.log(1.25)
// What people ask about and the knowledge does not hold, against all that it holds.
const OTHER_SHARE = 0.3
const LEAST_OTHER = 600
// A duration next to the typical ones is unusual, any other rare.
const DURATION_NEXT = Math.log(0.5)
const DURATION_FAR = Math.log(0.15)
const ONSET_OTHER = Math.log(0.4)
// A whole likeness to the presentations of a cause is worth this; an illness outside the knowledge is as like as this to its own.
const LIKENESS = 55
const LIKE_OTHERS = 0.15
// Likeness and findings tell of the same words: together they are less certain than their sum (see docs/clinical-method.md).
const TOLD_TWICE = 0.5

/** Without `alike` the findings alone speak. */
export function inferPosterior(model: Model, known: Known, course: Course, alike: Likeness = UNLIKE): Posterior {
  const present = known.present()
  const absent = known.absent()
  const recorded = new Set([...known.entries()].filter(([, { origin }]) => origin === 'record').map(([id]) => id))
  const scored = model.conditions.map((modelled) => {
    const prior = priorOf(modelled.condition, known.age, known.sex)
    const like = alike.causes.get(modelled.condition.id) ?? 0
    const evidence = prior > 0 ? toldNow(weighEvidence(model, modelled, present, absent), recorded) : []
    const score =
      scoreOf(prior, evidence, modelled.condition, model, course) +
      (present.length > 0 ? weightOfSilence(modelled.silences, known) : 0) +
      LIKENESS * like
    return { modelled, prior, evidence, alike: like, score }
  })
  const otherPrior = Math.max(LEAST_OTHER, OTHER_SHARE * scored.reduce((sum, { prior }) => sum + prior, 0))
  const otherScore =
    PRIOR_EXPONENT * Math.log(otherPrior) + OTHER_RATIO * present.length + LIKENESS * LIKE_OTHERS * alike.trust
  const top = Math.max(otherScore, ...scored.map(({ score }) => score))
  const certainty = 1 / (1 + TOLD_TWICE * alike.trust)
  const shares = scored.map(({ score }) => Math.exp((score - top) * certainty))
  const otherShare = Math.exp((otherScore - top) * certainty)
  const total = shares.reduce((sum, share) => sum + share, otherShare)
  const ranked = scored
    .map(
      ({ modelled, evidence, alike }, index): Ranked => ({
        ...modelled,
        evidence,
        alike,
        probability: (shares[index] ?? 0) / total,
      }),
    )
    .filter(({ probability }) => probability > 0)
    .sort((a, b) => b.probability - a.probability || (a.condition.id < b.condition.id ? -1 : 1))
  return { ranked, other: otherShare / total }
}

/** The record speaks for a cause only beside something that is felt now: asthma is none of a twisted ankle. */
function toldNow(evidence: Evidence[], recorded: ReadonlySet<FindingId>): Evidence[] {
  if (recorded.size === 0) return evidence
  const fresh = evidence.filter(({ finding }) => !recorded.has(finding))
  return fresh.some(({ answer, weight }) => answer === 'yes' && weight > 0) ? evidence : fresh
}

function scoreOf(
  prior: number,
  evidence: readonly Evidence[],
  condition: Condition,
  model: Model,
  course: Course,
): number {
  if (prior <= 0) return Number.NEGATIVE_INFINITY
  return PRIOR_EXPONENT * Math.log(prior) + sumByGroup(evidence, model) + courseWeight(condition, course)
}

function weighEvidence(
  model: Model,
  { likelihood }: ModelledCondition,
  present: readonly FindingId[],
  absent: readonly FindingId[],
): Evidence[] {
  const evidence: Evidence[] = []
  const used = new Set<FindingId>()
  for (const finding of present) {
    // A condition that lists only the general finding is credited through it, and once.
    const listed = [finding, ...model.findings.generalOf(finding)].find((id) => likelihood.has(id))
    if (listed === undefined || used.has(listed)) continue
    used.add(listed)
    evidence.push({
      finding,
      answer: 'yes',
      weight: weightOfYes(likelihood.get(listed) ?? 0, backgroundOf(model, listed)),
    })
  }
  for (const finding of absent) {
    const probability = likelihood.get(finding)
    if (probability === undefined) continue
    evidence.push({ finding, answer: 'no', weight: weightOfNo(probability, backgroundOf(model, finding)) })
  }
  return evidence
}

export const backgroundOf = (model: Model, finding: FindingId): number =>
  model.findings.byId.get(finding)?.background ?? 0.05

export const weightOfYes = (probability: number, background: number): number =>
  Math.min(STRONGEST, Math.max(WEAKEST, Math.log(probability / background)))

export const weightOfNo = (probability: number, background: number): number =>
  Math.min(STRONGEST, Math.max(WEAKEST, Math.log((1 - probability) / (1 - background))))

function sumByGroup(evidence: readonly Evidence[], model: Model): number {
  let sum = 0
  const groups = new Map<string, number[]>()
  for (const { finding, answer, weight } of evidence) {
    const group = model.findings.byId.get(finding)?.group
    if (group === undefined) sum += weight
    else {
      const key = `${group} ${answer} ${weight > 0}`
      const weights = groups.get(key)
      if (weights) weights.push(weight)
      else groups.set(key, [weight])
    }
  }
  for (const weights of groups.values()) {
    weights.sort((a, b) => Math.abs(b) - Math.abs(a))
    for (const [rank, weight] of weights.entries()) sum += weight * GROUP_DAMPING ** rank
  }
  return sum
}

function courseWeight({ course: typical }: Condition, course: Course): number {
  if (!typical) return 0
  let weight = 0
  if (course.durationDays !== undefined) {
    const at = DURATION_BUCKETS.indexOf(bucketOf(course.durationDays))
    const away = Math.min(...typical.lasts.map((bucket) => Math.abs(DURATION_BUCKETS.indexOf(bucket) - at)))
    if (away > 0) weight += away === 1 ? DURATION_NEXT : DURATION_FAR
  }
  if (typical.onset && course.onset && typical.onset !== course.onset) weight += ONSET_OTHER
  return weight
}
