import { type Box, highOf, wideOf } from './components.ts'
import type { Grey } from './grey.ts'

const SIDE = 16
/** Points of the picture that are averaged for each place, a side. */
const FINE = 3
/** The picture of a shape, then how high and how wide it is, and a constant. */
export const FEATURES = SIDE * SIDE + 3

/** Features that tell one digit from another: its picture at one size, light or dark as it may be, and its size in letters. */
export function featuresOf(grey: Grey, box: Box, letterHeight: number): Float32Array {
  const features = new Float32Array(FEATURES)
  const [wide, high] = [wideOf(box), highOf(box)]
  const [darkest, lightest] = spanOf(grey, box)
  const scale = Math.max(wide, high) / SIDE
  const [left, top] = [box.left + (wide - SIDE * scale) / 2, box.top + (high - SIDE * scale) / 2]
  for (let row = 0; row < SIDE; row += 1) {
    for (let column = 0; column < SIDE; column += 1) {
      let sum = 0
      for (let fine = 0; fine < FINE * FINE; fine += 1) {
        const x = left + (column + ((fine % FINE) + 0.5) / FINE) * scale - 0.5
        const y = top + (row + (Math.floor(fine / FINE) + 0.5) / FINE) * scale - 0.5
        sum += isInside(x, y, box) ? (lightest - levelAt(grey, x, y)) / (lightest - darkest) : 0
      }
      features[row * SIDE + column] = Math.min(1, Math.max(0, sum / FINE / FINE))
    }
  }
  features[SIDE * SIDE] = high / letterHeight
  features[SIDE * SIDE + 1] = wide / letterHeight
  features[SIDE * SIDE + 2] = 1
  return features
}

const isInside = (x: number, y: number, { left, right, top, bottom }: Box) =>
  x >= left - 1 && x <= right + 1 && y >= top - 1 && y <= bottom + 1

function spanOf({ data, width, height }: Grey, { left, right, top, bottom }: Box): [number, number] {
  let [darkest, lightest] = [255, 0]
  for (let y = Math.max(0, top - 1); y <= Math.min(height - 1, bottom + 1); y += 1) {
    for (let x = Math.max(0, left - 1); x <= Math.min(width - 1, right + 1); x += 1) {
      const level = data[y * width + x] ?? 255
      if (level < darkest) darkest = level
      if (level > lightest) lightest = level
    }
  }
  return [darkest, Math.max(lightest, darkest + 1)]
}

function levelAt({ data, width, height }: Grey, x: number, y: number): number {
  const [u, v] = [Math.min(width - 1, Math.max(0, x)), Math.min(height - 1, Math.max(0, y))]
  const [left, top] = [Math.floor(u), Math.floor(v)]
  const [right, below] = [Math.min(width - 1, left + 1), Math.min(height - 1, top + 1)]
  const [over, down] = [u - left, v - top]
  const at = (column: number, row: number) => data[row * width + column] ?? 255
  const upper = at(left, top) * (1 - over) + at(right, top) * over
  const lower = at(left, below) * (1 - over) + at(right, below) * over
  return upper * (1 - down) + lower * down
}
