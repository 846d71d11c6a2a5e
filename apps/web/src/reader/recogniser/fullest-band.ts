import { countAt } from './grey.ts'

export interface Band {
  /** Shares of the page's height, from its top. */
  from: number
  to: number
}

/** In letters: a few lines. */
const HEIGHT = 10
const USUAL_LETTERS_PX = 12
const MOST = 0.3

/** Where most is written, of the page turned clockwise by `turn`: enough of it to tell which way up it is. */
export function fullestBand(
  {
    ink,
    width,
    height,
    letterHeight = USUAL_LETTERS_PX,
  }: { ink: Uint8Array; width: number; height: number; letterHeight: number | undefined },
  turn: number,
): Band {
  const onSide = turn % 180 !== 0
  const counts = new Uint32Array(onSide ? width : height)
  for (let pixel = 0; pixel < ink.length; pixel += 1) {
    if (ink[pixel]) countAt(counts, onSide ? pixel % width : Math.floor(pixel / width))
  }
  // Turned clockwise, what was left is on top; upside down, what was below.
  const lines = turn === 180 || turn === 270 ? counts.toReversed() : counts
  const tall = Math.max(1, Math.round(Math.min(letterHeight * HEIGHT, lines.length * MOST)))
  let sum = lines.subarray(0, tall).reduce((total, count) => total + count, 0)
  let [best, from] = [sum, 0]
  for (let top = 1; top + tall <= lines.length; top += 1) {
    sum += (lines[top + tall - 1] ?? 0) - (lines[top - 1] ?? 0)
    if (sum > best) {
      best = sum
      from = top
    }
  }
  return { from: from / lines.length, to: (from + tall) / lines.length }
}
