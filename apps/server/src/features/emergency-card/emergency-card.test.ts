import { API, CARD_PARTS, type OwnCard } from '@salus/contract'
import { describe, expect, test } from 'vitest'
import { eachDatabase } from '#server/testing/databases.ts'
import { makeTestApp, signIn, someForm, type TestApp } from '#server/testing/test-app.ts'

type Headers = { cookie: string }

async function person(app: TestApp) {
  const signedIn = await signIn(app, someForm({ fullName: 'Asha Rao', dob: '1985-04-12' }))
  const { headers, user } = signedIn
  const profile = (await app.call({ url: API.profile, headers })).json()
  const contacts = [{ name: 'Ravi', relation: 'brother', phone: '+91 98765 00000' }]
  const details = { ...profile.details, bloodType: 'AB-', address: '4 Lake Road', emergencyContacts: contacts }
  await app.call({ method: 'PUT', url: API.profile, headers, payload: { version: profile.version, details } })
  const history = {
    conditions: [
      { name: 'Asthma', onsetYear: 2009 },
      { name: 'Flu', status: 'past' },
      { name: 'Bee Stings', category: 'Insect Allergy' },
      { name: 'Appendectomy', category: 'Surgery' },
    ],
    medications: [{ name: 'Salbutamol', strength: '100 µg', frequency: 'twice a day', reason: 'asthma' }],
    allergies: [
      { substance: 'Latex', severity: 'mild' },
      { substance: 'Penicillin', reaction: 'swelling of the throat', severity: 'severe' },
    ],
  }
  const payload = {
    user_id: user.id,
    fullName: 'Asha Rao',
    dob: '1985-04-12',
    conditions: ['Asthma', 'Flu', 'Bee Stings', 'Appendectomy'],
    medications: ['Salbutamol'],
    details: history,
  }
  await app.call({ method: 'POST', url: API.medicalHistory, headers, payload })
  return signedIn
}

const switchOn = async (app: TestApp, headers: Headers, parts: readonly string[] = CARD_PARTS): Promise<OwnCard> =>
  (await app.call({ method: 'PUT', url: API.emergencyCard, headers, payload: { parts } })).json()
const view = (app: TestApp, token: string | null, headers: object = {}) =>
  app.call({ method: 'POST', url: API.viewEmergencyCard, headers: { ...headers }, payload: { token: token ?? '' } })

eachDatabase((makeDatabase) => {
  describe('the emergency card', () => {
    test('is off until it is switched on, and shows a stranger what the person chose', async () => {
      const app = await makeTestApp(await makeDatabase(), { now: () => new Date('2026-11-21T10:00:00Z') })
      const { headers } = await person(app)
      const before: OwnCard = (await app.call({ url: API.emergencyCard, headers })).json()
      expect(before.token).toBeNull()
      expect((await view(app, '')).statusCode).toBe(404)

      const { token } = await switchOn(app, headers)
      const card = await view(app, token)
      expect(card.json()).toEqual({
        name: 'Asha Rao',
        age: 41,
        bloodType: 'AB-',
        allergies: [
          { substance: 'Penicillin', reaction: 'swelling of the throat', severity: 'severe' },
          { substance: 'Bee Stings', reaction: '', severity: null },
          { substance: 'Latex', reaction: '', severity: 'mild' },
        ],
        conditions: [{ name: 'Asthma', onsetYear: 2009 }],
        medicines: [{ name: 'Salbutamol', strength: '100 µg', frequency: 'twice a day' }],
        contacts: [{ name: 'Ravi', relation: 'brother', phone: '+91 98765 00000' }],
      })
      expect(card.headers['cache-control']).toBe('no-store')
      await switchOn(app, headers, ['bloodType'])
      expect((await view(app, token)).json()).toEqual({
        name: 'Asha Rao',
        bloodType: 'AB-',
        age: null,
        allergies: null,
        conditions: null,
        medicines: null,
        contacts: null,
      })
    })

    test('counts the looks of others, tells them in the access log, and not those of its owner', async () => {
      const app = await makeTestApp(await makeDatabase())
      const [{ headers }, other] = [await person(app), await signIn(app)]
      const { token } = await switchOn(app, headers)
      await view(app, token)
      await view(app, token, other.headers)
      await view(app, token, headers)
      const own: OwnCard = (await app.call({ url: API.emergencyCard, headers })).json()
      expect(own.views).toBe(2)
      expect(own.lastViewedAt).not.toBeNull()
      const log = (await app.call({ url: API.accessLog, headers })).json().items
      expect(log).toContainEqual(expect.objectContaining({ actor: 'emergency card', kind: 'profile', times: 2 }))
    })

    test('is closed at once when it is switched off, and never opens under the old address again', async () => {
      const app = await makeTestApp(await makeDatabase())
      const { headers } = await person(app)
      const { token } = await switchOn(app, headers)
      await app.call({ method: 'DELETE', url: API.emergencyCard, headers })
      expect((await view(app, token)).statusCode).toBe(404)
      const again = await switchOn(app, headers)
      expect(again.token).not.toBe(token)
      expect(again.views).toBe(0)
      expect((await view(app, token)).statusCode).toBe(404)
    })

    test('is its owner’s to switch, and its address stands nowhere in the open', async () => {
      const database = await makeDatabase()
      let log = ''
      const write = (line: string) => {
        log += line
      }
      const app = await makeTestApp(database, { env: { SALUS_LOG_LEVEL: 'debug' }, log: { write } })
      const [{ headers }, other] = [await person(app), await signIn(app)]
      const { token } = await switchOn(app, headers)
      await app.call({ method: 'DELETE', url: API.emergencyCard, headers: other.headers })
      expect((await view(app, token)).statusCode).toBe(200)
      for (const method of ['GET', 'PUT', 'DELETE'] as const) {
        const payload = method === 'PUT' ? { payload: { parts: [] } } : {}
        expect((await app.call({ method, url: API.emergencyCard, ...payload })).statusCode).toBe(401)
      }
      const rows = JSON.stringify(await database.db.selectFrom('emergency_cards').selectAll().execute())
      expect(rows).not.toContain(token)
      expect(log).not.toContain(token)
    })
  })
})
