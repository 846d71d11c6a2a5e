import { fingerprint, jsonOf } from '../reading/entries.ts'
import type { Source } from '../types.ts'
import { type Json, listOf, objectOf, textOf } from './json.ts'
import { Newest } from './newest.ts'

/** An identifier that begins so names the source that an entry of our own export had before. */
export const OWN_SOURCE = 'urn:salus:source:'
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

export interface Placed {
  resource: Json
  fullUrl?: string
  where: string
  /** Characters that it was read from, with all that it contains. */
  length: number
  /** The resource that contains it. */
  holder?: Placed
}

/** Other resources say this of a resource, before or after it came. */
export interface Said {
  /** The name of the report or panel that it belongs to. */
  panel?: string
  /** Which of the members of an observation belong together. */
  group?: string
  /** The document that it stands in. */
  paper?: { source: Source; isNamed: boolean }
}

/** Read through what refers to them. */
const PARTS = new Set(['Medication', 'Binary'])
export const isPart = (resource: Json) => PARTS.has(String(resource.resourceType))

const ELSEWHERE = 'elsewhere '
/** All that others may ask of most resources is whether they were there. */
const READ: Json = {}

/** The resources of a file, and what they refer to. References are followed one step at a time, so that circles do no harm. */
export class Collection {
  readonly #byReference: Newest<Json>
  readonly #said: Newest<Said>
  readonly #saidOfContained = new WeakMap<Json, Said>()
  /** How others may refer to a resource. */
  readonly #names = new WeakMap<Json, string[]>()
  readonly #used = new WeakSet<Json>()
  readonly #documents = new WeakMap<Json, Source>()

  /** `limit`: references that are remembered, the newest; what a file of any size refers to is mostly near. */
  constructor(limit: number) {
    this.#byReference = new Newest(limit)
    this.#said = new Newest(limit)
  }

  add({ resource, fullUrl }: Placed): void {
    const id = textOf(resource.id)
    const short = id && `${resource.resourceType}/${id}`
    const names = [...(fullUrl ? [fullUrl] : []), ...(short ? [short] : [])]
    for (const name of names) this.#byReference.set(name, resource)
    this.#names.set(resource, short && !fullUrl ? [short, ELSEWHERE + short] : names)
  }

  /** Once they are read no more of them is held than others may ask for. */
  settle(read: readonly Placed[]): void {
    for (const { resource } of read) {
      if (isPart(resource)) continue
      const short = this.#shortened(resource)
      for (const name of this.#names.get(resource) ?? [])
        if (this.#byReference.get(name) === resource) this.#byReference.set(name, short)
    }
  }

  #shortened(resource: Json): Json {
    const { resourceType, code, result, hasMember } = resource
    const document = this.#documents.get(resource)
    if (resourceType !== 'Condition' && !result && !hasMember && !document) return READ
    const short = { code, result, hasMember }
    if (document) this.#documents.set(short, document)
    return short
  }

  resolve(reference: unknown, within?: Json): Json | undefined {
    const address = addressOf(reference)
    if (!address) return undefined
    const found = address.startsWith('#')
      ? containedBy(within, address)
      : (this.#byReference.get(address) ?? this.#byReference.get(shortOf(address)))
    if (found) this.#used.add(found)
    return found
  }

  isUsed = (resource: Json) => this.#used.has(resource)

  /** Adds to what is said of the resource that a reference names, which may still be to come. */
  say(reference: unknown, within: Json, said: Said): void {
    const address = addressOf(reference)
    if (!address) return
    if (address.startsWith('#')) {
      const contained = containedBy(within, address)
      if (contained) this.#saidOfContained.set(contained, { ...this.#saidOfContained.get(contained), ...said })
      return
    }
    const isElsewhere = address.includes('://')
    const names = isElsewhere ? [address, ELSEWHERE + shortOf(address)] : [shortOf(address)]
    for (const name of names) this.#said.set(name, { ...this.#said.get(name), ...said })
  }

  saidOf(resource: Json): Said {
    const names = this.#names.get(resource) ?? []
    return Object.assign({}, ...names.map((name) => this.#said.get(name)), this.#saidOfContained.get(resource))
  }

  /** The document that a resource was read as. */
  documentOf = (resource: Json) => this.#documents.get(resource)
  noteDocument(resource: Json, source: Source): void {
    if (!this.#documents.has(resource)) this.#documents.set(resource, source)
  }
}

export const addressOf = (reference: unknown) => textOf(objectOf(reference)?.reference)

const containedBy = (holder: Json | undefined, address: string) =>
  listOf(holder?.contained).find(({ id }) => id === address.slice(1))

/** Type and id of an address. */
const shortOf = (address: string) =>
  address
    .replace(/\/_history\/.*$/, '')
    .split('/')
    .slice(-2)
    .join('/')

export function sourceOf({ resource, fullUrl, where, holder }: Placed): Source {
  for (const { system, value } of listOf(resource.identifier)) {
    const own = textOf(system)
    if (own?.startsWith(OWN_SOURCE) && typeof value === 'string')
      return { system: decodeURIComponent(own.slice(OWN_SOURCE.length)), id: value, where }
  }
  // Ids of what is contained are known to what contains it alone.
  if (holder) {
    const outer = sourceOf(holder)
    return { ...outer, id: `${outer.id}#${textOf(resource.id) ?? fingerprint(jsonOf(resource))}`, where }
  }
  const type = textOf(resource.resourceType) ?? 'Resource'
  const id = textOf(resource.id) ?? (fullUrl?.startsWith('urn:uuid:') ? fullUrl.slice('urn:uuid:'.length) : undefined)
  if (!id) return { system: 'urn:fhir', id: `${type}/${fingerprint(jsonOf(resource))}`, where }
  const base = /^(https?:\/\/.+)\/[A-Z]\w+\/[^/]+$/.exec(fullUrl ?? '')?.[1]
  // Ids such as "1" are of one server alone: without its address, whom it is about must tell it apart.
  const home =
    base ??
    (UUID.test(id) ? 'urn:uuid' : `urn:fhir:${subjectOf(resource) ?? (type === 'Patient' ? `Patient/${id}` : '')}`)
  return { system: home, id: `${type}/${id}`, where }
}

/** People and places that a resource contains are fields of it. */
const FIELDS = new Set([
  'Patient',
  'Practitioner',
  'PractitionerRole',
  'Organization',
  'RelatedPerson',
  'Location',
  'Device',
])

/** Lists the contained resources, to be read beside it. Each has the person and the time of its holder, unless it has its own. */
export function containedIn(holder: Placed): Placed[] {
  return listOf(holder.resource.contained).flatMap((resource): Placed[] => {
    if (!textOf(resource.resourceType) || FIELDS.has(String(resource.resourceType))) return []
    const name = textOf(resource.id) ?? String(resource.resourceType)
    for (const field of INHERITED) {
      if (holder.resource[field] !== undefined && !saysOwn(resource, field)) resource[field] = holder.resource[field]
    }
    return [{ resource, where: `${holder.where}, contained ${name}`, length: 0, holder }]
  })
}

const INHERITED = ['subject', 'patient', 'effectiveDateTime', 'effectivePeriod', 'issued']
const saysOwn = (resource: Json, field: string) =>
  INHERITED.some((each) => resource[each] !== undefined && isWhom(each) === isWhom(field))
const isWhom = (field: string) => field === 'subject' || field === 'patient'

export function subjectOf(resource: Json): string | undefined {
  return textOf(objectOf(resource.subject)?.reference) ?? textOf(objectOf(resource.patient)?.reference)
}
