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
  /**
   * How much more evenly its letters end below than above; on its side, to the right than to the left. Most scripts
   * stand on their lines: what is clearly below 1 is upside down.
   */
  standing: number
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
  const level = linesAcross(ink, width, height, width)
  const upright = linesAcross(ink, width, height, 1)
  if (upright.clarity > level.clarity * SIDEWAYS_BY) return { ...upright, degrees: -upright.degrees, sideways: true }
  return { ...level, sideways: false }
}

/** `below`: how much further on the pixel below is, or to the right. */
function linesAcross(ink: Uint8Array, width: number, height: number, below: number): Lines & { standing: number } {
  const feet = linesAlong(pointsOf(ink, width, height, below))
  if (feet.clarity === 0) return { ...feet, standing: 1 }
  const heads = clarityAt(pointsOf(ink, width, height, -below), feet.degrees)
  return { degrees: feet.degrees, clarity: Math.max(feet.clarity, heads), standing: feet.clarity / heads }
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

/** Where ink ends towards the pixel that is so much further on, thinned to what is enough. */
function pointsOf(ink: Uint8Array, width: number, height: number, towards: number): Points {
  const found: number[] = []
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const pixel = y * width + x
      if (ink[pixel] && !ink[pixel + towards]) found.push(pixel)
    }
  }
  const step = Math.max(1, found.length / MOST_POINTS)
  const count = Math.floor(found.length / step)
  const along = new Float32Array(count)
  const across = new Float32Array(count)
  const isLevel = Math.abs(towards) === width
  for (let n = 0; n < count; n += 1) {
    const pixel = found[Math.floor(n * step)] ?? 0
    const [x, y] = [pixel % width, Math.floor(pixel / width)]
    along[n] = isLevel ? x : y
    across[n] = isLevel ? y : x
  }
  return { along, across }
}
