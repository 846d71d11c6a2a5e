import { API } from '@salus/contract'
import { describe, expect, test } from 'vitest'
import { withAccount } from '#server/testing/account-with-mail.ts'
import { accept, actingFor, invite } from '#server/testing/care-circle.ts'
import { eachDatabase } from '#server/testing/databases.ts'
import { makeTestApp, signIn, someForm, type TestApp } from '#server/testing/test-app.ts'

const PASSWORD = someForm().password
const DAY_MS = 24 * 60 * 60 * 1_000

type Headers = Record<string, string>

async function addChild(app: TestApp, headers: Headers): Promise<string> {
  const payload = { fullName: 'Mira Rao', dob: '2022-05-01' }
  const answer = await app.call({ method: 'POST', url: API.children, headers, payload })
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json().ownerId
}

const close = (app: TestApp, headers: Headers, childId: string, password = PASSWORD) =>
  app.call({ method: 'POST', url: API.childClosing(childId), headers, payload: { password } })
const keep = (app: TestApp, headers: Headers, childId: string) =>
  app.call({ method: 'DELETE', url: API.childClosing(childId), headers })
const recordsOf = async (app: TestApp, headers: Headers) =>
  (await app.call({ url: API.sharedRecords, headers })).json().items

eachDatabase((makeDatabase) => {
  describe('the end of a child’s record', () => {
    test('is its only parent’s to decide, with the password, after what goes was listed', async () => {
      const app = await makeTestApp(await makeDatabase())
      const [parent, stranger] = [await signIn(app), await signIn(app)]
      const childId = await addChild(app, parent.headers)
      const acting = actingFor(parent, childId)
      await app.call({ method: 'POST', url: API.health, headers: acting, payload: { heartbeat: 88 } })
      expect(await recordsOf(app, parent.headers)).toMatchObject([{ isOnlyGuardian: true, endsAt: null }])
      expect((await app.call({ url: API.childClosing(childId), headers: parent.headers })).json()).toMatchObject({
        name: 'Mira Rao',
        closing: { endsAt: null, days: 0 },
        counts: { readings: 1, documents: 0 },
        isShared: false,
      })
      for (const [headers, id] of [
        [stranger.headers, childId],
        [parent.headers, parent.user.id],
        [parent.headers, 'nobody'],
      ] as const) {
        expect((await app.call({ url: API.childClosing(id), headers })).json().code).toBe('not_found')
        expect((await close(app, headers, id)).json().code).toBe('not_found')
        expect((await keep(app, headers, id)).json().code).toBe('not_found')
      }
      expect((await close(app, acting, childId)).json().code).toBe('part_not_shared')
      expect((await close(app, parent.headers, childId, 'a guess')).json()).toMatchObject({ code: 'password_wrong' })
      expect((await close(app, parent.headers, childId)).statusCode).toBe(204)
      expect(await recordsOf(app, parent.headers)).toEqual([])
      for (const table of ['user', 'data_keys', 'vital_people'] as const) {
        const column = table === 'user' ? 'id' : 'owner_id'
        const rows = await app.database.db
          .selectFrom(table)
          .selectAll()
          .where(column as 'id', '=', childId)
          .execute()
        expect(rows, table).toEqual([])
      }
      expect((await app.call({ url: API.profile, headers: parent.headers })).statusCode).toBe(200)
    })

    test('is nobody’s to decide while another parent keeps it', async () => {
      const app = await makeTestApp(await makeDatabase())
      const [mother, father] = [await signIn(app), await signIn(app)]
      const childId = await addChild(app, mother.headers)
      const token = await invite(app, { headers: actingFor(mother, childId) }, { vitals: 'read' }, { asGuardian: true })
      await accept(app, father, token)
      expect(await recordsOf(app, mother.headers)).toMatchObject([{ isOnlyGuardian: false }])
      expect((await close(app, mother.headers, childId)).json()).toMatchObject({ code: 'kept_by_others' })
      expect(
        (await app.call({ method: 'DELETE', url: API.sharedRecord(childId), headers: mother.headers })).statusCode,
      ).toBe(204)
      expect((await close(app, mother.headers, childId)).json().code).toBe('not_found')
      expect((await close(app, father.headers, childId)).statusCode).toBe(204)
    })

    test('leaves seven days in production, is told by mail, and does not come where somebody else keeps it by then', async () => {
      const { app, form, enter, newMails, pass } = await withAccount(await makeDatabase())
      const headers = { ...(await enter()) } as Headers
      const childId = await addChild(app, headers)
      await newMails()
      expect((await close(app, headers, childId, form.password)).statusCode).toBe(204)
      expect(await newMails()).toMatchObject([{ to: [form.email], text: expect.stringContaining('Mira Rao will be') }])
      const [{ endsAt }] = await recordsOf(app, headers)
      expect(Date.parse(endsAt)).toBeGreaterThan(0)
      expect((await keep(app, headers, childId)).statusCode).toBe(204)
      expect(await newMails()).toMatchObject([{ text: expect.stringContaining('Mira Rao is kept') }])
      expect(await recordsOf(app, headers)).toMatchObject([{ endsAt: null }])

      await close(app, headers, childId, form.password)
      const row = { owner_id: childId, member_id: (await someoneElse(app)).id, rights: '{}', is_guardian: 1 }
      await app.database.db
        .insertInto('care_grants')
        .values({ ...row, since: new Date(0).toISOString(), expires_at: null })
        .execute()
      pass(7 * DAY_MS)
      await app.purge()
      const later = { ...(await enter()) } as Headers
      expect(await recordsOf(app, later)).toMatchObject([{ name: 'Mira Rao', endsAt: null }])
      await app.database.db.deleteFrom('care_grants').where('member_id', '=', row.member_id).execute()

      await close(app, later, childId, form.password)
      await newMails()
      pass(7 * DAY_MS)
      await app.purge()
      expect(await newMails()).toMatchObject([{ to: [form.email], text: expect.stringContaining('is deleted') }])
      expect(await recordsOf(app, { ...(await enter()) } as Headers)).toEqual([])
    })
  })
})

/** Anybody who is not the person of the test: here the demonstration is over, and its account gone. */
async function someoneElse({ database }: TestApp): Promise<{ id: string }> {
  const at = new Date(0).toISOString()
  const user = { name: 'other', username: 'other', email: 'other@example.com', emailVerified: 1, image: null }
  await database.db
    .insertInto('user')
    .values({ id: 'other', ...user, createdAt: at, updatedAt: at })
    .execute()
  return { id: 'other' }
}
