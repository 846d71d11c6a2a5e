import { randomUUID } from 'node:crypto'
import { ACTING_FOR_HEADER, API } from '@salus/contract'
import { describe, expect, test } from 'vitest'
import { share } from '#server/testing/care-circle.ts'
import { eachDatabase } from '#server/testing/databases.ts'
import { makeTestApp, signIn, someForm } from '#server/testing/test-app.ts'
import { medicinesOf } from './testing.ts'

type Rights = Parameters<typeof share>[3]

/** A mother with a medicine, and a daughter with these rights. */
async function family(database: Parameters<typeof makeTestApp>[0], rights: Rights) {
  const app = await makeTestApp(database)
  const mother = await signIn(app)
  const daughter = await signIn(app, someForm({ fullName: 'Mira Rao', email: 'mira@example.com' }))
  const own = medicinesOf(app, mother)
  const { id } = await own.add({ name: 'Metformin', strength: '500 mg' })
  await share(app, mother, daughter, rights)
  const helping = medicinesOf(app, daughter, { [ACTING_FOR_HEADER]: mother.user.id })
  return { app, mother, daughter, own, helping, id }
}

eachDatabase((makeDatabase) => {
  describe('whoever helps with medicines', () => {
    test('may mark doses by a right of its own, and each mark says by whom', async () => {
      const { own, helping, id, daughter } = await family(await makeDatabase(), { medicines: 'mark' })
      const dose = randomUUID()
      const [marked] = await helping.mark({ id: dose, medicineId: id })
      expect(marked).toMatchObject({ outcome: 'marked', mark: { by: { id: daughter.user.id, name: 'Mira Rao' } } })
      const { items } = await own.ok('GET', API.doses)
      expect(items).toMatchObject([{ id: dose, by: { name: 'Mira Rao' } }])
      await helping.ok('DELETE', API.dose(dose))
      expect((await own.ok('GET', API.doses)).items).toEqual([])
      const refused = [
        await helping.send('POST', API.medicines, { id: randomUUID(), name: 'Aspirin' }),
        await helping.send('PUT', API.medicine(id), { version: 1, name: 'Aspirin' }),
        await helping.send('PUT', API.medicineStatus(id), { version: 1, status: 'stopped' }),
        await helping.send('DELETE', API.medicine(id)),
        await helping.send('PUT', API.medicineDismissals, { fingerprint: 'x', reason: 'x' }),
      ]
      expect(refused.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404])
      expect(await own.list()).toMatchObject([{ name: 'Metformin', version: 1 }])
      const log = await own.ok('GET', `${API.accessLog}?kind=medicines&actor=member`)
      expect(log.items.map(({ action }: { action: string }) => action)).toEqual(
        expect.arrayContaining(['changed', 'refused']),
      )
    })

    test('and may only look, marks nothing; without the right, or after it ended, sees nothing', async () => {
      const { app, mother, own, helping, id, daughter } = await family(await makeDatabase(), { medicines: 'read' })
      expect(await helping.list()).toMatchObject([{ name: 'Metformin' }])
      const mark = () => helping.send('POST', API.doses, { marks: [{ id: randomUUID(), medicineId: id }] })
      expect((await mark()).statusCode).toBe(404)
      await own.ok('PUT', API.circleMember(daughter.user.id), { rights: { vitals: 'write' }, until: null })
      for (const url of [API.medicines, API.medicine(id), API.dosesToday, API.doses, API.medicineChecks]) {
        expect((await helping.send('GET', url)).statusCode, url).toBe(404)
      }
      await own.ok('PUT', API.circleMember(daughter.user.id), { rights: { medicines: 'mark' }, until: null })
      expect((await mark()).statusCode).toBe(200)
      await own.ok('DELETE', API.circleMember(daughter.user.id))
      expect((await mark()).statusCode).toBe(404)
      expect((await helping.send('GET', API.medicines)).body).not.toContain('Metformin')
      const stranger = medicinesOf(app, daughter)
      expect((await stranger.mark({ medicineId: id }))[0]).toMatchObject({ outcome: 'gone', mark: null })
      expect((await stranger.send('GET', API.medicine(id))).statusCode).toBe(404)
      expect(mother.user.id).not.toBe(daughter.user.id)
    })

    test('learns nothing of illnesses or results by a warning', async () => {
      const { own, helping, mother } = await family(await makeDatabase(), { medicines: 'read' })
      await own.ok('POST', API.medicalHistory, {
        user_id: mother.user.id,
        fullName: 'Asha Rao',
        dob: '1985-04-12',
        conditions: ['Peptic ulcer'],
        details: { conditions: [{ name: 'Peptic ulcer', icd10: 'K27' }], allergies: [{ substance: 'Aspirin' }] },
      })
      await own.add({ name: 'Ibuprofen' })
      expect((await own.ok('GET', API.medicineChecks)).found.length).toBeGreaterThan(0)
      const seen = await helping.ok('GET', API.medicineChecks)
      expect(seen.found).toEqual([])
      expect(seen.checked.with).toEqual([])
      expect(JSON.stringify(seen)).not.toMatch(/ulcer|Aspirin/i)
    })
  })
})
