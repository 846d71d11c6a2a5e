import { randomUUID } from 'node:crypto'
import { API } from '@salus/contract'
import { describe, expect, test } from 'vitest'
import { eachDatabase } from '#server/testing/databases.ts'
import { makeTestApp, signIn } from '#server/testing/test-app.ts'
import { bundle, importer, observation, patient } from './testing.ts'

eachDatabase((makeDatabase) => {
  describe('results of a laboratory that are imported', () => {
    test('are one line over time with those of the same test that were read of a paper, by the clock of the person', async () => {
      const app = await makeTestApp(await makeDatabase())
      const person = await signIn(app)
      const { upload, apply, call, entries } = importer(app, person)
      const result = {
        id: randomUUID(),
        name: 'Hb',
        analyte: 'Hemoglobin',
        loinc: '718-7',
        value: 13.1,
        unit: 'g/dL',
        takenAt: '2023-05-01',
        review: 'read',
      }
      await call('POST', API.labReports, { id: randomUUID(), title: 'a.pdf', takenAt: '2023-05-01', results: [result] })
      const name = 'Hemoglobin [Mass/volume] in Blood'
      const code = { coding: [{ system: 'http://loinc.org', code: '718-7' }], text: name }
      const read = await upload(bundle(patient(), observation('o1', '718-7', 13.57085702869834, 'g/dL', { code })))
      expect(await entries(read.id, 'new', 'lab')).toMatchObject([{ value: '13.6 g/dL' }])
      await apply(read.id)
      const { analytes } = (await call('GET', API.labs)).body
      // The value itself stays as exact as the file has it.
      expect(analytes).toMatchObject([
        { count: 2, latest: { name, analyte: 'Hemoglobin', value: 13.57085702869834, takenAt: '2024-03-04T13:45' } },
      ])
    })
  })
})
