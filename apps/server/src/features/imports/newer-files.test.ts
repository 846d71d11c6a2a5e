import { API } from '@salus/contract'
import { describe, expect, test } from 'vitest'
import { eachDatabase } from '#server/testing/databases.ts'
import { makeTestApp, signIn } from '#server/testing/test-app.ts'
import { bundle, countsOf, importer, observation, patient } from './testing.ts'

const active = { coding: [{ code: 'active' }] }
const resolved = { coding: [{ code: 'resolved' }] }
const gout = (changes: object = {}) => ({
  resourceType: 'Condition',
  id: 'c1',
  code: { text: 'Gout' },
  clinicalStatus: active,
  onsetDateTime: '2010',
  ...changes,
})
const digoxin = (status: string) => ({
  resourceType: 'MedicationStatement',
  id: 'm1',
  status,
  medicationCodeableConcept: { text: 'Digoxin' },
  dosage: [{ text: 'once a day' }],
})
const penicillin = (reaction: string, severity: string) => ({
  resourceType: 'AllergyIntolerance',
  id: 'a1',
  code: { text: 'Penicillin' },
  reaction: [{ manifestation: [{ text: reaction }], severity }],
})
const FIRST = bundle(
  patient(),
  gout(),
  digoxin('active'),
  penicillin('Rash', 'mild'),
  observation('o1', '8867-4', 80, '/min'),
)
const NEWER = bundle(
  patient(),
  gout({ clinicalStatus: resolved }),
  digoxin('stopped'),
  penicillin('Anaphylaxis', 'severe'),
  observation('o1', '8867-4', 81, '/min'),
)

eachDatabase((makeDatabase) => {
  const begin = async () => {
    const app = await makeTestApp(await makeDatabase())
    const person = await signIn(app)
    const calls = importer(app, person)
    const details = async () => (await calls.call('GET', API.medicalHistoryOf(person.user.id))).body.data.details
    const heartbeat = async () => (await calls.call('GET', API.latestVitals)).body.items[0]?.value
    return { ...calls, person, details, heartbeat }
  }

  describe('a newer file of the same sender', () => {
    test('puts right what the older one said; its undo brings that back', async () => {
      const { upload, apply, undo, entries, details, heartbeat } = await begin()
      await apply((await upload(FIRST)).id)
      const before = await details()
      const newer = await upload(NEWER)
      expect(countsOf(newer)).toEqual({
        'changed condition': 1,
        'changed medication': 1,
        'changed allergy': 1,
        'changed vital': 1,
      })
      expect(await entries(newer.id, 'changed', 'allergy')).toMatchObject([
        { what: 'Penicillin', before: 'Rash, mild', value: 'Anaphylaxis, severe' },
      ])
      expect(await entries(newer.id, 'changed', 'medication')).toMatchObject([
        { what: 'Digoxin', before: 'once a day', value: 'not any more' },
      ])
      await apply(newer.id)
      expect(await details()).toMatchObject({
        conditions: [{ name: 'Gout', status: 'past' }],
        medications: [],
        allergies: [{ reaction: 'Anaphylaxis', severity: 'severe' }],
      })
      expect(await heartbeat()).toBe(81)
      await undo(newer.id)
      expect(await details()).toEqual(before)
      expect(await heartbeat()).toBe(80)
    })

    test('leaves what the person has changed since, and tells where it says something else', async () => {
      const { person, call, upload, apply, entries, details } = await begin()
      await apply((await upload(FIRST)).id)
      const { data } = (await call('GET', API.medicalHistoryOf(person.user.id))).body
      const [allergy] = data.details.allergies
      await call('POST', API.medicalHistory, {
        ...data,
        baseVersion: data.version,
        details: { ...data.details, allergies: [{ ...allergy, reaction: 'Rash on both arms' }] },
      })
      const newer = await upload(bundle(patient(), penicillin('Anaphylaxis', 'severe')))
      expect(countsOf(newer)).toEqual({ 'differs allergy': 1 })
      expect(await entries(newer.id, 'differs')).toMatchObject([
        { what: 'Penicillin', before: 'Rash on both arms, mild', value: 'Anaphylaxis, severe' },
      ])
      await apply(newer.id)
      expect((await details()).allergies).toMatchObject([{ reaction: 'Rash on both arms', severity: 'mild' }])
    })

    test('is told at the undo of the older one, which leaves what the newer one has changed', async () => {
      const { call, upload, apply, undo, heartbeat, details } = await begin()
      const first = await upload(FIRST)
      await apply(first.id)
      const newer = await upload(
        bundle(patient(), gout(), penicillin('Anaphylaxis', 'severe'), observation('o1', '8867-4', 81, '/min')),
        { name: 'newer.json' },
      )
      expect(countsOf(newer)).toMatchObject({ 'duplicate condition': 1, 'changed allergy': 1, 'changed vital': 1 })
      await apply(newer.id)
      expect((await call('GET', API.undoImport(first.id))).body).toEqual({
        entries: 4,
        edited: 2,
        later: ['newer.json'],
      })
      await undo(first.id)
      expect(await heartbeat()).toBe(81)
      expect(await details()).toMatchObject({ conditions: [], medications: [], allergies: [{ severity: 'severe' }] })
    })
  })

  test('a vaccination that is told again is not there twice', async () => {
    const { upload, apply, call } = await begin()
    const file = bundle(patient(), {
      resourceType: 'Immunization',
      id: 'i1',
      status: 'completed',
      vaccineCode: { text: 'Tetanus' },
      occurrenceDateTime: '2019-02-03',
    })
    await apply((await upload(file)).id)
    expect(countsOf(await upload(file))).toEqual({ 'duplicate immunization': 1 })
    const { body } = await call('GET', `${API.timeline}?kind=immunization`)
    expect(body.items.filter(({ title }: { title: string }) => title === 'Tetanus')).toHaveLength(1)
  })
})
