import { API, type HistoryDetails } from '@salus/contract'
import { describe, expect, test } from 'vitest'
import { eachDatabase } from '#server/testing/databases.ts'
import { makeTestApp, signIn, type TestApp } from '#server/testing/test-app.ts'
import { everyDay, medicinesOf } from './testing.ts'

type Person = Awaited<ReturnType<typeof signIn>>
type Entry = HistoryDetails['medications'][number]

const entry = (name: string, more: Partial<Entry> = {}): Entry => ({
  name,
  strength: '',
  frequency: '',
  sinceYear: null,
  reason: '',
  kind: null,
  ...more,
})
const OLD = [
  entry('Metformin', { strength: '500 mg', frequency: 'twice a day', sinceYear: 2019, kind: 'prescription' }),
  entry('Grandmother’s tea', { reason: 'sleep' }),
  entry('Insulin', { strength: '10 units' }),
  entry('Insulin', { strength: '20 units' }),
]

async function saveHistory(app: TestApp, person: Person, medications: Entry[], more: object = {}) {
  const payload = {
    user_id: person.user.id,
    fullName: 'Asha Rao',
    dob: '1985-04-12',
    conditions: ['Hypertension'],
    medications: medications.map(({ name }) => name),
    details: { medications },
    ...more,
  }
  return app.call({ method: 'POST', url: API.medicalHistory, headers: person.headers, payload })
}

const historyOf = async (app: TestApp, { headers, user }: Person) =>
  (await app.call({ url: API.medicalHistoryOf(user.id), headers })).json().data

/** As a database of before there was the list has it. */
async function forgetList(app: TestApp) {
  await app.database.db.deleteFrom('medicines').execute()
  await app.database.db.deleteFrom('medicine_lists').execute()
}

eachDatabase((makeDatabase) => {
  describe('medicines that stand in a history', () => {
    test('move into the list by themselves, all of them, once, whoever asks first', async () => {
      const app = await makeTestApp(await makeDatabase())
      const person = await signIn(app)
      await saveHistory(app, person, OLD)
      await forgetList(app)
      const { list } = medicinesOf(app, person)
      const lists = await Promise.all([list(), list(), historyOf(app, person).then(() => list())])
      expect(new Set(lists.map((each) => each.map(({ id }) => id).join())).size).toBe(1)
      expect(
        lists[0]?.map(({ name, strength, directions, since, reason, kind }) => ({
          name,
          strength,
          directions,
          since,
          reason,
          kind,
        })),
      ).toEqual(
        OLD.map(({ name, strength, frequency, sinceYear, reason, kind }) => ({
          name,
          strength,
          directions: frequency,
          since: sinceYear === null ? null : String(sinceYear),
          reason,
          kind,
        })),
      )
      expect((await historyOf(app, person)).details.medications).toEqual(OLD)
      expect(await app.database.db.selectFrom('medicines').select('id').execute()).toHaveLength(OLD.length)
    })

    test('are what the list says: a change of the one is a change of the other', async () => {
      const app = await makeTestApp(await makeDatabase())
      const person = await signIn(app)
      const { add, list, ok } = medicinesOf(app, person)
      const { id } = await add({
        name: 'Ramipril',
        strength: '5 mg',
        schedule: everyDay('2026-01-01', '08:00'),
        since: '2021-03-09',
      })
      await saveHistory(app, person, [entry('Metformin')])
      // Whoever writes a first history has not seen the list: nothing of it goes.
      expect((await historyOf(app, person)).medications).toEqual(['Ramipril', 'Metformin'])
      const ramipril = entry('Ramipril', { strength: '10 mg', sinceYear: 2021 })
      await saveHistory(app, person, [ramipril, entry('Metformin')])
      expect((await list()).find((each) => each.id === id)).toMatchObject({
        strength: '10 mg',
        since: '2021-03-09',
        version: 2,
        schedule: { kind: 'daily' },
      })
      await ok('PUT', API.medicineStatus(id), { version: 2, status: 'stopped' })
      const { medications, medicinesRevision } = await historyOf(app, person)
      expect(medications).toEqual(['Metformin'])
      // Brought back in the history it is taken again, with all that was known of it.
      await saveHistory(app, person, [ramipril, entry('Metformin')], { medicinesRevision })
      expect((await list()).find((each) => each.id === id)).toMatchObject({ status: 'active', until: null })
      await saveHistory(app, person, [entry('Metformin')])
      expect((await list()).find((each) => each.id === id)).toMatchObject({ status: 'stopped' })
    })

    test('are not written over by an editor who began before the list was changed', async () => {
      const app = await makeTestApp(await makeDatabase())
      const person = await signIn(app)
      await saveHistory(app, person, [entry('Metformin')])
      const { medicinesRevision, version } = await historyOf(app, person)
      const { add, list } = medicinesOf(app, person)
      await add({ name: 'Ramipril' })
      const late = await saveHistory(app, person, [entry('Metformin')], { medicinesRevision, baseVersion: version })
      expect(late.statusCode).toBe(409)
      expect(late.json().current.medications).toEqual(['Metformin', 'Ramipril'])
      expect(await list()).toHaveLength(2)
    })

    test('keep their number when a slip of the pen is put right, and are others under the name of another', async () => {
      const app = await makeTestApp(await makeDatabase())
      const person = await signIn(app)
      const { add, list } = medicinesOf(app, person)
      const { id } = await add({ name: 'Ramiprill', schedule: everyDay('2026-01-01', '08:00') })
      await saveHistory(app, person, [entry('Ramiprill')])
      await saveHistory(app, person, [entry('Ramipril')])
      expect(await list()).toMatchObject([{ id, name: 'Ramipril' }])
      await saveHistory(app, person, [entry('Candesartan')])
      expect((await list()).map(({ name, status }) => [name, status])).toEqual([
        ['Ramipril', 'stopped'],
        ['Candesartan', 'active'],
      ])
    })

    test('are known to the assistant, the card and the timeline before any history is saved', async () => {
      const app = await makeTestApp(await makeDatabase())
      const person = await signIn(app)
      const { add, ok } = medicinesOf(app, person)
      await add({ name: 'Eliquis', strength: '5 mg', since: '2024-03' })
      const form = await ok('GET', API.medicalHistoryForm(person.user.id))
      expect(form).toMatchObject({ saved: null, medications: [{ name: 'Eliquis' }] })
      const text = 'I twisted my ankle 2 hours ago, it is swollen and sore but I can walk on it'
      expect((await ok('POST', API.symptoms, { text })).usedFromRecord).toContain('Medicine: Eliquis')
      await ok('PUT', API.emergencyCard, { parts: ['medicines'] })
      expect(JSON.stringify(await ok('GET', API.emergencyCard))).toContain('Eliquis')
      const { items } = await ok('GET', `${API.timeline}?kind=medicine`)
      expect(items).toMatchObject([{ kind: 'medicine', title: 'Eliquis', when: '2024-03' }])
    })
  })
})
