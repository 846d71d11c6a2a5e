import { expect, test } from 'vitest'
import { readFhirText } from '../testing/read-fhir-text.ts'
import type { Json } from './json.ts'

const read = (resource: Json) => readFhirText(JSON.stringify({ id: 'x', ...resource }))

test('an encounter is a visit that was, with who was seen, where and why', () => {
  const encounter = {
    resourceType: 'Encounter',
    status: 'finished',
    type: [{ coding: [{ system: 'http://snomed.info/sct', code: '185349003', display: 'Check-up' }] }],
    subject: { reference: 'Patient/p1' },
    participant: [{ individual: { reference: 'Practitioner/d1', display: 'Dr. Okafor' } }],
    period: { start: '2024-03-04T09:30:00+01:00', end: '2024-03-04T10:00:00+01:00' },
    reasonCode: [{ text: 'Blood pressure' }],
    location: [{ location: { display: 'Lakeside Clinic' } }],
  }
  expect(read(encounter)).toMatchObject([
    {
      ...{ kind: 'visit', status: 'done', name: 'Check-up', time: '2024-03-04T09:30:00+01:00', subject: 'Patient/p1' },
      ...{ practitioner: 'Dr. Okafor', location: 'Lakeside Clinic', reason: 'Blood pressure' },
    },
  ])
})

test.each([
  ['booked', 'planned'],
  ['fulfilled', 'done'],
  ['cancelled', 'cancelled'],
  ['noshow', 'cancelled'],
])('an appointment that is %s is a visit that is %s', (status, is) => {
  const appointment = {
    resourceType: 'Appointment',
    status,
    start: '2030-03-04T09:30:00Z',
    participant: [
      { actor: { reference: 'Patient/p1', display: 'Asha Rao' } },
      { actor: { reference: 'Practitioner/d1', display: 'Dr. Okafor' } },
      { actor: { reference: 'https://example.org/Location/l1', display: 'Lakeside Clinic' } },
    ],
    comment: 'Fasting.',
  }
  expect(read(appointment)).toMatchObject([
    {
      ...{
        kind: 'visit',
        status: is,
        name: 'Visit',
        time: '2030-03-04T09:30:00Z',
        subject: 'Patient/p1',
        note: 'Fasting.',
      },
      ...{ practitioner: 'Dr. Okafor', location: 'Lakeside Clinic' },
    },
  ])
})

test('a visit that was entered in error, or of a day that there is not, is refused', () => {
  const encounter = { resourceType: 'Encounter', status: 'finished', period: { start: '2024-02-31' } }
  expect(read(encounter)).toMatchObject([{ kind: 'refused' }])
  expect(read({ ...encounter, status: 'entered-in-error' })).toMatchObject([{ kind: 'refused' }])
})
