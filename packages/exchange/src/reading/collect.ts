import type { Bytes } from '../types.ts'
import { joinBytes } from './join-bytes.ts'

/** Formats that only mean something whole are read up to this size. */
export const WHOLE_FILE_LIMIT_BYTES = 64_000_000

/** The file as text in UTF-8 or UTF-16; undefined when it is larger than can be held. */
export async function collectText(bytes: Bytes, limit = WHOLE_FILE_LIMIT_BYTES): Promise<string | undefined> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of bytes) {
    length += chunk.length
    if (length > limit) return undefined
    chunks.push(chunk)
  }
  const whole = joinBytes(chunks)
  return new TextDecoder(encodingOf(whole)).decode(whole)
}

/** By the byte order mark, else by where the zeros of plain letters stand. */
export function encodingOf(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | 'utf-8' {
  const [a, b, c, d] = bytes
  if ((a === 0xff && b === 0xfe) || (a !== 0 && b === 0 && d === 0 && c !== undefined)) return 'utf-16le'
  if ((a === 0xfe && b === 0xff) || (a === 0 && b !== 0 && c === 0)) return 'utf-16be'
  return 'utf-8'
}
