import { countAt } from './grey.ts'

interface Lines {
  /** Degrees that the picture has to be turned by, clockwise, for its lines to be level. */
  degrees: number
  /** How clearly its lines stand apart. */
  clarity: number
}

export interface Slant extends Lines {
  /** Its lines run from top to bottom: it lies on its side. */
  sideways: boolean
}

const REACH_DEGREES = 15
const COARSE_DEGREES = 0.5
const FINE_DEGREES = 0.05
const MOST_POINTS = 24_000
/** A page on its side has to look so by this much: a table's rules run both ways. */
const SIDEWAYS_BY = 1.3

/**
 * How a page slants, by the feet of its letters: turned by the right angle they gather on few rows, and the counts of
 * neighbouring rows differ most. Asked along both sides, it tells a page that lies on its side.
 */
export function findSlant(ink: Uint8Array, width: number, height: number): Slant {
  const level = linesAlong(feetOf(ink, width, height))
  const upright = linesAlong(rightEdgesOf(ink, width, height))
  if (upright.clarity > level.clarity * SIDEWAYS_BY) return { ...upright, degrees: -upright.degrees, sideways: true }
  return { ...level, sideways: false }
}

interface Points {
  /** Along the lines. */
  along: Float32Array
  /** Across them. */
  across: Float32Array
}

function linesAlong(points: Points): Lines {
  if (points.along.length < 50) return { degrees: 0, clarity: 0 }
  let best = bestOf(points, -REACH_DEGREES, REACH_DEGREES, COARSE_DEGREES)
  best = bestOf(points, best.degrees - COARSE_DEGREES, best.degrees + COARSE_DEGREES, FINE_DEGREES)
  return best
}

function bestOf(points: Points, from: number, to: number, step: number): Lines {
  let best: Lines = { degrees: 0, clarity: -1 }
  for (let degrees = from; degrees <= to + step / 2; degrees += step) {
    const clarity = clarityAt(points, degrees)
    // Of equals, the one that turns least.
    if (clarity > best.clarity || (clarity === best.clarity && Math.abs(degrees) < Math.abs(best.degrees))) {
      best = { degrees, clarity }
    }
  }
  return { degrees: Math.round(best.degrees * 100) / 100, clarity: best.clarity }
}

function clarityAt({ along, across }: Points, degrees: number): number {
  const sine = Math.sin((degrees * Math.PI) / 180)
  const cosine = Math.cos((degrees * Math.PI) / 180)
  let low = Number.POSITIVE_INFINITY
  let high = Number.NEGATIVE_INFINITY
  const places = new Float32Array(along.length)
  for (let n = 0; n < along.length; n += 1) {
    const place = (along[n] ?? 0) * sine + (across[n] ?? 0) * cosine
    places[n] = place
    if (place < low) low = place
    if (place > high) high = place
  }
  const counts = new Uint32Array(Math.floor(high - low) + 2)
  for (const place of places) countAt(counts, Math.floor(place - low))
  let sum = 0
  for (let row = 1; row < counts.length; row += 1) sum += ((counts[row] ?? 0) - (counts[row - 1] ?? 0)) ** 2
  return sum / along.length
}

const feetOf = (ink: Uint8Array, width: number, height: number) => pointsOf(ink, width, height, width, (x, y) => [x, y])

const rightEdgesOf = (ink: Uint8Array, width: number, height: number) =>
  pointsOf(ink, width, height, 1, (x, y) => [y, x])

/** Where ink ends towards `next`, thinned to what is enough. */
function pointsOf(
  ink: Uint8Array,
  width: number,
  height: number,
  next: number,
  place: (x: number, y: number) => [along: number, across: number],
): Points {
  const found: number[] = []
  for (let y = 0; y < height - 1; y += 1) {
    for (let x = 0; x < width - 1; x += 1) {
      const pixel = y * width + x
      if (ink[pixel] && !ink[pixel + next]) found.push(pixel)
    }
  }
  const step = Math.max(1, found.length / MOST_POINTS)
  const count = Math.floor(found.length / step)
  const along = new Float32Array(count)
  const across = new Float32Array(count)
  for (let n = 0; n < count; n += 1) {
    const pixel = found[Math.floor(n * step)] ?? 0
    const [a, b] = place(pixel % width, Math.floor(pixel / width))
    along[n] = a
    across[n] = b
  }
  return { along, across }
}
