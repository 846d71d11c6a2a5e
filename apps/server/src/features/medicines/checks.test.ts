import { API, type FoundByCheck } from '@salus/contract'
import { describe, expect, test } from 'vitest'
import { eachDatabase } from '#server/testing/databases.ts'
import { makeTestApp, signIn, someForm } from '#server/testing/test-app.ts'
import { medicinesOf } from './testing.ts'

async function someone(database: Parameters<typeof makeTestApp>[0], dob = '1985-04-12') {
  const app = await makeTestApp(database)
  const person = await signIn(app, someForm({ dob }))
  const room = medicinesOf(app, person)
  const checks = () => room.ok('GET', API.medicineChecks)
  const know = (details: object) =>
    room.ok('POST', API.medicalHistory, {
      user_id: person.user.id,
      fullName: 'Asha Rao',
      dob,
      conditions: ((details as { conditions?: { name: string }[] }).conditions ?? []).map(({ name }) => name),
      medications: [],
      details: { ...details },
    })
  return { ...room, checks, know }
}
const kindsIn = (found: FoundByCheck[]) => found.map(({ kind, rule, level }) => [kind, rule, level])

eachDatabase((makeDatabase) => {
  describe('the check of the list', () => {
    test('tells what does not go together, with its source, and what it could not look at', async () => {
      const { add, checks } = await someone(await makeDatabase())
      const warfarin = await add({ name: 'Coumadin', strength: '5 mg' })
      const ibuprofen = await add({ name: 'Ibuprofen' })
      await add({ name: 'Grandmother’s tea' })
      const { found, checked, missing } = await checks()
      expect(found).toMatchObject([
        {
          kind: 'interaction',
          rule: 'interaction',
          effect: expect.any(String),
          source: { title: expect.any(String) },
          dismissed: null,
        },
      ])
      expect(found[0].about.map(({ medicineId }: { medicineId: string }) => medicineId).toSorted()).toEqual(
        [warfarin.id, ibuprofen.id].toSorted(),
      )
      expect(checked).toMatchObject({ compared: 2, unknown: ['Grandmother’s tea'], local: [] })
      expect(missing).toEqual(['kidneys', 'pregnancy', 'allergies', 'illnesses'])
    })

    test('finds the same in two products, an allergy, an age and a pregnancy', async () => {
      const young = await someone(await makeDatabase(), '2012-01-01')
      await young.add({ name: 'Aspirin' })
      expect(kindsIn((await young.checks()).found)).toContainEqual(['age', 'too-young', 'avoid'])

      const { add, checks, know } = await someone(await makeDatabase())
      await know({ allergies: [{ substance: 'Penicillin' }], pregnancy: 'pregnant' })
      for (const name of ['Tylenol', 'Paracetamol', 'Amoxicillin', 'Isotretinoin']) await add({ name })
      const kinds = kindsIn((await checks()).found)
      expect(kinds).toContainEqual(['double', 'interaction', 'avoid'])
      expect(kinds).toContainEqual(['allergy', 'penicillin-allergy', 'avoid'])
      expect(kinds).toContainEqual(['pregnancy', 'not-in-pregnancy', 'never'])
    })

    test('looks at a medicine before it is added, and at what takes the place of another', async () => {
      const { add, ok, list } = await someone(await makeDatabase())
      const { id } = await add({ name: 'Coumadin' })
      const candidate = (medicine: object, inPlaceOf?: string) =>
        ok('POST', API.medicineChecks, { medicine, ...(inPlaceOf && { inPlaceOf }) })
      const { found } = await candidate({ name: 'Ibuprofen' })
      expect(found).toMatchObject([{ kind: 'interaction' }])
      expect((await candidate({ name: 'Ibuprofen' }, id)).found).toEqual([])
      expect((await candidate({ name: 'Somethingelse' })).checked.unknown).toEqual(['Somethingelse'])
      expect(await list()).toHaveLength(1)
    })

    test('a warning that is put away for a reason comes back when its facts change', async () => {
      const { add, checks, ok, send } = await someone(await makeDatabase())
      const { id } = await add({ name: 'Coumadin' })
      await add({ name: 'Ibuprofen' })
      const [{ fingerprint }] = (await checks()).found
      const refused = await send('PUT', API.medicineDismissals, { fingerprint: 'of-nothing', reason: 'I know' })
      expect(refused.statusCode).toBe(404)
      await ok('PUT', API.medicineDismissals, { fingerprint, reason: 'My doctor knows' })
      expect((await checks()).found).toMatchObject([{ dismissed: { reason: 'My doctor knows', by: null } }])
      // Other facts than those of the warning change nothing.
      await ok('PUT', API.medicine(id), { version: 1, name: 'Coumadin', note: 'In the drawer' })
      expect((await checks()).found).toMatchObject([{ dismissed: { reason: 'My doctor knows' } }])
      await ok('PUT', API.medicine(id), { version: 2, name: 'Coumadin', strength: '10 mg' })
      expect((await checks()).found).toMatchObject([{ dismissed: null }])
      await ok('PUT', API.medicine(id), { version: 3, name: 'Coumadin' })
      await ok('DELETE', API.medicineDismissal(fingerprint))
      expect((await checks()).found).toMatchObject([{ dismissed: null }])
    })
  })
})
