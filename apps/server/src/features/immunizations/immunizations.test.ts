import { randomUUID } from 'node:crypto'
import { ACTING_FOR_HEADER, API, type Immunization, MOST_IMMUNIZATIONS } from '@salus/contract'
import { describe, expect, test } from 'vitest'
import { share } from '#server/testing/care-circle.ts'
import { eachDatabase } from '#server/testing/databases.ts'
import { makeTestApp, signIn, someForm, type TestApp } from '#server/testing/test-app.ts'

type Person = Awaited<ReturnType<typeof signIn>>

function roomOf(app: TestApp, { headers }: Pick<Person, 'headers'>, more: Record<string, string> = {}) {
  const send = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
    app.call({ method, url, headers: { ...headers, ...more }, ...(payload && { payload }) })
  return {
    send,
    add: (content: object) => send('POST', API.immunizations, { id: randomUUID(), ...content }),
    list: async (): Promise<Immunization[]> => (await send('GET', API.immunizations)).json().items,
  }
}

const SHINGRIX = {
  name: 'Shingrix',
  cvx: '187',
  occurrence: '2025-03-04',
  doseNumber: '1',
  lotNumber: 'A1',
  note: 'ok',
}

eachDatabase((makeDatabase) => {
  describe('a vaccination', () => {
    test('is typed, told by the illness that it protects from, changed, removed and brought back', async () => {
      const app = await makeTestApp(await makeDatabase())
      const { add, list, send } = roomOf(app, await signIn(app))
      const added = (await add(SHINGRIX)).json()
      expect(added).toMatchObject({ ...SHINGRIX, illnesses: ['zoster'], importId: null, version: 1 })
      const change = { ...SHINGRIX, version: 1, reaction: 'sore arm' }
      expect((await send('PUT', API.immunization(added.id), change)).json()).toMatchObject({ version: 2 })
      const late = await send('PUT', API.immunization(added.id), { ...change, reaction: 'none' })
      expect([late.statusCode, late.json().code, late.json().current.reaction]).toEqual([
        409,
        'immunization_changed',
        'sore arm',
      ])
      expect((await send('DELETE', API.immunization(added.id))).statusCode).toBe(204)
      expect(await list()).toEqual([])
      await send('POST', API.restoreImmunization(added.id))
      expect(await list()).toMatchObject([{ reaction: 'sore arm' }])
    })

    test('is listed newest first, those without a date last; a retry adds none twice', async () => {
      const app = await makeTestApp(await makeDatabase())
      const { add, list } = roomOf(app, await signIn(app))
      const id = randomUUID()
      for (const occurrence of ['2019', null, '2024-06-01'])
        await add({ ...(occurrence === '2019' && { id }), name: `Flu ${occurrence}`, occurrence })
      expect((await add({ id, name: 'Flu 2019', occurrence: '2019' })).statusCode).toBe(201)
      expect((await list()).map(({ name }) => name)).toEqual(['Flu 2024-06-01', 'Flu 2019', 'Flu null'])
      expect((await add({ id, name: 'Tetanus' })).json().code).toBe('immunization_id_taken')
    })

    test('comes back only where there is room for it', async () => {
      const app = await makeTestApp(await makeDatabase())
      const person = await signIn(app)
      const { add, send, list } = roomOf(app, person)
      const { id } = (await add(SHINGRIX)).json()
      const { db } = app.database
      const row = await db.selectFrom('immunizations').selectAll().executeTakeFirstOrThrow()
      await send('DELETE', API.immunization(id))
      const others = Array.from({ length: MOST_IMMUNIZATIONS }, () => ({ ...row, id: randomUUID() }))
      for (const some of [others.slice(0, 500), others.slice(500)])
        await db.insertInto('immunizations').values(some).execute()
      const refused = await send('POST', API.restoreImmunization(id))
      expect(refused.json()).toMatchObject({ code: 'immunizations_full' })
      await db.deleteFrom('immunizations').where('id', '!=', id).execute()
      expect((await send('POST', API.restoreImmunization(id))).statusCode).toBe(200)
      expect(await list()).toMatchObject([{ id, name: 'Shingrix' }])
    })

    test('of a day to come or from before the birth is refused with a sentence', async () => {
      const app = await makeTestApp(await makeDatabase(), { now: () => new Date('2026-05-10T10:00:00Z') })
      const { add } = roomOf(app, await signIn(app))
      for (const occurrence of ['2027', '2026-05-20', '1900', '2024-02-30', '2024-02-03T99:99']) {
        const { statusCode, body } = await add({ name: 'Flu', occurrence })
        expect([statusCode, JSON.parse(body).fields?.occurrence], occurrence).toEqual([400, expect.any(String)])
      }
      expect((await add({ name: 'Flu', occurrence: '2026' })).statusCode).toBe(201)
    })

    test('stands sealed in the database', async () => {
      const app = await makeTestApp(await makeDatabase())
      await roomOf(app, await signIn(app)).add(SHINGRIX)
      const rows = JSON.stringify(await app.database.db.selectFrom('immunizations').selectAll().execute())
      expect(rows).not.toMatch(/Shingrix|2025-03-04|"187"/)
    })

    test('is on the timeline, in the summary, the sheet for a doctor and the archive', async () => {
      const app = await makeTestApp(await makeDatabase())
      const { add, send } = roomOf(app, await signIn(app))
      await add(SHINGRIX)
      expect((await send('GET', `${API.timeline}?kind=immunization`)).json().items).toMatchObject([
        { title: 'Shingrix', when: '2025-03-04', text: 'Vaccination · Dose 1', origins: ['typed'] },
      ])
      const { entry } = (await send('GET', API.exportFile('ips'))).json()
      const found = entry.find(({ resource }: { resource: { resourceType: string } }) => {
        return resource.resourceType === 'Immunization'
      })
      expect(found.resource).toMatchObject({ lotNumber: 'A1', vaccineCode: { coding: [{ code: '187' }] } })
      expect((await send('GET', API.doctorSheet)).json().immunizations).toMatchObject([{ name: 'Shingrix' }])
    })

    test('is nobody else’s, and of a care circle only theirs with whom it is shared', async () => {
      const app = await makeTestApp(await makeDatabase())
      const [mother, stranger] = [await signIn(app), await signIn(app)]
      const daughter = await signIn(app, someForm({ fullName: 'Mira Rao', email: 'mira@example.com' }))
      const { id } = (await roomOf(app, mother).add(SHINGRIX)).json()
      const url = API.immunization(id)
      const theirs = roomOf(app, stranger)
      for (const call of [
        theirs.send('GET', url),
        theirs.send('PUT', url, { ...SHINGRIX, version: 1 }),
        theirs.send('DELETE', url),
        theirs.send('POST', API.restoreImmunization(id)),
      ])
        expect((await call).statusCode).toBe(404)
      expect(await theirs.list()).toEqual([])

      const helping = roomOf(app, daughter, { [ACTING_FOR_HEADER]: mother.user.id })
      await share(app, mother, daughter, { history: 'write' })
      expect((await helping.send('GET', API.immunizations)).statusCode).toBe(404)
      const rights = (immunizations: string) =>
        roomOf(app, mother).send('PUT', API.circleMember(daughter.user.id), { rights: { immunizations }, until: null })
      await rights('read')
      expect(await helping.list()).toMatchObject([{ name: 'Shingrix' }])
      expect((await helping.add({ name: 'Flu' })).statusCode).toBe(404)
      await rights('write')
      expect((await helping.add({ name: 'Flu' })).statusCode).toBe(201)
      const log = (await roomOf(app, mother).send('GET', `${API.accessLog}?kind=immunizations&actor=member`)).json()
      expect(log.items.map(({ action }: { action: string }) => action)).toEqual(
        expect.arrayContaining(['read', 'changed', 'refused']),
      )
    })

    test('finds its name in another language, with the code', async () => {
      const app = await makeTestApp(await makeDatabase())
      const { send } = roomOf(app, await signIn(app))
      const { items } = (await send('GET', `${API.vaccineNames}?search=grippe&language=fr`)).json()
      expect(items[0]).toEqual({ name: 'Vaccin contre la grippe', cvx: '88', illnesses: ['influenza'] })
    })
  })
})
