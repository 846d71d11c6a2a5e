import type { Bytes, Entry } from '../types.ts'
import { textOfXml } from '../xml/text-of.ts'
import { appleReader } from './apple-reader.ts'

/** `export.xml` of Apple Health, in batches as it arrives. */
export async function* readApple(bytes: Bytes): AsyncGenerator<Entry[]> {
  const reader = appleReader()
  for await (const text of textOfXml(bytes)) yield reader.write(text)
  yield reader.end()
}
