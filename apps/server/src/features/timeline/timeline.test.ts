import { randomUUID } from 'node:crypto'
import { API, type Timeline, type TimelineEntry } from '@salus/contract'
import { describe, expect, test } from 'vitest'
import { eachDatabase } from '#server/testing/databases.ts'
import { makeTestApp, signIn, type TestApp } from '#server/testing/test-app.ts'

type Person = Awaited<ReturnType<typeof signIn>>

const NOW = new Date('2030-05-04T12:00:00.000Z')

const post = async (app: TestApp, person: Person, url: string, payload: object) => {
  const answer = await app.call({ method: 'POST', url, headers: person.headers, payload })
  if (answer.statusCode >= 300) throw new Error(answer.body)
  return answer.json()
}
const page = async (app: TestApp, person: Person, query = ''): Promise<Timeline> => {
  const answer = await app.call({ url: `${API.timeline}${query}`, headers: person.headers })
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return answer.json()
}
/** Every page, one after the other. */
async function all(app: TestApp, person: Person, query = 'limit=100'): Promise<TimelineEntry[]> {
  const items: TimelineEntry[] = []
  let cursor: string | null = ''
  for (let pages = 0; cursor !== null; pages++) {
    expect(pages).toBeLessThan(60)
    const next: Timeline = await page(app, person, `?${query}${cursor && `&cursor=${cursor}`}`)
    items.push(...next.items)
    cursor = next.nextCursor
  }
  return items
}
const measure = (app: TestApp, person: Person, reading: object) =>
  post(app, person, API.health, { confirmed: true, ...reading })
const saveDocument = (app: TestApp, person: Person, changes: object) =>
  post(app, person, API.documents, {
    id: randomUUID(),
    kind: 'document',
    title: 'A letter',
    text: 'Words.',
    ...changes,
  })
const saveHistory = (app: TestApp, person: Person, changes: object) =>
  post(app, person, API.medicalHistory, {
    user_id: person.user.id,
    fullName: 'Asha Rao',
    dob: '1985-04-12',
    ...changes,
  })
const saveReport = (app: TestApp, person: Person, takenAt: string) =>
  post(app, person, API.labReports, {
    id: randomUUID(),
    title: 'blood.pdf',
    takenAt,
    laboratory: 'City Lab',
    results: [
      {
        id: randomUUID(),
        name: 'Ferritin',
        value: 40,
        unit: 'ng/mL',
        takenAt,
        review: 'read',
      },
    ],
  })

/** One of each. */
async function fill(app: TestApp, person: Person) {
  await measure(app, person, { heartbeat: 70, last_updated: '2030-05-03T08:00:00.000Z', note: 'after tea' })
  await measure(app, person, { heartbeat: 90, blood_pressure: '120/80', last_updated: '2030-05-01T07:00:00.000Z' })
  await measure(app, person, { heartbeat: 60, source_id: 'w1', last_updated: '2030-05-01T09:00:00.000Z' })
  await saveReport(app, person, '2030-05-01')
  await saveDocument(app, person, { title: 'Referral', date: '2030-05-02T10:00:00.000Z', text: 'To the knee clinic.' })
  await saveDocument(app, person, { kind: 'symptom_report', title: 'Cough', date: '2030-04-30T10:00:00.000Z' })
  await saveHistory(app, person, {
    conditions: ['Hypertension', 'Pollen'],
    medications: ['Amlodipine'],
    surgeries: ['Tonsils out'],
    details: {
      conditions: [
        { name: 'Hypertension', category: 'Chronic Condition', icd10: 'I10', onsetYear: 2030, status: 'active' },
        { name: 'Pollen', category: 'Environmental Allergy', icd10: null, onsetYear: null, status: 'active' },
      ],
      medications: [
        { name: 'Amlodipine', strength: '5 mg', frequency: 'daily', sinceYear: 2024, reason: '', kind: null },
      ],
      allergies: [{ substance: 'Latex', reaction: 'rash', severity: 'mild' }],
      surgeries: [{ name: 'Tonsils out', year: 1995 }],
      family: [],
    },
  })
}

eachDatabase((makeDatabase) => {
  const make = async () => makeTestApp(await makeDatabase(), { now: () => NOW })

  describe('the timeline', () => {
    test('tells what every room knows, newest first, and what has no date last', async () => {
      const app = await make()
      const person = await signIn(app)
      await fill(app, person)
      const items = await all(app, person)
      expect(items.map(({ kind, title, when }) => `${when.slice(0, 16)} ${kind} ${title}`)).toEqual([
        '2030-05-04T12:00 history Medical history saved',
        '2030-05-03T08:00 vital Heartbeat',
        '2030-05-02T10:00 document Referral',
        '2030-05-01T09:00 vital Heartbeat',
        '2030-05-01T07:00 vital Blood pressure',
        '2030-05-01 lab blood.pdf',
        '2030-04-30T10:00 symptom_check Cough',
        '2030 condition Hypertension',
        '2024 medicine Amlodipine',
        '1995 surgery Tonsils out',
        ' allergy Pollen',
        ' allergy Latex',
      ])
    })

    test('says of each where it came from and where it stands', async () => {
      const app = await make()
      const person = await signIn(app)
      await fill(app, person)
      const items = await all(app, person)
      const of = (kind: string) => items.find((item) => item.kind === kind)
      expect(of('vital')).toMatchObject({
        text: 'after tea',
        origins: ['typed'],
        href: '/view?measure=heartbeat&at=2030-05-03T08%3A00%3A00.000Z',
        measured: { count: 1, min: 70, max: 70, diastolic: null, first: '2030-05-03T08:00:00.000Z' },
      })
      expect(items[3]).toMatchObject({
        origins: ['typed', 'device'],
        measured: { count: 2, min: 60, max: 90, first: '2030-05-01T07:00:00.000Z' },
      })
      expect(items[4]?.measured?.diastolic).toEqual({ min: 80, max: 80 })
      expect(of('lab')).toMatchObject({ text: '1 value · City Lab', origins: ['paper'] })
      expect(of('document')?.href).toMatch(/^\/documents\?open=/)
      expect(of('history')).toMatchObject({
        text: 'With Hypertension, Pollen, Amlodipine, allergy to Latex, Tonsils out.',
        href: '/medical-history?version=1',
      })
      expect(of('medicine')).toMatchObject({ text: '5 mg · daily', href: expect.stringMatching(/^\/medicines\//) })
    })

    test('pages of any size hold the same entries in the same order', async () => {
      const app = await make()
      const person = await signIn(app)
      await fill(app, person)
      const whole = await all(app, person)
      for (const limit of [1, 2, 3, 5, 7]) expect(await all(app, person, `limit=${limit}`)).toEqual(whole)
    })

    test('many things of one moment are each told once, whatever page they fall on', async () => {
      const app = await make()
      const person = await signIn(app)
      const at = '2030-05-02T10:00:00.000Z'
      for (let each = 0; each < 7; each++) await saveDocument(app, person, { title: `Letter ${each}`, date: at })
      await measure(app, person, { heartbeat: 70, temperature: 37, weight: 70, last_updated: at })
      const whole = await all(app, person)
      expect(whole).toHaveLength(10)
      for (const limit of [1, 2, 4]) expect(await all(app, person, `limit=${limit}`)).toEqual(whole)
    })

    test('minute data of a month is one entry a day', async () => {
      const app = await make()
      const person = await signIn(app)
      const start = Date.parse('2030-04-01T00:00:00.000Z')
      const readings = Array.from({ length: 9_000 }, (_, at) => ({
        heartbeat: 60 + (at % 40),
        oxygen_level: 97,
        source_id: `watch ${at}`,
        last_updated: new Date(start + at * 5 * 60_000).toISOString(),
      }))
      await post(app, person, API.health, { readings })
      const items = await all(app, person, 'limit=7')
      expect(items).toHaveLength(64)
      expect(items.filter(({ title }) => title === 'Heartbeat')[1]).toMatchObject({
        when: '2030-05-01T23:55:00.000Z',
        origins: ['device'],
        measured: { count: 288, min: 60, max: 99, first: '2030-05-01T00:00:00.000Z' },
      })
    })

    test('days are those of where the person is, on every page', async () => {
      const app = await make()
      const person = await signIn(app)
      const at = (time: string, heartbeat: number) =>
        measure(app, person, { heartbeat, source_id: time, last_updated: `2030-04-${time}:00.000Z` })
      // In Los Angeles: the evening of the 10th; morning and evening of the 11th; the morning of the 12th.
      for (const [time, heartbeat] of [
        ['11T03:00', 60],
        ['11T15:00', 70],
        ['12T04:00', 80],
        ['12T16:00', 90],
      ] as const)
        await at(time, heartbeat)
      const told = (items: TimelineEntry[]) => items.map(({ when, measured }) => [when, measured?.count, measured?.max])
      const zone = 'timeZone=America/Los_Angeles'
      const expected = [
        ['2030-04-12T16:00:00.000Z', 1, 90],
        ['2030-04-12T04:00:00.000Z', 2, 80],
        ['2030-04-11T03:00:00.000Z', 1, 60],
      ]
      for (const limit of [1, 2, 30]) expect(told(await all(app, person, `${zone}&limit=${limit}`))).toEqual(expected)
      expect(told(await all(app, person, 'limit=1'))).toEqual([
        ['2030-04-12T16:00:00.000Z', 2, 90],
        ['2030-04-11T15:00:00.000Z', 2, 70],
      ])
    })

    test('is filtered by kind', async () => {
      const app = await make()
      const person = await signIn(app)
      await fill(app, person)
      const kinds = (await all(app, person, 'kind=lab&kind=allergy')).map(({ kind }) => kind)
      expect(kinds).toEqual(['lab', 'allergy', 'allergy'])
      expect((await app.call({ url: `${API.timeline}?kind=gossip`, headers: person.headers })).statusCode).toBe(400)
    })

    test.each([
      ['search=REFERRAL', ['Referral']],
      ['search=knee clinic', ['Referral']],
      ['search=ferritin', ['blood.pdf']],
      ['search=latex rash', ['Latex']],
      ['search=blood pressure', ['Blood pressure']],
      ['search=nowhere', []],
    ])('%s finds what has all the words', async (query, titles) => {
      const app = await make()
      const person = await signIn(app)
      await fill(app, person)
      expect(
        (await all(app, person, `${query}&kind=vital&kind=lab&kind=document&kind=allergy`)).map(({ title }) => title),
      ).toEqual(titles)
    })

    test('a search goes on beyond what it opens at once', async () => {
      const app = await make()
      const person = await signIn(app)
      const day = (at: number) => new Date(Date.parse('2030-01-01T00:00:00.000Z') + at * 60_000).toISOString()
      await saveDocument(app, person, { title: 'The needle', date: day(0) })
      for (let at = 1; at <= 130; at++) await saveDocument(app, person, { title: `Hay ${at}`, date: day(at) })
      const first = await page(app, person, '?search=needle')
      expect(first.items).toEqual([])
      expect(first.nextCursor).not.toBeNull()
      expect((await all(app, person, 'search=needle')).map(({ title }) => title)).toEqual(['The needle'])
    })

    test('what was deleted is not told any more', async () => {
      const app = await make()
      const person = await signIn(app)
      const { id } = await saveDocument(app, person, {})
      const { readings } = await measure(app, person, { heartbeat: 70 })
      for (const url of [API.document(id), API.vital(readings[0].id)]) {
        await app.call({ method: 'DELETE', url, headers: person.headers })
      }
      expect(await all(app, person)).toEqual([])
    })

    test('says what a later save of the history brought and took', async () => {
      const app = await make()
      const person = await signIn(app)
      await saveHistory(app, person, { conditions: ['Asthma'], medications: ['Aspirin'] })
      await saveHistory(app, person, { conditions: ['Asthma', 'Gout'], medications: [] })
      const saves = await all(app, person, 'kind=history&limit=1')
      expect(saves.map(({ text }) => text)).toEqual(['Added Gout. Removed Aspirin.', 'With Asthma, Aspirin.'])
    })

    test('a conversation stands at its last message', async () => {
      const app = await make()
      const person = await signIn(app)
      const id = randomUUID()
      await app.call({
        method: 'POST',
        url: API.messages(id),
        headers: person.headers,
        payload: { id: randomUUID(), text: 'I have a runny nose', mode: 'everyday' },
      })
      expect(await all(app, person, 'search=runny')).toMatchObject([
        { kind: 'conversation', origins: ['assistant'], href: `/health-chatbot?c=${id}` },
      ])
    })

    test('is empty for another person, and closed to a visitor', async () => {
      const app = await make()
      const [owner, other] = [await signIn(app), await signIn(app)]
      await fill(app, owner)
      const { nextCursor } = await page(app, owner, '?limit=2')
      expect(await all(app, other)).toEqual([])
      expect((await page(app, other, `?cursor=${nextCursor}`)).items).toEqual([])
      expect((await app.call({ url: API.timeline })).statusCode).toBe(401)
    })

    test.each(['x', Buffer.from('["2030-99",""]').toString('base64url'), Buffer.from('[1,2]').toString('base64url')])(
      'a cursor that was made up (%s) is refused',
      async (cursor) => {
        const app = await make()
        const person = await signIn(app)
        const answer = await app.call({ url: `${API.timeline}?cursor=${cursor}`, headers: person.headers })
        expect(answer.json()).toMatchObject({ code: 'invalid_request' })
      },
    )
  })
})
