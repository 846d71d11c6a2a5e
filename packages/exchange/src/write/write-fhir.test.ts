import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyEntry, anyPatient } from '../testing/arbitrary-entries.ts'
import { readFhirText } from '../testing/read-fhir-text.ts'
import type { Entry, RecordEntry } from '../types.ts'
import { writeFhir } from './write-fhir.ts'

const NOW = '2026-11-21T12:00:00Z'

/** Where it stands in the file, and how the file calls the person, are of the file and not of the record. */
function plain(entry: Entry) {
  const { subject: _subject, ...rest } = entry as RecordEntry
  return { ...rest, source: { ...rest.source, where: '' } }
}

const record = fc
  .tuple(
    anyPatient,
    fc.uniqueArray(anyEntry, { maxLength: 6, selector: ({ kind, source }) => `${kind} ${source.system} ${source.id}` }),
  )
  .map(([patient, entries]) => [patient as RecordEntry, ...entries])

test('a record that is exported and imported again has lost nothing', () => {
  fc.assert(
    fc.property(record, (entries) => {
      const read = readFhirText(JSON.stringify(writeFhir(entries, NOW)))
      expect(read.map(plain)).toEqual(entries.map(plain))
    }),
    { numRuns: 150 },
  )
}, 30_000)

test('a result leads to the document that it stands in, there and back', () => {
  const source = { system: 'urn:test', id: 'paper', where: '' }
  const paper: RecordEntry = {
    kind: 'document',
    source,
    codings: [],
    name: 'May',
    mediaType: 'text/plain',
    text: 'Well.',
  }
  const result = { kind: 'lab' as const, codings: [], name: 'Potassium', text: 'low' }
  const written = writeFhir(
    [
      { ...result, source: { ...source, id: 'one' }, paper: source },
      paper,
      { ...result, source: { ...source, id: 'other' } },
    ],
    NOW,
  )
  const [, one, document, other] = written.entry as { fullUrl: string; resource: Record<string, unknown> }[]
  expect(one?.resource.derivedFrom).toEqual([{ reference: document?.fullUrl }])
  expect(other?.resource).not.toHaveProperty('derivedFrom')
  expect(readFhirText(JSON.stringify(written))).toMatchObject([
    { kind: 'document' },
    { kind: 'patient' },
    { kind: 'lab', paper: { system: 'urn:test', id: 'paper' } },
    expect.not.objectContaining({ paper: expect.anything() }),
  ])
})
