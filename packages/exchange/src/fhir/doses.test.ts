import { expect, test } from 'vitest'
import { readFhirText } from '../testing/read-fhir-text.ts'
import type { DoseEntry } from '../types.ts'
import { writeFhir } from '../write/write-fhir.ts'

const given = (changes: object = {}) => ({
  resourceType: 'MedicationAdministration',
  id: 'a1',
  status: 'completed',
  medicationCodeableConcept: { text: 'Paracetamol' },
  effectiveDateTime: '2026-03-04T08:15:00Z',
  dosage: { dose: { value: 500, unit: 'mg', system: 'http://unitsofmeasure.org', code: 'mg' } },
  ...changes,
})
const readOne = (...resources: object[]) => {
  const entry = resources.map((resource) => ({ resource }))
  return readFhirText(JSON.stringify({ resourceType: 'Bundle', type: 'collection', entry })).filter(
    ({ kind }) => kind !== 'remark',
  )[0]
}

test('a dose that was given is read with its amount, its time and who gave it', () => {
  expect(readOne(given({ performer: [{ actor: { display: 'Nurse Lee' } }] }))).toMatchObject({
    kind: 'dose',
    name: 'Paracetamol',
    status: 'taken',
    time: '2026-03-04T08:15:00Z',
    quantity: { value: 500, unit: 'mg' },
    by: 'Nurse Lee',
  })
  const of = { effectiveDateTime: undefined, effectivePeriod: { start: '2026-03-04T08:00:00Z' } }
  expect(readOne(given(of))).toMatchObject({ time: '2026-03-04T08:00:00Z' })
})

test('a dose that was left out is none that was taken, in every version of FHIR', () => {
  const skipped = { kind: 'dose', status: 'skipped', reason: 'Refused' }
  expect(readOne(given({ status: 'not-done', statusReason: [{ text: 'Refused' }] }))).toMatchObject(skipped)
  expect(readOne(given({ notGiven: true, reasonNotGiven: [{ text: 'Refused' }] }))).toMatchObject(skipped)
})

test('what was broken off, or may not have been taken, is no dose', () => {
  expect(readOne(given({ status: 'stopped' }))).toMatchObject({ kind: 'refused' })
  expect(readOne(given({ status: 'entered-in-error' }))).toMatchObject({ kind: 'refused' })
  expect(readOne(given({ status: 'in-progress' }))).toMatchObject({ kind: 'not-understood' })
  expect(readOne(given({ status: 'unknown' }))).toMatchObject({ kind: 'not-understood' })
  expect(readOne(given({ effectiveDateTime: '2026-02-31' }))).toMatchObject({ kind: 'refused' })
})

test('a dose is named by its medicine, which may stand behind it; one of R5 says so in other words', () => {
  const medicationReference = { reference: 'Medication/m1' }
  const medicine = { resourceType: 'Medication', id: 'm1', code: { text: 'Metformin' } }
  const named = given({ medicationCodeableConcept: undefined, medicationReference })
  expect(readOne(named, medicine)).toMatchObject({ kind: 'dose', name: 'Metformin' })
  expect(readOne(named)).toMatchObject({ kind: 'not-understood' })
  const r5 = {
    medicationCodeableConcept: undefined,
    medication: { concept: { text: 'Metformin' } },
    effectiveDateTime: undefined,
    occurenceDateTime: '2026-03-04T08:15:00Z',
  }
  expect(readOne(given(r5))).toMatchObject({ kind: 'dose', name: 'Metformin', time: '2026-03-04T08:15:00Z' })
})

test('a dose leads to its medicine in the file', () => {
  const source = { system: 'urn:test', id: 'one', where: '' }
  const dose: DoseEntry = { kind: 'dose', source, codings: [], name: 'Metformin', status: 'taken', medicine: source }
  const { entry } = writeFhir(
    [{ kind: 'medication', source, codings: [], name: 'Metformin', status: 'active' }, dose],
    '2026-03-04T08:15:00Z',
  ) as { entry: { fullUrl: string; resource: object }[] }
  expect(entry[2]?.resource).toMatchObject({
    resourceType: 'MedicationAdministration',
    status: 'completed',
    supportingInformation: [{ reference: entry[1]?.fullUrl }],
  })
})
