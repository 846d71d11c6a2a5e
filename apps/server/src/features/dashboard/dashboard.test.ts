import { randomUUID } from 'node:crypto'
import { ALL_RIGHTS, API, type CircleRights, type Dashboard } from '@salus/contract'
import { describe, expect, test } from 'vitest'
import { actingFor, share } from '#server/testing/care-circle.ts'
import { eachDatabase } from '#server/testing/databases.ts'
import { makeTestApp, signIn, someForm, type TestApp } from '#server/testing/test-app.ts'

type Person = Awaited<ReturnType<typeof signIn>>

const NOW = new Date('2030-05-04T12:00:00.000Z')
const ago = (hours: number) => new Date(NOW.getTime() - hours * 3_600_000).toISOString()

const post = async (app: TestApp, person: Person, url: string, payload: object) => {
  const answer = await app.call({ method: 'POST', url, headers: person.headers, payload })
  if (answer.statusCode >= 300) throw new Error(answer.body)
}
const measure = (app: TestApp, person: Person, hours: number, reading: object) =>
  post(app, person, API.health, { confirmed: true, last_updated: ago(hours), ...reading })
const look = async (app: TestApp, person: Person, query = ''): Promise<Dashboard> =>
  (await app.call({ url: `${API.dashboard}${query}`, headers: person.headers })).json()

eachDatabase((makeDatabase) => {
  const make = async () => makeTestApp(await makeDatabase(), { now: () => NOW })

  describe('the dashboard', () => {
    test('of somebody new says how to begin', async () => {
      const app = await make()
      expect(await look(app, await signIn(app))).toEqual({
        state: 'There are no readings and no medical history yet: begin with one of them.',
        tone: 'calm',
        warnings: [],
        readings: [],
        due: [{ kind: 'first_history' }, { kind: 'first_reading' }],
        checks: expect.objectContaining({ count: 3, missing: ['sex'] }),
        visits: { next: null, overdue: [] },
        hasHistory: false,
        documents: [],
      })
    })

    test('tells the next visit with its open questions, and a task of a visit that is overdue', async () => {
      const app = await make()
      const person = await signIn(app)
      const id = randomUUID()
      const questions = [{ text: 'Can I stop?' }, { text: 'Why?', isAnswered: true }]
      await post(app, person, API.visits, { id, day: '2030-05-05', practitioner: 'Dr. Okafor', questions })
      const toDos = [{ text: 'Blood test', day: '2030-05-03' }]
      await post(app, person, API.visits, {
        ...{ id: randomUUID(), status: 'done', day: '2030-04-01', practitioner: 'Dr. Lind', toDos },
      })
      expect((await look(app, person)).visits).toMatchObject({
        next: { id, practitioner: 'Dr. Okafor', questions: ['Can I stop?'] },
        overdue: [{ text: 'Blood test', practitioner: 'Dr. Lind', day: '2030-05-03' }],
      })
      const member = await signIn(app)
      await share(app, person, member, { vitals: 'read' })
      const theirs = await app.call({ url: API.dashboard, headers: actingFor(member, person.user.id) })
      expect(theirs.json().visits).toBeNull()
    })

    test('shows the newest of each measure with the means of its days', async () => {
      const app = await make()
      const person = await signIn(app)
      for (const [hours, heartbeat] of [
        [1, 70],
        [2, 80],
        [49, 90],
        [24 * 40, 100],
      ] as const) {
        await measure(app, person, hours, { heartbeat })
      }
      await measure(app, person, 3, { temperature: 36.6 })
      const { state, readings } = await look(app, person)
      expect(state).toBe('Everything you measured this week is within the usual range.')
      expect(readings.map(({ measure: name }) => name)).toEqual(['heartbeat', 'temperature'])
      const today = Math.floor(NOW.getTime() / 86_400_000)
      expect(readings[0]).toMatchObject({
        value: 70,
        normal: { low: 60, high: 100 },
        spark: [
          { day: today - 2, mean: 90 },
          { day: today, mean: 75 },
        ],
      })
    })

    test('a dangerous newest reading is said at once, also when a device sent it', async () => {
      const app = await make()
      const person = await signIn(app)
      await post(app, person, API.health, {
        readings: [{ oxygen_level: 88, heartbeat: 140, source_id: 'w', last_updated: ago(1) }],
      })
      const { state, tone, warnings } = await look(app, person, '?region=EU')
      expect([state, tone]).toEqual(['Your newest oxygen level and heartbeat need your attention now.', 'danger'])
      expect(warnings.map(({ advice }) => advice.urgency)).toEqual(['emergency', 'urgent'])
      expect(warnings[0]?.advice.emergency?.numbers.map(({ tel }) => tel)).toContain('112')
    })

    test('a better reading afterwards takes the danger away', async () => {
      const app = await make()
      const person = await signIn(app)
      await measure(app, person, 2, { oxygen_level: 88 })
      await measure(app, person, 1, { oxygen_level: 97 })
      expect(await look(app, person)).toMatchObject({ tone: 'calm', warnings: [] })
    })

    test('a warning of some days ago, or one that can wait, is a reading to repeat', async () => {
      const app = await make()
      const person = await signIn(app)
      await measure(app, person, 50, { oxygen_level: 88 })
      await measure(app, person, 1, { blood_pressure: '150/95' })
      const { warnings, due } = await look(app, person)
      expect(warnings).toEqual([])
      expect(due).toMatchObject([
        { kind: 'repeat_reading', reading: { measure: 'oxygen_level', value: 88 } },
        { kind: 'repeat_reading', reading: { measure: 'blood_pressure', value: 150 } },
        { kind: 'first_history' },
      ])
    })

    test.each([
      [{ glucose: '50' }, 5],
      [{ glucose: 'HI' }, 3],
      [{ blood_pressure: '190/125' }, 40],
    ])(
      '%j of %d days ago is asked for again without an order for the moment, and the day is not calm',
      async (reading, days) => {
        const app = await make()
        const person = await signIn(app)
        await measure(app, person, days * 24, reading)
        await measure(app, person, 1, { heartbeat: 70, blood_pressure: 'glucose' in reading ? '110/70' : undefined })
        const { due, tone, warnings } = await look(app, person)
        expect([warnings, tone]).toEqual([[], 'caution'])
        expect(due[0]).toMatchObject({
          kind: 'repeat_reading',
          headline: expect.stringMatching(/^A doctor should hear of a blood (sugar|pressure) this (low|high)/),
        })
      },
    )

    test('what was urgent stays due for three months, or until it is measured again', async () => {
      const app = await make()
      const person = await signIn(app)
      await measure(app, person, 91 * 24, { oxygen_level: 88 })
      await measure(app, person, 89 * 24, { blood_pressure: '190/125' })
      const dueMeasures = async () =>
        (await look(app, person)).due.flatMap((each) => (each.kind === 'repeat_reading' ? each.reading.measure : []))
      expect(await dueMeasures()).toEqual(['blood_pressure'])
      await measure(app, person, 1, { blood_pressure: '118/76' })
      expect(await dueMeasures()).toEqual([])
      expect((await look(app, person)).tone).toBe('calm')
    })

    test('what was urgent stands before what can wait', async () => {
      const app = await make()
      const person = await signIn(app)
      await measure(app, person, 60, { oxygen_level: 88 })
      await measure(app, person, 1, { blood_pressure: '150/95' })
      expect((await look(app, person)).due).toMatchObject([
        { reading: { measure: 'oxygen_level' } },
        { reading: { measure: 'blood_pressure' } },
        { kind: 'first_history' },
      ])
    })

    test('the week is counted in the days of the person', async () => {
      const app = await make()
      const person = await signIn(app)
      const within = 'Everything you measured this week is within the usual range.'
      const outside = 'Your newest readings are within the usual range.'
      const stateIn = async (zone: string) => (await look(app, person, `?timeZone=${zone}`)).state
      await measure(app, person, 1, { heartbeat: 70 })
      // 27 April, 19:00 in UTC, and past midnight in India.
      await measure(app, person, 6 * 24 + 17, { heartbeat: 130 })
      expect(await stateIn('Asia/Kolkata')).toBe(outside)
      expect(await stateIn('UTC')).toBe(within)
      // 28 April, 5:00 in UTC, and still the 27th in California.
      await measure(app, person, 6 * 24 + 7, { heartbeat: 125 })
      expect(await stateIn('UTC')).toBe(outside)
      expect(await stateIn('America/Los_Angeles')).toBe(within)
      expect(await stateIn('No/Where')).toBe(outside)
    })

    test('what could wait, and waited for a month, is no news any more', async () => {
      const app = await make()
      const person = await signIn(app)
      await measure(app, person, 31 * 24, { blood_pressure: '150/95' })
      expect((await look(app, person)).due).toEqual([{ kind: 'first_history' }])
    })

    test('knows the history and the last documents', async () => {
      const app = await make()
      const person = await signIn(app)
      await post(app, person, API.medicalHistory, { user_id: person.user.id, fullName: 'Asha Rao', dob: '1985-04-12' })
      for (let at = 1; at <= 4; at++) {
        const date = ago(10 - at)
        await post(app, person, API.documents, { id: randomUUID(), kind: 'document', title: `${at}`, text: 'x', date })
      }
      const { hasHistory, due, documents } = await look(app, person)
      expect([hasHistory, due]).toEqual([true, [{ kind: 'first_reading' }]])
      expect(documents.map(({ title }) => title)).toEqual(['4', '3', '2'])
    })

    describe('of another person’s record', () => {
      /** Pregnant, with a pressure that only then is an emergency, a document and a history. */
      const setUp = async (rights: CircleRights) => {
        const app = await make()
        const owner = await signIn(app, someForm({ fullName: 'Asha Rao' }))
        const member = await signIn(app)
        await share(app, owner, member, rights)
        const history = { user_id: owner.user.id, fullName: 'Asha Rao', dob: '1995-04-12' }
        await post(app, owner, API.medicalHistory, { ...history, details: { pregnancy: 'pregnant' } })
        await measure(app, owner, 1, { blood_pressure: '165/112' })
        await measure(app, owner, 2, { heartbeat: 70 })
        const document = { id: randomUUID(), kind: 'document', title: 'A letter', text: 'x', date: ago(1) }
        await post(app, owner, API.documents, document)
        const there = { ...member, headers: actingFor(member, owner.user.id) }
        return { app, owner, there }
      }
      const NOTHING = {
        state: null,
        tone: 'calm',
        warnings: [],
        readings: [],
        due: [],
        checks: null,
        visits: null,
        hasHistory: null,
        documents: [],
      }

      test('shows all that is shared, by name', async () => {
        const { app, owner, there } = await setUp(ALL_RIGHTS)
        const [seen, own] = [await look(app, there), await look(app, owner)]
        expect(own.state).toBe('Your newest blood pressure needs your attention now.')
        expect(seen).toEqual({ ...own, state: 'Asha Rao’s newest blood pressure needs your attention now.' })
        expect(seen.warnings[0]?.advice.used).toEqual(['pregnancy'])
      })

      test.each<[CircleRights, Partial<Dashboard>]>([
        [{ history: 'read' }, { hasHistory: true }],
        [{ medicines: 'write' }, { hasHistory: true }],
        [{ reports: 'write' }, {}],
      ])('of %j alone hints at nothing else', async (rights, shown) => {
        const { app, there } = await setUp(rights)
        expect(await look(app, there)).toEqual({ ...NOTHING, ...shown })
      })

      test('of documents alone shows the last of them', async () => {
        const { app, there } = await setUp({ documents: 'read' })
        const { documents, ...rest } = await look(app, there)
        expect(documents.map(({ title }) => title)).toEqual(['A letter'])
        expect({ ...rest, documents: [] }).toEqual(NOTHING)
      })

      test.each<CircleRights>([{ vitals: 'read' }, { vitals: 'read', history: 'read' }])(
        'of %j is judged by nothing that is not shared',
        async (rights) => {
          const { app, there } = await setUp(rights)
          const { readings, warnings, due, documents } = await look(app, there)
          expect(readings.map(({ measure: name }) => name)).toEqual(['blood_pressure', 'heartbeat'])
          expect(warnings).toEqual([])
          expect(due).toEqual([
            expect.objectContaining({ kind: 'repeat_reading', headline: expect.not.stringContaining('midwife') }),
          ])
          expect(documents).toEqual([])
        },
      )

      test('what is due is what the member may do', async () => {
        const app = await make()
        const [owner, member] = [await signIn(app), await signIn(app)]
        for (const [rights, due] of [
          [{ vitals: 'read', history: 'read', medicines: 'read' }, []],
          [{ vitals: 'write' }, ['first_reading']],
          [ALL_RIGHTS, ['first_history', 'first_reading']],
        ] as const) {
          await share(app, owner, member, rights)
          const there = { ...member, headers: actingFor(member, owner.user.id) }
          expect((await look(app, there)).due.map(({ kind }) => kind)).toEqual(due)
          const url = API.circleMember(member.user.id)
          await app.call({ method: 'DELETE', url, headers: owner.headers })
        }
      })

      test('leaves a line in the owner’s access log', async () => {
        const { app, owner, there } = await setUp({ reports: 'read' })
        await look(app, there)
        const { items } = (await app.call({ url: API.accessLog, headers: owner.headers })).json()
        expect(items).toContainEqual(expect.objectContaining({ actor: 'member', kind: 'dashboard', action: 'read' }))
      })
    })

    test('of one person tells nothing to another, and nothing to a visitor', async () => {
      const app = await make()
      const [owner, other] = [await signIn(app), await signIn(app)]
      await measure(app, owner, 1, { oxygen_level: 88 })
      expect(await look(app, other)).toMatchObject({ warnings: [], readings: [], documents: [] })
      expect((await app.call({ url: API.dashboard })).statusCode).toBe(401)
    })
  })
})
