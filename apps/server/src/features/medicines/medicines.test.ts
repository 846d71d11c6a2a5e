import { randomUUID } from 'node:crypto'
import { API, type Medicine, type MedicineContent, MOST_MEDICINES } from '@salus/contract'
import { describe, expect, test } from 'vitest'
import { eachDatabase } from '#server/testing/databases.ts'
import { makeTestApp, signIn } from '#server/testing/test-app.ts'
import { everyDay, medicinesOf } from './testing.ts'

const WHOLE: Omit<MedicineContent, 'name'> = {
  kind: 'prescription',
  form: 'tablet',
  strength: '5 mg',
  reason: 'a valve of the heart',
  directions: 'Take one tablet in the evening.',
  note: 'With water.',
  prescriber: { name: 'Dr. Iyer', doctorId: null },
  pharmacy: { name: 'The corner pharmacy', doctorId: null },
  since: '2024-03',
  until: null,
  schedule: everyDay('2026-11-01', '20:00'),
  asNeeded: false,
  important: true,
  supply: { count: 28, countedAt: '2026-11-20T10:00:00.000Z', perDose: 1, refillAt: 7, expiry: '2027-08' },
}

eachDatabase((makeDatabase) => {
  describe('the list of medicines', () => {
    test('a person who adds a medicine sees all that they told of it, and what is in it', async () => {
      const app = await makeTestApp(await makeDatabase())
      const person = await signIn(app)
      const { add, list } = medicinesOf(app, person)
      const added = await add({ name: 'Coumadin', ...WHOLE })
      expect(added).toMatchObject({
        name: 'Coumadin',
        ...WHOLE,
        ingredients: ['warfarin'],
        status: 'active',
        version: 1,
      })
      expect(added.plan).toHaveLength(1)
      await add({ name: 'Grandmother’s tea' })
      expect((await list()).map(({ name, ingredients }) => [name, ingredients])).toEqual([
        ['Coumadin', ['warfarin']],
        ['Grandmother’s tea', []],
      ])
    })

    test('nothing of a medicine stands open in the database', async () => {
      const app = await makeTestApp(await makeDatabase())
      const { add } = medicinesOf(app, await signIn(app))
      await add({ name: 'Coumadin', ...WHOLE })
      const rows = await app.database.db.selectFrom('medicines').selectAll().execute()
      expect(JSON.stringify(rows)).not.toMatch(/Coumadin|warfarin|evening|Iyer|20:00/)
    })

    test('a retry adds nothing twice, and another medicine under its number is refused', async () => {
      const app = await makeTestApp(await makeDatabase())
      const { add, list, send } = medicinesOf(app, await signIn(app))
      const id = randomUUID()
      const [one, other] = await Promise.all([add({ id, name: 'Metformin' }), add({ id, name: 'Metformin' })])
      expect(one).toEqual(other)
      expect(await list()).toHaveLength(1)
      const taken = await send('POST', API.medicines, { id, name: 'Ramipril' })
      expect(taken.json().code).toBe('medicine_id_taken')
      await send('DELETE', API.medicine(id))
      expect((await send('POST', API.medicines, { id, name: 'Metformin' })).json().code).toBe('medicine_id_taken')
    })

    test('of two editors that began with one version the second is told what the first has saved', async () => {
      const app = await makeTestApp(await makeDatabase())
      const { add, send, ok } = medicinesOf(app, await signIn(app))
      const { id } = await add({ name: 'Metformin' })
      const changed = await ok('PUT', API.medicine(id), { version: 1, name: 'Metformin', strength: '500 mg' })
      expect(changed).toMatchObject({ version: 2, strength: '500 mg' })
      const late = await send('PUT', API.medicine(id), { version: 1, name: 'Metformin', strength: '850 mg' })
      expect(late.statusCode).toBe(409)
      expect(late.json()).toMatchObject({ code: 'medicine_changed', current: { strength: '500 mg', version: 2 } })
      // Sent again, what is there already is saved.
      const again = await ok('PUT', API.medicine(id), { version: 1, name: 'Metformin', strength: '500 mg' })
      expect(again).toEqual(changed)
    })

    test('many changes at once are all made', async () => {
      const app = await makeTestApp(await makeDatabase())
      const { add, list } = medicinesOf(app, await signIn(app))
      await add({ name: 'First' })
      await Promise.all(['a', 'b', 'c', 'd'].map((name) => add({ name })))
      expect((await list()).map(({ name }) => name).toSorted()).toEqual(['First', 'a', 'b', 'c', 'd'])
    })

    test('a medicine that is paused plans nothing, and goes on when it is taken again', async () => {
      let now = new Date('2026-11-20T08:00:00Z')
      const app = await makeTestApp(await makeDatabase(), { now: () => now })
      const { add, ok, today } = medicinesOf(app, await signIn(app))
      const { id } = await add({ name: 'Ramipril', schedule: everyDay('2026-11-20', '20:00') })
      expect((await today()).planned).toHaveLength(1)
      const paused = await ok('PUT', API.medicineStatus(id), { version: 1, status: 'on-hold' })
      expect(paused).toMatchObject({ status: 'on-hold', statusSince: now.toISOString(), version: 2 })
      expect((await today()).planned).toEqual([])
      now = new Date('2026-11-22T08:00:00Z')
      const again = await ok('PUT', API.medicineStatus(id), { version: 2, status: 'active' })
      expect(again.schedule.pauses).toEqual([{ from: '2026-11-20T08:00:00.000Z', until: '2026-11-22T08:00:00.000Z' }])
      expect((await today()).planned).toMatchObject([{ state: 'later', time: '20:00' }])
    })

    test('a medicine that was stopped by mistake is taken on as before', async () => {
      const app = await makeTestApp(await makeDatabase())
      const { add, ok } = medicinesOf(app, await signIn(app))
      const { id } = await add({ name: 'Ramipril' })
      const stopped = await ok('PUT', API.medicineStatus(id), { version: 1, status: 'stopped' })
      expect(stopped).toMatchObject({ status: 'stopped', until: new Date().toISOString().slice(0, 10) })
      const again = await ok('PUT', API.medicineStatus(id), { version: 2, status: 'active' })
      expect(again).toMatchObject({ status: 'active', until: null })
    })

    test('a medicine that is removed comes back for a day, and is gone for good after it', async () => {
      let now = new Date('2026-11-20T08:00:00Z')
      const app = await makeTestApp(await makeDatabase(), { now: () => now })
      const { add, list, ok, send } = medicinesOf(app, await signIn(app))
      const { id } = await add({ name: 'Ramipril' })
      await ok('DELETE', API.medicine(id))
      expect(await list()).toEqual([])
      expect((await send('GET', API.medicine(id))).statusCode).toBe(404)
      await ok('POST', API.restoreMedicine(id))
      expect(await list()).toHaveLength(1)
      await ok('DELETE', API.medicine(id))
      now = new Date('2026-11-22T08:00:00Z')
      expect((await send('POST', API.restoreMedicine(id))).statusCode).toBe(404)
      await app.purge()
      expect(await app.database.db.selectFrom('medicines').select('id').execute()).toEqual([])
    })

    test('medicines that were removed come back, several at the same moment', async () => {
      const app = await makeTestApp(await makeDatabase())
      const { add, ok, list } = medicinesOf(app, await signIn(app))
      const names = ['Amlodipine', 'Metformin', 'Ramipril', 'Warfarin']
      const all: Medicine[] = []
      for (const name of names) all.push(await add({ name }))
      for (const { id } of all) await ok('DELETE', API.medicine(id))
      await Promise.all(all.map(({ id }) => ok('POST', API.restoreMedicine(id))))
      expect((await list()).map(({ name }) => name)).toEqual(names)
    })

    test('what cannot be is refused at its field', async () => {
      const app = await makeTestApp(await makeDatabase())
      const { send } = medicinesOf(app, await signIn(app))
      const fieldsOf = async (content: object) =>
        Object.keys(
          (await send('POST', API.medicines, { id: randomUUID(), name: 'X', ...content })).json().fields ?? {},
        )
      expect(await fieldsOf({ since: '1900' })).toEqual(['since'])
      expect(await fieldsOf({ since: '2024-05-01', until: '2024-04' })).toEqual(['until'])
      expect(await fieldsOf({ schedule: { ...everyDay('2026-11-01', '08:00'), zone: 'Atlantis/Capital' } })).toEqual([
        'schedule.zone',
      ])
    })

    test('a list that is full says so', async () => {
      const app = await makeTestApp(await makeDatabase())
      const person = await signIn(app)
      const { add, ok, send } = medicinesOf(app, person)
      const { id: removed } = await add({ name: 'Removed' })
      await ok('DELETE', API.medicine(removed))
      const { id } = await add({ name: 'First' })
      const row = await app.database.db
        .selectFrom('medicines')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
      const sealed = await app.vault.open(
        person.user.id,
        { table: 'medicines', column: 'content', rowId: id },
        row.content,
      )
      const stopped = JSON.stringify({ ...JSON.parse(sealed), status: 'stopped' })
      const rows = await Promise.all(
        Array.from({ length: MOST_MEDICINES - 1 }, async () => {
          const rowId = randomUUID()
          const place = { table: 'medicines', column: 'content', rowId }
          return { ...row, id: rowId, content: await app.vault.seal(person.user.id, place, stopped) }
        }),
      )
      await app.database.db.insertInto('medicines').values(rows).execute()
      const refused = await send('POST', API.medicines, { id: randomUUID(), name: 'One more' })
      expect(refused.json()).toMatchObject({ code: 'medicines_full' })
      expect((await send('POST', API.restoreMedicine(removed))).json()).toMatchObject({ code: 'medicines_full' })
      const history = { user_id: person.user.id, fullName: 'Asha Rao', dob: '1985-04-12' }
      const saved = await send('POST', API.medicalHistory, { ...history, medications: ['First', 'One more'] })
      expect(saved.json()).toMatchObject({ code: 'medicines_full' })
    })
  })

  describe('a medicine is found while it is typed', () => {
    const find = async (search: string, language = 'en') => {
      const app = await makeTestApp(await makeDatabase())
      const { ok } = medicinesOf(app, await signIn(app))
      const asked = new URLSearchParams({ search, language, region: 'EU' })
      return (await ok('GET', `${API.medicineNames}?${asked}`)).items
    }
    test('by ingredient, brand and the names of six languages', async () => {
      expect((await find('metfo'))[0]).toMatchObject({ name: 'Metformin', ingredients: ['metformin'], isBrand: false })
      expect((await find('eliq'))[0]).toMatchObject({
        isBrand: true,
        ingredients: ['apixaban'],
        contains: ['Apixaban'],
      })
      expect((await find('पेरासि', 'hi'))[0]).toMatchObject({ ingredients: ['paracetamol'] })
      expect(
        (await find('mét', 'fr')).some(({ ingredients }: { ingredients: string[] }) =>
          ingredients.includes('metformin'),
        ),
      ).toBe(true)
      expect(await find('x')).toEqual([])
      expect(await find('grandmother')).toEqual([])
    })
  })
})
