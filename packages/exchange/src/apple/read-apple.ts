import type { Bytes, Found } from '../types.ts'
import { inPieces } from '../xml/text-of.ts'
import { appleReader } from './apple-reader.ts'

/** `export.xml` of Apple Health, in batches as it arrives. */
export async function* readApple(bytes: Bytes): AsyncGenerator<Found[]> {
  const reader = appleReader()
  for await (const chunk of bytes) for (const piece of inPieces(chunk)) yield reader.write(piece)
  yield reader.end()
}
