/** As it sounds: "ph" is "f", "ce" is "se", "y" is "i", a doubled letter is one. */
export const sounded = (key: string): string =>
  key
    .replaceAll('ph', 'f')
    .replace(/c(?=[eiy])/g, 's')
    .replaceAll('ck', 'k')
    .replaceAll('y', 'i')
    .replace(/(.)\1/g, '$1')

/**
 * How many letters are wrong, missing, too many or have changed places with their neighbour. Beyond `most` it is not counted
 * on. A name is compared with some thousands, so the rows of the table are made once.
 */
export function slipsBetween(one: string, other: string, most: number): number {
  const width = other.length + 1
  if (Math.abs(one.length - other.length) > most || width > LONGEST) return most + 1
  let [before, row, next] = [rows[0] as Uint8Array, rows[1] as Uint8Array, rows[2] as Uint8Array]
  for (let across = 0; across < width; across++) row[across] = across
  for (let down = 1; down <= one.length; down++) {
    const letter = one.charCodeAt(down - 1)
    let least = down
    next[0] = down
    for (let across = 1; across < width; across++) {
      const opposite = other.charCodeAt(across - 1)
      let slips = (row[across - 1] as number) + (letter === opposite ? 0 : 1)
      slips = Math.min(slips, (row[across] as number) + 1, (next[across - 1] as number) + 1)
      const isSwapped = across > 1 && letter === other.charCodeAt(across - 2) && one.charCodeAt(down - 2) === opposite
      if (isSwapped) slips = Math.min(slips, (before[across - 2] as number) + 1)
      next[across] = slips
      if (slips < least) least = slips
    }
    if (least > most) return most + 1
    ;[before, row, next] = [row, next, before]
  }
  return row[width - 1] as number
}

const LONGEST = 128
const rows = [new Uint8Array(LONGEST), new Uint8Array(LONGEST), new Uint8Array(LONGEST)]
