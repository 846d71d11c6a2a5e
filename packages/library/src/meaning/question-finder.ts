import { type Candidate, type QuestionIndex, SIGNS } from './question-index.ts'

/** Learned with the table: how much each sign counts, and how sure the nearest answer then is. */
export interface Ranking {
  /** Mean, spread and weight of the signs, in their order. */
  mean: readonly number[]
  spread: readonly number[]
  weights: readonly number[]
  /** A logistic regression on what `grounds` gives. */
  chance: { mean: readonly number[]; spread: readonly number[]; weights: readonly number[]; bias: number }
}

export interface Match {
  id: string
  /** 0 to 1: how probably this answers what was asked. For all but the nearest, as if the nearer ones were not there. */
  chance: number
  /** Whether the rarest word of the question means anything there: "Zelmoravine" and "visa" do nowhere. */
  knowsRarest: boolean
}

export interface Ranked {
  id: string
  score: number
  signs: readonly number[]
}

const [RAREST, RAREST_TOLD] = [SIGNS.indexOf('rarest'), SIGNS.indexOf('rarestTold')]
/** Two words that are less alike mean different things. */
const LEAST_ALIKE = 0.45
/** So much nearer than the next is as good as alone. */
const MOST_AHEAD = 4

/** Candidates in the order of their score. */
export const rank = (found: readonly Candidate[], { mean, spread, weights }: Omit<Ranking, 'chance'>): Ranked[] =>
  found
    .map(({ id, signs }) => ({ id, signs, score: weighed(signs, { mean, spread, weights }) }))
    .sort((one, other) => other.score - one.score)

/** Each number as so many spreads from the mean, times its weight. */
const weighed = (numbers: readonly number[], { mean, spread, weights }: Omit<Ranking, 'chance'>): number =>
  numbers.reduce(
    (sum, each, at) => sum + ((each - (mean[at] as number)) / (spread[at] as number)) * (weights[at] as number),
    0,
  )

/** On what the chance of the first of these rests: its score, how far it is ahead, and its signs. */
export function grounds(ranked: readonly Ranked[]): number[] {
  const [first, second] = ranked as [Ranked, Ranked?]
  const ahead = second ? Math.min(first.score - second.score, MOST_AHEAD) : MOST_AHEAD
  return [first.score, ahead, ...first.signs]
}

/** How probable it is that the first of these answers what was asked. */
export const chanceOf = (ranked: readonly Ranked[], { bias, ...scale }: Ranking['chance']): number =>
  1 / (1 + Math.exp(-(bias + weighed(grounds(ranked), scale))))

/** Finds the answer to a question by what its words mean, and says how sure that is. */
export class QuestionFinder {
  readonly #index: QuestionIndex
  readonly #ranking: Ranking

  constructor(index: QuestionIndex, ranking: Ranking) {
    this.#index = index
    this.#ranking = ranking
  }

  /** The nearest first. `isAllowed` leaves answers out, as if they did not exist. */
  find(question: string, most: number, isAllowed: (id: string) => boolean = () => true): Match[] {
    const ranked = rank(this.#index.candidates(question), this.#ranking).filter(({ id }) => isAllowed(id))
    return ranked.slice(0, most).map(({ id, signs }, at) => ({
      id,
      chance: chanceOf(ranked.slice(at), this.#ranking.chance),
      knowsRarest: (signs[RAREST] ?? 0) >= LEAST_ALIKE || signs[RAREST_TOLD] === 1,
    }))
  }
}
