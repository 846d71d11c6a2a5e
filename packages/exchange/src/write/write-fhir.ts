import { OWN_REPORT } from '../fhir/documents.ts'
import type { Json } from '../fhir/json.ts'
import type { LabEntry, PatientEntry, RecordEntry, Source, When } from '../types.ts'
import { identifierOf, uuidOf } from './fields.ts'
import { resourceOf } from './resources.ts'

export interface Written {
  entry: RecordEntry
  resource: Resource
}

/** A record as a Bundle of FHIR R4. `now` with its offset. */
export function writeFhir(entries: readonly RecordEntry[], now: When): Json {
  const { patient, all } = writeResources(entries)
  return {
    resourceType: 'Bundle',
    type: 'collection',
    timestamp: now,
    entry: [patient, ...all].map(({ resource }) => bundled(resource)).concat(reportsOf(all).map(bundled)),
  }
}

/** How a resource is referred to: inside of a Bundle by its `fullUrl`, on lines of its own by type and id. */
export type AddressOf = (resource: Resource) => string
export type Resource = Json & { id: string }

export const addressOf: AddressOf = ({ id }) => `urn:uuid:${id}`
export const bundled = (resource: Resource): Json => ({ fullUrl: addressOf(resource), resource })

const NOBODY: PatientEntry = {
  kind: 'patient',
  source: { system: 'urn:salus', id: 'patient', where: '' },
  codings: [],
  name: '',
}

/** One resource for each entry, and for whom all of them are about. */
export function writeResources(
  entries: readonly RecordEntry[],
  address: AddressOf = addressOf,
): { patient: Written; all: Written[] } {
  const person = entries.find(({ kind }) => kind === 'patient') ?? NOBODY
  const patient = withId(person, resourceOf(person, {}), new Set())
  return {
    patient,
    all: aboutPatient(
      entries.filter((entry) => entry !== person),
      patient,
      address,
    ),
  }
}

export function aboutPatient(entries: readonly RecordEntry[], patient: Written, address: AddressOf): Written[] {
  const ids = new Set<string>()
  const subject = { reference: address(patient.resource) }
  return entries.map((entry) => withId(entry, { ...resourceOf(entry, subject), ...referencesOf(entry, address) }, ids))
}

/** The document of the same file that a result stands in, and the medicine that a dose is one of. */
function referencesOf(entry: RecordEntry, address: AddressOf): Json {
  if (entry.kind === 'dose' && entry.medicine) {
    const medicine = { resourceType: 'MedicationStatement', id: uuidOf(nameOf('medication', entry.medicine)) }
    return { supportingInformation: [{ reference: address(medicine) }] }
  }
  if (entry.kind !== 'lab' || !entry.paper) return {}
  const document = { resourceType: 'DocumentReference', id: uuidOf(nameOf('document', entry.paper)) }
  return { derivedFrom: [{ reference: address(document) }] }
}

const nameOf = (kind: RecordEntry['kind'], { system, id }: Source) => `${kind} ${system} ${id}`

function withId(entry: RecordEntry, resource: Json, ids: Set<string>): Written {
  const name = nameOf(entry.kind, entry.source)
  let id = uuidOf(name)
  for (let count = 2; ids.has(id); count++) id = uuidOf(`${name} ${count}`)
  ids.add(id)
  const { resourceType, ...rest } = resource
  return { entry, resource: { resourceType, id, ...rest } }
}

/** Results of one panel and time are held together by a report, which gives them its name. */
export function reportsOf(all: Written[], address: AddressOf = addressOf): Resource[] {
  const labs = all.filter(
    (each): each is Written & { entry: LabEntry } => each.entry.kind === 'lab' && each.entry.panel !== undefined,
  )
  const panels = Map.groupBy(labs, ({ entry }) => `${entry.panel} ${entry.time ?? ''}`)
  return [...panels].map(([name, results]) => {
    const { panel = '' } = results[0]?.entry ?? {}
    const which = `${name} ${results[0]?.resource.id}`
    return {
      resourceType: 'DiagnosticReport',
      id: uuidOf(`report ${which}`),
      identifier: identifierOf({ system: OWN_REPORT, id: which, where: '' }),
      status: 'final',
      code: { text: panel },
      subject: results[0]?.resource.subject,
      result: results.map(({ resource }) => ({ reference: address(resource) })),
    }
  })
}
