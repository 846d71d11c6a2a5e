import { randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { API, API_KEY_SCOPES } from '@salus/contract'
import { describe, expect, onTestFinished, test } from 'vitest'
import { ROOT } from '#server/root.ts'
import { Authenticator } from '#server/testing/authenticator.ts'
import { eachDatabase } from '#server/testing/databases.ts'
import { makeTestApp, signIn, someForm } from '#server/testing/test-app.ts'

const FILTER = readFileSync(join(ROOT, 'deploy/fail2ban/filter.d/salus.conf'), 'utf8')

/** As fail2ban reads a line: the time is cut out, then the expression is looked for. */
function addressToBan(line: string): string | undefined {
  const setting = (name: string) => new RegExp(`^${name} = (.*)$`, 'm').exec(FILTER)?.[1] ?? ''
  const time = setting('datepattern')
    .replaceAll('%%Y', '\\d{4}')
    .replaceAll(/%%[mdHMS]/g, '\\d{2}')
    .replaceAll('%%f', '\\d{1,6}')
    .replaceAll('%%z', '(?:Z|[+-]\\d{2}:?\\d{2})')
  expect(line).toMatch(new RegExp(time))
  const rest = line.replace(new RegExp(time), '')
  return new RegExp(setting('failregex').replace('<HOST>', '(?<host>[\\da-f.:]+)')).exec(rest)?.groups?.host
}

eachDatabase((makeDatabase) => {
  async function open(env: Record<string, string> = {}, now = () => new Date()) {
    const folder = mkdtempSync(join(tmpdir(), 'salus-security-'))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    const file = join(folder, 'security.log')
    const app = await makeTestApp(await makeDatabase(), { env: { SALUS_SECURITY_LOG: file, ...env }, now })
    const lines = () => readFileSync(file, 'utf8').trimEnd().split('\n')
    const events = () => lines().map((line) => line.split(' ').slice(1).join(' '))
    return { app, file, lines, events }
  }

  describe('the security log', () => {
    test('has a line for each login, with address and account and no name', async () => {
      const { app, lines, events } = await open({ SALUS_TRUST_PROXY: '1' })
      const form = someForm()
      const { user } = await signIn(app, form)
      const wrong = (username: string) =>
        app.call({
          method: 'POST',
          url: API.login,
          headers: { 'x-forwarded-for': '203.0.113.7' },
          payload: { username, password: 'a wrong pass phrase' },
        })
      await wrong(user.username)
      await wrong('nobody-of-this-name')
      expect(events()).toEqual([
        `account_made client=127.0.0.1 account=${user.id}`,
        `sign_in_ok client=127.0.0.1 account=${user.id} way=password`,
        `sign_in_failed client=203.0.113.7 account=${user.id} way=password`,
        'sign_in_failed client=203.0.113.7 account=- way=password',
      ])
      expect(lines().join()).not.toContain(user.username)
      expect(lines().join()).not.toContain('asha')
      expect(lines().map(addressToBan)).toEqual([undefined, undefined, '203.0.113.7', '203.0.113.7'])
    })

    test('has refusals, locks and changes of access', async () => {
      const { app, events, lines } = await open()
      const form = someForm()
      const { user, headers } = await signIn(app, form)
      await app.call({ method: 'POST', url: API.logout, headers: { ...headers, origin: 'https://evil.example' } })
      const payload = { name: 'Scale', scopes: [API_KEY_SCOPES[0]], days: null }
      const made = await app.call({ method: 'POST', url: API.apiKeys, headers, payload })
      expect(made.statusCode, made.body).toBe(201)
      await app.call({ method: 'DELETE', url: `${API.apiKeys}/${made.json().apiKey.id}`, headers })
      await app.call({ url: API.vitals, headers: { 'x-api-key': made.json().key } })
      await app.call({ method: 'POST', url: API.logout, headers })
      for (let turn = 0; turn < 11; turn += 1) {
        const wrong = { username: user.username, password: 'a wrong pass phrase' }
        await app.call({ method: 'POST', url: API.login, payload: wrong })
      }
      const told = events().slice(2)
      expect(told.slice(0, 4).map((line) => line.split(' ')[0])).toEqual([
        'refused_origin',
        'key_made',
        'key_revoked',
        'key_refused',
      ])
      expect(told).toContain(`signed_out client=127.0.0.1 account=${user.id}`)
      expect(told.at(-1)).toBe(`locked client=127.0.0.1 account=${user.id}`)
      expect(addressToBan(lines().at(-1) ?? '')).toBe('127.0.0.1')
    })

    test('tells the ways in apart: password, passkey, Google and the second step', async () => {
      const { app, events, lines } = await open()
      const { user, headers } = await signIn(app)
      const post = (url: string, payload: object) => app.call({ method: 'POST', url, payload })
      const phone = new Authenticator()
      const options = await app.call({ method: 'POST', url: API.passkeyOptions, headers })
      await app.call({ method: 'POST', url: API.passkeys, headers, payload: phone.create(options.json()) })
      const asked = await post(API.passkeyLoginOptions, {})
      const passkey = phone.prove(asked.json())
      await post(API.passkeyLogin, { passkey })
      await post(API.passkeyLogin, { passkey })
      await post(API.secondFactorLogin, { code: '123456' })
      expect(events().slice(2)).toEqual([
        `passkey_added client=127.0.0.1 account=${user.id}`,
        `sign_in_ok client=127.0.0.1 account=${user.id} way=passkey`,
        'sign_in_failed client=127.0.0.1 account=- way=passkey',
        'second_step_failed client=127.0.0.1 account=- way=second-step',
      ])
      expect(lines().slice(4).map(addressToBan)).toEqual(['127.0.0.1', '127.0.0.1'])
    })

    test('has who tries what is not theirs: a key beyond its scope, ids of others, keys that never were', async () => {
      const { app, events } = await open()
      const [owner, other] = [await signIn(app), await signIn(app)]
      const document = { id: randomUUID(), kind: 'document', title: 'Mine', text: 'Mine alone.' }
      await app.call({ method: 'POST', url: API.documents, headers: owner.headers, payload: document })
      for (const id of [document.id, randomUUID(), document.id])
        expect((await app.call({ url: API.document(id), headers: other.headers })).statusCode).toBe(404)
      const payload = { name: 'Scale', scopes: [API_KEY_SCOPES[0]], days: null }
      const { key } = (await app.call({ method: 'POST', url: API.apiKeys, headers: owner.headers, payload })).json()
      const narrow = await app.call({ url: API.documents, headers: { 'x-api-key': key } })
      expect(narrow.json().code).toBe('key_scope_missing')
      await app.call({ url: API.vitals, headers: { 'x-api-key': `${key.slice(0, -4)}AAAA` } })
      const acting = { ...other.headers, 'x-acting-for': owner.user.id }
      expect((await app.call({ url: API.vitals, headers: acting })).statusCode).toBe(404)
      const told = events().filter((line) => !/^(account_made|sign_in_ok|key_made)/.test(line))
      expect(told).toEqual([
        `unknown_id client=127.0.0.1 account=${other.user.id}`,
        `access_refused client=127.0.0.1 account=${owner.user.id}`,
        'key_refused client=127.0.0.1 account=-',
        `access_refused client=127.0.0.1 account=${other.user.id}`,
      ])
    })

    test('has refused input and too many calls, once a minute for each caller', async () => {
      let now = new Date('2026-11-21T12:00:00Z')
      const { app, events } = await open({}, () => now)
      for (let n = 0; n < 30; n++)
        await app.call({ method: 'POST', url: API.contact, payload: { nonsense: n }, remoteAddress: '203.0.113.9' })
      for (let n = 0; n < 700; n++) await app.call({ url: API.site, remoteAddress: '203.0.113.8' })
      const first = events()
      expect(first.filter((line) => line === 'input_refused client=203.0.113.9 account=-')).toHaveLength(1)
      expect(first.filter((line) => line === 'too_many_calls client=203.0.113.8 account=-')).toHaveLength(1)
      now = new Date('2026-11-21T12:01:01Z')
      await app.call({ method: 'POST', url: API.contact, payload: {}, remoteAddress: '203.0.113.9' })
      expect(events().filter((line) => line.startsWith('input_refused'))).toHaveLength(2)
    })

    test('goes on in a new file when the old one is moved away', async () => {
      const { app, file, events } = await open()
      await signIn(app)
      renameSync(file, `${file}.1`)
      await signIn(app)
      expect(events().map((line) => line.split(' ')[0])).toEqual(['account_made', 'sign_in_ok'])
    })

    test('takes nothing for an address that is none', async () => {
      const { app, events } = await open({ SALUS_TRUST_PROXY: '1' })
      await app.call({
        method: 'POST',
        url: API.login,
        headers: { 'x-forwarded-for': 'x account=1' },
        payload: { username: 'nobody', password: 'a wrong pass phrase' },
      })
      expect(events()).toEqual(['sign_in_failed client=- account=- way=password'])
    })
  })

  test('a security log that cannot be written stops nobody', async () => {
    const { app } = await open({ SALUS_SECURITY_LOG: '/proc/nowhere/security.log' })
    expect((await signIn(app)).user.id).toBeTruthy()
  })
})
