import { randomUUID } from 'node:crypto'
import { ALL_RIGHTS, API } from '@salus/contract'
import { describe, expect, test } from 'vitest'
import { accept, actingFor, invite, share } from '#server/testing/care-circle.ts'
import { eachDatabase } from '#server/testing/databases.ts'
import { openMailbox } from '#server/testing/mailbox.ts'
import { makeTestApp, signIn, someForm, type TestApp } from '#server/testing/test-app.ts'

type Person = Awaited<ReturnType<typeof signIn>>

const get = async (app: TestApp, url: string, headers: Record<string, string>) =>
  (await app.call({ url, headers })).json()

async function saveHistory(app: TestApp, { headers, user }: Person) {
  const payload = {
    user_id: user.id,
    fullName: 'Asha Rao',
    dob: '1985-04-12',
    conditions: ['Asthma'],
    medications: ['Salbutamol'],
    surgeries: ['Knee surgery'],
    family_history: { stroke: true },
  }
  const answer = await app.call({ method: 'POST', url: API.medicalHistory, headers, payload })
  expect(answer.statusCode, answer.body).toBe(200)
}

eachDatabase((makeDatabase) => {
  describe('an invitation', () => {
    test('says whose record and which rights, and opens it to one person, once', async () => {
      const app = await makeTestApp(await makeDatabase())
      const [owner, helper, late] = [
        await signIn(app),
        await signIn(app, someForm({ fullName: 'Ravi Kumar' })),
        await signIn(app),
      ]
      const token = await invite(app, owner, { vitals: 'read', documents: 'write' }, { name: 'my neighbour' })
      const seen = await app.call({ method: 'POST', url: API.viewInvitation, payload: { token } })
      expect(seen.json()).toEqual({
        kind: 'share',
        ownerName: 'Asha Rao',
        rights: { vitals: 'read', documents: 'write' },
        until: null,
        isGuardian: false,
        email: null,
      })
      expect((await get(app, API.careCircle, owner.headers)).invitations).toMatchObject([{ name: 'my neighbour' }])
      const both = await Promise.all([accept(app, helper, token), accept(app, late, token)])
      expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422])
      const [first] = both[0].statusCode === 200 ? [helper] : [late]
      const circle = await get(app, API.careCircle, owner.headers)
      expect(circle.invitations).toEqual([])
      expect(circle.members).toMatchObject([{ id: first?.user.id, rights: { vitals: 'read', documents: 'write' } }])
      expect((await get(app, API.sharedRecords, first?.headers ?? {})).items).toMatchObject([
        { ownerId: owner.user.id, name: 'Asha Rao', isGuardian: false },
      ])
    })

    test('is nothing once it is taken back, or after a week, and cannot be accepted by its owner or a visitor', async () => {
      let now = new Date('2046-11-21T10:00:00.000Z')
      const app = await makeTestApp(await makeDatabase(), { now: () => now })
      const [owner, helper] = [await signIn(app), await signIn(app)]
      const own = await invite(app, owner, { vitals: 'read' })
      expect((await accept(app, owner, own)).json()).toMatchObject({ code: 'invitation_own' })
      expect((await accept(app, { headers: { cookie: '' } }, own)).statusCode).toBe(401)
      const [{ id }] = (await get(app, API.careCircle, owner.headers)).invitations
      const takeBack = (headers: object) =>
        app.call({ method: 'DELETE', url: API.circleInvitation(id), headers: { ...headers } })
      expect((await takeBack(helper.headers)).statusCode).toBe(404)
      expect((await takeBack(owner.headers)).statusCode).toBe(204)
      expect((await accept(app, helper, own)).json()).toMatchObject({ code: 'invitation_spent' })
      const old = await invite(app, owner, { vitals: 'read' })
      now = new Date('2046-11-28T10:00:00.000Z')
      expect((await accept(app, helper, old)).json()).toMatchObject({ code: 'invitation_spent' })
      const seen = await app.call({ method: 'POST', url: API.viewInvitation, payload: { token: 'nothing' } })
      expect(seen.json()).toMatchObject({ code: 'invitation_spent' })
      await app.purge()
      expect(await app.database.db.selectFrom('care_invitations').selectAll().execute()).toEqual([])
    })

    test('goes by mail to anybody in the same way, and is kept without its secret or a name in the open', async () => {
      const mailbox = await openMailbox()
      const env = { SALUS_SMTP_URL: mailbox.url, SALUS_MAIL_FROM: 'post@salus.example' }
      const app = await makeTestApp(await makeDatabase(), { env })
      const [owner, helper] = [await signIn(app), await signIn(app)]
      await signIn(app, someForm({ email: 'known@example.com' }))
      const answers = []
      for (const email of ['known@example.com', 'unknown@example.com']) {
        const payload = { name: 'Zebedee', email, rights: { vitals: 'read' }, until: null }
        answers.push(await app.call({ method: 'POST', url: API.circleInvitations, headers: owner.headers, payload }))
      }
      expect(answers.map((answer) => [answer.statusCode, answer.json().isMailed])).toEqual([
        [201, true],
        [201, true],
      ])
      await app.deliver()
      const mails = mailbox.mails
        .map(({ to, raw }) => ({ to, text: raw.replaceAll('=\r\n', '').replaceAll('=3D', '=') }))
        .filter(({ text }) => text.includes('/invitation#'))
        // Messages go out side by side.
        .sort((one, other) => String(one.to).localeCompare(String(other.to)))
      expect(mails.map(({ to }) => to)).toEqual([['known@example.com'], ['unknown@example.com']])
      expect(mails[0]?.text).toContain(`/invitation#${answers[0]?.json().token}`)
      const rows = JSON.stringify(await app.database.db.selectFrom('care_invitations').selectAll().execute())
      for (const secret of ['Zebedee', 'known@example.com', answers[0]?.json().token])
        expect(rows).not.toContain(secret)
      expect((await get(app, API.careCircle, helper.headers)).invitations).toEqual([])
    })

    test('that is accepted is told to whoever keeps the record, and to nobody else', async () => {
      const mailbox = await openMailbox()
      const env = { SALUS_SMTP_URL: mailbox.url, SALUS_MAIL_FROM: 'post@salus.example' }
      const app = await makeTestApp(await makeDatabase(), { env })
      const form = (name: string) => someForm({ fullName: `${name} Rao`, email: `${name.toLowerCase()}@example.com` })
      const [asha, ravi, meera] = [
        await signIn(app, form('Asha')),
        await signIn(app, form('Ravi')),
        await signIn(app, form('Meera')),
      ]
      const accepted = async () => {
        await app.deliver()
        const told = mailbox.mails.map(({ to, raw }) => ({ to, text: raw.replaceAll('=\r\n', '') }))
        mailbox.mails.length = 0
        return told.filter(({ text }) => text.includes('accepted an invitation'))
      }
      await share(app, asha, ravi, { vitals: 'read' })
      expect(await accepted()).toMatchObject([
        { to: ['asha@example.com'], text: expect.stringContaining('Ravi Rao accepted an invitation') },
      ])
      const payload = { fullName: 'Mira Rao', dob: '2020-05-01' }
      const made = await app.call({ method: 'POST', url: API.children, headers: asha.headers, payload })
      const child = { headers: actingFor(asha, made.json().ownerId) }
      await accept(app, ravi, await invite(app, child, { vitals: 'read' }, { asGuardian: true }))
      expect((await accepted()).map(({ to }) => to)).toEqual([['asha@example.com']])
      await accept(app, meera, await invite(app, child, { vitals: 'read' }))
      const told = await accepted()
      expect(told.map(({ to }) => to).sort()).toEqual([['asha@example.com'], ['ravi@example.com']])
      expect(told[0]?.text).toContain('Mira Rao')
    })

    test('shares something, for a time that is still to come, with so many people', async () => {
      const app = await makeTestApp(await makeDatabase())
      const owner = await signIn(app)
      const ask = (changes: object) =>
        app.call({
          method: 'POST',
          url: API.circleInvitations,
          headers: owner.headers,
          payload: { name: 'Ravi', rights: { vitals: 'read' }, until: null, ...changes },
        })
      for (const wrong of [
        { rights: {} },
        { rights: { profile: 'read' } },
        { rights: { vitals: 'all' } },
        { until: '2001-01-01T00:00:00.000Z' },
        { name: ' ' },
        { email: 'nobody' },
      ]) {
        expect((await ask(wrong)).statusCode, JSON.stringify(wrong)).toBe(400)
      }
      expect((await ask({ asGuardian: true })).statusCode).toBe(404)
      for (let count = 0; count < 20; count++) await invite(app, owner, { vitals: 'read' })
      expect((await ask({})).json()).toMatchObject({ code: 'circle_full' })
    })
  })

  test('forty invitations at the same instant are not more than the twenty that there is room for', async () => {
    const app = await makeTestApp(await makeDatabase())
    const [owner, member] = [await signIn(app), await signIn(app)]
    await share(app, owner, member, { vitals: 'read' })
    const payload = { name: 'Somebody', rights: { vitals: 'read' }, until: null }
    const answers = await Promise.all(
      Array.from({ length: 40 }, () =>
        app.call({ method: 'POST', url: API.circleInvitations, headers: owner.headers, payload }),
      ),
    )
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(19)
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201, 409]))
    const kept = await app.call({ url: API.careCircle, headers: owner.headers })
    expect(kept.json().invitations).toHaveLength(19)
  })

  describe('a member', () => {
    test('sees the record of the one who shares and not their own, and is named in the access log', async () => {
      const app = await makeTestApp(await makeDatabase())
      const [owner, helper] = [await signIn(app), await signIn(app, someForm({ fullName: 'Ravi Kumar' }))]
      await share(app, owner, helper, { vitals: 'read' })
      await app.call({ method: 'POST', url: API.health, headers: owner.headers, payload: { heartbeat: 71 } })
      await app.call({ method: 'POST', url: API.health, headers: helper.headers, payload: { heartbeat: 99 } })
      const acting = actingFor(helper, owner.user.id)
      expect((await get(app, API.vitals, acting)).items).toMatchObject([{ value: 71 }])
      expect((await get(app, API.vitals, helper.headers)).items).toMatchObject([{ value: 99 }])
      expect((await get(app, API.healthOf(owner.user.id), acting)).data).toMatchObject({ heartbeat: 71 })
      const refused = await app.call({ method: 'POST', url: API.health, headers: acting, payload: { heartbeat: 60 } })
      expect(refused.statusCode).toBe(404)
      const { items } = await get(app, API.accessLog, owner.headers)
      expect(items).toContainEqual(
        expect.objectContaining({
          actor: 'member',
          kind: 'vital signs',
          action: 'read',
          times: 2,
          from: expect.objectContaining({ name: 'Ravi Kumar' }),
        }),
      )
      expect((await get(app, API.accessLog, helper.headers)).items).not.toContainEqual(
        expect.objectContaining({ actor: 'member' }),
      )
    })

    test('is known by the User ID too, as programs send it, and nobody else is', async () => {
      const app = await makeTestApp(await makeDatabase())
      const [owner, helper, other] = [await signIn(app), await signIn(app), await signIn(app)]
      await share(app, owner, helper, { vitals: 'write' })
      const submit = (headers: object, user_id: string) =>
        app.call({ method: 'POST', url: API.health, headers: { ...headers }, payload: { user_id, heartbeat: 64 } })
      expect((await submit(helper.headers, owner.user.id)).statusCode).toBe(201)
      expect((await submit(other.headers, owner.user.id)).statusCode).toBe(403)
      expect((await submit(actingFor(helper, owner.user.id), helper.user.id)).statusCode).toBe(403)
      expect((await get(app, API.healthOf(owner.user.id), helper.headers)).data).toMatchObject({ heartbeat: 64 })
      expect((await app.call({ url: API.healthOf(owner.user.id), headers: other.headers })).statusCode).toBe(403)
      expect((await get(app, API.vitals, helper.headers)).items).toEqual([])
    })

    test('is told nothing of what is not shared, where one answer joins several parts', async () => {
      const app = await makeTestApp(await makeDatabase())
      const [owner, medicines, history, vitals] = [
        await signIn(app),
        await signIn(app),
        await signIn(app),
        await signIn(app),
      ]
      await saveHistory(app, owner)
      await app.call({ method: 'POST', url: API.health, headers: owner.headers, payload: { heartbeat: 71 } })
      const document = { id: randomUUID(), kind: 'document', title: 'Secret letter', text: 'Secret words' }
      await app.call({ method: 'POST', url: API.documents, headers: owner.headers, payload: document })
      await share(app, owner, medicines, { medicines: 'write' })
      await share(app, owner, history, { history: 'write' })
      await share(app, owner, vitals, { vitals: 'read' })
      const seenBy = async (person: Person) => {
        const headers = actingFor(person, owner.user.id)
        const bodies = []
        for (const url of [API.medicalHistoryOf(owner.user.id), API.medicalHistoryForm(owner.user.id), API.timeline]) {
          bodies.push((await app.call({ url, headers })).body)
        }
        return bodies.join('\n')
      }
      const all = await seenBy({ ...owner })
      for (const word of ['Asthma', 'Salbutamol', 'Knee surgery', 'Secret letter']) expect(all).toContain(word)
      const ofMedicines = await seenBy(medicines)
      expect(ofMedicines).toContain('Salbutamol')
      for (const word of ['Asthma', 'Knee', 'Secret', 'heartbeat']) expect(ofMedicines).not.toContain(word)
      expect(JSON.parse(ofMedicines.split('\n')[0] ?? '').data.family_history.stroke).toBe(false)
      const ofHistory = await seenBy(history)
      expect(ofHistory).toContain('Asthma')
      for (const word of ['Salbutamol', 'Secret', 'heartbeat']) expect(ofHistory).not.toContain(word)
      const ofVitals = await seenBy(vitals)
      expect(ofVitals).toContain('heartbeat')
      for (const word of ['Salbutamol', 'Asthma', 'Secret']) expect(ofVitals).not.toContain(word)
    })

    test('of vital signs alone does not learn from their meaning what they were judged by', async () => {
      const app = await makeTestApp(await makeDatabase())
      const [owner, narrow, wide] = [await signIn(app), await signIn(app), await signIn(app)]
      const details = {
        conditions: [],
        medications: [],
        allergies: [],
        surgeries: [],
        family: [],
        pregnancy: 'pregnant',
      }
      const payload = { user_id: owner.user.id, fullName: 'Asha Rao', dob: '1985-04-12', details }
      expect(
        (await app.call({ method: 'POST', url: API.medicalHistory, headers: owner.headers, payload })).statusCode,
      ).toBe(200)
      const pressure = { blood_pressure: '165/112', confirmed: true }
      await app.call({ method: 'POST', url: API.health, headers: owner.headers, payload: pressure })
      await share(app, owner, narrow, { vitals: 'read' })
      await share(app, owner, wide, { vitals: 'read', history: 'read', medicines: 'read' })
      const latest = async (person: Person) =>
        (await app.call({ url: API.latestVitals, headers: actingFor(person, owner.user.id) })).body
      expect(await latest(wide)).toMatch(/pregnan/i)
      expect(await latest(narrow)).not.toMatch(/pregnan/i)
    })

    test('has what is changed at once, and can leave', async () => {
      const app = await makeTestApp(await makeDatabase())
      const [owner, helper, other] = [await signIn(app), await signIn(app), await signIn(app)]
      await share(app, owner, helper, { vitals: 'read' })
      const acting = actingFor(helper, owner.user.id)
      const change = (headers: object, rights: object, until: string | null = null) =>
        app.call({
          method: 'PUT',
          url: API.circleMember(helper.user.id),
          headers: { ...headers },
          payload: { rights, until },
        })
      expect((await change(other.headers, ALL_RIGHTS)).statusCode).toBe(404)
      expect((await change(acting, ALL_RIGHTS)).statusCode).toBe(404)
      expect((await change(owner.headers, { documents: 'read' })).statusCode).toBe(204)
      expect((await app.call({ url: API.vitals, headers: acting })).json()).toMatchObject({ code: 'part_not_shared' })
      expect((await app.call({ url: API.documents, headers: acting })).statusCode).toBe(200)
      const leave = (headers: object) =>
        app.call({ method: 'DELETE', url: API.sharedRecord(owner.user.id), headers: { ...headers } })
      expect((await leave(other.headers)).statusCode).toBe(404)
      expect((await leave(helper.headers)).statusCode).toBe(204)
      expect((await app.call({ url: API.documents, headers: acting })).json()).toMatchObject({
        code: 'record_not_shared',
      })
    })
  })
})
