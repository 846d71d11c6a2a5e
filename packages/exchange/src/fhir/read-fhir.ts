import { collectText } from '../reading/collect.ts'
import { notUnderstood, refused, remark } from '../reading/entries.ts'
import { SENTENCES } from '../sentences.ts'
import type { Bytes, Entry } from '../types.ts'
import type { Placed } from './collection.ts'
import { type Json, listOf, objectOf, textOf } from './json.ts'
import { readResources } from './read-resource.ts'

/** A Bundle of any type, a list of resources, or one resource. */
export async function* readFhir(bytes: Bytes): AsyncGenerator<Entry[]> {
  const text = await collectText(bytes)
  yield text === undefined ? [refused(WHOLE, 'FHIR', SENTENCES.tooLarge)] : readFhirText(text)
}

export function readFhirText(text: string): Entry[] {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    return [refused(WHOLE, 'FHIR', SENTENCES.brokenJson)]
  }
  const { resources, rest } = placedIn(json)
  if (resources.length > 0) return [...readResources(resources), ...rest]
  const isFhir = rest.length > 0 || isBundle(json)
  return [...rest, isFhir ? remark(WHOLE, SENTENCES.noEntries) : refused(WHOLE, 'FHIR', SENTENCES.notFhir)]
}

const WHOLE = { system: 'urn:fhir', id: 'file', where: '' }
const isBundle = (json: unknown) => objectOf(json)?.resourceType === 'Bundle'

const DEEPEST = 5

/** Bundles may hold bundles. */
function placedIn(json: unknown, within = '', depth = 0): { resources: Placed[]; rest: Entry[] } {
  const found: Placed[] = []
  const rest: Entry[] = []
  const prefix = within ? `${within}, ` : ''
  const entries: Json[] = Array.isArray(json)
    ? listOf(json).map((resource) => ({ resource }))
    : isBundle(json)
      ? listOf(objectOf(json)?.entry)
      : listOf({ resource: json })
  for (const [index, { resource: held, fullUrl }] of entries.entries()) {
    const resource = objectOf(held)
    const where = `${prefix}entry ${index + 1}`
    if (isBundle(resource)) {
      if (depth >= DEEPEST) rest.push(refused({ ...WHOLE, id: where, where }, 'Bundle', SENTENCES.tooDeep))
      else {
        const inner = placedIn(resource, where, depth + 1)
        found.push(...inner.resources)
        rest.push(...inner.rest)
      }
    } else if (textOf(resource?.resourceType)) {
      const url = textOf(fullUrl)
      found.push({
        resource: resource as Json,
        where: `${where}, ${resource?.resourceType}`,
        ...(url && { fullUrl: url }),
      })
    } else if (depth > 0 || isBundle(json)) {
      rest.push(notUnderstood({ ...WHOLE, id: where, where }, 'entry', SENTENCES.noName, held ?? ''))
    }
  }
  return { resources: found, rest }
}
