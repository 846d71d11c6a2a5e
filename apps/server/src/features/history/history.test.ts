import { API, ERRORS, type NewMedicalHistory } from '@salus/contract'
import { describe, expect, test } from 'vitest'
import { eachDatabase } from '#server/testing/databases.ts'
import { makeTestApp, signIn, type TestApp } from '#server/testing/test-app.ts'

type Person = Awaited<ReturnType<typeof signIn>>
type Changes = Partial<Record<keyof NewMedicalHistory, unknown>>

const save = (app: TestApp, person: Person, changes: Changes = {}) =>
  app.call({
    method: 'POST',
    url: API.medicalHistory,
    headers: person.headers,
    payload: {
      user_id: person.user.id,
      fullName: 'Asha Rao',
      dob: '1985-04-12',
      conditions: ['Hypertension'],
      medications: ['Amlodipine'],
      surgeries: ['Appendectomy'],
      family_history: { stroke: true },
      ...changes,
    },
  })
const get = (app: TestApp, person: Person, url = API.medicalHistoryOf(person.user.id)) =>
  app.call({ url, headers: person.headers })
const restore = (app: TestApp, person: Person, version: number, baseVersion: number) =>
  app.call({
    method: 'POST',
    url: API.restoreMedicalHistory(person.user.id, version),
    headers: person.headers,
    payload: { baseVersion },
  })

eachDatabase((makeDatabase) => {
  describe('the medical history', () => {
    test('there is none at first, and the account says with what to begin', async () => {
      const app = await makeTestApp(await makeDatabase())
      const person = await signIn(app)
      expect((await get(app, person)).statusCode).toBe(404)
      expect((await get(app, person, API.medicalHistoryForm(person.user.id))).json()).toEqual({
        saved: null,
        account: { fullName: 'Asha Rao', dob: '1985-04-12' },
        medications: [],
        medicinesRevision: 1,
        otherNames: {},
        conflicts: [],
      })
      expect((await get(app, person, API.medicalHistoryVersions(person.user.id))).json().items).toEqual([])
    })

    test('the form says what else the medicines are called', async () => {
      const app = await makeTestApp(await makeDatabase())
      const person = await signIn(app)
      await save(app, person, { medications: ['Glucophage', 'Something else'] })
      const { otherNames } = (await get(app, person, API.medicalHistoryForm(person.user.id))).json()
      expect(Object.keys(otherNames)).toEqual(['Glucophage'])
      expect(otherNames.Glucophage).toEqual(expect.arrayContaining(['metformin', 'metformina']))
      expect(otherNames.Glucophage).not.toContain('glucophage')
    })

    test('names alone are enough, and come back as they were sent', async () => {
      const app = await makeTestApp(await makeDatabase())
      const person = await signIn(app)
      const saved = await save(app, person)
      expect(saved.statusCode).toBe(200)
      expect(saved.json()).toMatchObject({ success: true, message: 'Saved successfully!' })
      expect((await get(app, person)).json()).toMatchObject({
        success: true,
        data: {
          user_id: person.user.id,
          fullName: 'Asha Rao',
          dob: '1985-04-12',
          conditions: ['Hypertension'],
          medications: ['Amlodipine'],
          surgeries: ['Appendectomy'],
          family_history: { stroke: true, cancer: false },
          version: 1,
          details: { conditions: [{ category: 'Chronic Condition', icd10: 'I10', status: 'active' }] },
        },
      })
    })

    test('a category that was sent is kept for a condition that is in no list', async () => {
      const app = await makeTestApp(await makeDatabase())
      const person = await signIn(app)
      await save(app, person, { conditions: ['Shellfish'], categorizedConditions: { 'Food Allergy': ['Shellfish'] } })
      const [condition] = (await get(app, person)).json().data.details.conditions
      expect(condition).toMatchObject({ name: 'Shellfish', category: 'Food Allergy' })
    })

    test('details that a plain client does not know stay for what is still there', async () => {
      const app = await makeTestApp(await makeDatabase())
      const person = await signIn(app)
      const details = {
        conditions: [{ name: 'Hypertension', category: 'Chronic Condition', icd10: 'I10', onsetYear: 2010 }],
        medications: [
          { name: 'Insulin', strength: '10 units' },
          { name: 'Insulin', strength: '20 units' },
        ],
        allergies: [{ substance: 'Penicillin', reaction: 'rash', severity: 'mild' }],
        family: [
          { condition: 'stroke', who: 'mother', age: 61 },
          { condition: 'stroke', who: 'uncle' },
        ],
      }
      await save(app, person, { details, medications: ['Insulin', 'Insulin'] })
      await save(app, person, { medications: ['Insulin', 'Insulin', 'Metformin'], surgeries: [] })
      const { data } = (await get(app, person)).json()
      expect(data.version).toBe(2)
      expect(data.details.conditions[0].onsetYear).toBe(2010)
      expect(data.details.medications.map((entry: { strength: string }) => entry.strength)).toEqual([
        '10 units',
        '20 units',
        '',
      ])
      expect(data.details.allergies).toHaveLength(1)
      expect(data.details.family).toHaveLength(2)
      await save(app, person, { family_history: {} })
      expect((await get(app, person)).json().data.details.family).toEqual([])
    })

    test('what is missing or wrong is refused in the words of the specification', async () => {
      const app = await makeTestApp(await makeDatabase())
      const person = await signIn(app)
      const required = 'Full name and date of birth are required.'
      for (const changes of [{ fullName: '  ' }, { dob: '' }, { fullName: undefined, dob: undefined }]) {
        const refused = await save(app, person, changes)
        expect(refused.statusCode).toBe(400)
        expect(refused.json()).toMatchObject({ code: 'history_incomplete', message: required, error: required })
      }
      const nextYear = new Date().getUTCFullYear() + 1
      for (const changes of [
        { user_id: undefined },
        { user_id: '' },
        { dob: '1985-02-30' },
        { dob: `${nextYear}-03-01` },
        { dob: '1700-01-01' },
        { conditions: 'Hypertension' },
        { conditions: ['x'.repeat(301)] },
        { conditions: Array.from({ length: 201 }, (_, at) => `Condition ${at}`) },
        { details: { conditions: [{ name: 'Hypertension', onsetYear: nextYear }] } },
        { details: { conditions: [{ name: 'Hypertension', onsetYear: 1984 }] } },
        { details: { conditions: [{ name: 'Hypertension', icd10: 'high' }] } },
        { details: { pregnancy: 'pregnant', dueDate: '2001-01-01' } },
      ]) {
        const refused = await save(app, person, changes)
        expect(refused.statusCode, JSON.stringify(changes).slice(0, 100)).toBe(400)
        expect(refused.json()).toMatchObject({
          code: 'history_invalid',
          message: 'Invalid data or missing user ID',
          fields: expect.anything(),
        })
      }
      expect((await get(app, person)).statusCode).toBe(404)
    })

    test('a visitor is told that the session is over, before anything else', async () => {
      const app = await makeTestApp(await makeDatabase())
      for (const answer of [
        await app.call({ url: API.medicalHistoryOf('anyone') }),
        await app.call({ method: 'POST', url: API.medicalHistory, payload: {} }),
      ]) {
        expect(answer.statusCode).toBe(401)
        expect(answer.json().message).toBe('Your session has expired. Please log in again.')
      }
    })

    test('a history is only open to its owner, and nobody learns whether another has one', async () => {
      const app = await makeTestApp(await makeDatabase())
      const [owner, other] = [await signIn(app), await signIn(app)]
      await save(app, owner)
      const urls = (userId: string) => [
        { url: API.medicalHistoryOf(userId) },
        { url: API.medicalHistoryForm(userId) },
        { url: API.medicalHistoryVersions(userId) },
        { url: API.medicalHistoryVersion(userId, 1) },
        { url: API.restoreMedicalHistory(userId, 1), method: 'POST' as const, payload: { baseVersion: 1 } },
        { url: API.medicalHistory, method: 'POST' as const, payload: { user_id: userId } },
      ]
      for (const [at, request] of urls(owner.user.id).entries()) {
        const theirs = await app.call({ ...request, headers: other.headers })
        const nobodys = await app.call({ ...urls('nobody')[at], headers: other.headers })
        expect(theirs.statusCode).toBe(403)
        expect({ ...theirs.json(), requestId: '' }).toEqual({ ...nobodys.json(), requestId: '' })
      }
      expect((await get(app, other)).statusCode).toBe(404)
      expect((await get(app, owner)).json().data.version).toBe(1)
    })

    test('nothing that was written stands readable in the database', async () => {
      const app = await makeTestApp(await makeDatabase())
      await save(app, await signIn(app), { fullName: 'SECRETNAME', conditions: ['SECRETILLNESS'] })
      const rows = JSON.stringify(await app.database.db.selectFrom('medical_history').selectAll().execute())
      expect(rows).toMatch(/owner_id/)
      expect(rows).not.toMatch(/SECRET/)
    })

    test('every saved version is kept, listed newest first, a page at a time', async () => {
      let today = new Date('2030-01-01T10:00:00.000Z')
      const app = await makeTestApp(await makeDatabase(), { now: () => today })
      const person = await signIn(app)
      for (const condition of ['Asthma', 'Gout', 'Migraine']) {
        await save(app, person, { conditions: [condition] })
        today = new Date(today.getTime() + 60_000)
      }
      const url = API.medicalHistoryVersions(person.user.id)
      expect((await get(app, person, `${url}?limit=2`)).json()).toEqual({
        items: [
          { version: 3, savedAt: '2030-01-01T10:02:00.000Z', restoredFrom: null },
          { version: 2, savedAt: '2030-01-01T10:01:00.000Z', restoredFrom: null },
        ],
        nextCursor: 2,
      })
      expect((await get(app, person, `${url}?limit=2&before=2`)).json()).toMatchObject({
        items: [{ version: 1 }],
        nextCursor: null,
      })
      expect((await get(app, person, API.medicalHistoryVersion(person.user.id, 1))).json().conditions).toEqual([
        'Asthma',
      ])
      expect((await get(app, person, API.medicalHistoryVersion(person.user.id, 4))).statusCode).toBe(404)
    })

    test('an old version is restored as a new one', async () => {
      const app = await makeTestApp(await makeDatabase())
      const person = await signIn(app)
      await save(app, person, { conditions: ['Asthma'] })
      await save(app, person, { conditions: ['Gout'] })
      expect((await restore(app, person, 7, 2)).statusCode).toBe(404)
      expect((await restore(app, person, 1, 1)).json()).toMatchObject({ code: 'history_changed' })
      expect((await restore(app, person, 1, 2)).json().data).toMatchObject({
        version: 3,
        restoredFrom: 1,
        conditions: ['Asthma'],
      })
    })

    test('of two editors that began with one version, the second is told what is there', async () => {
      const app = await makeTestApp(await makeDatabase())
      const person = await signIn(app)
      await save(app, person, { baseVersion: 0 })
      const changes = ['Asthma', 'Gout', 'Migraine'].map((name) => ({ conditions: [name], baseVersion: 1 }))
      const answers = await Promise.all(changes.map((each) => save(app, person, each)))
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409])
      const kept = answers.find(({ statusCode }) => statusCode === 200)?.json().data
      for (const refused of answers.filter(({ statusCode }) => statusCode === 409)) {
        expect(refused.json()).toMatchObject({
          code: 'history_changed',
          message: ERRORS.history_changed.message,
          current: { version: 2, conditions: kept.conditions },
        })
      }
      expect((await save(app, person, { baseVersion: 9 })).statusCode).toBe(409)
    })

    test('saving again after a lost answer makes no second version and no conflict', async () => {
      const app = await makeTestApp(await makeDatabase())
      const person = await signIn(app)
      await save(app, person, { baseVersion: 0 })
      const again = await save(app, person, { baseVersion: 0 })
      expect(again.statusCode).toBe(200)
      expect(again.json().data.version).toBe(1)
    })
  })
})
