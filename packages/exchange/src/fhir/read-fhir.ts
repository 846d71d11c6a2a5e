import { encodingOf, WHOLE_FILE_LIMIT_BYTES } from '../reading/collect.ts'
import { notUnderstood, refused, remark } from '../reading/entries.ts'
import { SENTENCES } from '../sentences.ts'
import type { Bytes, Entry } from '../types.ts'
import type { Placed } from './collection.ts'
import { type Json, listOf, objectOf, textOf } from './json.ts'
import { resourceReader } from './resource-reader.ts'
import { EntrySplitter } from './split-entries.ts'

/** A Bundle of any type, a list of resources, or one resource, in batches as they arrive. */
export async function* readFhir(bytes: Bytes): AsyncGenerator<Entry[]> {
  const reader = fhirReader()
  for await (const chunk of bytes) {
    yield reader.write(chunk)
    if (reader.isOver()) break
  }
  yield reader.end()
}

const WHOLE = { system: 'urn:fhir', id: 'file', where: '' }

/**
 * Reads it as it arrives. What is broken is refused whole, unless it is so long that its beginning is read by then. Of one entry, and of
 * what stands around them, `longest` characters are held; `window` of them are read together.
 */
export function fhirReader({ longest = WHOLE_FILE_LIMIT_BYTES, window }: { longest?: number; window?: number } = {}) {
  const splitter = new EntrySplitter(longest, take)
  let resources = resourceReader(window)
  let decoder: TextDecoder | undefined
  let count = 0
  let isAnyFound = false
  let isAnyGiven = false
  let besides: Entry[] = []
  let entries: Entry[] = []

  function take(text: string | undefined): void {
    if (splitter.fault) return
    count += 1
    const where = `entry ${count}`
    if (text === undefined) {
      besides.push(refused({ ...WHOLE, id: where, where }, 'entry', SENTENCES.entryTooLarge))
      return
    }
    const value = parsed(text)
    if (value === BROKEN) splitter.fault = 'broken'
    else if (!splitter.isBareList) place(located(objectOf(value) ?? { resource: value }, where, text.length))
    else if (objectOf(value)) place(located({ resource: value }, where, text.length))
  }

  function place(found: Located): void {
    besides.push(...found.besides)
    isAnyFound ||= found.resources.length > 0
    for (const placed of found.resources) entries.push(...resources.take(placed))
  }

  function given(): Entry[] {
    isAnyGiven ||= entries.length > 0
    return isAnyGiven ? [...entries.splice(0), ...besides.splice(0)] : []
  }

  function end(): Entry[] {
    const { frame } = splitter
    const json = splitter.fault ? BROKEN : parsed(frame)
    if (json === BROKEN) {
      const broken = isAnyGiven ? SENTENCES.brokenRest : SENTENCES.brokenJson
      const reason = splitter.fault === 'too-large' ? SENTENCES.tooLarge : broken
      return [...(isAnyGiven ? [...resources.end(), ...given()] : []), refused(WHOLE, 'FHIR', reason)]
    }
    const root = objectOf(json)
    if (root && !isBundle(root)) {
      // Entries of a list of this name are a part of it.
      if (!isAnyGiven) [resources, entries, besides, isAnyFound] = [resourceReader(window), [], [], false]
      if (textOf(root.resourceType)) place(located({ resource: root }, 'entry 1', frame.length))
    } else if (root) place(locatedIn(root, '', 0, frame.length))
    entries.push(...resources.end(), ...besides)
    if (isAnyFound) return entries
    const isFhir = isBundle(root) || besides.length > 0
    return [...entries, isFhir ? remark(WHOLE, SENTENCES.noEntries) : refused(WHOLE, 'FHIR', SENTENCES.notFhir)]
  }

  return {
    write(bytes: Uint8Array): Entry[] {
      if (splitter.fault) return []
      decoder ??= new TextDecoder(encodingOf(bytes))
      splitter.write(decoder.decode(bytes, { stream: true }))
      return given()
    },
    isOver: () => splitter.fault !== undefined,
    end,
  }
}

const BROKEN = Symbol('broken')

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return BROKEN
  }
}

const isBundle = (json: unknown) => objectOf(json)?.resourceType === 'Bundle'

/** Bundles may hold bundles. */
const DEEPEST = 5

interface Located {
  resources: Placed[]
  besides: Entry[]
}

/** The content of an entry: a resource, or a bundle of them. `length`: characters of it. */
function located({ resource: held, fullUrl }: Json, where: string, length: number, depth = 0): Located {
  const resource = objectOf(held)
  const [type, url] = [textOf(resource?.resourceType), textOf(fullUrl)]
  if (!resource || !type)
    return {
      resources: [],
      besides: [notUnderstood({ ...WHOLE, id: where, where }, 'entry', SENTENCES.noName, held ?? '')],
    }
  if (!isBundle(resource))
    return { resources: [{ resource, where: `${where}, ${type}`, length, ...(url && { fullUrl: url }) }], besides: [] }
  return depth < DEEPEST
    ? locatedIn(resource, `${where}, `, depth + 1, length)
    : { resources: [], besides: [refused({ ...WHOLE, id: where, where }, 'Bundle', SENTENCES.tooDeep)] }
}

function locatedIn(bundle: Json, within: string, depth: number, length: number): Located {
  const entries = listOf(bundle.entry)
  const found = entries.map((entry, at) => located(entry, `${within}entry ${at + 1}`, length / entries.length, depth))
  return { resources: found.flatMap(({ resources }) => resources), besides: found.flatMap(({ besides }) => besides) }
}
