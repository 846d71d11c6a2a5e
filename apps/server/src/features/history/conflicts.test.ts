import { randomUUID } from 'node:crypto'
import { API, CONFLICT_RULES } from '@salus/contract'
import { ALLERGY_RULES } from '@salus/triage'
import { describe, expect, test } from 'vitest'
import { eachDatabase } from '#server/testing/databases.ts'
import { makeTestApp, signIn, type TestApp } from '#server/testing/test-app.ts'

test('the screens have words for every rule of the engine, and no more', () => {
  const rules = new Set([
    ...ALLERGY_RULES.map(({ rule }) => rule as string),
    ...['methotrexate-daily', 'not-in-pregnancy', 'interaction'],
  ])
  expect([...rules].sort()).toEqual([...CONFLICT_RULES].sort())
})

type Person = Awaited<ReturnType<typeof signIn>>

interface Details {
  conditions?: { name: string; category: string; icd10?: string; onsetYear?: number }[]
  medications: { name: string }[]
  pregnancy?: string
}

const saveHistory = (app: TestApp, { headers, user }: Pick<Person, 'headers' | 'user'>, details: Details) =>
  app.call({
    method: 'POST',
    url: API.medicalHistory,
    headers,
    payload: {
      user_id: user.id,
      fullName: 'Asha Rao',
      dob: '1985-04-12',
      conditions: details.conditions?.map(({ name }) => name),
      medications: details.medications?.map(({ name }) => name),
      details,
    },
  })

const named = (...names: string[]) => names.map((name) => ({ name, strength: '', frequency: '' }))

eachDatabase((makeDatabase) => {
  describe('a history that contradicts itself', () => {
    test('is saved all the same, and says so after the save and whenever it is opened', async () => {
      const app = await makeTestApp(await makeDatabase())
      const { headers, user } = await signIn(app)
      const details = {
        conditions: [{ name: 'Penicillin', category: 'Medication Allergy', onsetYear: 1999 }],
        medications: [
          { name: 'Amoxicillin', strength: '500 mg', frequency: 'three times a day' },
          { name: 'Methotrexate', strength: '2.5 mg', frequency: 'once a day' },
          { name: 'Metformin', strength: '', frequency: '' },
        ],
      }
      const saved = await saveHistory(app, { headers, user }, details)
      expect(saved.statusCode).toBe(200)
      const expected = [
        {
          rule: 'penicillin-allergy',
          about: [
            { is: 'medicine', name: 'Amoxicillin', detail: '500 mg, three times a day' },
            { is: 'allergy', name: 'Penicillin', sinceYear: 1999 },
          ],
          source: { year: 2014 },
        },
        { rule: 'methotrexate-daily', about: [{ name: 'Methotrexate' }] },
      ]
      expect(saved.json().conflicts).toMatchObject(expected)
      const form = await app.call({ method: 'GET', url: API.medicalHistoryForm(user.id), headers })
      expect(form.json().conflicts).toMatchObject(expected)
    })

    test('medicines that do not go together, an illness and a pregnancy that speak against one are told, by ids', async () => {
      const app = await makeTestApp(await makeDatabase())
      const person = await signIn(app)
      const saved = await saveHistory(app, person, {
        conditions: [{ name: 'Heart failure', category: 'Other', icd10: 'I50' }],
        medications: named('Coumadin 5 mg', 'Advil', 'Isotretinoin', 'Grandmother’s drops'),
        pregnancy: 'pregnant',
      })
      expect(saved.statusCode).toBe(200)
      const { conflicts, medicineCheck } = saved.json()
      expect(conflicts).toMatchObject([
        { rule: 'not-in-pregnancy', about: [{ name: 'Coumadin 5 mg' }] },
        { rule: 'not-in-pregnancy', about: [{ name: 'Isotretinoin' }] },
        {
          rule: 'interaction',
          interaction: { level: 'avoid', effect: 'bleed', act: 'care-painkiller' },
          about: [{ name: 'Coumadin 5 mg' }, { name: 'Advil' }],
        },
        {
          rule: 'interaction',
          interaction: { level: 'avoid', effect: 'i-heart-failure' },
          about: [
            { is: 'medicine', name: 'Advil' },
            { is: 'illness', name: 'Heart failure' },
          ],
        },
      ])
      expect(medicineCheck).toMatchObject({ compared: 3, unknown: ['Grandmother’s drops'], asOf: '2026-11' })
      expect(medicineCheck.pairs).toBeGreaterThan(14_000)
    })

    test('weak kidneys of a recent lab result speak against a medicine; an old result says nothing', async () => {
      const app = await makeTestApp(await makeDatabase())
      const person = await signIn(app)
      const report = (takenAt: string, value: number) => ({
        id: randomUUID(),
        title: 'kidneys.pdf',
        takenAt,
        results: [
          {
            id: randomUUID(),
            name: 'eGFR',
            analyte: 'Glomerular filtration rate',
            value,
            unit: 'mL/min/1.73 m²',
            takenAt,
            review: 'read',
          },
        ],
      })
      const conflicts = async () =>
        (await saveHistory(app, person, { medications: named('Metformin') })).json().conflicts
      const saveReport = (payload: object) =>
        app.call({ method: 'POST', url: API.labReports, headers: person.headers, payload })
      const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)
      expect((await saveReport(report(daysAgo(1_000), 25))).statusCode).toBeLessThan(300)
      expect(await conflicts()).toEqual([])
      await saveReport(report(daysAgo(10), 28))
      const form = await app.call({ url: API.medicalHistoryForm(person.user.id), headers: person.headers })
      expect(form.json().conflicts).toMatchObject([
        {
          interaction: { level: 'never', effect: 'i-acid' },
          about: [{ name: 'Metformin' }, { is: 'result', name: 'eGFR', detail: `28 mL/min/1.73 m², ${daysAgo(10)}` }],
        },
      ])
    })
  })
})
