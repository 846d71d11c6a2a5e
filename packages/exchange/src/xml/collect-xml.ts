import { WHOLE_FILE_LIMIT_BYTES } from '../reading/collect.ts'
import type { Bytes } from '../types.ts'
import { textOfXml } from './text-of.ts'

/** An XML file as text, in its own encoding; undefined when it is larger than can be held. */
export async function collectXml(bytes: Bytes, limit = WHOLE_FILE_LIMIT_BYTES): Promise<string | undefined> {
  let whole = ''
  for await (const text of textOfXml(bytes)) {
    whole += text
    if (whole.length > limit) return undefined
  }
  return whole
}
