import { dot, toUnit, type WordTable } from './word-table.ts'
import { wordsOfQuestion } from './words-of-question.ts'

/** An answer that can be found: the ways to ask for it, and what it says. */
export interface Askable {
  id: string
  asked: readonly string[]
  says: readonly string[]
}

/**
 * How near a question and an answer are, each about 0 to 1. direction: the words point the same way as those that ask for
 * the answer. shared: rare words are shared (Okapi BM25, as a part of the most). alike: each word has one that means the
 * same. same: it stands in a way to ask for it. told: or in what the answer says. rarest, rarestTold: the same for the
 * rarest word alone. Words count by their rarity.
 */
export const SIGNS = ['direction', 'shared', 'alike', 'same', 'told', 'rarest', 'rarestTold'] as const

export interface Candidate {
  id: string
  /** In the order of `SIGNS`. */
  signs: readonly number[]
}

/** All that an index holds, made once: plain numbers, which a build can write down. */
export interface CompiledIndex {
  entries: readonly Entry[]
  /** Words that the table does not have: their numbers come after its rows, in this order. */
  others: readonly string[]
}

interface Entry {
  id: string
  direction: Float32Array
  /** Words of the ways to ask for it by number, in order, and in how many of them each stands. */
  words: Uint32Array
  counts: Uint8Array
  length: number
  says: Uint32Array
}

/** Okapi BM25's usual constants. */
const [SATURATION, BY_LENGTH] = [1.2, 0.75]
const [NEAREST_BY_DIRECTION, NEAREST_BY_WORDS] = [20, 10]
/** A word that says little of a question says little of what it shares. */
const [WORTH_OF_WEIGHT, LEAST_WORTH] = [3, 0.05]
const MOST_COUNTED = 255

/** Reads the wordings of all answers: seconds of work for thousands of them. */
export function compileIndex(answers: Iterable<Askable>, table: WordTable): CompiledIndex {
  const others = new Map<string, number>()
  const numbered = (word: string): number => {
    const number = table.rowOf(word) ?? others.get(word) ?? table.size + others.size
    if (number >= table.size) others.set(word, number)
    return number
  }
  const entries = [...answers].map(({ id, asked, says }): Entry => {
    const counts = new Map<number, number>()
    const direction = new Float32Array(table.dimensions)
    for (const question of asked) {
      const words = wordsOfQuestion(question)
      for (const number of new Set(words.map(numbered)))
        counts.set(number, Math.min(MOST_COUNTED, (counts.get(number) ?? 0) + 1))
      for (const [at, part] of table.directionOf(words).entries()) direction[at] = (direction[at] as number) + part
    }
    const words = Uint32Array.from(counts.keys()).sort()
    return {
      id,
      direction: toUnit(direction),
      words,
      counts: Uint8Array.from(words, (word) => counts.get(word) ?? 0),
      length: [...counts.values()].reduce((sum, count) => sum + count, 0),
      says: Uint32Array.from(new Set(says.flatMap(wordsOfQuestion).map(numbered))).sort(),
    }
  })
  return { entries, others: [...others.keys()] }
}

/** All answers, found by the direction of a question's words and by the words themselves. */
export class QuestionIndex {
  readonly #table: WordTable
  readonly #entries: readonly Entry[]
  readonly #others: ReadonlyMap<string, number>
  readonly #postings = new Map<number, number[]>()
  readonly #meanLength: number

  constructor({ entries, others }: CompiledIndex, table: WordTable) {
    this.#table = table
    this.#entries = entries
    this.#others = new Map(others.map((word, at) => [word, table.size + at]))
    for (const [at, { words }] of entries.entries())
      for (const word of words) {
        const known = this.#postings.get(word)
        if (known) known.push(at)
        else this.#postings.set(word, [at])
      }
    this.#meanLength = entries.reduce((sum, { length }) => sum + length, 0) / Math.max(1, entries.length)
  }

  /** The answers that may be meant, in no order. */
  candidates(question: string): Candidate[] {
    const all = wordsOfQuestion(question)
    const words = [...new Set(all)]
    if (words.length === 0) return []
    const direction = this.#table.directionOf(all)
    const near = this.#entries.map((entry) => dot(direction, entry.direction))
    const shared = this.#sharedBy(words)
    const places = new Set([...greatest(near, NEAREST_BY_DIRECTION), ...greatest(shared, NEAREST_BY_WORDS)])
    const most = words.reduce((sum, word) => sum + this.#rarity(this.#numberOf(word)), 0) * (SATURATION + 1)
    const asked = words.map((word) => {
      const number = this.#numberOf(word)
      const worth = this.#rarity(number) * Math.min(1, this.#table.weightOf(word) * WORTH_OF_WEIGHT + LEAST_WORTH)
      return { number, unit: this.#table.unitOf(word), worth }
    })
    return [...places].map((at) => {
      const entry = this.#entries[at] as Entry
      return {
        id: entry.id,
        signs: [near[at] as number, (shared[at] as number) / most, ...this.#coverage(asked, entry)],
      }
    })
  }

  #sharedBy(words: readonly string[]): Float32Array {
    const sums = new Float32Array(this.#entries.length)
    for (const word of words) {
      const number = this.#numberOf(word)
      const rarity = this.#rarity(number)
      for (const at of this.#postings.get(number) ?? []) {
        const { words: own, counts, length } = this.#entries[at] as Entry
        const count = counts[placeIn(own, number)] ?? 0
        const damping = SATURATION * (1 - BY_LENGTH + (BY_LENGTH * length) / this.#meanLength)
        sums[at] = (sums[at] as number) + (rarity * count * (SATURATION + 1)) / (count + damping)
      }
    }
    return sums
  }

  #coverage(asked: readonly { number: number; unit: Float32Array; worth: number }[], entry: Entry): number[] {
    const met = asked.map(({ number, unit, worth }) => {
      const isSame = placeIn(entry.words, number) >= 0
      let alike = isSame ? 1 : 0
      if (!isSame)
        for (const row of entry.words)
          if (row < this.#table.size) alike = Math.max(alike, this.#table.likeness(unit, row))
      return { worth, alike, same: isSame ? 1 : 0, told: isSame || placeIn(entry.says, number) >= 0 ? 1 : 0 }
    })
    const total = met.reduce((sum, { worth }) => sum + worth, 0) || 1
    const share = (of: 'alike' | 'same' | 'told') => met.reduce((sum, each) => sum + each.worth * each[of], 0) / total
    const rarest = met.reduce((most, each) => (each.worth > most.worth ? each : most))
    return [share('alike'), share('same'), share('told'), rarest.alike, rarest.told]
  }

  /** -1 where nothing has the word. */
  #numberOf(word: string): number {
    return this.#table.rowOf(word) ?? this.#others.get(word) ?? -1
  }

  #rarity(number: number): number {
    const known = this.#postings.get(number)?.length ?? 0
    return Math.log(1 + (this.#entries.length - known + 0.5) / (known + 0.5))
  }
}

/** The place of a number in a list in order, or -1. */
function placeIn(list: Uint32Array, number: number): number {
  let [first, last] = [0, list.length - 1]
  while (first <= last) {
    const middle = (first + last) >>> 1
    const found = list[middle] as number
    if (found === number) return middle
    if (found < number) first = middle + 1
    else last = middle - 1
  }
  return -1
}

/** The places of the greatest numbers above 0. */
const greatest = (numbers: ArrayLike<number>, most: number): number[] =>
  Array.from(numbers, (number, at) => ({ number, at }))
    .filter(({ number }) => number > 0)
    .sort((one, other) => other.number - one.number)
    .slice(0, most)
    .map(({ at }) => at)
