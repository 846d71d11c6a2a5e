import type { Ranking } from '../src/meaning/question-finder.ts'
import type { Candidate } from '../src/meaning/question-index.ts'

const [STEPS, RATE, DECAY] = [300, 0.6, 1e-3]

/** Weights with which the right answers come before the other candidates (softmax over each list, by gradient descent). */
export function learnRanking(
  tries: readonly { right: ReadonlySet<string>; found: readonly Candidate[] }[],
): Omit<Ranking, 'chance'> {
  const lists = tries.filter(({ right, found }) => found.some(({ id }) => right.has(id)))
  const { mean, spread, scaled } = scaling(lists.flatMap(({ found }) => found.map(({ signs }) => signs)))
  const rows = lists.map(({ right, found }) =>
    found.map(({ id, signs }) => ({ isRight: right.has(id), signs: scaled(signs) })),
  )
  const weights = mean.map(() => 0)
  for (let step = 0; step < STEPS; step++) {
    const slopes = weights.map(() => 0)
    for (const row of rows) {
      const powers = row.map(({ signs }) => Math.exp(dotOf(signs, weights)))
      const total = powers.reduce((sum, each) => sum + each, 0)
      const right = row.reduce((sum, { isRight }, at) => sum + (isRight ? (powers[at] as number) : 0), 0)
      for (const [at, { isRight, signs }] of row.entries()) {
        const share = (powers[at] as number) / total - (isRight ? (powers[at] as number) / right : 0)
        for (const [of, sign] of signs.entries()) slopes[of] = (slopes[of] as number) + share * sign
      }
    }
    descend(weights, slopes, rows.length)
  }
  return { mean, spread, weights }
}

/** How sure the first answer is: a logistic regression. */
export function learnChance(
  tries: readonly { grounds: readonly number[]; isRight: boolean; weight: number }[],
): Ranking['chance'] {
  const { mean, spread, scaled } = scaling(tries.map(({ grounds }) => grounds))
  const rows = tries.map((each) => ({ ...each, grounds: [...scaled(each.grounds), 1] }))
  const total = rows.reduce((sum, { weight }) => sum + weight, 0)
  const weights = rows[0]?.grounds.map(() => 0) ?? []
  for (let step = 0; step < STEPS * 5; step++) {
    const slopes = weights.map(() => 0)
    for (const { grounds, isRight, weight } of rows) {
      const miss = (1 / (1 + Math.exp(-dotOf(grounds, weights))) - (isRight ? 1 : 0)) * weight
      for (const [of, ground] of grounds.entries()) slopes[of] = (slopes[of] as number) + miss * ground
    }
    descend(weights, slopes, total)
  }
  return { mean, spread, weights: weights.slice(0, -1), bias: weights.at(-1) ?? 0 }
}

function descend(weights: number[], slopes: readonly number[], total: number): void {
  for (const [at, slope] of slopes.entries())
    weights[at] = (weights[at] as number) - RATE * (slope / total + DECAY * (weights[at] as number))
}

function scaling(rows: readonly (readonly number[])[]) {
  const columns = rows[0]?.map((_, at) => rows.map((row) => row[at] as number)) ?? []
  const mean = columns.map((column) => column.reduce((sum, each) => sum + each, 0) / column.length)
  const spread = columns.map(
    (column, at) =>
      Math.sqrt(column.reduce((sum, each) => sum + (each - (mean[at] as number)) ** 2, 0) / column.length) || 1,
  )
  const scaled = (row: readonly number[]) =>
    row.map((each, at) => (each - (mean[at] as number)) / (spread[at] as number))
  return { mean, spread, scaled }
}

const dotOf = (one: readonly number[], other: readonly number[]): number =>
  one.reduce((sum, each, at) => sum + each * (other[at] as number), 0)
