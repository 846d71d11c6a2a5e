/** Frames are compared as squares of this side. */
export const LOOK_SIDE = 64

const CLEARLY = 24
/** A hand's tremble moves the whole picture by so much. */
const TREMBLE = 2
/** Pages of one form share most of what they show: a line more is another page. */
const SHARE = 0.012

/** Whether two small RGBA pictures show something else, wherever a trembling hand holds it. */
export function differs(one: Uint8ClampedArray, other: Uint8ClampedArray): boolean {
  for (let down = -TREMBLE; down <= TREMBLE; down += 1) {
    for (let right = -TREMBLE; right <= TREMBLE; right += 1) {
      if (changedShare(one, other, right, down) <= SHARE) return false
    }
  }
  return true
}

/** Of what both show when one is moved over the other. */
function changedShare(one: Uint8ClampedArray, other: Uint8ClampedArray, right: number, down: number): number {
  let [seen, changed] = [0, 0]
  for (let y = TREMBLE; y < LOOK_SIDE - TREMBLE; y += 1) {
    for (let x = TREMBLE; x < LOOK_SIDE - TREMBLE; x += 1) {
      const here = one[(y * LOOK_SIDE + x) * 4 + 1] ?? 0
      const there = other[((y + down) * LOOK_SIDE + x + right) * 4 + 1] ?? 0
      seen += 1
      if (Math.abs(here - there) > CLEARLY) changed += 1
    }
  }
  return changed / seen
}
