import { leastCost, OTHER_NEEDS, URGENCIES, urgencyOf, VULNERABLE_FACTOR } from '../assessment/urgency.ts'
import type { Known } from '../inference/known.ts'
import type { Model } from '../inference/model.ts'
import { backgroundOf, type Posterior, weightOfNo, weightOfYes } from '../inference/posterior.ts'
import type { ConditionId, FindingId, Urgency } from '../knowledge/types.ts'

const LEAST_PROBABILITY = 0.002

interface Part {
  id: ConditionId
  family: string
  share: number
  needs: Urgency
  likelihood: ReadonlyMap<FindingId, number>
}

export interface ExpectedChange {
  /** Expected information of the answer, in nats. */
  information: number
  /** Chance that it is a yes. */
  chance: number
  yes: Outlook
  no: Outlook
}

/** The cause that would stand first, and the level with the least expected cost. */
export interface Outlook {
  first: string | undefined
  lead: number
  level: Urgency
}

/** Looks ahead cheaply: the shares are moved by one answer, and nothing else is weighed anew. */
export class Outlooks {
  readonly now: Outlook
  readonly #model: Model
  readonly #parts: readonly Part[]
  readonly #rest: number
  readonly #factor: number

  constructor(model: Model, posterior: Posterior, known: Known, isVulnerable: boolean) {
    this.#model = model
    this.#parts = posterior.ranked
      .filter(({ probability }) => probability > LEAST_PROBABILITY)
      .map(({ condition, likelihood, probability }) => ({
        id: condition.id,
        family: condition.family ?? condition.id,
        share: probability,
        needs: urgencyOf(condition, known),
        likelihood,
      }))
    this.#rest = Math.max(0, 1 - this.#parts.reduce((sum, { share }) => sum + share, 0))
    this.#factor = isVulnerable ? VULNERABLE_FACTOR : 1
    this.now = this.#outlook(
      this.#parts.map(({ share }) => share),
      this.#rest,
    )
  }

  after(finding: FindingId): ExpectedChange {
    const background = backgroundOf(this.#model, finding)
    const chances = this.#parts.map(({ likelihood }) => likelihood.get(finding))
    const chance = this.#parts.reduce(
      (sum, { share }, at) => sum + share * (chances[at] ?? background),
      this.#rest * background,
    )
    const moved = (weight: (probability: number, background: number) => number) =>
      this.#parts.map(({ share }, at) => {
        const its = chances[at]
        return its === undefined ? share : share * Math.exp(weight(its, background))
      })
    const ifYes = moved(weightOfYes)
    const ifNo = moved(weightOfNo)
    return {
      information: chance * this.#divergence(ifYes) + (1 - chance) * this.#divergence(ifNo),
      chance,
      yes: this.#outlook(ifYes, this.#rest),
      no: this.#outlook(ifNo, this.#rest),
    }
  }

  #outlook(shares: readonly number[], rest: number): Outlook {
    const total = shares.reduce((sum, share) => sum + share, rest)
    const needs: Record<Urgency, number> = { self_care: 0, routine: 0, urgent: 0, emergency: 0 }
    let best = -1
    let second = 0
    for (const [at, { needs: level }] of this.#parts.entries()) {
      const share = (shares[at] ?? 0) / total
      needs[level] += share
      if (best < 0 || share > (shares[best] ?? 0) / total) {
        second = best < 0 ? 0 : (shares[best] ?? 0) / total
        best = at
      } else second = Math.max(second, share)
    }
    for (const level of URGENCIES) needs[level] += (rest / total) * OTHER_NEEDS[level]
    return {
      first: this.#parts[best]?.family,
      lead: (shares[best] ?? 0) / total - second,
      level: leastCost(needs, this.#factor),
    }
  }

  /** Kullback-Leibler divergence of the updated shares from those before. */
  #divergence(updated: readonly number[]): number {
    const total = updated.reduce((sum, share) => sum + share, this.#rest)
    let sum = this.#rest > 0 ? (this.#rest / total) * Math.log(1 / total) : 0
    for (const [at, { share }] of this.#parts.entries()) {
      const after = (updated[at] ?? 0) / total
      if (after > 0 && share > 0) sum += after * Math.log(after / share)
    }
    return Math.max(0, sum)
  }
}
