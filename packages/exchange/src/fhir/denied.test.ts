import { expect, test } from 'vitest'
import { readFhirText } from '../testing/read-fhir-text.ts'
import type { Json } from './json.ts'

const read = (...resources: Json[]) =>
  readFhirText(
    JSON.stringify({ resourceType: 'Bundle', type: 'collection', entry: resources.map((resource) => ({ resource })) }),
  )
const NONE = 'It tells of something that is not there.'

test('what a relative did not have is listed, and does not join what they had', () => {
  const brother = (...condition: Json[]) =>
    read({ resourceType: 'FamilyMemberHistory', id: 'f', relationship: { text: 'Brother' }, condition })
  const none = { code: { text: 'No known stroke' } }
  expect(brother(none)).toMatchObject([{ kind: 'refused', what: 'Brother: No known stroke', reason: NONE }])
  expect(brother({ code: { text: 'Asthma' } }, none)).toMatchObject([
    { kind: 'family-history', conditions: [{ name: 'Asthma' }] },
    { kind: 'refused', source: { id: 'FamilyMemberHistory/f#1' }, reason: NONE },
  ])
  expect(brother()).toMatchObject([{ kind: 'family-history', conditions: [] }])
})

test.each([
  [{ resourceType: 'Condition', code: { text: 'No history of stroke' } }],
  [{ resourceType: 'Condition', code: { text: 'Stroke', coding: [{ code: '1', display: 'No stroke (situation)' }] } }],
  [{ resourceType: 'Condition', text: { div: '<div>No known problems</div>' } }],
  [{ resourceType: 'AllergyIntolerance', code: { text: 'NKDA' } }],
  [{ resourceType: 'Procedure', status: 'completed', code: { text: 'No previous surgery' } }],
  [{ resourceType: 'MedicationStatement', status: 'active', medicationCodeableConcept: { text: 'No medication' } }],
])('%o is none, and is listed', (resource) => {
  expect(read({ id: 'x', ...resource })).toMatchObject([{ kind: 'refused', reason: NONE }])
})

test('a medicine may be called No-Spa', () => {
  for (const text of ['No-Spa', 'No Spa 40 mg'])
    expect(
      read({ resourceType: 'MedicationStatement', id: 'm', status: 'active', medicationCodeableConcept: { text } }),
    ).toMatchObject([{ kind: 'medication' }])
})

test('a mark that may turn the meaning around keeps what carries it from being taken', () => {
  const modifierExtension = [{ url: 'https://example.org/negated', valueBoolean: true }]
  const stroke = { code: { text: 'Stroke' }, modifierExtension }
  const reason = expect.stringContaining('turn its meaning around')
  expect(read({ resourceType: 'Condition', id: 'c', ...stroke })).toMatchObject([{ kind: 'not-understood', reason }])
  expect(
    read({ resourceType: 'FamilyMemberHistory', id: 'f', relationship: { text: 'Aunt' }, condition: [stroke] }),
  ).toMatchObject([{ kind: 'refused', what: 'Aunt: Stroke', reason }])
})
