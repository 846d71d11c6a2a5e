import { componentsOf } from './components.ts'

/** Components of fewer rows than this are dots, dust and grain. */
const LOWEST = 4

/**
 * The usual height of what is written, in pixels: the median height of connected ink, dots and pictures left out.
 * Undefined where there is too little to tell.
 */
export function findLetterHeight(ink: Uint8Array, width: number, height: number): number | undefined {
  const heights = componentsOf(ink, width, height)
    .map(({ top, bottom, left, right }) => ({ high: bottom - top + 1, wide: right - left + 1 }))
    .filter(({ high, wide }) => high >= LOWEST && high < height / 8 && wide < width / 2 && wide < high * 12)
    .map(({ high }) => high)
    .sort((a, b) => a - b)
  return heights.length < 20 ? undefined : heights[Math.floor(heights.length / 2)]
}
