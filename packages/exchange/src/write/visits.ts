import { LOCAL_TIME_EXTENSION } from '../fhir/concepts.ts'
import type { Json } from '../fhir/json.ts'
import { OWN_VISIT_EXTENSION } from '../fhir/visits.ts'
import type { VisitEntry } from '../types.ts'
import { conceptOf, dateTime, identifierOf, noteExtension } from './fields.ts'

const AMBULATORY = { system: 'http://terminology.hl7.org/CodeSystem/v3-ActCode', code: 'AMB', display: 'ambulatory' }

/** A visit that is planned is an Appointment; one that was, or was called off, an Encounter. */
export function writeVisit(entry: VisitEntry, patient: Json): Json {
  const { status, time, practitioner, location, reason, own } = entry
  const extension = [...noteExtension(entry), ...(own ? [{ url: OWN_VISIT_EXTENSION, valueString: own }] : [])]
  const shared = {
    ...(extension.length > 0 && { extension }),
    identifier: identifierOf(entry.source),
  }
  const why = reason && { reasonCode: [{ text: reason }] }
  if (status === 'planned')
    return {
      resourceType: 'Appointment',
      ...shared,
      status: 'booked',
      serviceType: [conceptOf(entry)],
      ...why,
      ...(time && momentOf(time)),
      participant: [
        { actor: { ...patient, type: 'Patient' }, status: 'accepted' },
        ...(practitioner ? [{ actor: { type: 'Practitioner', display: practitioner }, status: 'accepted' }] : []),
        ...(location ? [{ actor: { type: 'Location', display: location }, status: 'accepted' }] : []),
      ],
    }
  return {
    resourceType: 'Encounter',
    ...shared,
    status: status === 'done' ? 'finished' : 'cancelled',
    class: AMBULATORY,
    type: [conceptOf(entry)],
    subject: patient,
    ...(practitioner && { participant: [{ individual: { type: 'Practitioner', display: practitioner } }] }),
    ...(time && { period: dateTime('start', time) }),
    ...why,
    ...(location && { location: [{ location: { display: location } }] }),
  }
}

/** FHIR asks for the beginning and the end of what is booked, as moments. A clock on the wall is none: it stands beside them. */
function momentOf(time: string): Json {
  if (/T.*(?:Z|[+-]\d{2}:\d{2})$/.test(time)) return { start: time, end: time }
  const told = { extension: [{ url: LOCAL_TIME_EXTENSION, valueString: time }] }
  return { _start: told, _end: told, requestedPeriod: [{ start: time.slice(0, 10) }] }
}
