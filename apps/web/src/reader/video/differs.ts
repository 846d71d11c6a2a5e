/** Frames are compared as squares of this side. */
export const LOOK_SIDE = 48

const CLEARLY = 24
/** A hand's tremble moves edges; another page changes more. */
const SHARE = 0.06

/** Whether two small RGBA pictures show something else. */
export function differs(one: Uint8ClampedArray, other: Uint8ClampedArray): boolean {
  let changed = 0
  for (let pixel = 0; pixel < one.length; pixel += 4) {
    const by = Math.abs((one[pixel + 1] ?? 0) - (other[pixel + 1] ?? 0))
    if (by > CLEARLY) changed += 1
  }
  return changed > (one.length / 4) * SHARE
}
