import { randomUUID } from 'node:crypto'
import { request as open, type RequestOptions } from 'node:http'
import type { AddressInfo } from 'node:net'
import { API } from '@salus/contract'
import { expect, it } from 'vitest'
import { actingFor, share } from '#server/testing/care-circle.ts'
import { eachDatabase } from '#server/testing/databases.ts'
import { makeTestApp, ORIGIN, signIn, someForm, type TestApp } from '#server/testing/test-app.ts'

const LATE_MS = 400

/** A call whose body is begun, and finished when the answer is asked for. */
async function begin(app: TestApp, path: string, headers: Record<string, string>, body: Buffer, method = 'POST') {
  const { port } = app.app.server.address() as AddressInfo
  const type = headers['content-type'] ?? 'application/json'
  const options: RequestOptions = {
    ...{ port, path, method },
    headers: {
      host: 'localhost:3000',
      origin: ORIGIN,
      ...headers,
      'content-type': type,
      'content-length': body.length,
    },
  }
  const call = open(options)
  const answered = new Promise<{ status: number; body: string }>((resolve, reject) => {
    call.on('error', reject)
    call.on('response', (response) => {
      let text = ''
      response.on('data', (part: Buffer) => {
        text += part
      })
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body: text }))
    })
  })
  call.write(body.subarray(0, 5))
  await new Promise((resolve) => setTimeout(resolve, LATE_MS))
  return () => {
    call.end(body.subarray(5))
    return answered
  }
}

const json = (value: object) => Buffer.from(JSON.stringify(value))
const key = json({ name: 'Thief', scopes: ['record:read'], days: null })
const invitation = json({ name: 'Thief', rights: { vitals: 'write' }, until: null })

eachDatabase((makeDatabase) => {
  async function listening() {
    const app = await makeTestApp(await makeDatabase())
    await app.app.listen({ port: 0, host: '127.0.0.1' })
    return app
  }

  it('a body that was begun before the password was changed opens nothing after it', async () => {
    const app = await listening()
    const form = someForm()
    const thief = await signIn(app, form)
    const owner = await app.call({
      method: 'POST',
      url: API.login,
      payload: { username: form.email, password: form.password },
    })
    const cookie = owner.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
    const begun = [
      await begin(app, API.apiKeys, thief.headers, key),
      await begin(app, API.circleInvitations, thief.headers, invitation),
    ]
    const payload = {
      oldPassword: form.password,
      newPassword: 'a new long phrase',
      confirmPassword: 'a new long phrase',
    }
    const changed = await app.call({ method: 'PUT', url: API.profilePassword, headers: { cookie }, payload })
    expect(changed.statusCode, changed.body).toBe(204)
    for (const finish of begun) {
      const { status, body } = await finish()
      expect([status, JSON.parse(body).code]).toEqual([401, 'session_required'])
    }
    expect((await app.call({ url: API.apiKeys, headers: { cookie } })).json().items).toEqual([])
    expect((await app.call({ url: API.careCircle, headers: { cookie } })).json().invitations).toEqual([])
  })

  it('one that was begun in good time is taken', async () => {
    const app = await listening()
    const finish = await begin(app, API.apiKeys, (await signIn(app)).headers, key)
    expect((await finish()).status).toBe(201)
  })

  it('a file that arrives after its member was revoked is not kept', async () => {
    const app = await listening()
    const [owner, helper] = [await signIn(app), await signIn(app)]
    await share(app, owner, helper, { documents: 'write' })
    const id = randomUUID()
    const document = { id, kind: 'document', title: 'A report', text: 'Some words.' }
    await app.call({ method: 'POST', url: API.documents, headers: owner.headers, payload: document })
    const headers = { ...actingFor(helper, owner.user.id), 'content-type': 'application/octet-stream' }
    const picture = Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.alloc(5_000, 7)])
    const upload = () => begin(app, `${API.documents}/${id}/file?name=scan.png&type=image/png`, headers, picture, 'PUT')
    expect((await (await upload())()).status).toBe(204)
    const finish = await upload()
    await app.call({ method: 'DELETE', url: `${API.circleMembers}/${helper.user.id}`, headers: owner.headers })
    const { status, body } = await finish()
    expect([status, JSON.parse(body).code]).toEqual([404, 'record_not_shared'])
  })

  it('readings that arrive after their key was revoked are not kept', async () => {
    const app = await listening()
    const { headers } = await signIn(app)
    const payload = { name: 'Watch', scopes: ['vitals:write'], days: null }
    const made = (await app.call({ method: 'POST', url: API.apiKeys, headers, payload })).json()
    const finish = await begin(app, API.health, { authorization: `Bearer ${made.key}` }, json({ heartbeat: 71 }))
    await app.call({ method: 'DELETE', url: `${API.apiKeys}/${made.apiKey.id}`, headers })
    const { status, body } = await finish()
    expect([status, JSON.parse(body).code]).toEqual([401, 'key_revoked'])
  })
})
