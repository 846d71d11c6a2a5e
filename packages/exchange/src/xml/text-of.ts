import { encodingOf } from '../reading/collect.ts'
import type { Bytes } from '../types.ts'

/** Bytes to text, in the encoding that their first ones tell: a byte order mark, else what the XML declaration says, else UTF-8. */
export async function* textOfXml(bytes: Bytes): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined
  for await (const chunk of bytes) {
    decoder ??= decoderFor(chunk)
    yield decoder.decode(chunk, { stream: true })
  }
  if (decoder) yield decoder.decode()
}

/** Brings one chunk after the other to UTF-8, whatever it was; most files are. */
export function utf8OfXml() {
  const encoder = new TextEncoder()
  let decoder: TextDecoder | undefined

  return (chunk: Uint8Array): Uint8Array => {
    decoder ??= decoderFor(chunk)
    return decoder.encoding === 'utf-8' ? chunk : encoder.encode(decoder.decode(chunk, { stream: true }))
  }
}

const PIECE_BYTES = 16_384

/** Strings of a piece live as long as somebody works at the piece: small pieces keep little alive at a time. */
export function* inPieces(chunk: Uint8Array): Generator<Uint8Array> {
  for (let at = 0; at < chunk.length; at += PIECE_BYTES) yield chunk.subarray(at, at + PIECE_BYTES)
}

/** By the byte order mark or where zeros stand, else by what the XML declaration says, else UTF-8. */
export function decoderFor(first: Uint8Array): TextDecoder {
  const encoding = encodingOf(first)
  if (encoding !== 'utf-8') return new TextDecoder(encoding)
  const declaration = new TextDecoder('latin1').decode(first.subarray(0, 200))
  const label = /^(?:ï»¿)?<\?xml[^>]*encoding=["']([\w.-]+)["']/.exec(declaration)?.[1] ?? 'utf-8'
  // A file that calls itself UTF-16 and is none was brought to UTF-8 by somebody who left the declaration as it was.
  if (/^utf-?16/i.test(label)) return new TextDecoder()
  try {
    return new TextDecoder(label)
  } catch {
    return new TextDecoder()
  }
}
