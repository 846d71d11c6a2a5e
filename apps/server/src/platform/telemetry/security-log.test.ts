import { mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { API, API_KEY_SCOPES } from '@salus/contract'
import { describe, expect, onTestFinished, test } from 'vitest'
import { ROOT } from '#server/root.ts'
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
  async function open(env: Record<string, string> = {}) {
    const folder = mkdtempSync(join(tmpdir(), 'salus-security-'))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    const file = join(folder, 'security.log')
    const app = await makeTestApp(await makeDatabase(), { env: { SALUS_SECURITY_LOG: file, ...env } })
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
        `sign_in_ok client=127.0.0.1 account=${user.id}`,
        `sign_in_failed client=203.0.113.7 account=${user.id}`,
        'sign_in_failed client=203.0.113.7 account=-',
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
      expect(events()).toEqual(['sign_in_failed client=- account=-'])
    })
  })

  test('a security log that cannot be written stops nobody', async () => {
    const { app } = await open({ SALUS_SECURITY_LOG: '/proc/nowhere/security.log' })
    expect((await signIn(app)).user.id).toBeTruthy()
  })
})
