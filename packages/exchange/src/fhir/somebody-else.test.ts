import { expect, test } from 'vitest'
import { readFhirText } from '../testing/read-fhir-text.ts'
import type { Json } from './json.ts'

const read = (...resources: (Json & { fullUrl?: string })[]) =>
  readFhirText(
    JSON.stringify({
      resourceType: 'Bundle',
      entry: resources.map(({ fullUrl, ...resource }) => ({ resource, ...(fullUrl && { fullUrl }) })),
    }),
  ).slice(1)
const asha: Json = { resourceType: 'Patient', id: 'p', name: [{ given: ['Asha'], family: 'Rao' }] }
const condition = (reference: string, more: Json = {}, subject: Json = {}): Json => ({
  resourceType: 'Condition',
  id: 'c',
  code: { text: 'Neonatal jaundice' },
  subject: { reference, ...subject },
  ...more,
})
const TAKEN = { kind: 'condition' }
const refused = (who: string) => ({
  kind: 'refused',
  what: 'Neonatal jaundice',
  reason: `It is about somebody else (${who}).`,
})

test('what a file about one person says of another is listed as about them', () => {
  expect(read(asha, condition('Patient/baby', {}, { display: 'Baby Rao' }))).toMatchObject([refused('Baby Rao')])
  expect(read(asha, condition('Patient/p'), condition('Patient/baby', { id: 'd' }))).toMatchObject([
    TAKEN,
    refused('Patient/baby'),
  ])
  expect(read(asha, condition('Patient/baby'), condition('Patient/p', { id: 'd' }))).toMatchObject([
    refused('Patient/baby'),
    TAKEN,
  ])
  expect(read(asha, condition('Patient/p', { focus: [{ reference: 'RelatedPerson/baby' }] }))).toMatchObject([
    refused('RelatedPerson/baby'),
  ])
  const contained = [{ resourceType: 'Patient', id: 'x', name: [{ text: 'Baby Rao' }] }]
  expect(read(asha, condition('#x', { contained }))).toMatchObject([refused('Baby Rao')])
})

test.each([
  ['Patient/p', {}],
  ['https://example.org/fhir/Patient/p/_history/2', {}],
  ['Patient/other', {}],
  ['Patient/other', { display: 'Rao, Asha' }],
  ['Patient/other', { display: 'Patient 7' }],
  ["urn:uuid:['Patient', '9c84d91e-7377-477a-9153-60333ec78715']", { display: 'Baby Rao' }],
])('the one person of a file may be called %s %o', (reference, subject) => {
  expect(read(asha, condition(reference, {}, subject))).toMatchObject([TAKEN])
})

test('the address of an entry is a name of it, and of two people the sorting asks', () => {
  const url = 'urn:uuid:25af173a-52d1-4f4c-a191-4fcf8e18119b'
  expect(read({ ...asha, fullUrl: url }, condition(url), condition('Patient/p', { id: 'd' }))).toMatchObject([
    TAKEN,
    TAKEN,
  ])
  const baby: Json = { resourceType: 'Patient', id: 'baby', name: [{ text: 'Baby Rao' }] }
  expect(read(asha, baby, condition('Patient/p'), condition('Patient/baby', { id: 'd' })).slice(1)).toMatchObject([
    TAKEN,
    { ...TAKEN, subject: 'Patient/baby' },
  ])
})
