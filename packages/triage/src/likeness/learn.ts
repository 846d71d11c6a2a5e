import { type Classifier, type Features, suretyOf } from './classifier.ts'

export interface Example<Class extends string> {
  features: Features
  class: Class
}

/** Settings chosen on sentences of authors whose examples were not learnt from. */
const EPOCHS = 12
const RATE = 0.5
const BIAS_RATE = 0.02
const DECAY = 0.001
const FIRST_SQUARE = 0.01

/** Learns by AdaGrad, one example at a time in an order that is always the same, so that the same examples give the same weights. */
export function learn<Class extends string>(
  classes: readonly Class[],
  examples: readonly Example<Class>[],
  places: number,
) {
  const width = classes.length
  const weights = new Float32Array(places * width)
  const squares = new Float32Array(places * width).fill(FIRST_SQUARE)
  const bias = classes.map(() => 0)
  const classifier: Classifier<Class> & { weights: Float32Array } = { classes, weights, bias }
  const random = sequence()
  const order = [...examples]
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    shuffle(order, random)
    for (const { features, class: right } of order) {
      const surety = suretyOf(classifier, features)
      for (const [at, each] of classes.entries()) {
        const error = (surety[at] ?? 0) - (each === right ? 1 : 0)
        bias[at] = (bias[at] ?? 0) - BIAS_RATE * error
        for (const [place, weight] of features) {
          const index = place * width + at
          const now = weights[index] ?? 0
          const gradient = error * weight + DECAY * now
          const square = (squares[index] ?? 0) + gradient * gradient
          squares[index] = square
          weights[index] = now - (RATE * gradient) / Math.sqrt(square)
        }
      }
    }
  }
  return classifier
}

function shuffle<Item>(items: Item[], random: () => number): void {
  for (let at = items.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1))
    const [one, two] = [items[at], items[other]]
    if (one !== undefined && two !== undefined) [items[at], items[other]] = [two, one]
  }
}

/** Numbers from 0 to 1 by a linear congruence (Numerical Recipes), the same at each run. */
function sequence(): () => number {
  let state = 1
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}
