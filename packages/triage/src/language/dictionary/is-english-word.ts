import { DICTIONARY_BITS } from './bits.ts'
import { bitsOf } from './bits-of.ts'

let bytes: Uint8Array | undefined

/**
 * Whether a spelling dictionary of American or British English knows a word of four letters or more, in lower case. One
 * of a hundred that it does not know passes for known: such a slip is left as it is, which is the safe side.
 */
export function isEnglishWord(word: string): boolean {
  bytes ??= decode(DICTIONARY_BITS)
  const known = bytes
  return bitsOf(word, known.length * 8).every((bit) => ((known[bit >> 3] ?? 0) & (1 << (bit & 7))) !== 0)
}

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

/** Base64 by hand: the engine runs where neither Buffer nor atob need be. */
function decode(text: string): Uint8Array {
  const values = new Uint8Array(128)
  for (const [value, digit] of Array.from(DIGITS).entries()) values[digit.charCodeAt(0)] = value
  const length = text.replace(/=+$/, '').length
  const decoded = new Uint8Array(Math.floor((length * 3) / 4))
  for (let at = 0, to = 0; at < length; at += 4) {
    const four = [0, 1, 2, 3].reduce((sum, ahead) => (sum << 6) | (values[text.charCodeAt(at + ahead)] ?? 0), 0)
    for (const shift of [16, 8, 0]) if (to < decoded.length) decoded[to++] = (four >> shift) & 255
  }
  return decoded
}
