import { API } from '@salus/contract'
import { expect, test } from 'vitest'
import { eachDatabase } from '#server/testing/databases.ts'
import { type Behaviour, refuses, startModelServer } from '#server/testing/model-server.ts'
import { makeTestApp, signIn } from '#server/testing/test-app.ts'

const hears =
  (text: string): Behaviour =>
  (response) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ text }))
  }

eachDatabase((makeDatabase) => {
  async function open(...behaviours: Behaviour[]) {
    const server = await startModelServer(...behaviours)
    const env = { SALUS_TRANSCRIBE_URL: server.url, SALUS_TRANSCRIBE_KEY: 'sk-ears', SALUS_TRANSCRIBE_MODEL: 'ears' }
    const app = await makeTestApp(await makeDatabase(), { env })
    const { headers } = await signIn(app)
    const post = (payload: Buffer | string, type: string, as: object = headers) =>
      app.call({
        method: 'POST',
        url: `${API.transcription}?language=fra`,
        headers: { ...as, 'content-type': type },
        payload,
      })
    return { app, server, headers, post }
  }
  const RECORDING = Buffer.from('the bytes of a recording')

  test('a recording is written down by the configured service, in its language', async () => {
    const { app, server, headers, post } = await open(hears(' J’ai mal à la tête. '))
    expect((await post(RECORDING, 'audio/webm;codecs=opus')).json()).toEqual({ text: 'J’ai mal à la tête.' })
    const [call] = server.calls
    expect(call).toMatchObject({ path: '/v1/audio/transcriptions', authorization: 'Bearer sk-ears' })
    expect(String(call?.raw)).toContain('the bytes of a recording')
    expect(String(call?.raw)).toMatch(/name="language"\r\n\r\nfr\r\n/)
    expect((await app.call({ url: API.models, headers })).json().transcription).toEqual({
      name: new URL(server.url).host,
    })
  })

  test('a service that fails is told as a failure of the voice input', async () => {
    const { post } = await open(refuses(500))
    const answer = await post(RECORDING, 'audio/webm')
    expect(answer.statusCode).toBe(502)
    expect(answer.json().message).toBe('Voice input failed. Please try again.')
  })

  test('what is no sound is refused, and so is whoever is not logged in', async () => {
    const { server, post } = await open(hears('never'))
    expect((await post('{"a":1}', 'application/json')).statusCode).toBe(415)
    expect((await post(RECORDING, 'audio/webm', {})).statusCode).toBe(401)
    expect((await post(Buffer.alloc(11 * 1024 * 1024), 'audio/webm')).statusCode).toBe(413)
    expect(server.calls).toEqual([])
  })

  test('without a service there is none, and the browser is told', async () => {
    const app = await makeTestApp(await makeDatabase())
    const { headers } = await signIn(app)
    const answer = await app.call({
      method: 'POST',
      url: API.transcription,
      headers: { ...headers, 'content-type': 'audio/webm' },
      payload: RECORDING,
    })
    expect(answer.statusCode).toBe(404)
    expect((await app.call({ url: API.models, headers })).json().transcription).toBeNull()
  })
})
