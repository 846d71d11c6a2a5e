import { refused } from '../reading/entries.ts'
import { linesOf } from '../reading/lines.ts'
import { SENTENCES } from '../sentences.ts'
import type { Bytes, Entry } from '../types.ts'
import { type Json, objectOf, textOf } from './json.ts'
import { resourceReader } from './resource-reader.ts'

const LONGEST_LINE = 32_000_000

/** One resource a line (bulk data), in batches as they arrive. */
export async function* readNdjson(bytes: Bytes): AsyncGenerator<Entry[]> {
  const resources = resourceReader()
  let number = 0
  for await (const line of linesOf(bytes, LONGEST_LINE)) {
    number++
    if (line.trim() === '') continue
    const resource = parsed(line)
    const where = `line ${number}`
    const type = textOf(resource?.resourceType)
    const entries =
      resource && type
        ? resources.take({ resource, where: `${where}, ${type}`, length: line.length })
        : [refused({ system: 'urn:fhir', id: where, where }, where, SENTENCES.brokenLine, line)]
    if (entries.length > 0) yield entries
  }
  yield resources.end()
}

function parsed(line: string): Json | undefined {
  try {
    return objectOf(JSON.parse(line))
  } catch {
    return undefined
  }
}
