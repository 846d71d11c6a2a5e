import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readNdjson } from '../fhir/read-ndjson.ts'
import { anyEntry, anyPatient } from '../testing/arbitrary-entries.ts'
import { bytesOf, entriesOf } from '../testing/bytes.ts'
import { readFhirText } from '../testing/read-fhir-text.ts'
import type { Entry, LabEntry, PatientEntry, RecordEntry } from '../types.ts'
import { streamFhir, streamNdjson } from './stream.ts'

const NOW = '2026-11-21T12:00:00Z'
const person = fc.sample(anyPatient, { numRuns: 1, seed: 1 })[0] as PatientEntry

function plain(entry: Entry) {
  const { subject: _subject, ...rest } = entry as RecordEntry
  return { ...rest, source: { ...rest.source, where: '' } }
}
async function* inBatches(entries: RecordEntry[]) {
  yield []
  for (let at = 0; at < entries.length; at += 3) yield entries.slice(at, at + 3)
}
async function textOf(pieces: AsyncIterable<string>) {
  let text = ''
  for await (const piece of pieces) text += piece
  return text
}

const record = fc.uniqueArray(anyEntry, {
  maxLength: 8,
  selector: ({ kind, source }) => `${kind} ${source.system} ${source.id}`,
})

test('a record that is streamed, as a Bundle or as lines, comes back as it was', async () => {
  await fc.assert(
    fc.asyncProperty(record, async (entries) => {
      const bundle = await textOf(streamFhir(person, inBatches(entries), NOW))
      expect(readFhirText(bundle).map(plain)).toEqual([person, ...entries].map(plain))
      const lines = await textOf(streamNdjson(person, inBatches(entries)))
      const read = await entriesOf(readNdjson([bytesOf(lines)]))
      expect(read.map(plain)).toEqual([person, ...entries].map(plain))
    }),
    { numRuns: 60 },
  )
}, 30_000)

test('an empty record is a Bundle with the person alone', async () => {
  expect(JSON.parse(await textOf(streamFhir(person, inBatches([]), NOW)))).toMatchObject({
    resourceType: 'Bundle',
    entry: [{ resource: { resourceType: 'Patient' } }],
  })
})

test('results keep their report though many lines stand between them', async () => {
  const result = (id: string): LabEntry => ({
    kind: 'lab',
    source: { system: 'urn:test', id, where: '' },
    codings: [],
    name: 'Potassium',
    quantity: { value: 4, unit: 'mmol/L' },
    panel: 'march.pdf',
  })
  const all = Array.from({ length: 1200 }, (_, index) => result(String(index)))
  async function* once() {
    yield all
  }
  const read = await entriesOf(readNdjson([bytesOf(await textOf(streamNdjson(person, once())))]))
  expect(read.slice(1).map(plain)).toEqual(all)
})
