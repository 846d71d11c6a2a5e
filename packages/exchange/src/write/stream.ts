import type { PatientEntry, RecordEntry, When } from '../types.ts'
import { CSV_HEADER, csvRows } from './write-csv.ts'
import {
  type AddressOf,
  aboutPatient,
  addressOf,
  bundled,
  type Resource,
  reportsOf,
  writeResources,
} from './write-fhir.ts'

type Batches = AsyncIterable<readonly RecordEntry[]>

/**
 * A record as a Bundle of FHIR R4, in pieces of text: no more than one batch is held at a time. The results of a panel stand in one
 * batch. `now` with its offset.
 */
export async function* streamFhir(person: PatientEntry, batches: Batches, now: When): AsyncGenerator<string> {
  yield `${JSON.stringify({ resourceType: 'Bundle', type: 'collection', timestamp: now }).slice(0, -1)},"entry":[\n`
  let isFirst = true
  for await (const resources of resourcesOf(person, batches, addressOf)) {
    if (resources.length === 0) continue
    yield `${isFirst ? '' : ',\n'}${resources.map((resource) => JSON.stringify(bundled(resource))).join(',\n')}`
    isFirst = false
  }
  yield '\n]}\n'
}

/** The same, one resource a line: for records that are too large for a Bundle. */
export async function* streamNdjson(person: PatientEntry, batches: Batches): AsyncGenerator<string> {
  for await (const resources of resourcesOf(person, batches, ({ resourceType, id }) => `${resourceType}/${id}`)) {
    yield resources.map((resource) => `${JSON.stringify(resource)}\n`).join('')
  }
}

export async function* streamCsv(batches: Batches): AsyncGenerator<string> {
  yield CSV_HEADER
  for await (const batch of batches) yield csvRows(batch)
}

async function* resourcesOf(person: PatientEntry, batches: Batches, address: AddressOf): AsyncGenerator<Resource[]> {
  const { patient } = writeResources([person])
  yield [patient.resource]
  for await (const batch of batches) {
    const all = aboutPatient(batch, patient, address)
    yield [...all.map(({ resource }) => resource), ...reportsOf(all, address)]
  }
}
