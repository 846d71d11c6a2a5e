/** One byte a pixel, row by row; 0 is black. */
export interface Grey {
  data: Uint8Array
  width: number
  height: number
}

export function greyOf({ data, width, height }: { data: Uint8ClampedArray; width: number; height: number }): Grey {
  const grey = new Uint8Array(width * height)
  for (let pixel = 0, from = 0; pixel < grey.length; pixel += 1, from += 4) {
    grey[pixel] = ((data[from] ?? 0) * 77 + (data[from + 1] ?? 0) * 150 + (data[from + 2] ?? 0) * 29) >> 8
  }
  return { data: grey, width, height }
}

export function medianOf({ data }: Grey): number {
  const counts = new Uint32Array(256)
  // Every fifth is as good as all, and 5 does not divide usual widths.
  for (let pixel = 0; pixel < data.length; pixel += 5) countAt(counts, data[pixel] ?? 0)
  const half = Math.ceil(data.length / 10)
  for (let level = 0, seen = 0; level < 256; level += 1) {
    seen += counts[level] ?? 0
    if (seen >= half) return level
  }
  return 255
}

export function invert({ data, width, height }: Grey): Grey {
  return { data: data.map((level) => 255 - level), width, height }
}

/**
 * Ink (1) is what is clearly darker than its surroundings, so that a shadow across a photo is not ink.
 * The surroundings are a square of about an eighth of the width, summed from an integral image.
 */
export function inkOf({ data, width, height }: Grey): Uint8Array {
  const reach = Math.max(8, Math.round(width / 16))
  const sums = integralOf(data, width, height)
  const ink = new Uint8Array(width * height)
  const stride = width + 1
  for (let y = 0; y < height; y += 1) {
    const top = Math.max(0, y - reach)
    const bottom = Math.min(height, y + reach + 1)
    for (let x = 0; x < width; x += 1) {
      const left = Math.max(0, x - reach)
      const right = Math.min(width, x + reach + 1)
      const sum =
        (sums[bottom * stride + right] ?? 0) -
        (sums[top * stride + right] ?? 0) -
        (sums[bottom * stride + left] ?? 0) +
        (sums[top * stride + left] ?? 0)
      const mean = sum / ((bottom - top) * (right - left))
      const level = data[y * width + x] ?? 255
      // The second condition keeps the grain of plain paper from being ink.
      if (level < mean * 0.82 && mean - level > 18) ink[y * width + x] = 1
    }
  }
  return ink
}

function integralOf(data: Uint8Array, width: number, height: number): Float64Array {
  const stride = width + 1
  const sums = new Float64Array(stride * (height + 1))
  for (let y = 0; y < height; y += 1) {
    let row = 0
    for (let x = 0; x < width; x += 1) {
      row += data[y * width + x] ?? 0
      sums[(y + 1) * stride + x + 1] = (sums[y * stride + x + 1] ?? 0) + row
    }
  }
  return sums
}

/** One more of `place`. */
export function countAt(counts: Uint32Array, place: number) {
  counts[place] = (counts[place] ?? 0) + 1
}
