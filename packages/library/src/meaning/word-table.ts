/** A learned table of words: words that people use for the same thing lie near each other, in whatever language. */
export interface WordTableData {
  /** The numbers of a vector. */
  dimensions: number
  words: readonly string[]
  /** Rows for runs of letters, which place a word that the table does not have. */
  buckets: number
  /** A vector for each word, then one for each bucket: signed bytes, row after row. */
  vectors: Int8Array
  /** A byte is worth so much in each row: rare words have short vectors. */
  scales: Float32Array
  /** How much each word says about a question: "the" says little. */
  weights: Float32Array
}

/** An unknown word may be a name or a slip: it counts whole. */
const WEIGHT_OF_UNKNOWN = 1

/** Looks words up; a word that is not in the table gets its place from runs of its letters. */
export class WordTable {
  readonly dimensions: number
  readonly size: number
  readonly #data: WordTableData
  readonly #rows: ReadonlyMap<string, number>
  readonly #lengths: Float32Array

  constructor(data: WordTableData) {
    this.#data = data
    this.dimensions = data.dimensions
    this.size = data.words.length
    this.#rows = new Map(data.words.map((word, row) => [word, row]))
    this.#lengths = Float32Array.from(data.words, (_, row) => {
      let square = 0
      for (let at = row * this.dimensions; at < (row + 1) * this.dimensions; at++)
        square += (data.vectors[at] as number) ** 2
      return Math.sqrt(square)
    })
  }

  rowOf(word: string): number | undefined {
    return this.#rows.get(word)
  }

  weightOf(word: string): number {
    const row = this.#rows.get(word)
    return row === undefined ? WEIGHT_OF_UNKNOWN : (this.#data.weights[row] as number)
  }

  /** The direction of one word, of length 1. */
  unitOf(word: string): Float32Array {
    const sum = new Float32Array(this.dimensions)
    this.#add(sum, word, 1)
    return toUnit(sum)
  }

  /** The direction in which the words of a text point together: of length 1, or zeros where there are none. */
  directionOf(words: readonly string[]): Float32Array {
    const sum = new Float32Array(this.dimensions)
    for (const word of words) this.#add(sum, word, this.weightOf(word))
    return toUnit(sum)
  }

  /** The cosine between a direction and the word of a row. */
  likeness(unit: Float32Array, row: number): number {
    const first = row * this.dimensions
    let sum = 0
    for (let at = 0; at < this.dimensions; at++)
      sum += (unit[at] as number) * (this.#data.vectors[first + at] as number)
    return sum / (this.#lengths[row] || 1)
  }

  #add(sum: Float32Array, word: string, factor: number): void {
    const row = this.#rows.get(word)
    const buckets = row === undefined ? bucketsOf(word, this.#data.buckets) : []
    if (row !== undefined) this.#addRow(sum, row, factor)
    for (const bucket of buckets) this.#addRow(sum, this.size + bucket, factor / buckets.length)
  }

  #addRow(sum: Float32Array, row: number, factor: number): void {
    const first = row * this.dimensions
    const worth = factor * (this.#data.scales[row] as number)
    for (let at = 0; at < sum.length; at++)
      sum[at] = (sum[at] as number) + worth * (this.#data.vectors[first + at] as number)
  }
}

const [SHORTEST_RUN, LONGEST_RUN] = [3, 5]

/** The buckets of a word's runs of letters: a slip or another form shares most of them with the word. */
export function bucketsOf(word: string, buckets: number): number[] {
  const letters = [...`<${word}>`]
  const found: number[] = []
  for (let length = SHORTEST_RUN; length <= LONGEST_RUN; length++) {
    for (let at = 0; at + length <= letters.length; at++) {
      found.push(hashOf(letters.slice(at, at + length).join('')) % buckets)
    }
  }
  return found
}

/** FNV-1a over the code units. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash >>> 0
}

export function dot(one: Float32Array, other: Float32Array): number {
  let sum = 0
  for (let at = 0; at < one.length; at++) sum += (one[at] as number) * (other[at] as number)
  return sum
}

export function toUnit(vector: Float32Array): Float32Array {
  const length = Math.sqrt(dot(vector, vector))
  return length === 0 ? vector : vector.map((each) => each / length)
}
