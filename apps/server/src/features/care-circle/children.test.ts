import { ALL_RIGHTS, API, CARD_PARTS, type NewInvitation } from '@salus/contract'
import { unzipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { accept, actingFor, invite, share } from '#server/testing/care-circle.ts'
import { eachDatabase } from '#server/testing/databases.ts'
import { REMINDERS } from '#server/testing/reminder-settings.ts'
import { makeTestApp, signIn, someForm, type TestApp } from '#server/testing/test-app.ts'

type Person = Awaited<ReturnType<typeof signIn>>

async function addChild(app: TestApp, { headers }: Person, dob = '2040-05-01'): Promise<string> {
  const payload = { fullName: 'Mira Rao', dob }
  const answer = await app.call({ method: 'POST', url: API.children, headers, payload })
  expect(answer.statusCode, answer.body).toBe(201)
  return answer.json().ownerId
}

/** Years later no session is left. */
async function logInAgain(app: TestApp, person: Person): Promise<Person> {
  const payload = { username: person.user.username, password: someForm().password }
  const { cookies } = await app.call({ method: 'POST', url: API.login, payload })
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  return { ...person, cookie, headers: { cookie } }
}

/** Whoever acts on the child's record, for calls of the care circle. */
const as = (parent: Person, childId: string) => ({ headers: actingFor(parent, childId) })
const GUARDIAN: Partial<NewInvitation> = { asGuardian: true }
const NOW = new Date('2046-11-21T10:00:00.000Z')

eachDatabase((makeDatabase) => {
  describe("a child's record", () => {
    test('is kept by a parent with full rights, and judged by the age of the child', async () => {
      const app = await makeTestApp(await makeDatabase(), { now: () => NOW })
      const [parent, stranger] = [await signIn(app), await signIn(app)]
      const childId = await addChild(app, parent)
      const { headers } = as(parent, childId)
      expect((await app.call({ url: API.sharedRecords, headers: parent.headers })).json().items).toMatchObject([
        { ownerId: childId, name: 'Mira Rao', isGuardian: true, isGrown: false },
      ])
      const saved = await app.call({ method: 'POST', url: API.health, headers, payload: { temperature: 38.4 } })
      expect(saved.statusCode, saved.body).toBe(201)
      const latest = (await app.call({ url: API.latestVitals, headers })).json()
      const own = (await app.call({ url: API.latestVitals, headers: parent.headers })).json()
      expect([latest.items.length, own.items.length]).toEqual([1, 0])
      const payload = { text: 'a cough since yesterday', region: 'EU' }
      const triage = await app.call({ method: 'POST', url: API.symptoms, headers, payload })
      expect(triage.statusCode, triage.body).toBe(200)
      expect(triage.json().usedFromRecord).toEqual(['Age, from the profile: 6 years'])
      expect((await app.call({ url: API.vitals, headers: actingFor(stranger, childId) })).statusCode).toBe(404)
      expect((await app.call({ url: API.profile, headers })).statusCode).toBe(404)
    })

    test('of a baby is judged by its months: three of them decide what a fever means', async () => {
      const app = await makeTestApp(await makeDatabase(), { now: () => NOW })
      const parent = await signIn(app)
      const urgencyAt = async (dob: string) => {
        const { headers } = as(parent, await addChild(app, parent, dob))
        const payload = { text: 'fever of 38.4 since this morning', region: 'EU' }
        const { usedFromRecord, urgency } = (
          await app.call({ method: 'POST', url: API.symptoms, headers, payload })
        ).json()
        return [usedFromRecord[0], urgency]
      }
      expect(await urgencyAt('2046-09-30')).toEqual(['Age, from the profile: 1 month', 'emergency'])
      const [said, urgency] = await urgencyAt('2045-12-21')
      expect(said).toBe('Age, from the profile: 11 months')
      expect(urgency).not.toBe('emergency')
    })

    test('is of somebody who is not of age and is born, and nobody logs in to it', async () => {
      const app = await makeTestApp(await makeDatabase(), { now: () => NOW })
      const parent = await signIn(app)
      const add = (payload: object) => app.call({ method: 'POST', url: API.children, headers: parent.headers, payload })
      for (const dob of ['2028-11-21', '2047-01-01', ''])
        expect((await add({ fullName: 'Mira', dob })).statusCode).toBe(400)
      expect((await add({ fullName: '123', dob: '2040-05-01' })).statusCode).toBe(400)
      const childId = await addChild(app, parent)
      const { username } = await app.database.db
        .selectFrom('user')
        .select('username')
        .where('id', '=', childId)
        .executeTakeFirstOrThrow()
      const login = { username, password: someForm().password }
      expect((await app.call({ method: 'POST', url: API.login, payload: login })).statusCode).toBe(401)
    })

    test('that was made with a wrong name or day is put right by its parents alone, who read so in its log', async () => {
      const app = await makeTestApp(await makeDatabase(), { now: () => NOW })
      const [parent, doctor] = [await signIn(app), await signIn(app, someForm({ fullName: 'Ravi Kumar' }))]
      const childId = await addChild(app, parent, '2030-05-01')
      const { headers } = as(parent, childId)
      await share(app, { ...doctor, headers }, doctor, ALL_RIGHTS)
      const { version, details } = (await app.call({ url: API.childProfile, headers })).json()
      expect(details).toMatchObject({ fullName: 'Mira Rao', dob: '2030-05-01', gender: null })
      const correct = (changes: object, by: Record<string, string> = headers) =>
        app.call({
          method: 'PUT',
          url: API.childProfile,
          headers: by,
          payload: { version, details: { ...details, ...changes } },
        })
      expect((await correct({ fullName: '123' })).json().fields).toHaveProperty('fullName')
      for (const dob of ['2028-11-21', '2047-01-01', '']) {
        expect((await correct({ dob })).json().code, dob).toBe('invalid_request')
      }
      const changed = await correct({ fullName: 'Meera  Rao', dob: '2040-05-01', gender: 'Female' })
      expect(changed.json()).toMatchObject({ details: { fullName: 'Meera Rao', dob: '2040-05-01', gender: 'Female' } })
      expect((await correct({})).json()).toMatchObject({ code: 'profile_changed' })
      const payload = { text: 'a cough since yesterday', region: 'EU' }
      const triage = await app.call({ method: 'POST', url: API.symptoms, headers, payload })
      expect(triage.json().usedFromRecord).toEqual(['Age, from the profile: 6 years'])
      expect((await app.call({ url: API.sharedRecords, headers: parent.headers })).json().items).toMatchObject([
        { name: 'Meera Rao' },
      ])
      const { items } = (await app.call({ url: API.accessLog, headers })).json()
      expect(items).toContainEqual(expect.objectContaining({ actor: 'member', kind: 'profile', action: 'changed' }))
      expect((await correct({}, actingFor(doctor, childId))).json().code).toBe('part_not_shared')
      // One's own is in one's own profile.
      expect((await correct({}, parent.headers)).json().code).toBe('not_found')
    })

    test('that is grown by now can still be put right, within what could be made on its first day', async () => {
      let now = NOW
      const app = await makeTestApp(await makeDatabase(), { now: () => now })
      const parent = await signIn(app)
      const childId = await addChild(app, parent, '2030-01-01')
      now = new Date('2048-01-02T10:00:00.000Z')
      const { headers } = as(await logInAgain(app, parent), childId)
      const { version, details } = (await app.call({ url: API.childProfile, headers })).json()
      const correct = (changes: object) =>
        app.call({
          method: 'PUT',
          url: API.childProfile,
          headers,
          payload: { version, details: { ...details, ...changes } },
        })
      expect((await correct({ dob: '2028-11-20' })).statusCode).toBe(400)
      expect((await correct({ fullName: 'Meera Rao', dob: '2029-12-01' })).statusCode).toBe(200)
      expect((await app.call({ url: API.careCircle, headers })).json()).toMatchObject({ isGrown: true })
    })

    test('can have another parent, and never none', async () => {
      const app = await makeTestApp(await makeDatabase(), { now: () => NOW })
      const [mother, father, doctor] = [await signIn(app), await signIn(app), await signIn(app)]
      const childId = await addChild(app, mother)
      const leave = (person: Person) =>
        app.call({ method: 'DELETE', url: API.sharedRecord(childId), headers: person.headers })
      expect((await leave(mother)).json()).toMatchObject({ code: 'last_guardian' })
      const token = await invite(app, as(mother, childId), { vitals: 'read' }, GUARDIAN)
      expect((await accept(app, father, token)).statusCode).toBe(200)
      await share(app, { ...doctor, ...as(father, childId) }, doctor, { vitals: 'read' })
      // Who may only look decides nothing.
      const payload = { name: 'x', rights: { vitals: 'read' }, until: null }
      const wrong = await app.call({
        method: 'POST',
        url: API.circleInvitations,
        headers: actingFor(doctor, childId),
        payload,
      })
      expect(wrong.statusCode).toBe(404)
      // A parent is not made less by an invitation to see less.
      expect((await accept(app, mother, await invite(app, as(father, childId), { vitals: 'read' }))).statusCode).toBe(
        200,
      )
      expect(
        (await app.call({ url: API.careCircle, headers: as(mother, childId).headers })).json().members,
      ).toHaveLength(3)
      const both = await Promise.all([leave(mother), leave(father)])
      expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([204, 409])
    })

    test('is not opened again by what a parent had kept who is one no more', async () => {
      let now = NOW
      const app = await makeTestApp(await makeDatabase(), { now: () => now })
      const [first, second, third] = [await signIn(app), await signIn(app), await signIn(app)]
      const childId = await addChild(app, first, '2028-11-23')
      await accept(app, second, await invite(app, as(first, childId), { vitals: 'read' }, GUARDIAN))
      now = new Date('2046-11-24T10:00:00.000Z')
      const [one, other] = [await logInAgain(app, first), await logInAgain(app, second)]
      const kept = await invite(app, as(other, childId), { vitals: 'read' }, GUARDIAN)
      const answer = await app.call({
        method: 'POST',
        url: API.handOver,
        headers: as(other, childId).headers,
        payload: { email: 'other@example.com' },
      })
      const theirs = await invite(app, as(one, childId), { vitals: 'read' })
      const gone = await app.call({
        method: 'DELETE',
        url: `${API.circleMembers}/${other.user.id}`,
        headers: as(one, childId).headers,
      })
      expect(gone.statusCode, gone.body).toBe(204)
      expect((await accept(app, other, kept)).json()).toMatchObject({ code: 'invitation_spent' })
      const payload = { token: answer.json().demoToken, password: 'quiet herons at dawn', acceptTerms: true }
      const taken = await app.call({ method: 'POST', url: API.takeOver, payload })
      expect(taken.json()).toMatchObject({ code: 'invitation_spent' })
      expect((await app.call({ url: API.vitals, headers: actingFor(other, childId) })).statusCode).toBe(404)
      expect((await accept(app, third, theirs)).statusCode).toBe(200)
    })

    test('is not opened by an invitation that was made while its maker was shut out', async () => {
      const app = await makeTestApp(await makeDatabase(), { now: () => NOW })
      const [one, other, third] = [await signIn(app), await signIn(app), await signIn(app)]
      const childId = await addChild(app, one)
      await accept(app, other, await invite(app, as(one, childId), { vitals: 'read' }, GUARDIAN))
      const late = await invite(app, as(other, childId), { vitals: 'read' })
      // As if it had been written just after the end.
      await app.database.db.deleteFrom('care_grants').where('member_id', '=', other.user.id).execute()
      expect((await accept(app, third, late)).json()).toMatchObject({ code: 'invitation_spent' })
    })

    test('is the parents’ to take along whole, with who saw it, and nobody else’s', async () => {
      const app = await makeTestApp(await makeDatabase(), { now: () => NOW })
      const [parent, doctor] = [await signIn(app), await signIn(app, someForm({ fullName: 'Ravi Kumar' }))]
      const childId = await addChild(app, parent)
      const { headers } = as(parent, childId)
      await share(app, { ...doctor, headers }, doctor, ALL_RIGHTS)
      await app.call({ method: 'POST', url: API.health, headers, payload: { heartbeat: 88 } })
      await app.call({ method: 'POST', url: API.health, headers: parent.headers, payload: { heartbeat: 61 } })
      await app.call({ url: API.vitals, headers: actingFor(doctor, childId) })
      const { items } = (await app.call({ url: API.accessLog, headers })).json()
      expect(items).toContainEqual(
        expect.objectContaining({ actor: 'member', from: expect.objectContaining({ name: 'Ravi Kumar' }) }),
      )
      // By a link, which names the child in its address alone.
      const archive = await app.call({ url: API.archiveOf(childId), headers: parent.headers })
      expect(archive.statusCode).toBe(200)
      const files = unzipSync(new Uint8Array(archive.rawPayload))
      const json = (name: string) => JSON.parse(Buffer.from(files[name] ?? []).toString())
      expect(json('profile.json').user).toMatchObject({ id: childId, firstName: 'Mira' })
      expect(json('vital-signs.json')).toMatchObject([{ value: 88 }])
      const csv = await app.call({ url: API.exportFile('csv'), headers })
      expect([csv.statusCode, csv.body.includes(',88,')]).toEqual([200, true])
      expect((await app.call({ url: API.doctorSheet, headers })).json()).toMatchObject({ fullName: 'Mira Rao' })
      expect((await app.call({ url: API.archiveOf(parent.user.id), headers: parent.headers })).statusCode).toBe(200)
      for (const url of [API.accessLog, API.archiveOf(childId), API.exportFile('csv'), API.doctorSheet]) {
        expect((await app.call({ url, headers: actingFor(doctor, childId) })).json().code, url).toBe('part_not_shared')
      }
      for (const id of [childId, parent.user.id, 'nobody']) {
        const answer = await app.call({ url: API.archiveOf(id), headers: doctor.headers })
        expect([answer.statusCode, answer.json().code], id).toEqual([403, 'record_not_open'])
      }
    })

    test('has an emergency card that its parents switch, whose address ends with whoever kept it', async () => {
      const app = await makeTestApp(await makeDatabase(), { now: () => NOW })
      const [one, other, doctor] = [await signIn(app), await signIn(app), await signIn(app)]
      const childId = await addChild(app, one)
      await accept(app, other, await invite(app, as(one, childId), { vitals: 'read' }, GUARDIAN))
      await share(app, { ...doctor, ...as(one, childId) }, doctor, ALL_RIGHTS)
      const { headers } = as(one, childId)
      const { version, details } = (await app.call({ url: API.childProfile, headers })).json()
      const emergencyContacts = [{ name: 'Asha Rao', relation: 'mother', phone: '+91 98765 00000' }]
      const payload = { version, details: { ...details, bloodType: 'O+', emergencyContacts } }
      expect((await app.call({ method: 'PUT', url: API.childProfile, headers, payload })).statusCode).toBe(200)
      const on = () => app.call({ method: 'PUT', url: API.emergencyCard, headers, payload: { parts: CARD_PARTS } })
      const { token } = (await on()).json()
      const view = (token: string, by = {}) =>
        app.call({ method: 'POST', url: API.viewEmergencyCard, headers: by, payload: { token } })
      expect((await view(token)).json()).toMatchObject({
        name: 'Mira Rao',
        age: 6,
        bloodType: 'O+',
        contacts: emergencyContacts,
      })
      await view(token, other.headers)
      expect((await app.call({ url: API.emergencyCard, headers })).json().views).toBe(1)
      expect((await app.call({ url: API.emergencyCard, headers: one.headers })).json().token).toBeNull()
      const asDoctor = { url: API.emergencyCard, headers: actingFor(doctor, childId) }
      expect((await app.call(asDoctor)).json().code).toBe('part_not_shared')
      await app.call({ method: 'DELETE', url: `${API.circleMembers}/${doctor.user.id}`, headers })
      expect((await view(token)).statusCode).toBe(200)
      await app.call({ method: 'DELETE', url: `${API.circleMembers}/${other.user.id}`, headers })
      expect((await view(token)).statusCode).toBe(404)
      expect((await on()).json().token).not.toBe(token)
    })

    test('has reminders whose calendar and address end with a parent who leaves, and not with a doctor', async () => {
      const app = await makeTestApp(await makeDatabase(), { now: () => NOW })
      const [one, other, doctor] = [await signIn(app), await signIn(app), await signIn(app)]
      const childId = await addChild(app, one)
      await accept(app, other, await invite(app, as(one, childId), { vitals: 'read' }, GUARDIAN))
      await share(app, { ...doctor, ...as(one, childId) }, doctor, ALL_RIGHTS)
      const webhook = { kind: 'ntfy', url: 'https://ntfy.example/mira' }
      const { headers } = as(other, childId)
      await app.call({ method: 'PUT', url: API.reminders, headers, payload: { ...REMINDERS, webhook } })
      const { url } = (await app.call({ method: 'POST', url: API.reminderFeed, headers })).json()
      const read = async () => (await app.call({ url: new URL(url).pathname })).statusCode
      const end = (person: Person) =>
        app.call({ method: 'DELETE', url: `${API.circleMembers}/${person.user.id}`, headers: as(one, childId).headers })
      await end(doctor)
      expect(await read()).toBe(200)
      await end(other)
      expect(await read()).toBe(404)
      const left = (await app.call({ url: API.reminders, headers: as(one, childId).headers })).json()
      expect(left).toMatchObject({ settings: { webhook: null }, hasFeed: false })
    })

    test('is handed over to a grown-up child, who alone sees it from then on', async () => {
      let now = NOW
      const app = await makeTestApp(await makeDatabase(), { now: () => now })
      const [parent, doctor] = [await signIn(app), await signIn(app)]
      const childId = await addChild(app, parent, '2030-01-01')
      await share(app, { ...doctor, ...as(parent, childId) }, doctor, { vitals: 'read' })
      await app.call({
        method: 'POST',
        url: API.health,
        headers: as(parent, childId).headers,
        payload: { heartbeat: 88 },
      })
      const handOver = (person: Person) =>
        app.call({
          method: 'POST',
          url: API.handOver,
          headers: as(person, childId).headers,
          payload: { email: 'Mira@example.com' },
        })
      expect((await handOver(parent)).json()).toMatchObject({ code: 'not_grown' })
      now = new Date('2048-01-02T10:00:00.000Z')
      const [later, doctorLater] = [await logInAgain(app, parent), await logInAgain(app, doctor)]
      expect((await app.call({ url: API.sharedRecords, headers: later.headers })).json().items).toMatchObject([
        { isGrown: true },
      ])
      const byParent = as(later, childId)
      await app.call({ method: 'PUT', url: API.reminders, ...byParent, payload: REMINDERS })
      const feed = new URL((await app.call({ method: 'POST', url: API.reminderFeed, ...byParent })).json().url).pathname
      const old = (await handOver(later)).json().demoToken
      const { demoToken: token } = (await handOver(later)).json()
      const take = (secret: string, password = 'quiet herons at dawn') =>
        app.call({
          method: 'POST',
          url: API.takeOver,
          payload: { token: secret, password, acceptTerms: true },
        })
      expect((await take(old)).json()).toMatchObject({ code: 'invitation_spent' })
      // It is not an invitation to look at the record.
      expect((await accept(app, later, token)).json()).toMatchObject({ code: 'invitation_spent' })
      // An easy password is refused here as anywhere, and the link stays good.
      for (const easy of ['Password123', 'mira1234']) {
        expect((await take(token, easy)).json(), easy).toMatchObject({ code: 'password_refused' })
      }
      const taken = await take(token)
      expect(taken.statusCode, taken.body).toBe(200)
      expect((await take(token)).json()).toMatchObject({ code: 'invitation_spent' })
      const login = await app.call({
        method: 'POST',
        url: API.login,
        payload: { username: 'mira@example.com', password: 'quiet herons at dawn' },
      })
      expect(login.json().user).toMatchObject({ id: childId, firstName: 'Mira', username: taken.json().username })
      const grown = { cookie: login.cookies.map(({ name, value }) => `${name}=${value}`).join('; ') }
      expect((await app.call({ url: API.vitals, headers: grown })).json().items).toMatchObject([{ value: 88 }])
      expect((await app.call({ url: API.careCircle, headers: grown })).json()).toMatchObject({
        members: [],
        isChild: false,
      })
      expect((await app.call({ url: feed })).statusCode).toBe(404)
      expect((await app.call({ url: API.vitals, headers: actingFor(later, childId) })).statusCode).toBe(404)
      expect((await app.call({ url: API.vitals, headers: actingFor(doctorLater, childId) })).statusCode).toBe(404)
    })

    test('is not handed over to an address that has an account, which is told to its owner alone', async () => {
      const app = await makeTestApp(await makeDatabase(), { now: () => NOW })
      const [parent] = [await signIn(app), await signIn(app, someForm({ email: 'taken@example.com' }))]
      const childId = await addChild(app, parent)
      const { db, vault } = { ...app.database, vault: app.vault }
      const dob = JSON.stringify({ fullName: 'Mira Rao', dob: '2020-01-01', country: 'IN', mobile: null })
      const details = await vault.seal(childId, { table: 'profiles', column: 'details', rowId: childId }, dob)
      await db.updateTable('profiles').set({ details }).where('owner_id', '=', childId).execute()
      const { headers } = as(parent, childId)
      const asked = await app.call({
        method: 'POST',
        url: API.handOver,
        headers,
        payload: { email: 'taken@example.com' },
      })
      expect(asked.statusCode).toBe(200)
      const payload = { token: asked.json().demoToken, password: 'quiet herons at dawn', acceptTerms: true }
      const taken = await app.call({ method: 'POST', url: API.takeOver, payload })
      expect(taken.json()).toMatchObject({ code: 'account_exists' })
      expect((await app.call({ url: API.vitals, headers })).statusCode).toBe(200)
    })

    test('goes with its only parent, who is told so, and stays with another one', async () => {
      const app = await makeTestApp(await makeDatabase(), { now: () => NOW })
      const [mother, father] = [await signIn(app), await signIn(app)]
      const [shared, alone] = [await addChild(app, mother), await addChild(app, mother)]
      await accept(app, father, await invite(app, as(mother, shared), { vitals: 'read' }, GUARDIAN))
      const counts = await app.call({ url: API.closingCounts, headers: mother.headers })
      expect(counts.json()).toMatchObject({ children: 1 })
      const payload = { password: someForm().password }
      expect((await app.call({ method: 'POST', url: API.closing, headers: mother.headers, payload })).statusCode).toBe(
        204,
      )
      const left = await app.database.db.selectFrom('user').select('id').execute()
      const ids = left.map(({ id }) => id)
      expect(ids).toContain(shared)
      expect(ids).not.toContain(alone)
      expect(
        await app.database.db.selectFrom('data_keys').select('owner_id').where('owner_id', '=', alone).execute(),
      ).toEqual([])
      expect((await app.call({ url: API.vitals, headers: actingFor(father, shared) })).statusCode).toBe(200)
    })
  })
})
