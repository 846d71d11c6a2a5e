import { randomBytes, randomUUID } from 'node:crypto'
import { API, type Import } from '@salus/contract'
import { zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { eachDatabase } from '#server/testing/databases.ts'
import { makeTestApp, signIn, someForm } from '#server/testing/test-app.ts'
import { eventsRepository } from './events.repository.ts'
import { aRecord, bundle, countsOf, importer, observation, patient } from './testing.ts'

/** 105 MB of nothing in a tenth of one: more than a thousand to one. */
const BOMB = zipSync({ 'export.xml': Buffer.concat([Buffer.from('<HealthData>'), Buffer.alloc(105_000_000, ' ')]) })

eachDatabase((makeDatabase) => {
  const begin = async (form = someForm()) => {
    const app = await makeTestApp(await makeDatabase(), { env: { SALUS_STORAGE_MB: '100' } })
    const person = await signIn(app, form)
    return { app, person, ...importer(app, person) }
  }

  describe('an import', () => {
    test('a record of FHIR is shown before anything is written, and then is in every room', async () => {
      const { person, upload, apply, call, entries } = await begin()
      const read = await upload(bundle(...aRecord()))
      expect(read).toMatchObject({ state: 'ready', problem: null, person: { name: 'Asha Rao', differs: [] } })
      expect(countsOf(read)).toEqual({
        'new condition': 1,
        'new medication': 1,
        'new allergy': 1,
        'new procedure': 1,
        'new family-history': 1,
        'new vital': 2,
        'new lab': 1,
        'new document': 1,
        'new immunization': 1,
        'not_understood other': 1,
      })
      expect((await call('GET', API.latestVitals)).body.items).toEqual([])
      expect(await entries(read.id, 'new', 'vital')).toMatchObject([
        { what: 'Heartbeat', value: '72 beats/min' },
        { what: 'Weight', value: '70.5 kg' },
      ])
      expect(await entries(read.id, 'new', 'immunization')).toMatchObject([{ what: 'Tetanus', time: '2019-02-03' }])

      const done = await apply(read.id)
      expect(done).toMatchObject({ state: 'done', problem: null })
      const { body: told } = await call('GET', `${API.timeline}?kind=import`)
      expect(told.items.map(({ title, text, href }: Record<string, string>) => [title, text, href])).toEqual([
        ['record.json', 'Taken into your record', `/import?open=${read.id}`],
      ])
      expect((await call('GET', API.immunizations)).body.items).toMatchObject([
        { name: 'Tetanus', occurrence: '2019-02-03', illnesses: ['tetanus'], importId: read.id },
      ])
      const { body: history } = await call('GET', API.medicalHistoryOf(person.user.id))
      expect(history.data).toMatchObject({
        conditions: ['Asthma'],
        medications: ['Metformin'],
        surgeries: ['Appendectomy'],
        family_history: { diabetes: true },
        details: {
          conditions: [{ icd10: 'J45.9', onsetYear: 2001, status: 'active' }],
          allergies: [{ substance: 'Penicillin', reaction: 'Hives', severity: 'severe' }],
          surgeries: [{ year: 2010 }],
          family: [{ who: 'Mother', age: 50 }],
        },
      })
      expect((await call('GET', API.latestVitals)).body.items).toMatchObject([
        { measure: 'heartbeat', value: 72, source: 'import' },
        { measure: 'weight', value: 70.5 },
      ])
      expect((await call('GET', API.labs)).body.analytes).toMatchObject([
        { latest: { name: 'Creatinine', value: 0.9, unit: 'mg/dL', takenAt: '2024-03-04T13:45' } },
      ])
      expect((await call('GET', API.documents)).body.items).toMatchObject([
        { title: 'Letter', excerpt: 'You are well.' },
      ])
    })

    test('what has its day but no place in the record is there for a timeline until the import is undone', async () => {
      const { app, person, upload, apply, undo } = await begin()
      const other = await signIn(app)
      const work = (id: string, valueString: string, effectiveDateTime: string) => ({
        resourceType: 'Observation',
        id,
        status: 'final',
        category: [{ coding: [{ code: 'social-history' }] }],
        code: { text: 'Occupation' },
        valueString,
        effectiveDateTime,
      })
      const read = await upload(bundle(patient(), work('o1', 'Teacher', '2019-02-03'), work('o2', 'Pupil', '2019')))
      await apply(read.id)
      const events = eventsRepository(app.database, app.vault)
      const [newest] = await events.list(person.user.id, 1, null)
      expect(newest).toMatchObject({ kind: 'social', when: '2019-02-03', value: 'Teacher', importId: read.id })
      expect(await events.list(person.user.id, 5, newest ?? null)).toMatchObject([{ when: '2019', value: 'Pupil' }])
      expect(await events.list(other.user.id, 5, null)).toEqual([])
      await undo(read.id)
      expect(await events.list(person.user.id, 5, null)).toEqual([])
    })

    test('what is planned, doubted or denied is listed with its reason, and no timeline tells of it', async () => {
      const { upload, apply, call, entries } = await begin()
      const stated = (resourceType: string, id: string, text: string, more: object) => ({
        resourceType,
        id,
        code: { text },
        ...more,
      })
      const read = await upload(
        bundle(
          patient(),
          stated('Procedure', 'p', 'Knee replacement', { status: 'preparation', performedDateTime: '2024-01-02' }),
          stated('Condition', 'c', 'Gout', {
            verificationStatus: { coding: [{ code: 'refuted' }] },
            onsetDateTime: '2024-01-03',
          }),
          observation('o', '8867-4', 182, '/min', { status: 'cancelled' }),
        ),
      )
      expect(countsOf(read)).toEqual({ 'kept procedure': 1, 'kept condition': 1, 'refused other': 1 })
      expect(await entries(read.id, 'kept', 'procedure')).toMatchObject([
        { what: 'Knee replacement', reason: 'It is planned, or not finished.' },
      ])
      await apply(read.id)
      const { body: told } = await call('GET', `${API.timeline}?kind=import`)
      expect(told.items.map(({ title }: { title: string }) => title)).toEqual(['record.json'])
    })

    test('the same file again is all there already; undone it leaves nothing, and may come again', async () => {
      const { app, person, upload, apply, undo, call } = await begin()
      const file = bundle(...aRecord())
      const first = await upload(file)
      await apply(first.id)
      const again = await upload(file)
      expect(Object.keys(countsOf(again)).filter((name) => /^(new|changed)/.test(name))).toEqual([])
      expect(countsOf(again)).toMatchObject({ 'duplicate vital': 2, 'duplicate lab': 1, 'duplicate document': 1 })
      await call('DELETE', API.import(again.id))

      const storage = async () => (await call('GET', API.storage)).body.usedBytes
      expect(await storage()).toBeGreaterThan(0)
      expect(await undo(first.id)).toMatchObject({ state: 'undone', stayed: 0 })
      expect((await call('GET', API.latestVitals)).body.items).toEqual([])
      expect((await call('GET', API.labs)).body.analytes).toEqual([])
      expect((await call('GET', API.documents)).body.items).toEqual([])
      const { data } = (await call('GET', API.medicalHistoryOf(person.user.id))).body
      expect([data.conditions, data.medications, data.surgeries, data.details.allergies]).toEqual([[], [], [], []])
      expect(await storage()).toBe(0)
      const { count } = await app.database.db
        .selectFrom('vital_days')
        .select((e) => e.fn.coalesce(e.fn.sum<number>('count'), e.lit(0)).as('count'))
        .executeTakeFirstOrThrow()
      expect(Number(count)).toBe(0)

      const third = await upload(file)
      expect(countsOf(third)).toMatchObject({ 'new vital': 2, 'new lab': 1, 'new document': 1, 'new condition': 1 })
      expect(await apply(third.id)).toMatchObject({ state: 'done' })
      expect((await call('GET', API.labs)).body.analytes).toHaveLength(1)
    })

    test('a report leads from its results to its paper of the same file', async () => {
      const { upload, apply, call } = await begin()
      const report = (id: string, ...results: string[]) => ({
        resourceType: 'DiagnosticReport',
        id,
        code: { text: 'Chemistry' },
        result: results.map((each) => ({ reference: `Observation/${each}` })),
      })
      const paper = {
        resourceType: 'DocumentReference',
        id: 'paper',
        description: 'Report of May',
        content: [{ attachment: { contentType: 'text/plain', data: 'QWxsIGlzIHdlbGwu' } }],
        context: { related: [{ reference: 'DiagnosticReport/a' }] },
      }
      const file = bundle(
        observation('one', '2160-0', 0.9, 'mg/dL'),
        observation('other', '2160-0', 1.1, 'mg/dL'),
        report('a', 'one'),
        report('b', 'other'),
        paper,
      )
      await apply((await upload(file)).id)
      const [document] = (await call('GET', API.documents)).body.items
      const { items } = (await call('GET', `${API.labReports}?limit=20`)).body
      expect(items.map(({ documentId, values }: Record<string, unknown>) => [documentId, values]).sort()).toEqual(
        [
          [document.id, 1],
          [undefined, 1],
        ].sort(),
      )
      expect((await call('GET', API.document(document.id))).body).toMatchObject({ title: 'Report of May' })
    })

    test('what a newer file says otherwise is changed, and an undo puts it back', async () => {
      const { person, upload, apply, undo, call, entries } = await begin()
      await apply((await upload(bundle(...aRecord()))).id)
      const newer = bundle(
        observation('o1', '8867-4', 75, '/min'),
        observation('o3', '2160-0', 1.1, 'mg/dL', { status: 'corrected' }),
        {
          resourceType: 'AllergyIntolerance',
          id: 'a2',
          code: { text: 'Penicillin' },
          reaction: [{ manifestation: [{ text: 'Hives' }] }],
        },
        {
          resourceType: 'MedicationStatement',
          id: 'm2',
          status: 'active',
          medicationCodeableConcept: { text: 'metformin' },
          reasonCode: [{ text: 'Diabetes' }],
        },
      )
      const read = await upload(newer)
      expect(countsOf(read)).toEqual({
        'changed vital': 1,
        'changed lab': 1,
        'changed medication': 1,
        'duplicate allergy': 1,
      })
      expect(await entries(read.id, 'changed', 'vital')).toMatchObject([
        { before: '72 beats/min', value: '75 beats/min' },
      ])
      expect(await entries(read.id, 'changed', 'lab')).toMatchObject([{ before: '0.9 mg/dL', value: '1.1 mg/dL' }])
      const values = async () => ({
        heartbeat: (await call('GET', API.latestVitals)).body.items[0].value,
        creatinine: (await call('GET', API.labs)).body.analytes[0].latest.value,
        reason: (await call('GET', API.medicalHistoryOf(person.user.id))).body.data.details.medications[0].reason,
      })
      await apply(read.id)
      expect(await values()).toEqual({ heartbeat: 75, creatinine: 1.1, reason: 'Diabetes' })
      await undo(read.id)
      expect(await values()).toEqual({ heartbeat: 72, creatinine: 0.9, reason: '' })
    })

    test('what a reading warned of is said again when a newer file changes it, and when an undo puts it back', async () => {
      const { person, app, upload, apply, undo, call } = await begin()
      const effectiveDateTime = new Date(Date.now() - 3_600_000).toISOString()
      const category = [{ coding: [{ code: 'vital-signs' }] }]
      const oxygen = (value: number) =>
        bundle(observation('o1', '59408-5', value, '%', { effectiveDateTime, category }))
      const warnings = async () => (await call('GET', API.latestVitals)).body.warnings
      const see = async () => {
        const [{ reading }] = await warnings()
        await app.call({ method: 'POST', url: API.seenVital(reading.id), headers: person.headers })
      }
      await apply((await upload(oxygen(85))).id)
      await see()
      expect(await warnings()).toMatchObject([{ seen: true, reading: { value: 85 } }])
      const newer = await upload(oxygen(80))
      await apply(newer.id)
      expect(await warnings()).toMatchObject([{ seen: false, reading: { value: 80 } }])
      await see()
      await undo(newer.id)
      expect(await warnings()).toMatchObject([{ seen: false, reading: { value: 85 } }])
    })

    test('an undo says what the person has edited since, and leaves it unless it is to go too', async () => {
      const { upload, apply, undo, call, app, person } = await begin()
      const read = await upload(bundle(...aRecord()))
      await apply(read.id)
      const [pulse] = (await call('GET', API.latestVitals)).body.items
      const edit = { value: '80' }
      const edited = await app.call({
        method: 'PATCH',
        url: API.vital(pulse.id),
        headers: person.headers,
        payload: edit,
      })
      expect(edited.statusCode).toBe(200)
      expect((await call('GET', API.undoImport(read.id))).body).toEqual({ entries: 10, edited: 1, later: [] })
      expect(await undo(read.id)).toMatchObject({ state: 'undone', stayed: 1 })
      expect((await call('GET', API.latestVitals)).body.items).toMatchObject([{ measure: 'heartbeat', value: 80 }])
    })

    test('only one is under way at a time, and a retried start makes no second one', async () => {
      const { upload, call } = await begin()
      const read = await upload(bundle(patient(), observation('o1', '8867-4', 72, '/min')))
      const another = { id: randomUUID(), name: 'b.json', sizeBytes: 10 }
      expect((await call('POST', API.imports, another)).body).toMatchObject({ code: 'import_under_way' })
      const retried = await call('POST', API.imports, { id: read.id, name: 'record.json', sizeBytes: 10 })
      expect(retried).toMatchObject({ status: 201, body: { id: read.id, state: 'ready' } })
      expect((await call('DELETE', API.import(read.id))).status).toBe(204)
      expect((await call('POST', API.imports, another)).status).toBe(201)
      expect((await call('GET', API.imports)).body.items).toMatchObject([{ name: 'b.json', state: 'uploading' }])
    })

    test('an upload goes on where it stopped, and a part that comes twice is kept once', async () => {
      const { begin: start, put, settled } = await begin()
      const bytes = Buffer.from(bundle(...aRecord()))
      const id = await start(bytes)
      const [one, two] = [bytes.subarray(0, 700), bytes.subarray(700)]
      expect((await put(id, 0, one)).json()).toMatchObject({ state: 'uploading', receivedBytes: 700 })
      expect((await put(id, 0, one)).json()).toMatchObject({ receivedBytes: 700 })
      expect((await put(id, 900, two)).json()).toMatchObject({ receivedBytes: 700 })
      expect((await put(id, 700, Buffer.concat([two, two]))).json()).toMatchObject({ receivedBytes: 700 })
      await Promise.all([put(id, 700, two), put(id, 700, two)])
      expect(await settled(id)).toMatchObject({ state: 'ready', receivedBytes: bytes.length })
    })

    test('belongs to its owner alone, and another id looks like none', async () => {
      const { app, upload, apply } = await begin()
      const mine = await upload(bundle(...aRecord()))
      await apply(mine.id)
      const theirs = importer(app, await signIn(app))
      const calls: [method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object][] = [
        ['GET', API.import(mine.id)],
        ['DELETE', API.import(mine.id)],
        ['POST', API.applyImport(mine.id), {}],
        ['GET', API.undoImport(mine.id)],
        ['POST', API.undoImport(mine.id), {}],
        ['POST', API.importAnswer(mine.id), {}],
        ['GET', `${API.importEntries(mine.id)}?outcome=new`],
        ['GET', API.importRest(mine.id)],
      ]
      for (const [method, url, payload] of calls) {
        const found = await theirs.call(method, url, payload)
        const none = await theirs.call(method, url.replace(mine.id, randomUUID()), payload)
        expect(found.status, url).toBe(404)
        expect({ ...found.body, requestId: '' }).toEqual({ ...none.body, requestId: '' })
      }
      expect((await theirs.put(mine.id, 0, Buffer.from('x'))).statusCode).toBe(404)
      expect((await theirs.call('GET', API.imports)).body.items).toEqual([])
    })

    test('nothing of it stands readable in the database', async () => {
      const { app, upload } = await begin()
      await upload(bundle(patient({ name: [{ text: 'SECRETNAME Rao' }] }), { resourceType: 'SECRETTHING' }), {
        name: 'SECRETFILE.json',
      })
      const { db } = app.database
      const rows = await Promise.all([
        db.selectFrom('imports').selectAll().execute(),
        db.selectFrom('import_blocks').selectAll().execute(),
      ])
      expect(rows.flat().length).toBeGreaterThan(1)
      expect(JSON.stringify(rows)).not.toMatch(/SECRET/)
    })

    test("somebody else's record is taken in only after it was asked", async () => {
      const { upload, apply, call } = await begin()
      const other = patient({ name: [{ text: 'Bo Lindqvist' }], birthDate: '1990-01-01' })
      const read = await upload(bundle(other, observation('o1', '8867-4', 72, '/min')))
      expect(read.person).toEqual({ name: 'Bo Lindqvist', birthDate: '1990-01-01', differs: ['name', 'birth-date'] })
      expect((await call('POST', API.applyImport(read.id), {})).body).toMatchObject({ code: 'import_of_another' })
      expect((await call('GET', API.latestVitals)).body.items).toEqual([])
      expect(await apply(read.id, { isMine: true })).toMatchObject({ state: 'done' })
    })

    test('of a file about several people the person says who they are', async () => {
      const { upload, call, settled } = await begin()
      const of = (id: string) => ({ subject: { reference: `Patient/${id}` } })
      const read = await upload(
        bundle(
          patient(),
          patient({ id: 'p2', name: [{ text: 'Bo Lindqvist' }] }),
          observation('o1', '8867-4', 72, '/min', of('p1')),
          observation('o2', '8867-4', 90, '/min', of('p2')),
        ),
      )
      expect(read).toMatchObject({
        state: 'asking',
        people: [
          { subject: 'p1', name: 'Asha Rao', entries: 1 },
          { subject: 'p2', name: 'Bo Lindqvist', entries: 1 },
        ],
      })
      await call('POST', API.importAnswer(read.id), { subject: 'p1' })
      const answered = await settled(read.id)
      expect(answered).toMatchObject({ state: 'ready', person: { name: 'Asha Rao' } })
      expect(countsOf(answered)).toEqual({ 'new vital': 1 })
    })

    test('a table that could be read in two ways is asked about, and read as it is answered', async () => {
      const { upload, call, settled, entries } = await begin()
      const table = 'date,systolic,diastolic\n03/04/2024,120,80\n05/04/2024,130,85\n'
      const read = await upload(table, { name: 'pressures.csv' })
      expect(read).toMatchObject({ state: 'asking', table: { questions: ['date-order'], header: expect.any(Array) } })
      const match = read.table?.match
      expect((await call('POST', API.importAnswer(read.id), { match })).body).toMatchObject({ code: 'table_unclear' })
      await call('POST', API.importAnswer(read.id), { match: { ...match, dateOrder: 'dmy' } })
      expect(countsOf(await settled(read.id))).toEqual({ 'new vital': 2 })
      expect(await entries(read.id, 'new')).toMatchObject([
        // Noon in the person's own time zone.
        { value: '120/80 mmHg', time: '2024-04-03T06:30:00.000Z' },
        { value: '130/85 mmHg' },
      ])
    })

    test('a double click takes it in once', async () => {
      const { upload, call, settled } = await begin()
      const read = await upload(bundle(patient(), observation('o1', '8867-4', 72, '/min')))
      const answers = await Promise.all([1, 2, 3].map(() => call('POST', API.applyImport(read.id), {})))
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
      expect(await settled(read.id)).toMatchObject({ state: 'done' })
      expect((await call('GET', API.vitals)).body.items).toHaveLength(1)
      expect((await call('POST', API.applyImport(read.id), {})).body).toMatchObject({ state: 'done' })
    })

    test('what does not fit is not taken in at all', async () => {
      const { app, person, upload, apply, call } = await begin()
      const read = await upload(bundle(...aRecord()))
      const row = { owner_id: person.user.id, bytes: 100 * 1024 ** 2 - 600 }
      await app.database.db.insertInto('document_storage').values(row).execute()
      const tried = await apply(read.id)
      expect(tried).toMatchObject({ state: 'ready', problem: expect.stringMatching(/^This does not fit/) })
      expect((await call('GET', API.latestVitals)).body.items).toEqual([])
      expect((await call('GET', API.labs)).body.analytes).toEqual([])
      expect((await call('GET', API.storage)).body.usedBytes).toBe(row.bytes)
      await app.database.db.updateTable('document_storage').set({ bytes: 0 }).execute()
      expect(await apply(read.id)).toMatchObject({ state: 'done', problem: null })
      expect((await call('GET', API.documents)).body.items).toHaveLength(1)
    })

    test('what did not fit brings its illnesses and medicines along once there is room', async () => {
      const { app, person, upload, apply, undo, call } = await begin()
      const letter = Buffer.from(randomBytes(100_000).toString('hex')).toString('base64')
      const content = [{ attachment: { contentType: 'text/plain', data: letter } }]
      const record = aRecord().map((each) => ('content' in each ? { ...each, content } : each))
      const read = await upload(bundle(...record))
      const row = { owner_id: person.user.id, bytes: 100 * 1024 ** 2 - 20_000 }
      await app.database.db.insertInto('document_storage').values(row).execute()
      const names = async () =>
        (await call('GET', API.medicalHistoryForm(person.user.id))).body.saved?.details.conditions.map(
          ({ name }: { name: string }) => name,
        )
      expect(await apply(read.id)).toMatchObject({
        state: 'ready',
        problem: expect.stringMatching(/^This does not fit/),
      })
      expect(await names()).toEqual([])
      await app.database.db.updateTable('document_storage').set({ bytes: 0 }).execute()
      expect(await apply(read.id)).toMatchObject({ state: 'done', problem: null })
      expect(await names()).toEqual(['Asthma'])
      expect(await undo(read.id)).toMatchObject({ state: 'undone' })
      expect(await names()).toEqual([])
    })

    test('what a break has stopped goes on at the next start, and nothing is there twice', async () => {
      const { app, person, upload } = await begin()
      const read = await upload(bundle(...aRecord()))
      await app.app.close()
      // As a server leaves it that ends while it writes.
      await app.database.db.updateTable('imports').set({ state: 'applying' }).execute()
      const next = await makeTestApp(app.database)
      const { settled, call, undo } = importer(next, person)
      expect(await settled(read.id)).toMatchObject({ state: 'done' })
      expect((await call('GET', API.vitals)).body.items).toHaveLength(2)
      expect((await call('GET', API.labs)).body.analytes).toHaveLength(1)
      expect(await undo(read.id)).toMatchObject({ state: 'undone' })
      expect((await call('GET', API.vitals)).body.items).toEqual([])
    })

    test('an upload that nobody comes back to goes after a week, and a file that was read goes at once', async () => {
      let today = new Date('2030-01-01T10:00:00Z')
      const app = await makeTestApp(await makeDatabase(), { now: () => today })
      const person = await signIn(app)
      const { begin: start, put, upload, apply } = importer(app, person)
      const parts = () => app.database.db.selectFrom('import_parts').selectAll().execute()
      const read = await upload(bundle(patient(), observation('o1', '8867-4', 72, '/min')))
      expect(await parts()).toHaveLength(1)
      await apply(read.id)
      expect(await parts()).toEqual([])
      const id = await start(Buffer.alloc(100))
      await put(id, 0, Buffer.alloc(50))
      today = new Date('2030-01-08T09:00:00Z')
      await app.purge()
      expect(await parts()).toHaveLength(1)
      today = new Date('2030-01-08T10:00:01Z')
      await app.purge()
      expect(await parts()).toEqual([])
      expect(await app.database.db.selectFrom('imports').select('id').where('id', '=', id).execute()).toEqual([])
    })

    test('the rest can be taken home as it stands in the file', async () => {
      const { app, person, upload } = await begin()
      const read = await upload(bundle(...aRecord()))
      const answer = await app.call({ url: API.importRest(read.id), headers: person.headers })
      const lines = answer.body
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line))
      expect(lines).toMatchObject([{ outcome: 'not_understood', what: 'CarePlan' }])
    })
  })

  describe('a file that is not as it should be', () => {
    test('is answered with a sentence, and nothing of it is written', async () => {
      const { upload, call } = await begin()
      const bomb = `<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;">]><ClinicalDocument>&b;</ClinicalDocument>`
      const files: [file: string | Buffer, problem: RegExp][] = [
        ['', /empty/],
        [bundle(...aRecord()).slice(0, 900), /not complete or not valid JSON/],
        ['{"a": 1}', /no resource was found/],
        ['just a few words', /not a file of health data/],
        [bomb, /defines entities of its own/],
        [Buffer.from([0x50, 0x4b, 3, 4, 9, 9, 9]), /damaged|nothing in this ZIP/],
        ['<HealthData><Record type="x"', /not complete or not valid XML/],
      ]
      for (const [file, problem] of files) {
        const failed = await upload(file)
        expect(failed, String(problem)).toMatchObject({ state: 'failed', problem: expect.stringMatching(problem) })
        expect((await call('POST', API.applyImport(failed.id), {})).body).toMatchObject({ code: 'import_not_now' })
      }
      expect((await call('GET', API.imports)).body.items).toHaveLength(files.length)
      const tooLarge = { id: randomUUID(), name: 'x', sizeBytes: 3 * 1024 ** 3 }
      expect((await call('POST', API.imports, tooLarge)).body).toMatchObject({ code: 'import_too_large' })
    })

    test('a ZIP that unpacks to very much is not read to its end, whether at once or ZIP in ZIP', async () => {
      const { upload, call, entries, person, app } = await begin()
      const failed = await upload(BOMB, { name: 'export.zip' })
      expect(failed).toMatchObject({ state: 'failed', problem: expect.stringMatching(/unpacks to far more/) })

      // As 42.zip is: in each of sixteen ZIPs sixteen more, down to the nothing.
      const shell = (inner: Uint8Array) =>
        zipSync(Object.fromEntries(Array.from({ length: 16 }, (_, n) => [`${n}.zip`, inner])))
      const nested = shell(shell(shell(BOMB)))
      expect(nested.length).toBeLessThan(2_000_000)
      const refused = await upload(nested, { name: '42.zip' })
      expect(countsOf(refused)).toEqual({ 'not_understood other': 16, 'refused other': 1 })
      expect(await entries(refused.id, 'refused')).toMatchObject([
        { reason: expect.stringMatching(/nothing in this ZIP/) },
      ])
      expect(await call('DELETE', API.import(refused.id))).toMatchObject({ status: 204 })

      // One such file beside what can be read does not keep it from being read.
      const beside = zipSync({
        'record.json': Buffer.from(bundle(patient(), observation('o1', '8867-4', 72, '/min'))),
        '42.zip': nested,
      })
      const read = await upload(beside, { name: 'portal.zip' })
      expect(read.state).toBe('ready')
      expect(countsOf(read)).toMatchObject({ 'new vital': 1, 'not_understood other': 1 })
      expect(await entries(read.id, 'not_understood')).toMatchObject([{ where: '42.zip' }])
      expect((await call('GET', API.imports)).body.items).toHaveLength(2)
      expect((await app.call({ url: API.vitals, headers: person.headers })).json().items).toEqual([])
    })

    test('each entry that cannot be is refused with its reason', async () => {
      const { upload, entries } = await begin()
      const circular = {
        resourceType: 'MedicationRequest',
        id: 'm1',
        status: 'active',
        medicationReference: { reference: 'MedicationRequest/m1' },
      }
      const read: Import = await upload(
        bundle(
          patient(),
          circular,
          observation('o1', '8867-4', 900, '/min'),
          observation('o2', '8867-4', 72, 'furlong'),
          observation('o3', '8867-4', 72, '/min', { effectiveDateTime: '2999-01-01T00:00:00Z' }),
          observation('o4', '8867-4', 72, '/min', { effectiveDateTime: '2024-02-31' }),
          observation('o5', '8867-4', 72, '/min', { effectiveDateTime: '1950-01-01' }),
          observation('o6', '8867-4', 72, '/min'),
        ).replace('"value":900', '"value":1e309'),
      )
      expect(read.state).toBe('ready')
      expect(countsOf(read)['new vital']).toBe(1)
      const reasons = (await entries(read.id, 'refused')).map(({ reason }) => reason)
      expect(reasons).toEqual(
        expect.arrayContaining([
          expect.stringMatching(/furlong/),
          'It is dated in the future.',
          'Its date is no date of the calendar.',
          'It is dated before your birth.',
        ]),
      )
      expect(read.counts.reduce((sum, { count }) => sum + count, 0)).toBe(7)
    })

    test('a table in UTF-16 with semicolons is read', async () => {
      const { upload } = await begin()
      const table = '\uFEFFDatum;Systolisch;Diastolisch;Puls\r\n31.12.2023;120;80;66\r\n13.01.2024;118;79;70\r\n'
      const read = await upload(Buffer.from(table, 'utf16le'), { name: 'werte.csv' })
      expect(countsOf(read)).toEqual({ 'new vital': 4 })
    })
  })
})
