import { randomUUID } from 'node:crypto'
import { API, EXPORT_FORMATS, type ExportFormat, type LabResult } from '@salus/contract'
import { type Entry, type Found, previewCsv, type RecordEntry, read, readCsv } from '@salus/exchange'
import { describe, expect, test } from 'vitest'
import { actingFor } from '#server/testing/care-circle.ts'
import { eachDatabase } from '#server/testing/databases.ts'
import { makeTestApp, signIn, type TestApp } from '#server/testing/test-app.ts'

type Person = Awaited<ReturnType<typeof signIn>>

const DETAILS = {
  conditions: [
    { name: 'Diabetes Type 2', category: 'Genetic Disease', icd10: 'E11', onsetYear: 2010, status: 'active' },
    { name: 'Pollen', category: 'Environmental Allergy', icd10: 'J30.1', onsetYear: null, status: 'active' },
    { name: 'Bee Stings', category: 'Insect Allergy', icd10: 'Z91.0', onsetYear: null, status: 'past' },
    { name: 'Appendectomy', category: 'Surgery', icd10: null, onsetYear: 1999, status: 'past' },
    { name: 'मेरी बीमारी', category: 'Other', icd10: null, onsetYear: null, status: 'past' },
  ],
  medications: [
    {
      name: 'Metformin',
      strength: '500 mg',
      frequency: 'twice a day',
      sinceYear: 2011,
      reason: 'diabetes',
      kind: 'prescription',
    },
    { name: 'Metformin', strength: '', frequency: '', sinceYear: null, reason: '', kind: null },
  ],
  allergies: [
    { substance: 'Penicillin', reaction: 'rash', severity: 'severe' },
    { substance: 'Latex', reaction: '', severity: 'mild' },
    { substance: 'Eggs', reaction: '', severity: null },
  ],
  surgeries: [{ name: 'Knee replacement', year: 2019 }],
  family: [
    { condition: 'stroke', who: 'mother', age: 61 },
    { condition: 'cancer', who: '', age: null },
  ],
  smoking: 'former',
  alcohol: 'sometimes',
  pregnancy: 'pregnant',
  dueDate: '2026-12-24',
}

const aResult = (changes: object = {}) => ({
  id: randomUUID(),
  name: 'Kalium',
  analyte: 'Potassium',
  loinc: '2823-3',
  value: 4.1,
  unit: 'mmol/L',
  ucum: 'mmol/L',
  range: { low: 3.5, high: 5.1, text: '3,5 - 5,1' },
  flag: 'normal',
  takenAt: '2026-03-04',
  review: 'read',
  ...changes,
})

async function fill(app: TestApp, { headers, user }: Person, secret = 'a note', dob = '1985-04-12') {
  const send = async (method: 'POST' | 'PUT', url: string, payload: object | Buffer, type = 'application/json') => {
    const answer = await app.call({ method, url, payload, headers: { ...headers, 'content-type': type } })
    expect(answer.statusCode, answer.body).toBeLessThan(300)
  }
  const names = (list: { name: string }[]) => list.map(({ name }) => name)
  await send('POST', API.medicalHistory, {
    user_id: user.id,
    fullName: 'Asha Rao',
    dob,
    conditions: names(DETAILS.conditions),
    medications: names(DETAILS.medications),
    surgeries: names(DETAILS.surgeries),
    family_history: { stroke: true, cancer: true },
    details: DETAILS,
  })
  await send('POST', API.health, {
    heartbeat: 72,
    temperature: '98.6',
    blood_pressure: '120/80',
    glucose: '5.4',
    mood: 4,
    units: { temperature: '[degF]', glucose: 'mmol/L' },
    last_updated: '2026-03-05T08:30:00Z',
    note: secret,
  })
  await send('POST', API.labReports, {
    id: randomUUID(),
    title: 'march.pdf',
    takenAt: '2026-03-04T09:30',
    laboratory: 'Central Laboratory',
    results: [
      aResult({ takenAt: '2026-03-04T09:30' }),
      aResult({
        name: 'Hepatitis C',
        analyte: undefined,
        loinc: undefined,
        value: 'negative',
        unit: '',
        ucum: undefined,
        range: undefined,
      }),
      aResult({ name: 'CRP', analyte: 'CRP', loinc: '1988-5', value: 0.5, comparator: '<', unit: 'mg/L' }),
    ],
  })
  const documentId = randomUUID()
  await send('POST', API.documents, {
    id: documentId,
    kind: 'document',
    title: 'letter.pdf',
    text: 'Dear colleague\n<b>',
  })
  await send(
    'PUT',
    `${API.documentFile(documentId)}?name=letter.pdf&type=application/pdf`,
    Buffer.from('%PDF-1.7 x'),
    'application/octet-stream',
  )
}

const get = (app: TestApp, person: Person, format: ExportFormat, query = '') =>
  app.call({ url: `${API.exportFile(format)}${query}`, headers: person.headers })

/** Only an export of Apple has samples. */
async function entriesOf(batches: AsyncIterable<Found[]>): Promise<Entry[]> {
  const all: Entry[] = []
  for await (const batch of batches) all.push(...batch.filter((found) => found.kind !== 'samples'))
  return all
}
const bytes = (text: string) => [new TextEncoder().encode(text)]
/** Without what is of the file and not of the record. */
const plain = (entries: Entry[]) =>
  entries.map((entry) => {
    const { subject: _, ...rest } = entry as RecordEntry
    return { ...rest, source: { ...rest.source, where: '' } }
  })
const ofKind = <K extends Entry['kind']>(entries: Entry[], kind: K) =>
  entries.filter((entry): entry is Extract<Entry, { kind: K }> => entry.kind === kind)

eachDatabase((makeDatabase) => {
  const start = async () => {
    const app = await makeTestApp(await makeDatabase(), { now: () => new Date('2026-11-21T12:00:00Z') })
    return { app, person: await signIn(app) }
  }

  describe('the record as a file', () => {
    test('a whole record as FHIR comes back through our own import as it was, as a Bundle and as lines', async () => {
      const { app, person } = await start()
      await fill(app, person)
      const bundle = await get(app, person, 'fhir', '?files=true')
      expect(bundle.statusCode, bundle.body).toBe(200)
      expect(bundle.headers).toMatchObject({
        'content-type': 'application/fhir+json; charset=utf-8',
        'content-disposition': `attachment; filename="${EXPORT_FORMATS.fhir.name}"`,
        'cache-control': 'no-store',
      })
      const entries = await entriesOf(read(bytes(bundle.body)))
      const kinds = entries.map(({ kind }) => kind)
      expect(kinds.filter((kind) => ['refused', 'not-understood', 'remark'].includes(kind))).toEqual([])
      const lines = await get(app, person, 'fhir-ndjson', '?files=true')
      expect(plain(await entriesOf(read(bytes(lines.body))))).toEqual(plain(entries))

      expect(entries[0]).toMatchObject({ kind: 'patient', name: 'Asha Rao', birthDate: '1985-04-12' })
      expect(ofKind(entries, 'condition')).toMatchObject([
        { name: 'Diabetes Type 2', icd10: 'E11', onset: '2010', status: 'active' },
        { name: 'मेरी बीमारी', status: 'past' },
      ])
      expect(ofKind(entries, 'allergy')).toMatchObject([
        { name: 'Pollen', category: 'environment' },
        { name: 'Bee Stings', status: 'past' },
        { name: 'Penicillin', reactions: [{ name: 'rash', severity: 'severe' }] },
        { name: 'Latex', reactions: [{ severity: 'mild' }] },
        { name: 'Eggs', reactions: [] },
      ])
      expect(ofKind(entries, 'medication')).toMatchObject([
        { name: 'Metformin', dose: '500 mg', howOften: 'twice a day', since: '2011', reason: 'diabetes' },
        { name: 'Metformin' },
      ])
      expect(ofKind(entries, 'procedure').map(({ name, time }) => [name, time])).toEqual([
        ['Appendectomy', '1999'],
        ['Knee replacement', '2019'],
      ])
      expect(ofKind(entries, 'family-history').map(({ name, conditions }) => [name, conditions[0]?.name])).toEqual([
        ['Family member', 'Cancer'],
        ['mother', 'Stroke'],
      ])
      expect(ofKind(entries, 'social').map(({ text }) => text)).toEqual([
        'former',
        'sometimes',
        'pregnant',
        '2026-12-24',
      ])
      expect(
        ofKind(entries, 'vital').map((each) => [
          each.name,
          each.quantity ?? each.parts?.map(({ quantity }) => quantity.value),
        ]),
      ).toEqual([
        ['Heartbeat', { value: 72, unit: 'beats/min', ucum: '/min' }],
        ['Temperature', { value: 98.6, unit: '°F', ucum: '[degF]' }],
        ['Blood pressure', [120, 80]],
        ['Glucose', { value: 5.4, unit: 'mmol/L', ucum: 'mmol/L' }],
        ['Mood, 1 to 5', { value: 4, unit: 'of 5', ucum: '{score}' }],
      ])
      expect(ofKind(entries, 'vital').map(({ loinc }) => loinc)).toEqual([
        '8867-4',
        '8310-5',
        '85354-9',
        '15074-8',
        undefined,
      ])
      expect(ofKind(entries, 'lab')).toMatchObject([
        {
          name: 'Kalium',
          loinc: '2823-3',
          panel: 'march.pdf',
          time: '2026-03-04T09:30:00',
          range: { low: 3.5, high: 5.1 },
        },
        { name: 'Hepatitis C', text: 'negative', time: '2026-03-04' },
        { name: 'CRP', comparator: '<', quantity: { value: 0.5 } },
      ])
      expect(ofKind(entries, 'document')).toMatchObject([
        { name: 'letter.pdf', text: 'Dear colleague\n<b>' },
        { name: 'letter.pdf', mediaType: 'application/pdf', base64: Buffer.from('%PDF-1.7 x').toString('base64') },
      ])
    })

    test('the files of documents come only where they are asked for', async () => {
      const { app, person } = await start()
      await fill(app, person)
      expect((await get(app, person, 'fhir')).body).not.toContain('application/pdf')
    })

    test('all measurements as a table are read again by our own import', async () => {
      const { app, person } = await start()
      await fill(app, person)
      const { body } = await get(app, person, 'csv')
      const table = new TextEncoder().encode(body)
      const { questions, match } = previewCsv(table)
      expect(questions).toEqual([])
      const vitals = ofKind(await entriesOf(readCsv([table], match)), 'vital')
      expect(vitals.map(({ loinc, quantity }) => [loinc, quantity?.ucum])).toEqual([
        ['8867-4', '/min'],
        ['8310-5', '[degF]'],
        ['85354-9', undefined],
        ['2339-0', 'mmol/L'],
        // A mood, which LOINC has no code for.
        [undefined, '{score}'],
      ])
      expect(body).toContain(',lab,CRP,<0.5,mg/L,')
    })

    test('a patient summary says what is known, and that nothing is known of the rest', async () => {
      const { app, person } = await start()
      await fill(app, person)
      const summary = (await get(app, person, 'ips')).json()
      expect(summary).toMatchObject({ resourceType: 'Bundle', type: 'document' })
      const [{ resource: composition }] = summary.entry
      expect(composition.section.map(({ title }: { title: string }) => title)).toEqual([
        'Problem list',
        'Allergies and intolerances',
        'Medication summary',
        'History of procedures',
        'History of past illness',
        'Results',
        'Vital signs',
        'Social history',
        'Family history',
      ])
      const other = await signIn(app)
      const empty = (await get(app, other, 'ips')).json()
      expect(JSON.stringify(empty)).toContain('No information about allergies')
    })

    test('an empty record is a file too', async () => {
      const { app, person } = await start()
      for (const format of Object.keys(EXPORT_FORMATS) as ExportFormat[]) {
        const answer = await get(app, person, format)
        expect(answer.statusCode, format).toBe(200)
        expect(answer.body.length, format).toBeGreaterThan(50)
      }
    })

    test('nobody gets anything of another person, and a visitor nothing at all', async () => {
      const { app, person } = await start()
      await fill(app, person, 'SECRET')
      const other = await signIn(app)
      const urls = [
        ...(Object.keys(EXPORT_FORMATS) as ExportFormat[]).map((format) => API.exportFile(format)),
        API.doctorSheet,
      ]
      for (const url of urls) {
        expect(
          (await app.call({ url: `${url}?user_id=${person.user.id}&userId=${person.user.id}`, headers: other.headers }))
            .body,
          url,
        ).not.toMatch(/SECRET|Metformin|CRP/)
        expect((await app.call({ url })).statusCode, url).toBe(401)
      }
    })

    test('what was deleted is not exported', async () => {
      const { app, person } = await start()
      await fill(app, person)
      const { items } = (await app.call({ url: API.vitals, headers: person.headers })).json()
      for (const { id } of items) await app.call({ method: 'DELETE', url: API.vital(id), headers: person.headers })
      expect((await get(app, person, 'csv')).body).not.toContain(',vital,')
    })
  })

  describe('the doctor sheet', () => {
    const sheet = async (app: TestApp, person: Person, from?: string) =>
      app.call({ url: `${API.doctorSheet}${from ? `?from=${from}` : ''}`, headers: person.headers })

    test('holds the history, and the measurements and results of the period', async () => {
      const { app, person } = await start()
      await fill(app, person)
      const answer = (await sheet(app, person)).json()
      expect(answer).toMatchObject({
        fullName: 'Asha Rao',
        dob: '1985-04-12',
        age: 41,
        from: null,
        history: { details: { smoking: 'former' } },
      })
      expect(answer.vitals.map(({ newest }: { newest: { measure: string } }) => newest.measure)).toEqual([
        'heartbeat',
        'temperature',
        'blood_pressure',
        'glucose',
        'mood',
      ])
      expect(answer.vitals[2].trend).toMatchObject({ count: 1, buckets: [{ mean: 120, diastolic: { mean: 80 } }] })
      expect(
        answer.labs.map(({ results, report }: { results: LabResult[]; report: object }) => [results[0]?.name, report]),
      ).toContainEqual(['CRP', { title: 'march.pdf', laboratory: 'Central Laboratory' }])
      const later = (await sheet(app, person, '2026-03-05T00:00:00Z')).json()
      expect([later.vitals.length, later.labs.length]).toEqual([5, 0])
      expect((await sheet(app, person, '2026-03-06T00:00:00Z')).json()).toMatchObject({ vitals: [], labs: [] })
    })

    test('and the files say one name and one day of birth, with the age from it: those of the account', async () => {
      const { app, person } = await start()
      await fill(app, person, 'a note', '1991-07-01')
      expect((await sheet(app, person)).json()).toMatchObject({ fullName: 'Asha Rao', dob: '1985-04-12', age: 41 })
      for (const format of ['fhir', 'ips'] as const) {
        const entries = await entriesOf(read(bytes((await get(app, person, format)).body)))
        expect(ofKind(entries, 'patient'), format).toMatchObject([{ name: 'Asha Rao', birthDate: '1985-04-12' }])
      }
    })

    test('of a baby says its whole years', async () => {
      const { app, person } = await start()
      const payload = { fullName: 'Mira Rao', dob: '2026-02-01' }
      const made = await app.call({ method: 'POST', url: API.children, headers: person.headers, payload })
      const headers = actingFor(person, made.json().ownerId)
      const answer = await app.call({ url: API.doctorSheet, headers })
      expect(answer.json()).toMatchObject({ fullName: 'Mira Rao', dob: '2026-02-01', age: 0 })
    })

    test('knows names in other languages, and never takes one thing for another under one code', async () => {
      const { app, person } = await start()
      await fill(app, person)
      const { names } = (await sheet(app, person)).json()
      expect(names['Diabetes Type 2']).toEqual({
        spa: 'Diabetes tipo 2',
        fra: 'Diabète de type 2',
        deu: 'Diabetes Typ 2',
        hin: 'टाइप 2 मधुमेह',
        tel: 'టైప్ 2 మధుమేహం',
      })
      expect(names['Bee Stings']).toMatchObject({ deu: 'Bienenstiche' })
      expect(names['Knee replacement']).toMatchObject({ fra: 'Prothèse du genou' })
      expect(names['मेरी बीमारी']).toBeUndefined()
    })

    test('a beginning that is not before today is refused', async () => {
      const { app, person } = await start()
      for (const from of ['2026-11-21T12:00:00Z', 'yesterday', '2026-02-30T00:00:00Z'])
        expect((await sheet(app, person, from)).statusCode, from).toBe(400)
    })
  })
})
