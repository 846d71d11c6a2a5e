import { randomUUID } from 'node:crypto'
import { ALL_RIGHTS, API, CIRCLE_PARTS } from '@salus/contract'
import { describe, expect, test } from 'vitest'
import { actingFor, share } from '#server/testing/care-circle.ts'
import { eachDatabase } from '#server/testing/databases.ts'
import { makeTestApp, signIn, type TestApp } from '#server/testing/test-app.ts'

type Headers = Record<string, string>

/** All that could be shared before there were vaccinations. */
const EARLIER = JSON.stringify({
  vitals: 'write',
  history: 'write',
  medicines: 'write',
  documents: 'write',
  reports: 'write',
})

const asBefore = ({ database }: TestApp, ownerId: string) =>
  database.db.updateTable('care_grants').set({ rights: EARLIER }).where('owner_id', '=', ownerId).execute()

const add = (app: TestApp, headers: Headers) =>
  app.call({ method: 'POST', url: API.immunizations, headers, payload: { id: randomUUID(), name: 'Tetanus' } })

/** Tries each way to the vaccinations of a record, and tells the answers. */
async function ways(app: TestApp, headers: Headers, id: string): Promise<number[]> {
  const content = { name: 'Mine', version: 1 }
  const answers = [
    await app.call({ url: API.immunizations, headers }),
    await app.call({ url: API.immunization(id), headers }),
    await app.call({ url: `${API.vaccineNames}?search=flu`, headers }),
    await add(app, headers),
    await app.call({ method: 'PUT', url: API.immunization(id), headers, payload: content }),
    await app.call({ method: 'DELETE', url: API.immunization(id), headers }),
    await app.call({ method: 'POST', url: API.restoreImmunization(id), headers }),
  ]
  return answers.map(({ statusCode }) => statusCode)
}

const toldOn = async (app: TestApp, headers: Headers): Promise<string[]> =>
  (await app.call({ url: API.timeline, headers })).json().items.map(({ kind }: { kind: string }) => kind)

eachDatabase((makeDatabase) => {
  describe('a part of a record that is newer than a grant', () => {
    test('stays closed to a member who had all parts, until the owner opens it', async () => {
      const app = await makeTestApp(await makeDatabase())
      const [owner, member] = [await signIn(app), await signIn(app)]
      const { id } = (await add(app, owner.headers)).json()
      await share(app, owner, member, ALL_RIGHTS)
      await asBefore(app, owner.user.id)
      const headers = actingFor(member, owner.user.id)
      expect(new Set(await ways(app, headers, id))).toEqual(new Set([404]))
      expect(await toldOn(app, headers)).not.toContain('immunization')
      const asked = (await app.call({ url: `${API.timeline}?kind=immunization`, headers })).json()
      expect(asked.items).toEqual([])
      expect((await app.call({ url: API.sharedRecords, headers: member.headers })).json().items).toMatchObject([
        { rights: JSON.parse(EARLIER) },
      ])
      await app.call({
        method: 'PUT',
        url: API.circleMember(member.user.id),
        headers: owner.headers,
        payload: { rights: { immunizations: 'read' }, until: null },
      })
      expect(await ways(app, headers, id)).toEqual([200, 200, 200, 404, 404, 404, 404])
      expect(await toldOn(app, headers)).toEqual(['immunization'])
    })

    test('is open to a parent of a child without an account', async () => {
      const app = await makeTestApp(await makeDatabase())
      const parent = await signIn(app)
      const dob = new Date(Date.now() - 6 * 366 * 24 * 60 * 60 * 1_000).toISOString().slice(0, 10)
      const payload = { fullName: 'Mira Rao', dob }
      const child = await app.call({ method: 'POST', url: API.children, headers: parent.headers, payload })
      const { ownerId } = child.json()
      await asBefore(app, ownerId)
      const headers = actingFor(parent, ownerId)
      const { id } = (await add(app, headers)).json()
      expect(await ways(app, headers, id)).toEqual([200, 200, 200, 201, 200, 204, 200])
      const { items } = (await app.call({ url: API.sharedRecords, headers: parent.headers })).json()
      expect(Object.keys(items[0].rights).sort()).toEqual([...CIRCLE_PARTS].sort())
    })

    test('is closed, with all others, to a parent’s grant on the record of somebody with an account', async () => {
      const app = await makeTestApp(await makeDatabase())
      const [owner, member] = [await signIn(app), await signIn(app)]
      const { id } = (await add(app, owner.headers)).json()
      await share(app, owner, member, ALL_RIGHTS)
      await app.database.db
        .updateTable('care_grants')
        .set({ is_guardian: 1 })
        .where('owner_id', '=', owner.user.id)
        .execute()
      const headers = actingFor(member, owner.user.id)
      expect(new Set(await ways(app, headers, id))).toEqual(new Set([404]))
      for (const url of [API.vitals, API.accessLog, API.doctorSheet, `${API.archive}/${owner.user.id}`])
        expect((await app.call({ url, headers })).json().code, url).toBe('record_not_shared')
    })
  })
})
