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

/** As UTF-8, whatever it was; most files are. */
export async function* utf8OfXml(bytes: Bytes): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder()
  let decoder: TextDecoder | undefined
  for await (const chunk of bytes) {
    decoder ??= decoderFor(chunk)
    yield decoder.encoding === 'utf-8' ? chunk : encoder.encode(decoder.decode(chunk, { stream: true }))
  }
}

const PIECE_BYTES = 16_384

/** What is made of a piece lives as long as the piece is worked at: of small ones little is alive at a time. */
export function* inPieces(chunk: Uint8Array): Generator<Uint8Array> {
  for (let at = 0; at < chunk.length; at += PIECE_BYTES) yield chunk.subarray(at, at + PIECE_BYTES)
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
