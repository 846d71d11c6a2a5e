import { expect, test } from 'vitest'
import { readFhirText } from '../testing/read-fhir-text.ts'
import type { Json } from './json.ts'
import { takingOf } from './taking.ts'

test.each([
  [{ status: 'active' }, 'active'],
  [{ status: 'active', intent: 'order' }, 'active'],
  [{ status: 'recorded' }, 'active'],
  [{ status: 'completed' }, 'past'],
  [{ status: 'stopped' }, 'past'],
  [{ status: 'on-hold' }, 'paused'],
  [{ status: 'intended' }, 'planned'],
  [{ status: 'draft', intent: 'order' }, 'planned'],
  [{ status: 'active', intent: 'proposal' }, 'planned'],
  [{ status: 'active', intent: 'plan' }, 'planned'],
  [{ status: 'active', intent: 'option' }, 'planned'],
  [{ status: 'stopped', intent: 'plan' }, 'past'],
  [{ status: 'active', intent: 'plan', reportedBoolean: true }, 'active'],
  [{ status: 'active', intent: 'plan', category: [{ coding: [{ code: 'patientreported' }] }] }, 'active'],
  [{ status: 'cancelled' }, 'not-taken'],
  [{ status: 'not-taken' }, 'not-taken'],
  [{ status: 'active', taken: 'n' }, 'not-taken'],
  [{ status: 'active', taken: 'unk' }, 'unknown'],
  [{ status: 'active', taken: 'y' }, 'active'],
  [{ status: 'recorded', adherence: { code: { coding: [{ code: 'on-hold-as-directed' }] } } }, 'paused'],
  [{ status: 'recorded', adherence: { code: { coding: [{ code: 'not-taking' }] } } }, 'not-taken'],
  [{ status: 'recorded', adherence: { code: { coding: [{ code: 'stopped' }] } } }, 'past'],
  [{ status: 'recorded', adherence: { code: { coding: [{ code: 'taking-as-directed' }] } } }, 'active'],
  [{ status: 'unknown' }, 'unknown'],
  [{ status: 'constructor' }, 'unknown'],
  [{}, 'unknown'],
])('%o is %s', (resource, taking) => {
  expect(takingOf(resource)).toBe(taking)
})

test('the end of a dosage or of a prescription is none of the medicine', () => {
  const medicine = (more: Json) =>
    readFhirText(
      JSON.stringify({
        resourceType: 'MedicationRequest',
        id: 'm',
        status: 'active',
        intent: 'order',
        medicationCodeableConcept: { text: 'Metformin' },
        ...more,
      }),
    )
  const boundsPeriod = { start: '2020-01-05', end: '2020-02-05' }
  const dosageInstruction = [{ text: 'daily', timing: { repeat: { boundsPeriod } } }]
  const dispenseRequest = { validityPeriod: boundsPeriod }
  const [entry] = medicine({ dosageInstruction, dispenseRequest })
  expect(entry).toMatchObject({ since: '2020-01-05', howOften: 'daily, until 2020-02-05' })
  expect(entry).not.toHaveProperty('until')
})
