import type { Bytes } from '../types.ts'

/** Longer texts are kept apart from what is short-lived by JavaScript engines, and are given back late. */
const PIECE = 16_384

/** Bytes to text, in the encoding that their first ones tell: a byte order mark, else what the XML declaration says, else UTF-8. */
export async function* textOfXml(bytes: Bytes): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined
  for await (const chunk of bytes) {
    decoder ??= decoderFor(chunk)
    yield* decodeInPieces(decoder, chunk)
  }
  if (decoder) yield decoder.decode()
}

export function* decodeInPieces(decoder: TextDecoder, chunk: Uint8Array): Generator<string> {
  for (let at = 0; at < chunk.length; at += PIECE)
    yield decoder.decode(chunk.subarray(at, at + PIECE), { stream: true })
}

/** By the byte order mark, else by what the XML declaration says, else UTF-8. */
export function decoderFor(first: Uint8Array): TextDecoder {
  const [a, b] = first
  if (a === 0xff && b === 0xfe) return new TextDecoder('utf-16le')
  if (a === 0xfe && b === 0xff) return new TextDecoder('utf-16be')
  const declaration = new TextDecoder('latin1').decode(first.subarray(0, 200))
  const label = /^(?:ï»¿)?<\?xml[^>]*encoding=["']([\w.-]+)["']/.exec(declaration)?.[1] ?? 'utf-8'
  try {
    return new TextDecoder(label)
  } catch {
    return new TextDecoder()
  }
}
