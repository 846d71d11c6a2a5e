import { decodeEntities } from './entities.ts'

const SLOTS = 256
/** Bytes: what is longer is hardly said again. */
const LONGEST_KEPT = 100
/** Arguments of one call. */
const MOST_ARGUMENTS = 4_096
const FNV_PRIME = 0x01000193

const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
export const utf8 = (bytes: Uint8Array, from: number, to: number) => decoder.decode(bytes.subarray(from, to))

/** Bytes in UTF-8 to the text that they mean. An export says the same words millions of times: the last of them are not made again. */
export function xmlTexts() {
  const kept = new Array<{ raw: string; text: string } | undefined>(SLOTS)

  return (bytes: Uint8Array, from: number, to: number): string => {
    if (to - from > LONGEST_KEPT) return decodeEntities(utf8(bytes, from, to))
    let [hash, signs] = [0, 0]
    for (let at = from; at < to; at++) {
      const byte = bytes[at] as number
      hash = Math.imul(hash ^ byte, FNV_PRIME)
      signs |= byte
    }
    const slot = (hash ^ (hash >>> 15)) & (SLOTS - 1)
    const found = kept[slot]
    if (found && stands(found.raw, bytes, from, to)) return found.text
    const raw = rawText(bytes, from, to)
    const text = decodeEntities(signs < 128 ? raw : utf8(bytes, from, to))
    kept[slot] = { raw, text }
    return text
  }
}

/** Whether the bytes are these signs, each of one byte. */
export function stands(raw: string, bytes: Uint8Array, from: number, to = from + raw.length): boolean {
  if (to - from !== raw.length) return false
  for (let at = 0; at < raw.length; at++) if (raw.charCodeAt(at) !== bytes[from + at]) return false
  return true
}

/** One sign a byte. */
export function rawText(bytes: Uint8Array, from: number, to: number): string {
  let raw = ''
  for (let start = from; start < to; start += MOST_ARGUMENTS) {
    codes.length = Math.min(MOST_ARGUMENTS, to - start)
    for (let at = 0; at < codes.length; at++) codes[at] = bytes[start + at] as number
    raw += String.fromCharCode.apply(null, codes)
  }
  return raw
}

/** Used again for each text: millions are made. */
const codes: number[] = []
