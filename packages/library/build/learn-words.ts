import { bucketsOf } from '../src/meaning/word-table.ts'

/**
 * Learns a place for each word, so that two ways to ask for one answer point the same way and ways to ask for others do
 * not (InfoNCE over pairs of wordings, with the other pairs of a batch as contrast). A word starts from its GloVe vector,
 * where it has one, turned by a matrix that is learned too; runs of its letters add a part, which stands for unknown words.
 */
export interface LearnedWords {
  words: string[]
  /** Row after row: a vector a word, then one a bucket. */
  vectors: Float32Array
  weights: Float32Array
}

interface Options {
  dimensions: number
  buckets: number
  epochs: number
  /** Common words beyond those of the wordings, placed by their GloVe vector alone. */
  alsoWords: readonly string[]
  gloveOf: (word: string) => ArrayLike<number> | undefined
  report?: (line: string) => void
}

const BATCH = 512
const TEMPERATURE = 0.06
/** Words are left out at random, so that no single one is relied upon. */
const LEFT_OUT = 0.15
/** A pass takes each answer so often, each time with two other wordings. */
const PAIRS_OF_ANSWER = 4
/** Arora's weight of a common word: a / (a + its share of all words). */
const COMMON = 0.002
const RATES = { turn: 2e-3, word: 4e-3, bucket: 3e-3, weight: 1e-2 }
const GLOVE = 100

/** Adam, on the rows that a batch touches. */
class Adam {
  readonly values: Float32Array
  readonly #mean: Float32Array
  readonly #square: Float32Array
  readonly #steps: Uint32Array
  readonly #width: number
  readonly #rate: number

  constructor(values: Float32Array, width: number, rate: number) {
    this.values = values
    this.#mean = new Float32Array(values.length)
    this.#square = new Float32Array(values.length)
    this.#steps = new Uint32Array(values.length / width)
    this.#width = width
    this.#rate = rate
  }

  step(row: number, slope: Float32Array, from: number, factor: number): void {
    const steps = (this.#steps[row] as number) + 1
    this.#steps[row] = steps
    const [byMean, bySquare] = [1 - 0.9 ** steps, 1 - 0.99 ** steps]
    for (let at = row * this.#width, of = from; of < from + this.#width; at++, of++) {
      const own = slope[of] as number
      const mean = 0.9 * (this.#mean[at] as number) + 0.1 * own
      this.#mean[at] = mean
      const square = 0.99 * (this.#square[at] as number) + 0.01 * own * own
      this.#square[at] = square
      this.values[at] =
        (this.values[at] as number) - (factor * this.#rate * (mean / byMean)) / (Math.sqrt(square / bySquare) + 1e-8)
    }
  }
}

/** `wordings`: for each answer the ways to ask for it, as words. */
export function learnWords(wordings: readonly (readonly (readonly string[])[])[], options: Options): LearnedWords {
  const { dimensions: D, buckets, epochs, gloveOf, report = () => undefined } = options
  const random = seeded(20)
  const counts = new Map<string, number>()
  for (const word of wordings.flat(2)) counts.set(word, (counts.get(word) ?? 0) + 1)
  const words = [...counts.keys()]
  const places = new Map(words.map((word, at) => [word, at]))
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0)
  const V = words.length
  const runs = words.map((word) => bucketsOf(word, buckets))
  const glove = gloveRows(words, gloveOf)

  const turn = new Adam(randomRows(GLOVE * D, 1 / Math.sqrt(D), random), GLOVE * D, RATES.turn)
  const own = new Adam(randomRows(V * D, 0.02, random), D, RATES.word)
  for (let at = 0; at < V; at++) {
    if (glove.has[at] === 0) for (let of = 0; of < D; of++) own.values[at * D + of] = 0.08 * normal(random)
  }
  const letters = new Adam(randomRows(buckets * D, 0.02, random), D, RATES.bucket)
  const weight = new Adam(
    Float32Array.from(words, (word) => Math.log(COMMON / (COMMON + (counts.get(word) as number) / total))),
    1,
    RATES.weight,
  )

  const placeOf = (at: number, out: Float32Array, from: number): void => {
    for (let of = 0; of < D; of++) out[from + of] = own.values[at * D + of] as number
    if (glove.has[at]) {
      for (let g = 0; g < GLOVE; g++) {
        const part = glove.rows[at * GLOVE + g] as number
        for (let of = 0; of < D; of++)
          out[from + of] = (out[from + of] as number) + part * (turn.values[g * D + of] as number)
      }
    }
    const mine = runs[at] as number[]
    for (const bucket of mine)
      for (let of = 0; of < D; of++)
        out[from + of] = (out[from + of] as number) + (letters.values[bucket * D + of] as number) / mine.length
  }

  const texts = wordings.map((all) => all.map((text) => text.map((word) => places.get(word) as number)))
  const pairable = texts.flatMap((all, at) => (all.length > 1 ? [at] : []))
  const size = Math.min(BATCH, pairable.length)
  for (let epoch = 0; epoch < epochs; epoch++) {
    const factor = 0.5 * (1 + Math.cos((Math.PI * epoch) / epochs))
    let [loss, batches] = [0, 0]
    for (let pass = 0; pass < PAIRS_OF_ANSWER; pass++) {
      shuffle(pairable, random)
      for (let first = 0; first + size <= pairable.length; first += size) {
        const pairs = pairable.slice(first, first + size).map((answer) => twoOf(texts[answer] as number[][], random))
        loss += learnBatch([...pairs.map(([one]) => one), ...pairs.map(([, two]) => two)], size, factor)
        batches += 1
      }
    }
    report(`epoch ${epoch + 1} of ${epochs}: loss ${(loss / batches).toFixed(3)}`)
  }

  /** The first half of the texts asks the same as the second, one by one. Returns the loss. */
  function learnBatch(batch: readonly (readonly number[])[], half: number, factor: number): number {
    const kept = batch.map((text) => {
      const some = text.filter(() => random() > LEFT_OUT)
      return some.length > 0 ? some : text
    })
    const used = [...new Set(kept.flat())]
    const rowOf = new Map(used.map((word, row) => [word, row]))
    const vectors = new Float32Array(used.length * D)
    for (const [row, word] of used.entries()) placeOf(word, vectors, row * D)
    const gates = used.map((word) => Math.exp(weight.values[word] as number))
    const units = new Float32Array(batch.length * D)
    const lengths = new Float32Array(batch.length)
    for (const [t, text] of kept.entries()) {
      for (const word of text) {
        const row = rowOf.get(word) as number
        const gate = gates[row] as number
        for (let of = 0; of < D; of++)
          units[t * D + of] = (units[t * D + of] as number) + gate * (vectors[row * D + of] as number)
      }
      let square = 0
      for (let of = 0; of < D; of++) square += (units[t * D + of] as number) ** 2
      const length = Math.max(Math.sqrt(square), 1e-4)
      lengths[t] = length
      for (let of = 0; of < D; of++) units[t * D + of] = (units[t * D + of] as number) / length
    }
    const near = new Float32Array(half * half)
    for (let i = 0; i < half; i++)
      for (let j = 0; j < half; j++) {
        let sum = 0
        for (let of = 0; of < D; of++) sum += (units[i * D + of] as number) * (units[(half + j) * D + of] as number)
        near[i * half + j] = sum / TEMPERATURE
      }
    const slopes = new Float32Array(half * half)
    const loss = addSoftmaxSlopes(near, slopes, half)
    const back = new Float32Array(batch.length * D)
    const scale = 1 / (2 * half * TEMPERATURE)
    for (let i = 0; i < half; i++)
      for (let j = 0; j < half; j++) {
        const slope = (slopes[i * half + j] as number) * scale
        if (Math.abs(slope) < 1e-9) continue
        for (let of = 0; of < D; of++) {
          const [a, b] = [i * D + of, (half + j) * D + of]
          back[a] = (back[a] as number) + slope * (units[b] as number)
          back[b] = (back[b] as number) + slope * (units[a] as number)
        }
      }
    const slopeOf = new Float32Array(used.length * D)
    const gateSlope = new Float32Array(used.length)
    for (const [t, text] of kept.entries()) {
      let along = 0
      for (let of = 0; of < D; of++) along += (back[t * D + of] as number) * (units[t * D + of] as number)
      for (let of = 0; of < D; of++)
        back[t * D + of] =
          ((back[t * D + of] as number) - along * (units[t * D + of] as number)) / (lengths[t] as number)
      for (const word of text) {
        const row = rowOf.get(word) as number
        const gate = gates[row] as number
        let sum = 0
        for (let of = 0; of < D; of++) {
          const slope = back[t * D + of] as number
          slopeOf[row * D + of] = (slopeOf[row * D + of] as number) + gate * slope
          sum += slope * (vectors[row * D + of] as number)
        }
        gateSlope[row] = (gateSlope[row] as number) + gate * sum
      }
    }
    applySlopes(used, slopeOf, gateSlope, factor)
    return loss
  }

  function applySlopes(used: readonly number[], slopeOf: Float32Array, gateSlope: Float32Array, factor: number): void {
    const turnSlope = new Float32Array(GLOVE * D)
    const bucketSlope = new Map<number, Float32Array>()
    for (const [row, word] of used.entries()) {
      if (glove.has[word])
        for (let g = 0; g < GLOVE; g++) {
          const part = glove.rows[word * GLOVE + g] as number
          for (let of = 0; of < D; of++)
            turnSlope[g * D + of] = (turnSlope[g * D + of] as number) + part * (slopeOf[row * D + of] as number)
        }
      const mine = runs[word] as number[]
      for (const bucket of mine) {
        const sum = bucketSlope.get(bucket) ?? new Float32Array(D)
        for (let of = 0; of < D; of++) sum[of] = (sum[of] as number) + (slopeOf[row * D + of] as number) / mine.length
        bucketSlope.set(bucket, sum)
      }
      own.step(word, slopeOf, row * D, factor)
      weight.step(word, gateSlope, row, factor)
    }
    for (const [bucket, slope] of bucketSlope) letters.step(bucket, slope, 0, factor)
    turn.step(0, turnSlope, 0, factor)
  }

  const also = options.alsoWords.filter((word) => !places.has(word) && gloveOf(word))
  const alsoRows = gloveRows(also, gloveOf, glove.mean)
  const vectors = new Float32Array((V + also.length + buckets) * D)
  for (let at = 0; at < V; at++) placeOf(at, vectors, at * D)
  for (const [at, word] of also.entries()) {
    const from = (V + at) * D
    for (let g = 0; g < GLOVE; g++) {
      const part = alsoRows.rows[at * GLOVE + g] as number
      for (let of = 0; of < D; of++)
        vectors[from + of] = (vectors[from + of] as number) + part * (turn.values[g * D + of] as number)
    }
    const mine = bucketsOf(word, buckets)
    for (const bucket of mine)
      for (let of = 0; of < D; of++)
        vectors[from + of] = (vectors[from + of] as number) + (letters.values[bucket * D + of] as number) / mine.length
  }
  vectors.set(letters.values, (V + also.length) * D)
  const weights = new Float32Array(V + also.length).fill(1)
  for (let at = 0; at < V; at++) weights[at] = Math.exp(weight.values[at] as number)
  return { words: [...words, ...also], vectors, weights }
}

/** Softmax over rows and over columns against the pairs on the diagonal: adds the slopes, returns the mean loss of rows. */
function addSoftmaxSlopes(near: Float32Array, slopes: Float32Array, size: number): number {
  let loss = 0
  const share = new Float32Array(size)
  for (const isRow of [true, false]) {
    for (let i = 0; i < size; i++) {
      const at = (j: number) => (isRow ? i * size + j : j * size + i)
      let most = -Infinity
      for (let j = 0; j < size; j++) most = Math.max(most, near[at(j)] as number)
      let sum = 0
      for (let j = 0; j < size; j++) {
        const part = Math.exp((near[at(j)] as number) - most)
        share[j] = part
        sum += part
      }
      for (let j = 0; j < size; j++)
        slopes[at(j)] = (slopes[at(j)] as number) + (share[j] as number) / sum - (i === j ? 1 : 0)
      if (isRow) loss -= Math.log(Math.max((share[i] as number) / sum, 1e-9)) / size
    }
  }
  return loss
}

/** GloVe vectors, less their mean and at length 1. */
function gloveRows(words: readonly string[], gloveOf: Options['gloveOf'], known?: Float32Array) {
  const rows = new Float32Array(words.length * GLOVE)
  const has = new Uint8Array(words.length)
  const mean = known ?? new Float32Array(GLOVE)
  let count = 0
  for (const [at, word] of words.entries()) {
    const vector = gloveOf(word)
    if (!vector) continue
    has[at] = 1
    count += 1
    for (let g = 0; g < GLOVE; g++) rows[at * GLOVE + g] = vector[g] as number
    if (!known) for (let g = 0; g < GLOVE; g++) mean[g] = (mean[g] as number) + (vector[g] as number)
  }
  if (!known) for (let g = 0; g < GLOVE; g++) mean[g] = (mean[g] as number) / Math.max(1, count)
  for (let at = 0; at < words.length; at++) {
    if (has[at] === 0) continue
    let square = 0
    for (let g = 0; g < GLOVE; g++) {
      const less = (rows[at * GLOVE + g] as number) - (mean[g] as number)
      rows[at * GLOVE + g] = less
      square += less * less
    }
    const length = Math.sqrt(square) || 1
    for (let g = 0; g < GLOVE; g++) rows[at * GLOVE + g] = (rows[at * GLOVE + g] as number) / length
  }
  return { rows, has, mean }
}

/** Mulberry32: the same seed gives the same table. */
export function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const normal = (random: () => number): number =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())

const randomRows = (length: number, spread: number, random: () => number): Float32Array =>
  Float32Array.from({ length }, () => spread * normal(random))

export function shuffle<Item>(items: Item[], random: () => number): void {
  for (let at = items.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1))
    ;[items[at], items[other]] = [items[other] as Item, items[at] as Item]
  }
}

function twoOf<Item>(items: readonly Item[], random: () => number): [Item, Item] {
  const one = Math.floor(random() * items.length)
  const other = (one + 1 + Math.floor(random() * (items.length - 1))) % items.length
  return [items[one] as Item, items[other] as Item]
}
