import { hash } from 'node:crypto'

const KEY_LENGTH = 22

/** The same thing of the same source has the same key in every file; as long as the keys of readings are. */
export const keyOf = (...parts: string[]): string =>
  hash('sha256', parts.join('\u0000'), 'base64url').slice(0, KEY_LENGTH)

/** In the order in which databases sort them. */
const DIGITS = '-0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz'
const TIME_DIGITS = 6
const TIMES = DIGITS.length ** TIME_DIGITS

/**
 * The key of what its source names by its time, in milliseconds: it begins with the second. Keys of a day stand together in the index then;
 * at random, each of millions would be a page of its own to read and to write.
 */
export function timedKeyOf(at: number, ...parts: string[]): string {
  let rest = (((Math.floor(at / 1_000) + TIMES / 2) % TIMES) + TIMES) % TIMES
  let time = ''
  for (let digit = 0; digit < TIME_DIGITS; digit++) {
    time = DIGITS.charAt(rest % DIGITS.length) + time
    rest = Math.floor(rest / DIGITS.length)
  }
  return (time + keyOf(...parts)).slice(0, KEY_LENGTH)
}

/** As a UUID of a name (version 8: by a rule of one's own). */
export function uuidOf(...parts: string[]): string {
  const hex = hash('sha256', parts.join('\u0000'), 'hex')
  const variant = '89ab'[Number.parseInt(hex[16] ?? '0', 16) % 4]
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `${variant}${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-')
}
