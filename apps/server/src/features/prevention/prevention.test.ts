import { randomUUID } from 'node:crypto'
import {
  ALL_RIGHTS,
  API,
  type CircleRights,
  type DueCheck,
  type DueList,
  MOST_DUE_CHOICES,
  RESTORABLE_MS,
} from '@salus/contract'
import { describe, expect, test, vi } from 'vitest'
import { actingFor, share } from '#server/testing/care-circle.ts'
import { eachDatabase } from '#server/testing/databases.ts'
import { makeTestApp, signIn, someForm, type TestApp } from '#server/testing/test-app.ts'

type Person = Pick<Awaited<ReturnType<typeof signIn>>, 'headers' | 'user'>

const NOW = new Date('2026-11-25T12:00:00.000Z')

eachDatabase((makeDatabase) => {
  const make = async () => makeTestApp(await makeDatabase(), { now: () => NOW })
  const send = (
    app: TestApp,
    { headers }: Pick<Person, 'headers'>,
    method: 'POST' | 'PUT' | 'DELETE',
    url: string,
    payload?: object,
  ) => app.call({ method, url, headers, ...(payload && { payload }) })
  const say = (app: TestApp, person: Pick<Person, 'headers'>, choice: object) =>
    send(app, person, 'POST', API.preventionChoices, { id: randomUUID(), ...choice })
  const look = async (app: TestApp, { headers }: Pick<Person, 'headers'>, query = ''): Promise<DueList> => {
    const answer = await app.call({ url: `${API.prevention}${query}`, headers })
    expect(answer.statusCode, answer.body).toBe(200)
    return answer.json()
  }
  const find = ({ items }: DueList, check: string): DueCheck | undefined => items.find(({ id }) => id === check)
  const tell = async (app: TestApp, person: Person, gender: string | null) => {
    const { version, details } = (await app.call({ url: API.profile, headers: person.headers })).json()
    const answer = await send(app, person, 'PUT', API.profile, {
      version,
      details: { ...details, gender, heightCm: 170, weightKg: 80 },
    })
    expect(answer.statusCode, answer.body).toBe(200)
  }
  type Named = { name: string; icd10?: string }
  const history = async (
    app: TestApp,
    person: Person,
    dob: string,
    details: { conditions: Named[]; surgeries?: Named[]; smoking?: string },
  ) => {
    const names = (entries: Named[] = []) => entries.map(({ name }) => name)
    const { conditions, surgeries } = details
    const there = { conditions: names(conditions), surgeries: names(surgeries) }
    const payload = { user_id: person.user.id, fullName: 'Asha Rao', dob, ...there, details }
    const answer = await send(app, person, 'POST', API.medicalHistory, payload)
    expect(answer.statusCode, answer.body).toBe(200)
  }
  /** 76 years old, with COPD, in the United States. */
  const old = async (app: TestApp) => {
    const person = await signIn(app, someForm({ dob: '1950-03-02', country: 'US' }))
    await tell(app, person, 'Male')
    await history(app, person, '1950-03-02', { conditions: [{ name: 'COPD', icd10: 'J44' }], smoking: 'former' })
    return person
  }

  describe('what is due', () => {
    test('for a man of 76 with COPD is told with why, by whom and of which year', async () => {
      const app = await make()
      const due = await look(app, await old(app))
      expect(due).toMatchObject({ place: 'US', missing: [], choices: [] })
      const ids = due.items.filter(({ status }) => status === 'due').map(({ id }) => id)
      expect(ids.slice(0, 4)).toEqual(['copd-review', 'flu', 'pneumococcal', 'shingles'])
      expect(ids).toContain('bowel-cancer')
      expect(ids).not.toContain('breast-cancer')
      expect(find(due, 'flu')).toMatchObject({
        why: 'flu-65',
        lastDone: null,
        since: null,
        article: 'life/flu-shot',
        source: { by: 'CDC', year: 2025 },
      })
    })

    test('stands on Home by its most important one and a count', async () => {
      const app = await make()
      const person = await old(app)
      const { items } = await look(app, person)
      const { checks } = (await app.call({ url: API.dashboard, headers: person.headers })).json()
      expect(checks).toEqual({
        first: items[0],
        count: items.filter(({ status }) => status === 'due').length,
        missing: [],
      })
    })

    test('is found in the record by itself: readings, lab results, medicines and operations', async () => {
      const app = await make()
      const person = await signIn(app, someForm({ dob: '1970-03-02', country: 'US' }))
      await tell(app, person, 'Female')
      await history(app, person, '1970-03-02', {
        conditions: [{ name: 'Diabetes Type 2' }],
        surgeries: [{ name: 'Hysterectomy' }],
      })
      await send(app, person, 'POST', API.health, {
        confirmed: true,
        blood_pressure: '130/80',
        last_updated: '2026-11-20T08:00:00Z',
      })
      await send(app, person, 'POST', API.medicines, { id: randomUUID(), name: 'Warfarin' })
      const result = (name: string, value: number, unit: string, takenAt: string) => ({
        id: randomUUID(),
        name,
        analyte: name,
        value,
        unit,
        takenAt,
        review: 'read',
      })
      const saved = await send(app, person, 'POST', API.labReports, {
        id: randomUUID(),
        title: 'Lab',
        takenAt: '2026-08-01',
        results: [result('Hemoglobin A1c', 8.1, '%', '2026-08-01'), result('INR', 2.4, '', '2026-11-20')],
      })
      expect(saved.statusCode, saved.body).toBe(201)
      const due = await look(app, person)
      expect(find(due, 'blood-pressure')).toMatchObject({ status: 'done', lastDone: '2026-11-20' })
      expect(find(due, 'hba1c')).toMatchObject({
        why: 'hba1c-high',
        status: 'due',
        lastDone: '2026-08-01',
        since: '2026-11-01',
      })
      expect(find(due, 'inr')).toMatchObject({ status: 'coming', lastDone: '2026-11-20', next: '2026-12-18' })
      // Nobody wrote down whether the cervix was removed as well.
      expect(find(due, 'cervical-cancer')).toMatchObject({ strength: 'ask', why: 'cervix-unknown' })
      expect(find(due, 'breast-cancer')).toMatchObject({ status: 'due' })
    })

    test.each([
      [{ value: 'Positive' }, 'ask'],
      [{ value: 'not detected' }, 'routine'],
      [{ value: 'Negative', flag: 'normal' }, 'routine'],
      [{ value: 12, flag: 'abnormal' }, 'ask'],
    ])('after a stool test of %j is told as %s', async (result, strength) => {
      const app = await make()
      const person = await signIn(app, someForm({ dob: '1970-03-02', country: 'US' }))
      const takenAt = '2026-11-01'
      const stool = {
        id: randomUUID(),
        name: 'FIT',
        analyte: 'Occult blood',
        unit: '',
        takenAt,
        review: 'read',
        ...result,
      }
      await send(app, person, 'POST', API.labReports, { id: randomUUID(), title: 'Lab', takenAt, results: [stool] })
      const status = strength === 'ask' ? 'due' : 'done'
      expect(find(await look(app, person), 'bowel-cancer')).toMatchObject({ strength, status, lastDone: takenAt })
    })

    test('counts a reading of an evening on the day that it is there, and one without a zone on the day it names', async () => {
      const evening = new Date('2026-11-26T01:30:00.000Z')
      const app = await makeTestApp(await makeDatabase(), { now: () => evening })
      const person = await signIn(app, someForm({ dob: '1970-03-02', country: 'US' }))
      await send(app, person, 'POST', API.health, {
        confirmed: true,
        blood_pressure: '130/80',
        last_updated: '2026-11-26T01:00:00Z',
      })
      const flu = { id: randomUUID(), name: 'Flu', cvx: '88', occurrence: '2026-11-24T23:30' }
      expect((await send(app, person, 'POST', API.immunizations, flu)).statusCode).toBe(201)
      const there = await look(app, person, '?timeZone=America/New_York')
      expect(find(there, 'blood-pressure')).toMatchObject({ status: 'done', lastDone: '2026-11-25' })
      expect(find(there, 'flu')).toMatchObject({ status: 'done', lastDone: '2026-11-24' })
      expect(find(await look(app, person), 'blood-pressure')).toMatchObject({ status: 'done', lastDone: '2026-11-26' })
    })

    test('counts the vaccinations of their room', async () => {
      const app = await make()
      const person = await old(app)
      const add = (name: string, cvx: string, occurrence: string) =>
        send(app, person, 'POST', API.immunizations, { id: randomUUID(), name, cvx, occurrence })
      expect((await add('Flu', '88', '2026-10-01')).statusCode).toBe(201)
      await add('Shingrix', '187', '2022-01-05')
      await add('Pneumovax 23', '33', '2016-05')
      const due = await look(app, person)
      expect(find(due, 'flu')).toMatchObject({ status: 'done', lastDone: '2026-10-01', next: '2027-09-01' })
      expect(find(due, 'shingles')).toMatchObject({ status: 'due', lastDone: '2022-01-05', since: '2022-03-05' })
      expect(find(due, 'pneumococcal')).toMatchObject({ status: 'due', lastDone: '2016-05', since: '2017-05-31' })
    })

    test('counts an examination of an imported file, unless it is only planned', async () => {
      const app = await make()
      const person = await signIn(app, someForm({ dob: '1970-03-02', country: 'US' }))
      await tell(app, person, 'Female')
      const procedure = (id: string, system: string, code: string, text: string, status: string, day: string) => ({
        resource: {
          resourceType: 'Procedure',
          id,
          status,
          code: { coding: [{ system, code }], text },
          performedDateTime: day,
        },
      })
      const sct = 'http://snomed.info/sct'
      const file = Buffer.from(
        JSON.stringify({
          resourceType: 'Bundle',
          type: 'collection',
          entry: [
            procedure('p1', sct, '73761001', 'Colonoscopy', 'completed', '2021-06-01'),
            procedure('p2', sct, '71651007', 'Mammography', 'preparation', '2026-11-01'),
          ],
        }),
      )
      const id = randomUUID()
      const get = async () => (await app.call({ url: API.import(id), headers: person.headers })).json()
      const until = (state: string) => vi.waitFor(async () => expect((await get()).state).toBe(state), 60_000)
      await send(app, person, 'POST', API.imports, { id, name: 'record.json', sizeBytes: file.length })
      const headers = { ...person.headers, 'content-type': 'application/octet-stream' }
      await app.call({ method: 'PUT', url: `${API.importContent(id)}?start=0`, headers, payload: file })
      await until('ready')
      await send(app, person, 'POST', API.applyImport(id), { isMine: true })
      await until('done')
      const due = await look(app, person)
      expect(find(due, 'bowel-cancer')).toMatchObject({ status: 'done', lastDone: '2021-06-01', next: '2031-06-01' })
      expect(find(due, 'breast-cancer')).toMatchObject({ status: 'due', lastDone: null })
    })

    test('follows the country of the account, and the region of the page where it has no rules', async () => {
      const app = await make()
      const placeIn = async (country: string, region: string) => {
        const person = await signIn(app, someForm({ dob: '1974-03-02', country }))
        const due = await look(app, person, `?region=${region}`)
        return [due.place, find(due, 'bowel-cancer')?.why]
      }
      expect(await placeIn('GB', 'US')).toEqual(['GB', 'bowel-letter'])
      expect(await placeIn('DE', 'US')).toEqual(['EU', 'bowel-europe'])
      expect(await placeIn('IN', 'US')).toEqual(['IN', undefined])
      expect(await placeIn('CA', 'US')).toEqual(['US', 'bowel'])
    })

    test('where the sex is not known says what to add, and where it is another one asks', async () => {
      const app = await make()
      const person = await signIn(app, someForm({ dob: '1970-03-02', country: 'US' }))
      expect((await look(app, person)).missing).toEqual(['sex', 'smoking', 'body-mass'])
      expect(find(await look(app, person), 'breast-cancer')).toBeUndefined()
      await tell(app, person, 'Other')
      const due = await look(app, person)
      expect(due.missing).toEqual(['smoking'])
      expect(find(due, 'breast-cancer')).toMatchObject({ strength: 'ask' })
      expect(find(due, 'bowel-cancer')).toMatchObject({ strength: 'routine' })
    })
  })

  describe('a person who says', () => {
    test('that it was done sees it done, and takes it back', async () => {
      const app = await make()
      const person = await old(app)
      const id = randomUUID()
      const choice = { id, check: 'bowel-cancer', status: 'done', date: '2020-05', way: 'colonoscopy' }
      expect((await say(app, person, choice)).statusCode).toBe(204)
      // A retry says nothing twice.
      expect((await say(app, person, choice)).statusCode).toBe(204)
      const due = await look(app, person)
      expect(find(due, 'bowel-cancer')).toMatchObject({ status: 'done', lastDone: '2020-05', next: '2030-05-31' })
      expect(due.choices).toEqual([{ ...choice, at: NOW.toISOString() }])
      expect((await send(app, person, 'DELETE', API.preventionChoice(id))).statusCode).toBe(204)
      expect(find(await look(app, person), 'bowel-cancer')).toMatchObject({ status: 'due', lastDone: null })
      expect((await send(app, person, 'DELETE', API.preventionChoice(id))).statusCode).toBe(404)
    })

    test('that it is not for them, or later, is not told of it, and the last word counts', async () => {
      const app = await make()
      const person = await old(app)
      await say(app, person, { check: 'flu', status: 'declined', reason: 'I never get ill.' })
      expect(find(await look(app, person), 'flu')).toMatchObject({ status: 'declined', until: null })
      await say(app, person, { check: 'flu', status: 'remind', until: '2026-12-01' })
      const due = await look(app, person)
      expect(find(due, 'flu')).toMatchObject({ status: 'remind', until: '2026-12-01' })
      expect(due.choices).toHaveLength(1)
    })

    test('and undoes it has the word back that stood there before', async () => {
      const app = await make()
      const person = await old(app)
      const [earlier, later] = [randomUUID(), randomUUID()]
      await say(app, person, { id: earlier, check: 'flu', status: 'declined', reason: 'I never get ill.' })
      await say(app, person, { id: later, check: 'flu', status: 'remind', until: '2026-12-01' })
      // A retry changes nothing more.
      for (const _ of [1, 2]) {
        expect((await send(app, person, 'POST', API.restoreDueChoice(earlier))).statusCode).toBe(204)
        expect((await look(app, person)).choices).toMatchObject([{ id: earlier, reason: 'I never get ill.' }])
      }
      expect(find(await look(app, person), 'flu')).toMatchObject({ status: 'declined' })
    })

    test('and takes it back has it again within a day, and not after that', async () => {
      let now = NOW
      const app = await makeTestApp(await makeDatabase(), { now: () => now })
      const person = await old(app)
      const id = randomUUID()
      const restore = async () => (await send(app, person, 'POST', API.restoreDueChoice(id))).statusCode
      await say(app, person, { id, check: 'flu', status: 'done', date: '2026-10-01' })
      await send(app, person, 'DELETE', API.preventionChoice(id))
      expect((await look(app, person)).choices).toEqual([])
      expect(await restore()).toBe(204)
      expect(find(await look(app, person), 'flu')).toMatchObject({ status: 'done', lastDone: '2026-10-01' })
      await send(app, person, 'DELETE', API.preventionChoice(id))
      now = new Date(NOW.getTime() + RESTORABLE_MS + 1)
      expect(await restore()).toBe(404)
      expect(await app.database.db.selectFrom('due_choices').selectAll().execute()).toHaveLength(1)
      await app.purge()
      expect(await app.database.db.selectFrom('due_choices').selectAll().execute()).toEqual([])
    })

    test.each([
      [{ check: 'flu', status: 'done', date: '2026-11-27' }, 400],
      [{ check: 'flu', status: 'done', date: '2026-02-30x' }, 400],
      [{ check: 'flu', status: 'done', date: '2026-02-31' }, 400],
      [{ check: 'flu', status: 'done', date: '2024-03-09T08:00' }, 400],
      [{ check: 'flu', status: 'remind', until: 'soon' }, 400],
      [{ check: 'no-such-check', status: 'declined' }, 404],
      [{ check: 'flu', status: 'done', date: '2026-01-01', way: 'colonoscopy' }, 404],
    ])('%j is refused', async (choice, status) => {
      const app = await make()
      const person = await signIn(app)
      expect((await say(app, person, choice)).statusCode).toBe(status)
      expect((await look(app, person)).choices).toEqual([])
    })

    test.each([
      ['1974', 400],
      ['1975-03', 400],
      ['1975-04-11', 400],
      ['1975-04-12', 204],
      ['1975-04', 204],
      ['1975', 204],
    ])('that it was done in %s is answered %i where the birth was on 12 April 1975', async (date, status) => {
      const app = await make()
      const person = await signIn(app, someForm({ dob: '1975-04-12', country: 'US' }))
      const said = await say(app, person, { check: 'flu', status: 'done', date })
      expect(said.statusCode).toBe(status)
      if (status === 400) expect(said.json().fields).toEqual({ date: 'Please enter a day after the birth.' })
    })

    test('too much is told so', { timeout: 120_000 }, async () => {
      const app = await makeTestApp(await makeDatabase(), { now: () => NOW, env: { SALUS_RATE_LIMIT_FACTOR: '10000' } })
      const person = await signIn(app)
      for (let each = 0; each < MOST_DUE_CHOICES; each++) {
        await say(app, person, { check: 'flu', status: 'done', date: '2020-01-01' })
      }
      const refused = await say(app, person, { check: 'flu', status: 'done', date: '2020-01-01' })
      expect(refused.json()).toMatchObject({ code: 'due_choices_full' })
    })

    test('stands sealed in the database, and goes with the account', async () => {
      const app = await make()
      const person = await signIn(app)
      await say(app, person, { check: 'hiv-test', status: 'declined', reason: 'quillfeather' })
      const rows = await app.database.db.selectFrom('due_choices').selectAll().execute()
      expect(rows).toHaveLength(1)
      expect(JSON.stringify(rows)).not.toMatch(/hiv|quillfeather|declined/)
    })
  })

  describe('another person', () => {
    test('sees and changes nothing, and a visitor less', async () => {
      const app = await make()
      const [owner, other] = [await old(app), await signIn(app)]
      const id = randomUUID()
      await say(app, owner, { id, check: 'flu', status: 'declined' })
      expect((await look(app, other)).choices).toEqual([])
      expect((await send(app, other, 'DELETE', API.preventionChoice(id))).statusCode).toBe(404)
      // The same id is another one of another person.
      await say(app, other, { id, check: 'flu', status: 'remind', until: '2027-01-01' })
      expect((await look(app, owner)).choices).toMatchObject([{ id, status: 'declined' }])
      expect((await app.call({ url: API.prevention })).statusCode).toBe(401)
    })

    test.each<[CircleRights, number, number]>([
      [ALL_RIGHTS, 200, 204],
      [{ ...ALL_RIGHTS, reports: 'read' }, 200, 404],
      [{ vitals: 'write', history: 'write', medicines: 'write', reports: 'write' }, 404, 404],
      [{ history: 'read' }, 404, 404],
    ])('of the care circle with %j is answered %i, and %i to a word of theirs', async (rights, reads, writes) => {
      const app = await make()
      const [owner, member] = [await old(app), await signIn(app)]
      await share(app, owner, member, rights)
      const there = { headers: actingFor(member, owner.user.id) }
      expect((await app.call({ url: API.prevention, headers: there.headers })).statusCode).toBe(reads)
      expect((await say(app, there, { check: 'flu', status: 'declined' })).statusCode).toBe(writes)
      const { checks } = (await app.call({ url: API.dashboard, headers: there.headers })).json()
      expect(checks === null).toBe(reads === 404)
    })
  })
})
