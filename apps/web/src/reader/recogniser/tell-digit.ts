import type { Box } from './components.ts'
import { FEATURES, featuresOf } from './digit-features.ts'
import { STEP, WEIGHTS } from './digit-weights.ts'
import type { Grey } from './grey.ts'

export interface Told {
  /** 0 to 9. */
  digit: number
  /** How likely this digit is, among all that were learnt. */
  share: number
}

export interface Shares {
  devanagari: Told
  latin: Told
}

/** Ten Devanagari digits, ten Latin ones, and what is neither. */
export const CLASSES = 21
let weights: Float32Array | undefined

/** The likeliest Devanagari digit of a shape, and the likeliest Latin one. */
export function tellDigit(grey: Grey, box: Box, letterHeight: number): Shares {
  weights ??= unpacked()
  const shares = sharesOf(weights, featuresOf(grey, box, letterHeight))
  const best = (from: number): Told => {
    const ten = shares.subarray(from, from + 10)
    const share = Math.max(...ten)
    return { digit: ten.indexOf(share), share }
  }
  return { devanagari: best(0), latin: best(10) }
}

/** How likely a shape is of each class; together 1 (softmax). `weights` holds the features class by class. */
export function sharesOf(weights: Float32Array, features: Float32Array): Float32Array {
  const sums = new Float32Array(CLASSES)
  for (let each = 0; each < CLASSES; each += 1) {
    let sum = 0
    for (let n = 0; n < FEATURES; n += 1) sum += (weights[each * FEATURES + n] ?? 0) * (features[n] ?? 0)
    sums[each] = sum
  }
  const most = Math.max(...sums)
  const powers = sums.map((sum) => Math.exp(sum - most))
  const total = powers.reduce((sum, power) => sum + power, 0)
  return powers.map((power) => power / total)
}

const unpacked = () => Float32Array.from(atob(WEIGHTS), (letter) => ((letter.charCodeAt(0) << 24) >> 24) * STEP)
