import type { VitalValue } from '../item.ts'

const FIRST_CAPACITY = 1 << 12
/** Entries: 64 MB of them. What comes after is checked by the database alone. */
const MOST = 1 << 22

/** Remembers texts, and readings, by 53 bits of a hash, in a tenth of the room that a Set takes. */
export class Seen {
  #slots = new Float64Array(FIRST_CAPACITY)
  #size = 0

  /** False the first time. */
  has(text: string): boolean {
    return this.#has(hashOf(text))
  }

  /** The same without a text, which would take longer to make than all else. */
  hasVital(measure: number, { at, value, diastolic, comparator }: Omit<VitalValue, 'unit'>): boolean {
    // To the fourth decimal. No part is ever as large as 2 ** 53.
    const sign = comparator ? (comparator === '<' ? 1 : 2) : 0
    return this.#has(
      hashOfNumbers(at, Math.round(value * 1e4), Math.round((diastolic ?? -1) * 1e4), measure * 3 + sign),
    )
  }

  #has(hash: number): boolean {
    const at = this.#placeOf(hash)
    if (this.#slots[at] === hash) return true
    if (this.#size >= MOST) return false
    this.#slots[at] = hash
    this.#size += 1
    // Fuller, it would be slow; emptier, twice as large for the millions of one gigabyte.
    if (this.#size * 4 > this.#slots.length * 3) this.#grow()
    return false
  }

  #placeOf(hash: number): number {
    const mask = this.#slots.length - 1
    let at = (hash % this.#slots.length) & mask
    while (this.#slots[at] !== 0 && this.#slots[at] !== hash) at = (at + 1) & mask
    return at
  }

  #grow(): void {
    const before = this.#slots
    this.#slots = new Float64Array(before.length * 2)
    for (const hash of before) if (hash !== 0) this.#slots[this.#placeOf(hash)] = hash
  }
}

/** cyrb53, never 0. */
function hashOf(text: string): number {
  let [a, b] = [SEED_A, SEED_B]
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    a = Math.imul(a ^ code, FACTOR_A)
    b = Math.imul(b ^ code, FACTOR_B)
  }
  return ended(a, b)
}

function hashOfNumbers(...numbers: [number, number, number, number]): number {
  let [a, b] = [SEED_A, SEED_B]
  for (const number of numbers) {
    const low = number | 0
    const high = Math.floor(number / 2 ** 32)
    a = Math.imul(a ^ low, FACTOR_A)
    b = Math.imul(b ^ low, FACTOR_B)
    // The upper bits reach the lower ones.
    a = Math.imul(a ^ (a >>> 15) ^ high, FACTOR_A)
    b = Math.imul(b ^ (b >>> 13) ^ high, FACTOR_B)
  }
  return ended(a, b)
}

const [SEED_A, SEED_B] = [0xdeadbeef, 0x41c6ce57]
const [FACTOR_A, FACTOR_B] = [2654435761, 1597334677]

function ended(one: number, other: number): number {
  const a = Math.imul(one ^ (one >>> 16), 2246822507) ^ Math.imul(other ^ (other >>> 13), 3266489909)
  const b = Math.imul(other ^ (other >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909)
  return 4294967296 * (2097151 & b) + (a >>> 0) || 1
}
