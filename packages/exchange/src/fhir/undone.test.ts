import { expect, test } from 'vitest'
import { readFhirText } from '../testing/read-fhir-text.ts'
import type { Json } from './json.ts'

const read = (resource: Json) => readFhirText(JSON.stringify({ id: 'x', ...resource }))
const pulse = {
  resourceType: 'Observation',
  category: [{ coding: [{ code: 'vital-signs' }] }],
  code: { coding: [{ system: 'http://loinc.org', code: '8867-4' }], text: 'Heart rate' },
  effectiveDateTime: '2024-03-04T08:15:00Z',
  valueQuantity: { value: 182, unit: '/min' },
}
const [ERROR, CANCELLED] = ['Whoever wrote this marked it as entered in error.', 'This is marked as cancelled.']
const [NOT_DONE, BROKEN_OFF] = ['This is marked as not done.', 'This was broken off before it was done.']
const content = [{ attachment: { contentType: 'text/plain', data: 'aGk=' } }]

test.each([
  [{ ...pulse, status: 'cancelled' }, CANCELLED],
  [{ ...pulse, status: 'entered-in-error' }, ERROR],
  [{ resourceType: 'DiagnosticReport', status: 'cancelled', code: { text: 'X-ray' }, conclusion: 'None.' }, CANCELLED],
  [{ resourceType: 'DocumentReference', status: 'current', docStatus: 'entered-in-error', content }, ERROR],
  [{ resourceType: 'Procedure', status: 'not-done', code: { text: 'Appendectomy' } }, NOT_DONE],
  [{ resourceType: 'Procedure', status: 'stopped', code: { text: 'Appendectomy' } }, BROKEN_OFF],
  [{ resourceType: 'Procedure', status: 'entered-in-error', code: { text: 'Appendectomy' } }, ERROR],
  [{ resourceType: 'Immunization', status: 'not-done', vaccineCode: { text: 'Tetanus' } }, NOT_DONE],
  [{ resourceType: 'Immunization', notGiven: true, vaccineCode: { text: 'Tetanus' } }, NOT_DONE],
])('%o is refused with its reason', (resource, reason) => {
  expect(read(resource)).toMatchObject([{ kind: 'refused', reason }])
})

test('"no information about immunizations" is no vaccination', () => {
  const system = 'http://hl7.org/fhir/uv/ips/CodeSystem/absent-unknown-uv-ips'
  const vaccineCode = {
    coding: [{ system, code: 'no-immunization-info', display: 'No information about immunizations' }],
  }
  expect(
    read({ resourceType: 'Immunization', status: 'completed', occurrenceDateTime: '2024-05-19', vaccineCode }),
  ).toEqual([
    expect.objectContaining({ kind: 'remark', reason: 'The file says: “No information about immunizations”.' }),
  ])
})
