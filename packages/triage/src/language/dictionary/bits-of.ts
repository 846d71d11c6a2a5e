/** Places of a word in the filter. More would make it fuller, and so surer of words that it does not hold. */
export const PLACES = 7

/** The bits that stand for a word, of as many as there are. Two hashes make them all (Kirsch and Mitzenmacher, 2006). */
export function bitsOf(word: string, count: number): number[] {
  const first = hash(word, 0x811c9dc5)
  const second = hash(word, 0x9e3779b9) | 1
  return Array.from({ length: PLACES }, (_, place) => ((first + Math.imul(place, second)) >>> 0) % count)
}

/** FNV-1a with a last stir, for its low bits alone are weak. */
function hash(word: string, seed: number): number {
  let value = seed
  for (let at = 0; at < word.length; at++) value = Math.imul(value ^ word.charCodeAt(at), 0x01000193)
  value = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d)
  return (value ^ (value >>> 13)) >>> 0
}
