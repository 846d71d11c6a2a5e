import { API, CONFLICT_RULES } from '@salus/contract'
import { ALLERGY_RULES, PAIR_RULES } from '@salus/triage'
import { describe, expect, test } from 'vitest'
import { eachDatabase } from '#server/testing/databases.ts'
import { makeTestApp, signIn } from '#server/testing/test-app.ts'

test('the screens have words for every rule of the engine, and no more', () => {
  const rules = new Set(
    [...ALLERGY_RULES, ...PAIR_RULES].map(({ rule }) => rule as string).concat('methotrexate-daily'),
  )
  expect([...rules].sort()).toEqual([...CONFLICT_RULES].sort())
})

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
      const saved = await app.call({
        method: 'POST',
        url: API.medicalHistory,
        headers,
        payload: {
          user_id: user.id,
          fullName: 'Asha Rao',
          dob: '1985-04-12',
          conditions: ['Penicillin'],
          medications: details.medications.map(({ name }) => name),
          details,
        },
      })
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
  })
})
