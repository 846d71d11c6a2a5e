import { type QuestionIndex, SIGNS } from './question-index.ts'

/** Learned with the table: how much each sign counts, and how sure the nearest answer then is. */
export interface Ranking {
  /** Of the signs in their order: the mean, the spread, and the weight. */
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
export const rank = (index: QuestionIndex, question: string, { mean, spread, weights }: Ranking): Ranked[] =>
  index
    .candidates(question)
    .map(({ id, signs }) => ({
      id,
      signs,
      score: signs.reduce(
        (sum, sign, at) => sum + ((sign - (mean[at] as number)) / (spread[at] as number)) * (weights[at] as number),
        0,
      ),
    }))
    .sort((one, other) => other.score - one.score)

/** On what the chance of the first of these rests: its score, how far it is ahead, and its signs. */
export function grounds(ranked: readonly Ranked[]): number[] {
  const [first, second] = ranked as [Ranked, Ranked?]
  const ahead = second ? Math.min(first.score - second.score, MOST_AHEAD) : MOST_AHEAD
  return [first.score, ahead, ...first.signs]
}

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
    const ranked = rank(this.#index, question, this.#ranking).filter(({ id }) => isAllowed(id))
    return ranked.slice(0, most).map(({ id, signs }, at) => ({
      id,
      chance: this.#chance(ranked.slice(at)),
      knowsRarest: (signs[RAREST] ?? 0) >= LEAST_ALIKE || signs[RAREST_TOLD] === 1,
    }))
  }

  #chance(ranked: readonly Ranked[]): number {
    const { mean, spread, weights, bias } = this.#ranking.chance
    const sum = grounds(ranked).reduce(
      (all, ground, at) => all + ((ground - (mean[at] as number)) / (spread[at] as number)) * (weights[at] as number),
      bias,
    )
    return 1 / (1 + Math.exp(-sum))
  }
}
