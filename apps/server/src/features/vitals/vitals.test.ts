import { randomUUID } from 'node:crypto'
import { API, ERRORS, MESSAGES, type VitalReading } from '@salus/contract'
import { describe, expect, test } from 'vitest'
import { eachDatabase } from '#server/testing/databases.ts'
import { makeTestApp, signIn, someForm, type TestApp } from '#server/testing/test-app.ts'

type Person = Awaited<ReturnType<typeof signIn>>

const post = (app: TestApp, person: Person, payload: object) =>
  app.call({ method: 'POST', url: API.health, headers: person.headers, payload })
const get = async (app: TestApp, person: Person, url: string) =>
  (await app.call({ url, headers: person.headers })).json()
const list = async (app: TestApp, person: Person, query = ''): Promise<VitalReading[]> =>
  (await get(app, person, `${API.vitals}${query}`)).items

const NOW = new Date('2026-11-21T12:00:00Z')
const aMorning = {
  heartbeat: '72',
  temperature: '98.6',
  blood_pressure: '120/80',
  oxygen_level: 98,
  last_updated: '2026-11-21T08:00:00Z',
}

eachDatabase((makeDatabase) => {
  const begin = async (now: () => Date = () => NOW) => {
    const app = await makeTestApp(await makeDatabase(), { now })
    return { app, person: await signIn(app) }
  }

  describe('health data', () => {
    test('is submitted and read back as the specification says', async () => {
      const { app, person } = await begin()
      const saved = await post(app, person, { user_id: person.user.id, ...aMorning })
      expect(saved.statusCode).toBe(201)
      expect(saved.json()).toMatchObject({ success: true, message: MESSAGES.vitals.saved, advice: [] })
      expect((await get(app, person, API.healthOf(person.user.id))).data).toEqual({
        user_id: person.user.id,
        heartbeat: 72,
        temperature: 98.6,
        blood_pressure: '120/80',
        oxygen_level: 98,
        last_updated: '2026-11-21T08:00:00.000Z',
      })
    })

    test('read off a paper is judged as what is typed, kept once, and says where it came from', async () => {
      const { app, person } = await begin()
      const pressure = { blood_pressure: '190/125', source: 'document', source_id: randomUUID() }
      expect((await post(app, person, { heartbeat: 300, source: 'document' })).json().code).toBe('reading_unusual')
      const saved = (await post(app, person, pressure)).json()
      expect(saved.readings).toMatchObject([{ measure: 'blood_pressure', source: 'document' }])
      expect(saved.advice).not.toEqual([])
      await post(app, person, pressure)
      expect(await list(app, person)).toHaveLength(1)
    })

    test('that nobody gave is null, not an error', async () => {
      const { app, person } = await begin()
      const answer = await get(app, person, API.healthOf(person.user.id))
      expect(answer).toMatchObject({ message: MESSAGES.vitals.none, data: { heartbeat: null, last_updated: null } })
    })

    test('of another User ID is refused, whether there is such a person or not', async () => {
      const { app, person } = await begin()
      const other = await signIn(app)
      await post(app, other, aMorning)
      for (const id of [other.user.id, randomUUID(), 'x', '../documents']) {
        const read = await app.call({ url: API.healthOf(id), headers: person.headers })
        const written = await post(app, person, { ...aMorning, user_id: id })
        for (const answer of [read, written]) {
          expect(answer.statusCode).toBe(403)
          expect(answer.json()).toMatchObject({
            code: 'record_not_open',
            message: ERRORS.record_not_open.message,
          })
        }
      }
      expect(await list(app, person)).toEqual([])
    })

    test('without a login is refused', async () => {
      const { app, person } = await begin()
      for (const request of [
        { method: 'POST' as const, url: API.health, payload: aMorning },
        { url: API.healthOf(person.user.id) },
        { url: API.vitals },
        { url: API.latestVitals },
        { url: `${API.vitalTrend}?measure=heartbeat` },
      ]) {
        expect((await app.call(request)).json()).toMatchObject({ code: 'session_required' })
      }
    })

    test.each([
      [{ blood_pressure: '120\\80' }, 'blood_pressure', '“120\\80” could not be read. Please write it like 120/80.'],
      [{ heartbeat: '1e309' }, 'heartbeat', '“1e309” could not be read. Please write it like 72.'],
      [{ heartbeat: 'NaN' }, 'heartbeat', '“NaN” could not be read. Please write it like 72.'],
      [
        { temperature: '60' },
        'temperature',
        'Temperature: 60 °C is not possible. Please check the number and the unit.',
      ],
      [{ heartbeat: 72, last_updated: '2027-01-01T00:00:00Z' }, 'last_updated', 'This time lies in the future.'],
      [{}, 'heartbeat', MESSAGES.vitals.nothingGiven],
    ])('%j is refused with the reason, and nothing is kept', async (payload, field, reason) => {
      const { app, person } = await begin()
      const answer = await post(app, person, { ...payload, oxygen_level: field === 'heartbeat' ? null : 97 })
      expect(answer.json()).toMatchObject({ code: 'reading_refused' })
      expect(answer.json().fields[field]).toContain(reason)
      expect(await list(app, person)).toEqual([])
    })

    test('a number that JSON cannot hold is refused as such', async () => {
      const { app, person } = await begin()
      const answer = await app.call({
        method: 'POST',
        url: API.health,
        headers: { ...person.headers, 'content-type': 'application/json' },
        payload: '{"heartbeat":1e309}',
      })
      expect(answer.json()).toMatchObject({
        code: 'invalid_request',
        fields: { heartbeat: 'This number could not be read. Please write it like 72.' },
      })
    })

    test('what is unusual is asked, and taken once it is confirmed', async () => {
      const { app, person } = await begin()
      const fast = { heartbeat: 230 }
      expect((await post(app, person, fast)).json()).toMatchObject({
        code: 'reading_unusual',
        fields: { heartbeat: 'Heartbeat: 230 beats/min is unusual.' },
      })
      expect(await list(app, person)).toEqual([])
      expect((await post(app, person, { ...fast, confirmed: true })).statusCode).toBe(201)
      expect(await list(app, person)).toHaveLength(1)
    })

    test('saving again after a lost answer does not make a second reading, and adds what is new', async () => {
      const { app, person } = await begin()
      const submission = { heartbeat: 70, source_id: randomUUID(), source: 'typed' }
      await post(app, person, submission)
      const again = await post(app, person, { ...submission, oxygen_level: 97 })
      expect(again.statusCode).toBe(201)
      expect(again.json().readings).toMatchObject([{ measure: 'heartbeat' }, { measure: 'oxygen_level' }])
      expect(await list(app, person)).toHaveLength(2)
    })

    test('the same id with other numbers is another reading of a person, found again by a retry', async () => {
      const { app, person } = await begin()
      for (const blood_pressure of ['120/80', '120/85', '120/85', '125/80']) {
        const saved = await post(app, person, { blood_pressure, source: 'typed', source_id: 'one form in two tabs' })
        const [value, diastolic] = blood_pressure.split('/').map(Number)
        expect(saved.json()).toMatchObject({ success: true, readings: [{ value, diastolic }], not_saved: [] })
      }
      expect((await list(app, person)).map(({ value, diastolic }) => `${value}/${diastolic}`).toSorted()).toEqual([
        '120/80',
        '120/85',
        '125/80',
      ])
    })

    test('what a device sends under an id that is taken is refused with what is kept', async () => {
      const { app, person } = await begin()
      await post(app, person, { heartbeat: 70, source_id: 'a' })
      const other = await post(app, person, { heartbeat: 75, source_id: 'a' })
      expect(other.json()).toMatchObject({
        code: 'reading_kept_before',
        fields: { heartbeat: 'Heartbeat: under this id 70 beats/min is kept. It was not changed.' },
      })
      const partly = (await post(app, person, { heartbeat: 75, oxygen_level: 97, source_id: 'a' })).json()
      expect(partly).toMatchObject({
        success: false,
        message: MESSAGES.vitals.partly,
        readings: [{ measure: 'oxygen_level' }],
        not_saved: [{ measure: 'heartbeat', code: 'conflict' }],
      })
      expect(await list(app, person)).toHaveLength(2)
    })

    test('what was deleted is taken again from a person, and not from a device', async () => {
      const { app, person } = await begin()
      for (const source of ['typed', 'device']) {
        const submission = { heartbeat: 70, source, source_id: 'again' }
        const id = (await post(app, person, submission)).json().readings[0].id
        await app.call({ method: 'DELETE', url: API.vital(id), headers: person.headers })
        const again = (await post(app, person, submission)).json()
        if (source === 'device') expect(again).toMatchObject({ code: 'reading_kept_before' })
        else expect(again).toMatchObject({ success: true, readings: [{ value: 70 }] })
      }
      expect(await list(app, person)).toMatchObject([{ source: 'typed' }])
    })

    test('a meter that says HI or LO is kept as beyond its range, and said what to do', async () => {
      const { app, person } = await begin()
      const high = (await post(app, person, { glucose: 'HI', last_updated: '2026-11-21T08:00:00Z' })).json()
      expect(high).toMatchObject({
        readings: [{ value: 400, comparator: '>' }],
        advice: [{ urgency: 'emergency', headline: expect.stringContaining('still says HI') }],
      })
      const low = (await post(app, person, { glucose: ' lo ', last_updated: '2026-11-21T09:00:00Z' })).json()
      expect(low).toMatchObject({ readings: [{ value: 40, comparator: '<' }], advice: [{ urgency: 'emergency' }] })
      expect(await list(app, person)).toMatchObject([{ comparator: '<' }, { comparator: '>' }])
      const url = API.vital(high.readings[0].id)
      const changed = await app.call({ method: 'PATCH', url, headers: person.headers, payload: { value: '390' } })
      expect(changed.json().reading.comparator).toBeUndefined()
    })

    test('a danger of days ago, or changed to be so old, is said without orders for the moment', async () => {
      const { app, person } = await begin()
      const calm = {
        urgency: 'routine',
        headline: 'A doctor should hear of a blood sugar this low, even if it is better by now',
      }
      const old = { glucose: '50', last_updated: '2026-11-16T08:00:00Z' }
      expect((await post(app, person, old)).json().advice).toMatchObject([calm])
      const fresh = (await post(app, person, { glucose: '50' })).json()
      expect(fresh.advice).toMatchObject([{ urgency: 'urgent', headline: expect.stringContaining('Take sugar now') }])
      const url = API.vital(fresh.readings[0].id)
      const payload = { at: '2026-11-15T08:00:00Z' }
      expect((await app.call({ method: 'PATCH', url, headers: person.headers, payload })).json().advice).toMatchObject([
        calm,
      ])
    })

    test('a warning that was seen is so everywhere, until its reading is changed; nobody else can see it away', async () => {
      const { app, person } = await begin()
      const other = await signIn(app)
      const id = (await post(app, person, { oxygen_level: 85, source_id: 'night' })).json().readings[0].id
      const seen = (by: Person, of = id) => app.call({ method: 'POST', url: API.seenVital(of), headers: by.headers })
      const warnings = async () => (await app.call({ url: API.latestVitals, headers: person.headers })).json().warnings
      expect(await warnings()).toMatchObject([{ seen: false }])
      expect((await seen(other)).json()).toMatchObject({ code: 'not_found' })
      expect(await warnings()).toMatchObject([{ seen: false }])
      expect((await seen(person)).statusCode).toBe(204)
      expect((await seen(person)).statusCode).toBe(204)
      expect(await warnings()).toMatchObject([{ seen: true }])
      const payload = { value: '84', confirmed: true }
      await app.call({ method: 'PATCH', url: API.vital(id), headers: person.headers, payload })
      expect(await warnings()).toMatchObject([{ seen: false, reading: { value: 84 } }])
    })

    test('several readings a day are several', async () => {
      const { app, person } = await begin()
      for (const hour of ['06', '12', '11']) {
        await post(app, person, { heartbeat: 60 + Number(hour), last_updated: `2026-11-21T${hour}:00:00+00:00` })
      }
      expect((await list(app, person)).map(({ value }) => value)).toEqual([72, 71, 66])
    })

    test('a note is sealed and comes back', async () => {
      const { app, person } = await begin()
      await post(app, person, { heartbeat: 70, note: 'SECRETNOTE after stairs' })
      const rows = JSON.stringify(await app.database.db.selectFrom('vitals').selectAll().execute())
      expect(rows).not.toContain('SECRET')
      expect(await list(app, person)).toMatchObject([{ note: 'SECRETNOTE after stairs' }])
    })
  })

  describe('a dangerous reading', () => {
    test('comes with what it may mean, what to do, and the number of the region', async () => {
      const { app, person } = await begin()
      const answer = (await post(app, person, { oxygen_level: 85, heartbeat: 135, region: 'EU' })).json()
      expect(
        answer.advice.map(({ measure, urgency }: VitalReading & { urgency: string }) => [measure, urgency]),
      ).toEqual([
        ['oxygen_level', 'emergency'],
        ['heartbeat', 'urgent'],
      ])
      expect(answer.advice[0].emergency.numbers[0]).toMatchObject({ tel: '112' })
      expect(answer.advice[0].source).not.toBe('')
    })

    test.each([
      [{ heartbeat: 'fast' }, 'reading_refused'],
      [{ heartbeat: 230 }, 'reading_unusual'],
      [{ last_updated: '2030-01-01T00:00:00Z' }, 'reading_refused'],
    ])('is said at once though %j keeps all from being saved', async (other, code) => {
      const { app, person } = await begin()
      const answer = (await post(app, person, { oxygen_level: 85, ...other })).json()
      expect(answer.code).toBe(code)
      expect(answer.advice[0]).toMatchObject({ measure: 'oxygen_level', urgency: 'emergency' })
      expect(await list(app, person)).toEqual([])
    })

    test.each(['heartbeat', 'respiratory_rate'])('a %s of 0 is refused, and said to be an emergency', async (name) => {
      const { app, person } = await begin()
      const answer = (await post(app, person, { [name]: 0 })).json()
      expect(answer).toMatchObject({ code: 'reading_refused', advice: [{ measure: name, urgency: 'emergency' }] })
    })

    test('is judged by what the record says, and the advice names it', async () => {
      const { app, person } = await begin()
      const history = { user_id: person.user.id, fullName: 'Asha Rao', dob: '1985-04-12' }
      await app.call({
        method: 'POST',
        url: API.medicalHistory,
        headers: person.headers,
        payload: { ...history, details: { pregnancy: 'pregnant' } },
      })
      expect((await post(app, person, { blood_pressure: '165/100' })).json().advice).toMatchObject([
        { urgency: 'emergency', used: ['pregnancy'], source: expect.stringContaining('ACOG') },
      ])
    })

    test('is judged by the age of the profile', async () => {
      const app = await makeTestApp(await makeDatabase(), { now: () => NOW })
      const teenager = await signIn(app, someForm({ dob: '2012-01-01' }))
      const adult = await signIn(app)
      const slow = { heartbeat: 45 }
      expect((await post(app, adult, slow)).json().advice).toEqual([])
      expect((await post(app, teenager, slow)).json().advice).toMatchObject([{ measure: 'heartbeat' }])
    })
  })

  describe('readings', () => {
    test('are changed, deleted and brought back, and the trend follows', async () => {
      const { app, person } = await begin()
      await post(app, person, { blood_pressure: '120/80', last_updated: '2026-11-20T08:00:00Z' })
      await post(app, person, { blood_pressure: '140/90', last_updated: '2026-11-20T20:00:00Z' })
      const [evening] = await list(app, person)
      const url = API.vital(evening?.id ?? '')
      const trend = () =>
        app.database.db
          .selectFrom('vital_days')
          .select(['day', 'count', 'min', 'max', 'sum', 'diastolic_max'])
          .where('count', '>', 0)
          .orderBy('day')
          .execute()
      const day = Date.UTC(2026, 10, 20) / 86_400_000
      expect(await trend()).toEqual([{ day, count: 2, min: 120, max: 140, sum: 260, diastolic_max: 90 }])

      const changed = await app.call({
        method: 'PATCH',
        url,
        headers: person.headers,
        payload: { value: '130/85', at: '2026-11-19T20:00:00Z', note: 'at rest' },
      })
      expect(changed.json().reading).toMatchObject({ value: 130, diastolic: 85, at: '2026-11-19T20:00:00.000Z' })
      expect(await trend()).toEqual([
        { day: day - 1, count: 1, min: 130, max: 130, sum: 130, diastolic_max: 85 },
        { day, count: 1, min: 120, max: 120, sum: 120, diastolic_max: 80 },
      ])

      expect((await app.call({ method: 'DELETE', url, headers: person.headers })).statusCode).toBe(204)
      expect(await list(app, person)).toHaveLength(1)
      expect((await trend()).map(({ day: each }) => each)).toEqual([day])
      const back = await app.call({
        method: 'POST',
        url: API.restoreVital(evening?.id ?? ''),
        headers: person.headers,
      })
      expect(back.json()).toMatchObject({ value: 130, note: 'at rest' })
      expect(await trend()).toHaveLength(2)
    })

    test('that are not possible are refused in a change too', async () => {
      const { app, person } = await begin()
      await post(app, person, { heartbeat: 70 })
      const [reading] = await list(app, person)
      const change = async (payload: object) =>
        (
          await app.call({ method: 'PATCH', url: API.vital(reading?.id ?? ''), headers: person.headers, payload })
        ).json()
      expect(await change({ value: '900' })).toMatchObject({ code: 'reading_refused' })
      expect(await change({ value: '230' })).toMatchObject({ code: 'reading_unusual' })
      expect(await change({ at: '2030-01-01T00:00:00Z' })).toMatchObject({ code: 'reading_refused' })
      expect(await change({ value: '230', confirmed: true })).toMatchObject({ reading: { value: 230 } })
    })

    test('that were changed in another place meanwhile are not written over: the person is asked', async () => {
      const { app, person } = await begin()
      await post(app, person, { heartbeat: 70 })
      const [before] = await list(app, person)
      if (!before) throw new Error('There is no reading.')
      const { id, ...seen } = before
      const change = async (payload: object) =>
        app.call({ method: 'PATCH', url: API.vital(id), headers: person.headers, payload })
      const known = { value: seen.value, diastolic: seen.diastolic, at: seen.at, note: seen.note }
      expect((await change({ value: '75', before: known })).statusCode).toBe(200)
      const late = await change({ note: 'after stairs', before: known })
      expect(late.statusCode).toBe(409)
      expect(late.json()).toMatchObject({ code: 'reading_changed', current: { value: 75, note: null } })
      expect((await change({ note: 'after stairs', before: { ...known, value: 75 } })).json().reading).toMatchObject({
        value: 75,
        note: 'after stairs',
      })
      const both = await Promise.all(['80', '81'].map((value) => change({ value })))
      const kept = both.filter(({ statusCode }) => statusCode === 200)
      expect(kept.length).toBeGreaterThan(0)
      for (const answer of both) if (answer.statusCode !== 200) expect(answer.json().code).toBe('reading_changed')
    })

    test('are only visible to their owner, and another’s id looks like none', async () => {
      const { app, person } = await begin()
      const other = await signIn(app)
      await post(app, person, aMorning)
      await post(app, other, { heartbeat: 61 })
      const [reading] = await list(app, person)
      const id = reading?.id ?? ''
      for (const request of [
        { method: 'PATCH' as const, url: API.vital(id), payload: { value: '99' } },
        { method: 'DELETE' as const, url: API.vital(id) },
        { method: 'POST' as const, url: API.restoreVital(id) },
      ]) {
        const theirs = await app.call({ ...request, headers: other.headers })
        const missing = `${'x'.repeat(22)}.heartbeat`
        const none = await app.call({ ...request, url: request.url.replace(id, missing), headers: other.headers })
        expect(theirs.statusCode).toBe(404)
        expect({ ...theirs.json(), requestId: '' }).toEqual({ ...none.json(), requestId: '' })
      }
      expect(await list(app, other)).toMatchObject([{ value: 61 }])
      expect((await get(app, other, API.latestVitals)).items).toHaveLength(1)
      expect((await get(app, other, `${API.vitalTrend}?measure=blood_pressure`)).count).toBe(0)
      expect(await list(app, person)).toHaveLength(4)
    })

    test('are paged in one order over all measures, both ways', async () => {
      const { app, person } = await begin()
      for (let minute = 0; minute < 7; minute++) {
        const at = `2026-11-21T10:0${minute % 4}:00Z`
        await post(app, person, {
          heartbeat: 60 + minute,
          oxygen_level: 90 + minute,
          last_updated: at,
          source_id: `${minute}`,
        })
      }
      for (const order of ['newest', 'oldest']) {
        const all: VitalReading[] = []
        let cursor: string | null = ''
        while (cursor !== null) {
          const query: string = cursor === '' ? '' : `&cursor=${cursor}`
          const page: { items: VitalReading[]; nextCursor: string | null } = await get(
            app,
            person,
            `${API.vitals}?limit=3&order=${order}${query}`,
          )
          all.push(...page.items)
          cursor = page.nextCursor
        }
        expect(new Set(all.map(({ id }) => id)).size).toBe(14)
        const times = all.map(({ at }) => at)
        expect(times).toEqual(order === 'newest' ? times.toSorted().reverse() : times.toSorted())
      }
      expect(await list(app, person, '?measure=heartbeat&limit=100')).toHaveLength(7)
      expect(await get(app, person, `${API.vitals}?cursor=nonsense`)).toMatchObject({ code: 'invalid_request' })
    })

    test('the latest of each comes with what is normal', async () => {
      const { app, person } = await begin()
      await post(app, person, { ...aMorning, weight: '154 lb' })
      await post(app, person, { heartbeat: 90, last_updated: '2026-11-21T07:00:00Z' })
      expect((await get(app, person, API.latestVitals)).items).toMatchObject([
        { measure: 'heartbeat', value: 72, normal: { low: 60, high: 100 } },
        { measure: 'temperature', value: 37, unit: '[degF]' },
        { measure: 'blood_pressure', diastolic: 80, normal: { low: 90, diastolic: { high: 80 } } },
        { measure: 'oxygen_level', value: 98 },
        { measure: 'weight', unit: '[lb_av]', normal: null },
      ])
    })

    test('that were deleted a day ago are gone for good', async () => {
      let today = NOW
      const { app, person } = await begin(() => today)
      await post(app, person, { heartbeat: 70 })
      const [reading] = await list(app, person)
      await app.call({ method: 'DELETE', url: API.vital(reading?.id ?? ''), headers: person.headers })
      today = new Date(NOW.getTime() + 24 * 3_600_000 + 1)
      const late = await app.call({ method: 'POST', url: API.restoreVital(reading?.id ?? ''), headers: person.headers })
      expect(late.statusCode).toBe(404)
      await app.purge()
      expect(await app.database.db.selectFrom('vitals').selectAll().execute()).toEqual([])
    })

    test('two changes at once leave totals that are right', async () => {
      const { app, person } = await begin()
      for (let n = 0; n < 6; n++) await post(app, person, { heartbeat: 60 + n, source_id: `${n}` })
      const all = await list(app, person)
      await Promise.all([
        ...all.slice(0, 3).map(({ id }) => app.call({ method: 'DELETE', url: API.vital(id), headers: person.headers })),
        ...[1, 2, 3, 4].map((n) => post(app, person, { heartbeat: 100 + n, source_id: `later ${n}` })),
      ])
      const left = await list(app, person)
      const [day] = await app.database.db.selectFrom('vital_days').selectAll().execute()
      expect(day).toMatchObject({ count: 7, sum: left.reduce((sum, { value }) => sum + value, 0), max: 104 })
    })
  })
})
