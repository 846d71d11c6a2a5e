import { randomUUID } from 'node:crypto'
import { API, type HistoryDetails, type Import } from '@salus/contract'
import { expect, test } from 'vitest'
import { countsOf, importer } from '#server/features/imports/testing.ts'
import { eachDatabase } from '#server/testing/databases.ts'
import { makeTestApp, signIn, type TestApp } from '#server/testing/test-app.ts'

const DETAILS: HistoryDetails = {
  conditions: [
    { name: 'Asthma', category: 'Chronic Condition', icd10: 'J45.9', onsetYear: 2001, status: 'active' },
    { name: 'Peanuts', category: 'Food Allergy', icd10: 'Z91.0', onsetYear: null, status: 'active' },
    { name: 'Appendectomy', category: 'Surgery', icd10: null, onsetYear: 2010, status: 'past' },
    { name: 'Bee Stings', category: 'Insect Allergy', icd10: 'Z91.0', onsetYear: null, status: 'past' },
    { name: 'Depression', category: 'Mental Health', icd10: 'F32', onsetYear: 2015, status: 'past' },
  ],
  medications: [
    {
      name: 'Ibuprofen',
      strength: '400 mg',
      frequency: `when needed, ${'with food and a glass of water, '.repeat(8)}and no more than three`,
      sinceYear: 2024,
      reason: 'pain',
      kind: 'over_the_counter',
    },
    {
      name: 'Salbutamol',
      strength: '100 µg',
      frequency: 'twice a day',
      sinceYear: 2005,
      reason: '',
      kind: 'prescription',
    },
  ],
  allergies: [
    { substance: 'Penicillin', reaction: 'rash', severity: 'severe' },
    { substance: 'Latex', reaction: '', severity: 'mild' },
    { substance: 'Eggs', reaction: '', severity: null },
  ],
  surgeries: [{ name: 'Knee surgery', year: 2019 }],
  family: [
    { condition: 'stroke', who: 'mother', age: 61 },
    { condition: 'diabetes', who: '', age: null },
  ],
  smoking: 'never',
  alcohol: 'weekly',
  pregnancy: 'pregnant',
  dueDate: new Date(Date.now() + 100 * 86_400_000).toISOString().slice(0, 10),
}

const VACCINATED = JSON.stringify({
  resourceType: 'Bundle',
  type: 'collection',
  entry: [
    {
      resource: {
        resourceType: 'Immunization',
        id: 'i1',
        status: 'completed',
        vaccineCode: { text: 'Tetanus' },
        occurrenceDateTime: '2019-02-03',
      },
    },
  ],
})

async function fill(app: TestApp, { headers, user }: Awaited<ReturnType<typeof signIn>>): Promise<void> {
  const post = async (url: string, payload: object) => {
    const { statusCode, body } = await app.call({ method: 'POST', url, headers, payload })
    expect(statusCode, body).toBeLessThan(300)
  }
  await post(API.medicalHistory, {
    user_id: user.id,
    fullName: 'Asha Rao',
    dob: '1985-04-12',
    conditions: DETAILS.conditions.map(({ name }) => name),
    medications: DETAILS.medications.map(({ name }) => name),
    surgeries: DETAILS.surgeries.map(({ name }) => name),
    family_history: { stroke: true, diabetes: true },
    details: DETAILS,
  })
  await post(API.immunizations, {
    id: randomUUID(),
    name: 'Shingrix',
    cvx: '187',
    occurrence: '2024-05',
    doseNumber: '2',
    lotNumber: 'A1B2',
    performer: 'Dr. Grey',
    manufacturer: 'GSK',
    reaction: 'sore arm',
    note: 'left arm',
  })
  const questions = [{ text: 'Can I stop?', isAnswered: true, answer: 'Not yet.' }]
  const toDos = [{ text: 'Blood test', day: '2026-03-01', isDone: false }]
  await post(API.visits, { id: randomUUID(), day: '2031-05-20', time: '09:30', practitioner: 'Dr. Okafor', questions })
  await post(API.visits, {
    ...{ id: randomUUID(), status: 'done', day: '2026-01-05', practitioner: 'Dr. Grey', location: 'Lakeside Clinic' },
    ...{ reason: 'Knee', summary: 'Rest it.', questions, toDos },
  })
  await post(API.visits, { id: randomUUID(), status: 'cancelled', day: '2026-01-07', practitioner: 'Dr. Iyer' })
  await post(API.health, { heartbeat: 72, blood_pressure: '120/80', mood: 4, last_updated: '2026-01-02T08:00:00.000Z' })
  await post(API.health, { glucose: 'HI', last_updated: '2026-01-02T08:10:00.000Z' })
  const documentId = randomUUID()
  await post(API.documents, { id: documentId, kind: 'document', title: 'Letter', text: 'You are well.' })
  const tags = ['knee', 'for Dr. Iyer']
  await app.call({ method: 'PATCH', url: API.document(documentId), headers, payload: { tags } })
  const result = {
    id: randomUUID(),
    name: 'FERRITIN',
    analyte: 'Ferritin',
    value: 9,
    unit: 'ng/mL',
    takenAt: '2026-01-03',
    review: 'corrected',
  }
  await post(API.labReports, { id: randomUUID(), title: 'Blood', takenAt: '2026-01-03', documentId, results: [result] })
  const other = { ...result, id: randomUUID(), takenAt: '2026-01-04' }
  await post(API.labReports, { id: randomUUID(), title: 'Blood', takenAt: '2026-01-04', results: [other] })
}

async function take(app: TestApp, person: Awaited<ReturnType<typeof signIn>>, file: string): Promise<void> {
  const { upload, apply } = importer(app, person)
  const { id } = await upload(file)
  expect(await apply(id)).toMatchObject({ state: 'done' })
}

eachDatabase((makeDatabase) => {
  test('a vaccination that a file brought is told on, in a summary too', async () => {
    const app = await makeTestApp(await makeDatabase())
    const [from, to] = [await signIn(app), await signIn(app)]
    await take(app, from, VACCINATED)
    const exported = async ({ headers }: typeof to, format: 'fhir' | 'ips') =>
      (await app.call({ url: API.exportFile(format), headers })).body
    await take(app, to, await exported(from, 'fhir'))
    expect(await exported(to, 'fhir')).toContain('Tetanus')
    const { entry } = JSON.parse(await exported(to, 'ips'))
    expect(entry[0].resource.section.map(({ title }: { title: string }) => title)).toContain('Immunizations')
  })

  test('what is taken along comes into another account as it was', async () => {
    const app = await makeTestApp(await makeDatabase())
    const [from, to] = [await signIn(app), await signIn(app)]
    await fill(app, from)
    await take(app, from, VACCINATED)
    const { body: file } = await app.call({ url: API.exportFile('fhir'), headers: from.headers })

    const { upload, apply } = importer(app, to)
    const read: Import = await upload(file)
    const done = await apply(read.id, { confirmed: true })
    expect(done.state).toBe('done')
    expect(Object.keys(countsOf(done)).filter((name) => !name.startsWith('new'))).toEqual([])

    // A file is read kind by kind: the order of the conditions is not told.
    const historyOf = async ({ headers, user }: typeof to) => {
      const { data } = (await app.call({ url: API.medicalHistoryOf(user.id), headers })).json()
      const { conditions, ...details } = data.details as HistoryDetails
      return { ...details, conditions: conditions.toSorted((one, other) => one.name.localeCompare(other.name)) }
    }
    expect(await historyOf(to)).toEqual(await historyOf(from))
    const immunizationsOf = async ({ headers }: typeof to) =>
      (await app.call({ url: API.immunizations, headers }))
        .json()
        .items.map(({ id: _, importId: __, createdAt: ___, changedAt: ____, ...rest }: Record<string, unknown>) => rest)
    expect(await immunizationsOf(to)).toEqual(await immunizationsOf(from))
    expect(await immunizationsOf(to)).toHaveLength(2)
    const visitsOf = async ({ headers }: typeof to) =>
      (await app.call({ url: API.visits, headers }))
        .json()
        .items.map(({ id: _, importId: __, createdAt: ___, changedAt: ____, ...rest }: Record<string, unknown>) => rest)
    expect(await visitsOf(to)).toEqual(await visitsOf(from))
    expect(await visitsOf(to)).toHaveLength(3)
    const latestOf = async ({ headers }: typeof to) =>
      (await app.call({ url: API.latestVitals, headers }))
        .json()
        .items.map(({ id: _, source: __, ...reading }: Record<string, unknown>) => reading)
    expect(await latestOf(to)).toEqual(await latestOf(from))
    const labsOf = async ({ headers }: typeof to) =>
      (await app.call({ url: API.labs, headers }))
        .json()
        .analytes.map(({ latest }: { latest: Record<string, unknown> }) => ({
          name: latest.name,
          analyte: latest.analyte,
          value: latest.value,
          unit: latest.unit,
          takenAt: latest.takenAt,
          review: latest.review,
        }))
    expect(await labsOf(to)).toEqual(await labsOf(from))
    const documentsOf = async ({ headers }: typeof to) =>
      (await app.call({ url: API.documents, headers })).json().items.map(({ id: _, ...rest }: { id: string }) => rest)
    expect(await documentsOf(to)).toEqual(await documentsOf(from))

    // Each report leads to its paper, whose id is another one there.
    const papersOf = async ({ headers }: typeof to) => {
      const { items } = (await app.call({ url: `${API.labReports}?limit=10`, headers })).json()
      const [document] = (await app.call({ url: API.documents, headers })).json().items
      return items.map(({ takenAt, documentId }: Record<string, unknown>) => [takenAt, documentId === document.id])
    }
    expect(await papersOf(from)).toEqual([
      ['2026-01-04', false],
      ['2026-01-03', true],
    ])
    expect(await papersOf(to)).toEqual(await papersOf(from))

    // What was corrected and filed before it came is not what the person has made of it since.
    const { body: undo } = await app.call({ url: API.undoImport(read.id), headers: to.headers })
    expect(JSON.parse(undo)).toMatchObject({ edited: 0 })
  })

  test('what is taken along and brought back is there already', async () => {
    const app = await makeTestApp(await makeDatabase())
    const person = await signIn(app)
    await fill(app, person)
    await take(app, person, VACCINATED)
    const { body: file } = await app.call({ url: `${API.exportFile('fhir')}?files=true`, headers: person.headers })
    const counts = countsOf(await importer(app, person).upload(file))
    expect(Object.keys(counts).filter((name) => !name.startsWith('duplicate'))).toEqual([])
    expect(counts).toMatchObject({ 'duplicate document': 1, 'duplicate lab': 2, 'duplicate vital': 4 })
  })
})
