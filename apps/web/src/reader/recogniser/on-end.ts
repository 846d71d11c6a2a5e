import type { ReadWord } from '../reading.ts'

/** Words of so many letters are wider than they are high. */
const LONG = 4
const FEWEST = 8

/**
 * The quarters of a turn that bring words upright which the recogniser has read on their side: it places them as they
 * stood in the picture, so that the rows of a table are lost. 0 where words lie as they should.
 */
export function turnOfWords(words: readonly ReadWord[]): 0 | 90 | 270 {
  const long = words.filter(({ text }) => [...text].length >= LONG)
  const onEnd = long.filter(({ x0, y0, x1, y1 }) => y1 - y0 > x1 - x0)
  if (long.length < FEWEST || onEnd.length < long.length / 2) return 0
  // Read downwards, the next word of a line stands below: such a page was turned clockwise.
  let down = 0
  for (const [at, word] of words.entries()) {
    const next = words[at + 1]
    if (!next || Math.min(word.x1, next.x1) <= Math.max(word.x0, next.x0)) continue
    down += Math.sign(next.y0 - word.y0)
  }
  return down > 0 ? 270 : 90
}
