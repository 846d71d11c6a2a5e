import { expect, test } from 'vitest'
import { bytesOf, inPieces, ofKind } from '../testing/bytes.ts'
import type { Json } from './json.ts'
import { fhirReader } from './read-fhir.ts'

const bundle = (resources: Json[]) =>
  JSON.stringify({ resourceType: 'Bundle', entry: resources.map((resource) => ({ resource })) })

/** More than what is read together. */
const FILLERS: Json[] = Array.from({ length: 90 }, (_, at) => ({ resourceType: 'Claim', id: `f${at}` }))

/** In small windows, batch by batch. */
function batchesOf(text: string) {
  const reader = fhirReader({ window: 20_000 })
  const batches = [...inPieces(bytesOf(text), 500)].map((piece) => reader.write(piece))
  return [...batches, reader.end()].filter(({ length }) => length > 0)
}

/** Reads resources that are far from each other. */
function readApart(...resources: Json[]) {
  const all = resources.flatMap((resource, at) => (at === 0 ? [resource] : [...FILLERS, resource]))
  return batchesOf(bundle(all))
    .flat()
    .filter((entry) => entry.kind !== 'not-understood' || entry.what !== 'Claim')
}

const to = (reference: string) => ({ reference })
const lab = {
  resourceType: 'Observation',
  id: 'l',
  category: [{ coding: [{ code: 'laboratory' }] }],
  code: { text: 'Haemoglobin' },
  valueString: 'low',
}
const report = {
  resourceType: 'DiagnosticReport',
  id: 'r',
  code: { text: 'Blood count' },
  result: [to('Observation/l')],
}

test('a Bundle of any size is read as it arrives, in parts', () => {
  const batches = batchesOf(bundle([...FILLERS, ...FILLERS]))
  expect(batches.length).toBeGreaterThan(3)
  expect(batches.flat().length).toBe(FILLERS.length * 2)
})

test('a result and its report belong together, however far they are apart', () => {
  expect(readApart(report, lab)).toMatchObject([{ kind: 'lab', panel: 'Blood count' }])
  expect(readApart(lab, report)).toMatchObject([{ kind: 'lab' }])
  expect(readApart({ ...report, conclusion: 'All is well.' }, lab)).toMatchObject([
    { kind: 'document' },
    { kind: 'lab', paper: { id: 'DiagnosticReport/r#conclusion' } },
  ])
  expect(readApart({ ...report, result: [to('Observation/none')] })).toMatchObject([
    { kind: 'not-understood', reason: 'What it refers to is not in this file.' },
  ])
})

test('what is named before it comes is found at the end, and what came before is found too', () => {
  const request = { resourceType: 'MedicationRequest', id: 'q', medicationReference: to('Medication/m') }
  const medicine = { resourceType: 'Medication', id: 'm', code: { text: 'Salbutamol' } }
  for (const order of [
    [request, medicine],
    [medicine, request],
  ])
    expect(readApart(...order)).toMatchObject([{ kind: 'medication', name: 'Salbutamol' }])
  const procedure = {
    resourceType: 'Procedure',
    id: 'p',
    code: { text: 'Lung test' },
    reasonReference: to('Condition/c'),
  }
  const condition = { resourceType: 'Condition', id: 'c', code: { text: 'Asthma' } }
  expect(readApart(condition, procedure)).toMatchObject([
    { kind: 'condition' },
    { kind: 'procedure', reason: 'Asthma' },
  ])
  const attachment = { url: 'Binary/b', contentType: 'application/pdf' }
  const document = { resourceType: 'DocumentReference', id: 'd', content: [{ attachment }] }
  expect(readApart(document, { resourceType: 'Binary', id: 'b', data: 'JVBERi0=' })).toMatchObject([
    { kind: 'document', base64: 'JVBERi0=' },
  ])
})

const two = (number: number) => String(Math.floor(number)).padStart(2, '0')
const half = (at: number, code: string, value: number): Json => ({
  resourceType: 'Observation',
  id: `${code}-${at}`,
  code: { coding: [{ system: 'http://loinc.org', code }] },
  effectiveDateTime: `2024-05-01T${two(at / 3_600)}:${two((at / 60) % 60)}:${two(at % 60)}Z`,
  valueQuantity: { value },
})

test.each([0, 1])(
  'a blood pressure that stands where a large Bundle is parted stays whole (%i before it)',
  (before) => {
    const pairs = Array.from({ length: 100 }, (_, at) => [half(at, '8480-6', 120), half(at, '8462-4', 80)])
    const entries = batchesOf(bundle([...FILLERS.slice(0, before), ...pairs.flat()])).flat()
    const vitals = ofKind(entries, 'vital')
    expect(vitals).toHaveLength(pairs.length)
    expect(vitals.every(({ parts }) => parts?.length === 2)).toBe(true)
  },
)

test('what is broken behind much that is read is told, and what stands before it is kept', () => {
  const whole = bundle([
    ...FILLERS,
    { resourceType: 'Condition', id: 'c', code: { text: 'Asthma' } },
    ...FILLERS.slice(0, 1),
  ])
  for (const cut of [whole.slice(0, -2), `${whole.slice(0, -2)},{"resource":}]}`]) {
    const entries = batchesOf(cut).flat()
    expect(entries).toContainEqual(expect.objectContaining({ reason: expect.stringContaining('before was read') }))
    expect(ofKind(entries, 'condition')).toHaveLength(1)
  }
})

test('a file in an old version is refused once, and what is newer is told once', () => {
  expect(readApart(...['a', 'b'].map((id) => ({ resourceType: 'MedicationOrder', id })))).toMatchObject([
    { kind: 'refused', reason: expect.stringContaining('DSTU2') },
  ])
  const condition = (id: string) => ({ resourceType: 'Condition', id, clinicalStatus: 'active', code: { text: id } })
  expect(readApart(condition('a'), { resourceType: 'MedicationOrder', id: 'm' }).map(({ kind }) => kind)).toEqual([
    'remark',
    'condition',
    'refused',
  ])
  expect(readApart(condition('a'), condition('b')).map(({ kind }) => kind)).toEqual([
    'remark',
    'condition',
    'condition',
  ])
})
