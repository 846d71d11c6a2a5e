import { TERM_PLACES } from './terms-of-presentation.ts'

/** For each term, how rare it is and in the presentations of which causes it stands. */
export interface CauseVectors {
  causes: readonly string[]
  /** By place: the logarithm of how many presentations there are for each that holds the term; 0 where none does. */
  rarity: Float32Array
  /** By place: where its causes begin in `holders` and `weights`. */
  starts: Uint32Array
  holders: Uint16Array
  weights: Float32Array
}

/** One term with the causes that it speaks for. */
export interface Posting {
  place: number
  rarity: number
  holders: readonly { cause: number; weight: number }[]
}

export interface PackedVectors {
  rarityScale: number
  weightScale: number
  bytes: Uint8Array
}

const MOST_BYTE = 255
const SEVEN_BITS = 0x7f
const MORE = 0x80

/** Places and causes as differences to the one before, rarities and weights as a byte each. */
export function pack(postings: readonly Posting[]): PackedVectors {
  const rarityScale = Math.max(...postings.map(({ rarity }) => rarity)) / MOST_BYTE
  const weightScale =
    postings.reduce((most, { holders }) => holders.reduce((m, { weight }) => Math.max(m, weight), most), 0) / MOST_BYTE
  const bytes: number[] = []
  const number = (value: number) => {
    let rest = value
    for (; rest > SEVEN_BITS; rest >>>= 7) bytes.push((rest & SEVEN_BITS) | MORE)
    bytes.push(rest)
  }
  let place = 0
  for (const posting of [...postings].sort((a, b) => a.place - b.place)) {
    number(posting.place - place)
    place = posting.place
    bytes.push(Math.round(posting.rarity / rarityScale))
    number(posting.holders.length)
    let cause = 0
    for (const holder of [...posting.holders].sort((a, b) => a.cause - b.cause)) {
      number(holder.cause - cause)
      cause = holder.cause
      bytes.push(Math.round(holder.weight / weightScale))
    }
  }
  return { rarityScale, weightScale, bytes: Uint8Array.from(bytes) }
}

export function unpack(causes: readonly string[], { rarityScale, weightScale, bytes }: PackedVectors): CauseVectors {
  const rarity = new Float32Array(TERM_PLACES)
  const starts = new Uint32Array(TERM_PLACES + 1)
  const holders: number[] = []
  const weights: number[] = []
  let at = 0
  const byte = () => bytes[at++] ?? 0
  const number = () => {
    let value = 0
    for (let shift = 0; ; shift += 7) {
      const next = byte()
      value |= (next & SEVEN_BITS) << shift
      if ((next & MORE) === 0) return value
    }
  }
  let place = 0
  while (at < bytes.length) {
    const next = place + number()
    starts.fill(holders.length, place + 1, next + 1)
    place = next
    rarity[place] = byte() * rarityScale
    let cause = 0
    for (let left = number(); left > 0; left--) {
      cause += number()
      holders.push(cause)
      weights.push(byte() * weightScale)
    }
  }
  starts.fill(holders.length, place + 1)
  return { causes, rarity, starts, holders: Uint16Array.from(holders), weights: Float32Array.from(weights) }
}
