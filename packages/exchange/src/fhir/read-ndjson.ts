import { refused } from '../reading/entries.ts'
import { linesOf } from '../reading/lines.ts'
import { SENTENCES } from '../sentences.ts'
import type { Bytes, Entry } from '../types.ts'
import { Collection, type Placed } from './collection.ts'
import { objectOf, textOf } from './json.ts'
import { readResources } from './read-resource.ts'

const LONGEST_LINE = 32_000_000
const BATCH = 500
/** What others refer to is kept until the end, and so are those that refer to it before it came. */
const KEPT = new Set(['Medication', 'Binary'])
const KEPT_LIMIT = 50_000

/** One resource a line (bulk data), in batches as they arrive. */
export async function* readNdjson(bytes: Bytes): AsyncGenerator<Entry[]> {
  const collection = new Collection(KEPT_LIMIT)
  const later: Placed[] = []
  let batch: Placed[] = []
  let number = 0
  const broken: Entry[] = []
  for await (const line of linesOf(bytes, LONGEST_LINE)) {
    number++
    if (line.trim() === '') continue
    const resource = parsed(line)
    const where = `line ${number}`
    const type = textOf(resource?.resourceType)
    if (!resource || !type) {
      broken.push(refused({ system: 'urn:fhir', id: where, where }, where, SENTENCES.brokenLine, line))
    } else if (later.length < KEPT_LIMIT && (KEPT.has(type) || refersAhead(resource, collection))) {
      collection.add({ resource, where })
      later.push({ resource, where: `${where}, ${type}` })
    } else batch.push({ resource, where: `${where}, ${type}` })
    if (batch.length + broken.length < BATCH) continue
    yield [...readResources(batch, collection), ...broken.splice(0)]
    batch = []
  }
  yield [...readResources([...batch, ...later], collection), ...broken]
}

const refersAhead = (resource: Record<string, unknown>, collection: Collection) =>
  'medicationReference' in resource && !collection.resolve(resource.medicationReference, resource)

function parsed(line: string) {
  try {
    return objectOf(JSON.parse(line))
  } catch {
    return undefined
  }
}
