import { randomUUID } from 'node:crypto'
import { API } from '@salus/contract'
import { describe, expect, test } from 'vitest'
import { eachDatabase } from '#server/testing/databases.ts'
import { type Behaviour, listsModels, refuses, says, startModelServer } from '#server/testing/model-server.ts'
import { agreeToModels, makeTestApp, signIn } from '#server/testing/test-app.ts'

const KEY = 'sk-own-key-of-asha-1234'

eachDatabase((makeDatabase) => {
  async function open(...behaviours: Behaviour[]) {
    const server = await startModelServer(...behaviours)
    const app = await makeTestApp(await makeDatabase(), { env: { SALUS_AI_OWN_KEYS: `Test=${server.url}` } })
    const { headers } = await signIn(app)
    const put = (own: object) => app.call({ method: 'PUT', url: API.ownKey, headers, payload: own })
    const models = async () => (await app.call({ url: API.models, headers })).json()
    return { app, server, headers, put, models }
  }

  describe("a person's own key", () => {
    test('is checked with the service, which tells the models that it opens', async () => {
      const { app, headers } = await open(listsModels(KEY, 'small', 'big'))
      const probe = (key: string) =>
        app.call({ method: 'POST', url: API.ownKeyModels, headers, payload: { service: 'test', key } })
      expect((await probe(KEY)).json()).toEqual({ models: ['small', 'big'] })
      const refused = await probe('sk-some-other-key')
      expect(refused.json()).toMatchObject({ code: 'key_not_accepted' })
      expect(refused.json().message).toMatch(/^Test did not accept/)
    })

    test('answers before the models of the house, and its last characters alone are ever seen again', async () => {
      const { app, server, headers, put, models } = await open(listsModels(KEY, 'small'), says('Rest.'))
      expect((await models()).models).toEqual([])
      const kept = await put({ service: 'test', key: KEY, model: 'small' })
      expect(kept.json()).toMatchObject({
        models: [{ name: 'Test', model: 'small', strongModel: 'small' }],
        ownKey: { service: 'test', model: 'small', ending: '1234' },
      })
      expect(kept.body + JSON.stringify(await models())).not.toContain(KEY)
      const rows = await app.database.db.selectFrom('model_keys').selectAll().execute()
      expect(rows).toHaveLength(1)
      expect(JSON.stringify(rows)).not.toContain(KEY)

      await agreeToModels(app, headers)
      const payload = { id: randomUUID(), text: 'I have a cough' }
      const { body } = await app.call({ method: 'POST', url: API.messages(randomUUID()), headers, payload })
      expect(body).toContain('small at Test')
      expect(server.calls[1]).toMatchObject({ authorization: `Bearer ${KEY}`, body: { model: 'small' } })
    })

    test('belongs to its owner alone', async () => {
      const { app, put } = await open(listsModels(KEY, 'small'))
      await put({ service: 'test', key: KEY, model: 'small' })
      const stranger = await signIn(app)
      const seen = (await app.call({ url: API.models, headers: stranger.headers })).json()
      expect(seen).toMatchObject({ models: [], ownKey: null })
      await app.call({ method: 'DELETE', url: API.ownKey, headers: stranger.headers })
      expect(await app.database.db.selectFrom('model_keys').selectAll().execute()).toHaveLength(1)
    })

    test('is forgotten when its owner takes it back', async () => {
      const { app, headers, put } = await open(listsModels(KEY, 'small'))
      await put({ service: 'test', key: KEY, model: 'small' })
      const answer = await app.call({ method: 'DELETE', url: API.ownKey, headers })
      expect(answer.json()).toMatchObject({ models: [], ownKey: null })
      expect(await app.database.db.selectFrom('model_keys').selectAll().execute()).toEqual([])
    })

    test('is not kept when it is wrong, when the service is away, or for a model that it does not open', async () => {
      const { app, put } = await open(listsModels(KEY, 'small'), refuses(500), listsModels(KEY, 'small'))
      expect((await put({ service: 'test', key: 'sk-wrong-key', model: 'small' })).json().code).toBe('key_not_accepted')
      expect((await put({ service: 'test', key: KEY, model: 'small' })).json().code).toBe('key_not_checked')
      expect((await put({ service: 'test', key: KEY, model: 'huge' })).json()).toMatchObject({
        code: 'invalid_request',
        fields: { model: expect.any(String) },
      })
      expect(await app.database.db.selectFrom('model_keys').selectAll().execute()).toEqual([])
    })

    test('is sent to no service that the host has not named', async () => {
      const { server, put } = await open(listsModels(KEY, 'small'))
      for (const service of ['openai', 'http://169.254.169.254', server.url]) {
        expect((await put({ service, key: KEY, model: 'small' })).json().code, service).toBe('invalid_request')
      }
      expect(server.calls).toEqual([])
    })
  })
})
