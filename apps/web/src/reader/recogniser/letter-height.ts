import { componentsOf } from './components.ts'

/** Components of fewer rows than this are dots, dust and grain. */
const LOWEST = 4

/**
 * The usual height of what is written, in pixels: the median height of connected ink, dots and pictures left out.
 * Of a page on its side it is what lies across. Undefined where there is too little to tell.
 */
export function findLetterHeight(ink: Uint8Array, width: number, height: number, sideways = false): number | undefined {
  const [tall, broad] = sideways ? [width, height] : [height, width]
  const heights = componentsOf(ink, width, height)
    .map(({ top, bottom, left, right }) => {
      const [down, over] = [bottom - top + 1, right - left + 1]
      return sideways ? { high: over, wide: down } : { high: down, wide: over }
    })
    .filter(({ high, wide }) => high >= LOWEST && high < tall / 8 && wide < broad / 2 && wide < high * 12)
    .map(({ high }) => high)
    .sort((a, b) => a - b)
  return heights.length < 20 ? undefined : heights[Math.floor(heights.length / 2)]
}
