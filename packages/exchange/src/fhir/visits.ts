import { refused } from '../reading/entries.ts'
import { whenOf } from '../reading/when.ts'
import { SENTENCES } from '../sentences.ts'
import type { Entry, VisitEntry } from '../types.ts'
import type { Collection } from './collection.ts'
import { conceptOf, dateTimeOf, extensionOf, statusOf } from './concepts.ts'
import { type Json, listOf, objectOf, textOf } from './json.ts'
import type { Original } from './original.ts'
import { plain, reasonOf } from './problems.ts'

/** Questions and tasks stand here, which FHIR has no field for. */
export const OWN_VISIT_EXTENSION = 'urn:salus:visit'

const STATES: Readonly<Record<string, VisitEntry['status']>> = {
  proposed: 'planned',
  pending: 'planned',
  booked: 'planned',
  waitlist: 'planned',
  planned: 'planned',
  noshow: 'cancelled',
  cancelled: 'cancelled',
}

/** Encounter and Appointment: a visit that was, and one that is to come. */
export function readVisit(resource: Json, original: Original, collection: Collection): Entry {
  const kinds = [...listOf(resource.type), ...listOf(resource.serviceType), objectOf(resource.type)]
  const { name, codings } = kinds.map(conceptOf).find((each) => each.name) ?? { name: '', codings: [] }
  const what = name || original.name || 'Visit'
  const starts = [
    resource,
    objectOf(resource.period),
    objectOf(resource.actualPeriod),
    ...listOf(resource.requestedPeriod),
  ]
  const start = starts.map((holder) => dateTimeOf(holder, 'start')).find(Boolean)
  const time = whenOf(start)
  if (start && !time) return refused(original.source, what, SENTENCES.badDate, resource)
  const actors = listOf(resource.participant).map(actorOf)
  const places = listOf(resource.location).map(({ location }) => displayOf(location))
  const practitioner = plain(actors.filter(({ type }) => type === '').map((each) => each.name))
  const location = plain([...actors.filter(({ type }) => type === 'Location').map((each) => each.name), ...places])
  const reason = reasonOf(resource, collection)
  const note = original.note ?? textOf(resource.comment)
  const subject = original.subject ?? actors.find(({ type }) => type === 'Patient')?.reference
  const own = extensionOf(resource, OWN_VISIT_EXTENSION)
  return {
    kind: 'visit',
    ...original,
    ...{ name: what, codings },
    status: STATES[statusOf(resource.status) ?? ''] ?? 'done',
    ...(time && { time }),
    ...(practitioner && { practitioner }),
    ...(location && { location }),
    ...(reason && { reason }),
    ...(note && { note }),
    ...(subject && { subject }),
    ...(own && { own }),
  } satisfies VisitEntry
}

/** `type`: empty for whoever is seen. */
function actorOf(participant: Json): { type: string; name: string; reference: string | undefined } {
  const actor = objectOf(participant.actor) ?? objectOf(participant.individual)
  const reference = textOf(actor?.reference)
  const said = textOf(actor?.type) ?? reference?.split('/').at(-2) ?? ''
  return { type: said === 'Patient' || said === 'Location' ? said : '', name: displayOf(actor), reference }
}

const displayOf = (reference: unknown): string => textOf(objectOf(reference)?.display) ?? ''
