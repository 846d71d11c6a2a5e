import type { Json } from '../fhir/json.ts'
import type { LabEntry, PatientEntry, RecordEntry, When } from '../types.ts'
import { identifierOf, uuidOf } from './fields.ts'
import { resourceOf } from './resources.ts'

export interface Written {
  entry: RecordEntry
  resource: Json & { id: string }
}

/** A record as a Bundle of FHIR R4. `now` with its offset. */
export function writeFhir(entries: readonly RecordEntry[], now: When): Json {
  const { patient, all } = writeResources(entries)
  return {
    resourceType: 'Bundle',
    type: 'collection',
    timestamp: now,
    entry: [patient, ...all].map(({ resource }) => bundled(resource)).concat(reportsOf(all)),
  }
}

export const addressOf = (resource: { id: string }) => `urn:uuid:${resource.id}`
export const bundled = (resource: Json & { id: string }): Json => ({ fullUrl: addressOf(resource), resource })

const NOBODY: PatientEntry = {
  kind: 'patient',
  source: { system: 'urn:salus', id: 'patient', where: '' },
  codings: [],
  name: '',
}

/** One resource for each entry, and for whom all of them are about. */
export function writeResources(entries: readonly RecordEntry[]): { patient: Written; all: Written[] } {
  const ids = new Set<string>()
  const withId = (entry: RecordEntry, resource: Json): Written => {
    const name = `${entry.kind} ${entry.source.system} ${entry.source.id}`
    let id = uuidOf(name)
    for (let count = 2; ids.has(id); count++) id = uuidOf(`${name} ${count}`)
    ids.add(id)
    const { resourceType, ...rest } = resource
    return { entry, resource: { resourceType, id, ...rest } }
  }
  const person = entries.find(({ kind }) => kind === 'patient') ?? NOBODY
  const patient = withId(person, resourceOf(person, {}))
  const subject = { reference: addressOf(patient.resource) }
  return {
    patient,
    all: entries.filter((entry) => entry !== person).map((entry) => withId(entry, resourceOf(entry, subject))),
  }
}

/** Results of one panel and time are held together by a report, which gives them its name. */
export function reportsOf(all: Written[]): Json[] {
  const labs = all.filter(
    (each): each is Written & { entry: LabEntry } => each.entry.kind === 'lab' && each.entry.panel !== undefined,
  )
  const panels = Map.groupBy(labs, ({ entry }) => `${entry.panel} ${entry.time ?? ''}`)
  return [...panels].map(([name, results]) => {
    const { panel = '' } = results[0]?.entry ?? {}
    const id = uuidOf(`report ${name}`)
    return bundled({
      resourceType: 'DiagnosticReport',
      id,
      identifier: identifierOf({ system: 'urn:salus:report', id: name, where: '' }),
      status: 'final',
      code: { text: panel },
      subject: results[0]?.resource.subject,
      result: results.map(({ resource }) => ({ reference: addressOf(resource) })),
    })
  })
}
