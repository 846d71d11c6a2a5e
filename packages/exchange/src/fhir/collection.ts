import { fingerprint, jsonOf } from '../reading/entries.ts'
import type { Source } from '../types.ts'
import { type Json, listOf, objectOf, textOf } from './json.ts'

/** Of an entry that came from our own export: where it had come from before. */
export const OWN_SOURCE = 'urn:salus:source:'
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

export interface Placed {
  resource: Json
  fullUrl?: string
  where: string
  /** What contains it. */
  holder?: Placed
}

/** The resources of a file, and what they refer to. References are followed one step at a time, so that circles do no harm. */
export class Collection {
  readonly #byReference = new Map<string, Json>()
  readonly #used = new WeakSet<Json>()
  readonly #limit: number
  /** The name of the report or panel that an observation belongs to. */
  readonly panels = new WeakMap<Json, string>()
  /** Of an observation that is a member of another: which of them belong together. */
  readonly groups = new WeakMap<Json, string>()

  /** `limit`: references that are remembered, the newest; what a file of any size refers to is mostly near. */
  constructor(limit = Number.POSITIVE_INFINITY) {
    this.#limit = limit
  }

  add({ resource, fullUrl }: Placed): void {
    const id = textOf(resource.id)
    if (fullUrl) this.#remember(fullUrl, resource)
    if (id) this.#remember(`${resource.resourceType}/${id}`, resource)
  }

  #remember(reference: string, resource: Json): void {
    this.#byReference.delete(reference)
    this.#byReference.set(reference, resource)
    const [oldest] = this.#byReference.keys()
    if (this.#byReference.size > this.#limit && oldest !== undefined) this.#byReference.delete(oldest)
  }

  resolve(reference: unknown, within?: Json): Json | undefined {
    const address = textOf(objectOf(reference)?.reference)
    if (!address) return undefined
    const found = address.startsWith('#')
      ? listOf(within?.contained).find(({ id }) => id === address.slice(1))
      : (this.#byReference.get(address) ??
        this.#byReference.get(
          address
            .replace(/\/_history\/.*$/, '')
            .split('/')
            .slice(-2)
            .join('/'),
        ))
    if (found) this.#used.add(found)
    return found
  }

  isUsed = (resource: Json) => this.#used.has(resource)
}

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

/** What a resource contains, to be read beside it: whom it is about and when it was are those of the holder, unless it says its own. */
export function containedIn(holder: Placed): Placed[] {
  return listOf(holder.resource.contained).flatMap((resource): Placed[] => {
    if (!textOf(resource.resourceType) || FIELDS.has(String(resource.resourceType))) return []
    const name = textOf(resource.id) ?? String(resource.resourceType)
    for (const field of INHERITED) {
      if (holder.resource[field] !== undefined && !saysOwn(resource, field)) resource[field] = holder.resource[field]
    }
    return [{ resource, where: `${holder.where}, contained ${name}`, holder }]
  })
}

const INHERITED = ['subject', 'patient', 'effectiveDateTime', 'effectivePeriod', 'issued']
const saysOwn = (resource: Json, field: string) =>
  INHERITED.some((each) => resource[each] !== undefined && isWhom(each) === isWhom(field))
const isWhom = (field: string) => field === 'subject' || field === 'patient'

export function subjectOf(resource: Json): string | undefined {
  return textOf(objectOf(resource.subject)?.reference) ?? textOf(objectOf(resource.patient)?.reference)
}
