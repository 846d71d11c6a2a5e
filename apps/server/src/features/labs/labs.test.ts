import { randomUUID } from 'node:crypto'
import { API, LAB_LIMITS } from '@salus/contract'
import { describe, expect, test } from 'vitest'
import { eachDatabase } from '#server/testing/databases.ts'
import { makeTestApp, signIn, type TestApp } from '#server/testing/test-app.ts'

type Person = Awaited<ReturnType<typeof signIn>>

const CROP = 'data:image/webp;base64,UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA=='

const aResult = (changes: object = {}) => ({
  id: randomUUID(),
  name: 'Potassium',
  analyte: 'Potassium',
  loinc: '2823-3',
  value: 4.1,
  unit: 'mmol/L',
  ucum: 'mmol/L',
  range: { low: 3.5, high: 5.1, text: '3.5 - 5.1' },
  flag: 'normal',
  takenAt: '2026-03-04',
  review: 'read',
  asWritten: 'Potassium 4.1 mmol/L 3.5 - 5.1',
  place: { page: 1, x0: 0.1, y0: 0.2, x1: 0.9, y1: 0.22 },
  crop: CROP,
  ...changes,
})
const aReport = (changes: object = {}) => ({
  id: randomUUID(),
  title: 'march.pdf',
  takenAt: '2026-03-04',
  laboratory: 'Central Laboratory',
  results: [
    aResult(),
    aResult({ name: 'Hepatitis C', analyte: undefined, loinc: undefined, value: 'negative', unit: '' }),
  ],
  ...changes,
})

const FIXED = aResult()

const call = (
  app: TestApp,
  person: Person,
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  url: string,
  payload?: object,
) => app.call({ method, url, headers: person.headers, ...(payload ? { payload } : {}) })
const save = (app: TestApp, person: Person, payload: object) => call(app, person, 'POST', API.labReports, payload)
const get = async (app: TestApp, person: Person, url: string) => (await call(app, person, 'GET', url)).json()

eachDatabase((makeDatabase) => {
  const start = async (options = {}) => {
    const app = await makeTestApp(await makeDatabase(), { env: { SALUS_STORAGE_MB: '100' }, ...options })
    return { app, person: await signIn(app) }
  }

  describe('lab results', () => {
    test('a report is saved with its values, and each keeps its unit, its range and its picture', async () => {
      const { app, person } = await start()
      const report = aReport()
      const saved = await save(app, person, report)
      expect(saved.statusCode, saved.body).toBe(201)
      const { crop: _, ...first } = report.results[0] as ReturnType<typeof aResult>
      expect(saved.json()).toMatchObject({ title: 'march.pdf', values: 2, results: [{ ...first, hasCrop: true }, {}] })
      expect(await get(app, person, API.labReport(report.id))).toEqual(saved.json())
      expect(await get(app, person, API.labReports)).toMatchObject({ items: [{ id: report.id, values: 2 }] })
      expect(await get(app, person, API.labCrop(first.id))).toEqual({ crop: CROP })
    })

    test('nothing of a result stands readable in the database but the day', async () => {
      const { app, person } = await start()
      const secret = aResult({ name: 'SECRETNAME', analyte: 'SECRETNAME', unit: 'SECRETUNIT', asWritten: 'SECRETLINE' })
      await save(app, person, aReport({ title: 'SECRETFILE', laboratory: 'SECRETLAB', results: [secret] }))
      const { db } = app.database
      const rows = [
        await db.selectFrom('lab_reports').selectAll().execute(),
        await db.selectFrom('lab_results').selectAll().execute(),
      ]
      const crops = rows[1]?.map((row) => Buffer.from((row as { crop: Uint8Array }).crop).toString())
      expect(JSON.stringify(rows) + crops).not.toMatch(/SECRET|2823|webp/)
    })

    test('a report and its values are only visible to their owner, and other ids look like none', async () => {
      const { app, person: owner } = await start()
      const other = await signIn(app)
      const report = aReport()
      const saved = (await save(app, owner, report)).json()
      const [{ id, series }] = saved.results
      const { id: _, crop: __, asWritten: ___, place: ____, ...change } = aResult()
      for (const [method, url, none, payload] of [
        ['GET', API.labReport(report.id), API.labReport(randomUUID())],
        ['PATCH', API.labReport(report.id), API.labReport(randomUUID()), { takenAt: '2026-03-02' }],
        ['DELETE', API.labReport(report.id), API.labReport(randomUUID())],
        ['POST', API.restoreLabReport(report.id), API.restoreLabReport(randomUUID())],
        ['GET', API.labSeries(series), API.labSeries('none')],
        ['GET', API.labCrop(id), API.labCrop(randomUUID())],
        ['PATCH', API.labResult(id), API.labResult(randomUUID()), change],
        ['DELETE', API.labResult(id), API.labResult(randomUUID())],
        ['POST', API.restoreLabResult(id), API.restoreLabResult(randomUUID())],
      ] as const) {
        const theirs = await call(app, other, method, url, payload)
        expect(theirs.statusCode, url).toBe(404)
        const missing = await call(app, other, method, none, payload)
        expect({ ...theirs.json(), requestId: '' }).toEqual({ ...missing.json(), requestId: '' })
      }
      expect(await get(app, other, API.labReports)).toMatchObject({ items: [] })
      expect(await get(app, other, API.labs)).toEqual({ analytes: [] })
      expect(await get(app, owner, API.labReport(report.id))).toEqual(saved)
    })

    test('two people may use the same ids without meeting, and share no line over time', async () => {
      const { app, person } = await start()
      const other = await signIn(app)
      const report = aReport()
      const [mine, theirs] = [await save(app, person, report), await save(app, other, report)]
      expect([mine.statusCode, theirs.statusCode]).toEqual([201, 201])
      expect(mine.json().results[0].series).not.toBe(theirs.json().results[0].series)
    })

    test('saving again after a lost answer does not make a second one', async () => {
      const { app, person } = await start()
      const report = aReport()
      const [first] = (await save(app, person, report)).json().results
      expect((await save(app, person, report)).statusCode).toBe(201)
      // The pictures may have come meanwhile, and what was saved may have been changed since.
      await call(app, person, 'DELETE', API.labResult(first.id))
      const late = { ...report, results: report.results.map(({ crop: _, ...result }) => result) }
      expect((await save(app, person, late)).json()).toMatchObject({ values: 1 })
      expect((await get(app, person, API.labReports)).items).toHaveLength(1)
    })

    test.each([
      ['a value that was put right', { results: [{ ...FIXED, value: 4.4 }] }],
      ['a value that was left out', { results: [FIXED, aResult()] }],
      ['another day', { takenAt: '2026-03-05' }],
      ['another laboratory', { laboratory: 'Another Laboratory' }],
    ])('a report that was saved before is not mistaken for one with %s', async (_, changes) => {
      const { app, person } = await start()
      const report = aReport({ results: [FIXED] })
      expect((await save(app, person, report)).statusCode).toBe(201)
      const again = await save(app, person, { ...report, ...changes })
      expect(again.json()).toMatchObject({ code: 'lab_report_id_taken' })
      const taken = await save(app, person, { ...aReport(), results: report.results })
      expect(taken.json()).toMatchObject({ code: 'lab_report_id_taken' })
      expect((await get(app, person, API.labReports)).items).toHaveLength(1)
    })

    test('one analyte is one line over time, whatever a report calls it', async () => {
      const { app, person } = await start()
      const at = (takenAt: string, value: number, changes = {}) =>
        aReport({ takenAt, results: [aResult({ takenAt, value, ...changes })] })
      await save(app, person, at('2026-03-04T08:15', 4.4))
      await save(app, person, at('2025-01-10', 3.9, { name: 'Kalium' }))
      await save(app, person, at('2026-05-01', 1.2, { name: 'Créatinine', analyte: undefined }))
      await save(app, person, at('2026-06-01', 1.1, { name: 'CREATININE', analyte: undefined }))
      const { analytes } = await get(app, person, API.labs)
      expect(
        analytes.map(({ latest, count }: { latest: { value: number }; count: number }) => [latest.value, count]),
      ).toEqual([
        [1.1, 2],
        [4.4, 2],
      ])
      const { results } = await get(app, person, API.labSeries(analytes[1].latest.series))
      expect(results.map(({ value }: { value: number }) => value)).toEqual([3.9, 4.4])
    })

    test('a changed result keeps where it was read, and moves to its line over time', async () => {
      const { app, person } = await start()
      const report = aReport()
      const [before] = (await save(app, person, report)).json().results
      const {
        id: _,
        crop: __,
        asWritten: ___,
        place: ____,
        ...change
      } = aResult({
        name: 'Sodium',
        analyte: 'Sodium',
        value: 141,
        review: 'corrected',
      })
      const after = (await call(app, person, 'PATCH', API.labResult(before.id), change)).json()
      expect(after).toMatchObject({ value: 141, review: 'corrected', asWritten: before.asWritten, place: before.place })
      expect(after.series).not.toBe(before.series)
      expect(await get(app, person, API.labCrop(before.id))).toEqual({ crop: CROP })
    })

    test('a deleted result, and a deleted report with all of its own, are gone until they are restored', async () => {
      const { app, person } = await start()
      const report = aReport()
      const [first, second] = (await save(app, person, report)).json().results
      const shown = async () => (await get(app, person, API.labs)).analytes.length
      expect((await call(app, person, 'DELETE', API.labResult(first.id))).statusCode).toBe(204)
      expect(await shown()).toBe(1)
      expect((await call(app, person, 'DELETE', API.labReport(report.id))).statusCode).toBe(204)
      expect(await shown()).toBe(0)
      expect((await call(app, person, 'GET', API.labCrop(second.id))).statusCode).toBe(404)
      expect((await call(app, person, 'POST', API.restoreLabReport(report.id))).json().results).toHaveLength(1)
      expect((await call(app, person, 'POST', API.restoreLabResult(first.id))).json()).toMatchObject({ value: 4.1 })
      expect(await shown()).toBe(2)
    })

    test('a day after its deletion a report is gone for good', async () => {
      let today = new Date('2030-01-01T10:00:00Z')
      const { app, person } = await start({ now: () => today })
      const report = aReport()
      await save(app, person, report)
      await call(app, person, 'DELETE', API.labReport(report.id))
      today = new Date('2030-01-02T10:00:01Z')
      const again = await signIn(app)
      expect((await call(app, again, 'POST', API.restoreLabReport(report.id))).statusCode).toBe(404)
      await app.purge()
      expect(await app.database.db.selectFrom('lab_reports').selectAll().execute()).toEqual([])
      expect(await app.database.db.selectFrom('lab_results').selectAll().execute()).toEqual([])
    })

    test('what a report takes counts with the documents, and is given back when it is deleted', async () => {
      const { app, person } = await start()
      const used = async () => (await get(app, person, API.storage)).usedBytes
      const report = aReport()
      await save(app, person, report)
      const taken = await used()
      expect(taken).toBeGreaterThan(500)
      await call(app, person, 'DELETE', API.labReport(report.id))
      expect(await used()).toBe(0)
      await call(app, person, 'POST', API.restoreLabReport(report.id))
      expect(await used()).toBe(taken)
      await app.database.db
        .updateTable('document_storage')
        .set({ bytes: 100 * 1024 ** 2 })
        .execute()
      const refused = await save(app, person, aReport())
      expect(refused.json()).toMatchObject({ code: 'storage_full' })
      expect((await get(app, person, API.labReports)).items).toHaveLength(1)
    })

    test('the room of a single result is given back when it goes, taken when it returns, and follows a change', async () => {
      const { app, person } = await start()
      const used = async () => (await get(app, person, API.storage)).usedBytes
      const report = aReport()
      const [first] = (await save(app, person, report)).json().results
      const whole = await used()
      await call(app, person, 'DELETE', API.labResult(first.id))
      const less = await used()
      expect(whole - less).toBeGreaterThan(CROP.length)
      expect((await call(app, person, 'DELETE', API.labResult(first.id))).statusCode).toBe(404)
      expect(await used()).toBe(less)
      await call(app, person, 'DELETE', API.labReport(report.id))
      expect(await used()).toBe(0)
      // Nothing of a report that is gone is given back twice.
      expect((await call(app, person, 'DELETE', API.labResult(report.results[1]?.id ?? ''))).statusCode).toBe(404)
      expect((await call(app, person, 'POST', API.restoreLabResult(first.id))).statusCode).toBe(404)
      await call(app, person, 'POST', API.restoreLabReport(report.id))
      expect(await used()).toBe(less)
      await call(app, person, 'POST', API.restoreLabResult(first.id))
      await call(app, person, 'POST', API.restoreLabResult(first.id))
      expect(await used()).toBe(whole)
      const { id: _, crop: __, asWritten: ___, place: ____, ...change } = aResult({ name: 'Potassium in the serum' })
      await call(app, person, 'PATCH', API.labResult(first.id), change)
      const more = await used()
      expect(more).toBeGreaterThan(whole)
      await call(app, person, 'DELETE', API.labReport(report.id))
      expect(await used()).toBe(0)
      await app.database.db
        .updateTable('document_storage')
        .set({ bytes: 100 * 1024 ** 2 })
        .execute()
      await call(app, person, 'POST', API.restoreLabReport(report.id))
      expect(await get(app, person, API.labReports)).toMatchObject({ items: [] })
    })

    test('the day, the laboratory and the doctor of a saved report can be put right, and its values follow the day', async () => {
      const { app, person } = await start()
      const results = [aResult(), aResult({ takenAt: '2026-01-10' })]
      const report = { ...aReport({ results }), documentId: randomUUID() }
      await save(app, person, report)
      const change = { takenAt: '2026-03-02', doctor: 'Dr. Berger' }
      const changed = (await call(app, person, 'PATCH', API.labReport(report.id), change)).json()
      const { laboratory: _, ...rest } = report
      expect(changed).toMatchObject({ id: report.id, title: rest.title, documentId: rest.documentId, ...change })
      expect(changed.laboratory).toBeUndefined()
      expect(changed.results.map(({ takenAt }: { takenAt: string }) => takenAt)).toEqual(['2026-03-02', '2026-01-10'])
      expect(await get(app, person, API.labReport(report.id))).toEqual(changed)
      const later = await call(app, person, 'PATCH', API.labReport(report.id), { takenAt: '2999-01-01' })
      expect(later.json()).toMatchObject({ code: 'sample_in_future' })
      // The retry of the first save finds it, whatever was put right since.
      expect((await save(app, person, report)).json()).toEqual(changed)
    })

    test('a report of the most values is taken, one of more is not', async () => {
      const { app, person } = await start()
      const results = Array.from({ length: LAB_LIMITS.values }, (_, at) =>
        aResult({ name: `Value ${at}`, analyte: undefined }),
      )
      expect((await save(app, person, aReport({ results }))).json()).toMatchObject({ values: LAB_LIMITS.values })
      expect((await get(app, person, API.labs)).analytes).toHaveLength(LAB_LIMITS.analytes)
      const more = await save(
        app,
        person,
        aReport({ results: [...results, aResult()].map((each) => ({ ...each, id: randomUUID() })) }),
      )
      expect(more.statusCode).toBe(400)
    })

    test.each([
      ['a sample of the future', { takenAt: '2999-01-01' }, 'sample_in_future'],
      ['a day that is none', { takenAt: '2026-02-30' }, 'invalid_request'],
      ['a picture that is none', { results: [aResult({ crop: 'data:text/html;base64,PGI+' })] }, 'invalid_request'],
      ['a value that is empty', { results: [aResult({ value: ' ' })] }, 'invalid_request'],
      ['no values at all', { results: [] }, 'invalid_request'],
    ])('%s is refused', async (_, changes, code) => {
      const { app, person } = await start()
      expect((await save(app, person, aReport(changes))).json()).toMatchObject({ code })
    })

    test('reports come newest sample first, a page at a time', async () => {
      const { app, person } = await start()
      for (const takenAt of ['2026-01-01', '2026-03-01', '2026-02-01T09:30']) {
        await save(app, person, aReport({ takenAt, results: [aResult({ takenAt })] }))
      }
      const first = await get(app, person, `${API.labReports}?limit=2`)
      const second = await get(app, person, `${API.labReports}?limit=2&cursor=${first.nextCursor}`)
      const times = [...first.items, ...second.items].map(({ takenAt }: { takenAt: string }) => takenAt)
      expect(times).toEqual(['2026-03-01', '2026-02-01T09:30', '2026-01-01'])
      expect(second.nextCursor).toBeNull()
      expect((await call(app, person, 'GET', `${API.labReports}?cursor=nonsense`)).statusCode).toBe(400)
    })

    test('a visitor is asked to log in', async () => {
      const { app } = await start()
      for (const url of [API.labs, API.labReports]) expect((await app.call({ url })).statusCode).toBe(401)
    })
  })
})
