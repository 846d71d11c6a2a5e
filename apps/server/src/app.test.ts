import { randomUUID } from 'node:crypto'
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { API, ERRORS, medicinePath, PAGES } from '@salus/contract'
import { describe, expect, onTestFinished, test } from 'vitest'
import { openDatabase } from './platform/database/database.ts'
import { migrateToLatest } from './platform/database/migrate.ts'
import { eachDatabase, newEmptyDatabase } from './testing/databases.ts'
import { makeTestApp, signIn, someForm } from './testing/test-app.ts'

function builtWeb(): string {
  const folder = mkdtempSync(join(tmpdir(), 'salus-web-'))
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'index.html'), '<head><meta name="csp-nonce" content=""></head>')
  const pageFiles = { shared: ['assets/shell.js', 'assets/shell.css'], pages: { '/home': ['assets/home.js'] } }
  writeFileSync(join(folder, 'page-files.json'), JSON.stringify(pageFiles))
  writeFileSync(join(folder, 'assets/app-abc123.js'), 'plain')
  writeFileSync(join(folder, 'assets/app-abc123.js.br'), 'brotli')
  writeFileSync(join(folder, 'assets/app-abc123.js.gz'), 'gzip')
  return folder
}

eachDatabase((makeDatabase, dialect) => {
  describe('the server', () => {
    test('is live and ready, and not ready while it drains', async () => {
      const app = await makeTestApp(await makeDatabase())
      expect((await app.call({ url: API.live })).statusCode).toBe(200)
      expect((await app.call({ url: API.ready })).statusCode).toBe(200)
      app.drain()
      expect((await app.call({ url: API.ready })).statusCode).toBe(503)
      expect((await app.call({ url: API.live })).statusCode).toBe(200)
    })

    test('shows the description of its API with all that the page needs', async () => {
      const app = await makeTestApp(await makeDatabase())
      const page = await app.call({ url: API.openApi })
      const parts = Array.from(page.body.matchAll(/(?:src|href)="([^"]+)"/g), ([, path]) => path as string)
      expect(parts.length).toBeGreaterThan(2)
      for (const url of parts) expect((await app.call({ url })).statusCode, url).toBe(200)
      expect((await app.call({ url: `${API.openApi}/json` })).json().paths).toHaveProperty(API.documents)
    })

    test('is not ready when its database is gone', async () => {
      const database = await makeDatabase()
      const app = await makeTestApp({ ...database, ping: () => Promise.reject(new Error('gone')) })
      expect((await app.call({ url: API.ready })).json()).toMatchObject({ code: 'unavailable' })
    })

    test('every failure is told in the words of the catalogue, with the id of the request', async () => {
      const app = await makeTestApp(await makeDatabase())
      const json = { 'content-type': 'application/json' }
      const cases = [
        [{ method: 'POST', url: API.login, headers: json, payload: '{"username":' }, 'malformed_body'],
        [{ method: 'POST', url: API.login, headers: json, payload: '"text"' }, 'invalid_request'],
        [{ method: 'POST', url: API.login, headers: json, payload: '{"username": 5}' }, 'invalid_request'],
        [
          { method: 'POST', url: API.login, headers: { 'content-type': 'text/xml' }, payload: '<a/>' },
          'unsupported_media_type',
        ],
        [
          {
            method: 'POST',
            url: API.login,
            headers: json,
            payload: JSON.stringify({ username: 'x'.repeat(2_000_000) }),
          },
          'body_too_large',
        ],
        [{ method: 'GET', url: '/api/nothing' }, 'not_found'],
        [{ method: 'DELETE', url: API.login }, 'method_not_allowed'],
      ] as const
      for (const [request, code] of cases) {
        const answer = await app.call(request)
        expect(answer.statusCode, code).toBe(ERRORS[code].status)
        expect(answer.json()).toMatchObject({ code, requestId: answer.headers['x-request-id'] })
        expect(answer.json().error).toBe(answer.json().message)
      }
    })

    test('an unforeseen failure keeps its text to itself', async () => {
      // One of its own: what is dropped here must not be missing elsewhere.
      const database = await openDatabase(await newEmptyDatabase(dialect))
      onTestFinished(() => database.close())
      await migrateToLatest(database)
      const app = await makeTestApp(database)
      const person = await signIn(app)
      for (const table of ['document_files', 'documents']) await database.db.schema.dropTable(table).execute()
      const answer = await app.call({ url: API.documents, headers: person.headers })
      expect(answer.statusCode).toBe(500)
      expect(answer.body).not.toMatch(/table|relation|sql/i)
    })

    test('the log says what happened and never what was said, or by whom', async () => {
      let log = ''
      const write = (line: string) => {
        log += line
      }
      const app = await makeTestApp(await makeDatabase(), { env: { SALUS_LOG_LEVEL: 'debug' }, log: { write } })
      const form = someForm({ fullName: 'Zebedee Quillfeather', email: 'zebedee@quill.example' })
      const person = await signIn(app, form)
      await app.call({
        method: 'POST',
        url: API.symptoms,
        headers: person.headers,
        payload: { text: 'my gizzard aches' },
      })
      await app.call({ method: 'POST', url: API.login, payload: { username: form.email, password: 'wrong-password' } })
      await app.call({ url: `${API.documents}?cursor=quill-cursor`, headers: person.headers })
      await app.call({ url: '/quill-path?name=zebedee' })
      expect(log).toContain(API.symptoms)
      expect(log).not.toMatch(/zebedee|quill|gizzard|wrong-password|long pass phrase/i)
      expect(log).not.toContain(person.cookie.slice(-20))
    })

    test('the log has one line a call, with what came of it', async () => {
      const lines: string[] = []
      const write = (line: string) => void lines.push(line)
      const app = await makeTestApp(await makeDatabase(), { env: { SALUS_LOG_LEVEL: 'info' }, log: { write } })
      await app.call({ url: API.site })
      await app.call({ url: `${API.documents}/${randomUUID()}` })
      const told = lines.map((line) => JSON.parse(line)).filter(({ req }) => req)
      expect(told).toMatchObject([
        { req: { method: 'GET', route: API.site }, res: { status: 200 }, responseTime: expect.any(Number) },
        { req: { method: 'GET', route: `${API.documents}/:id` }, res: { status: 401 } },
      ])
    })

    test('another site cannot make a browser act, and another name is not answered', async () => {
      const app = await makeTestApp(await makeDatabase())
      const login = { method: 'POST', url: API.login, payload: { username: 'a', password: 'b' } } as const
      const evil = await app.call({ ...login, headers: { origin: 'https://evil.example' } })
      expect(evil.json()).toMatchObject({ code: 'origin_refused' })
      expect((await app.call({ ...login, headers: { origin: 'null' } })).json()).toMatchObject({
        code: 'origin_refused',
      })
      const rebound = await app.call({ url: API.site, headers: { host: 'evil.example' } })
      expect(rebound.json()).toMatchObject({ code: 'host_refused' })
      const crossSite = await app.app.inject({
        ...login,
        headers: { host: 'localhost:3000', 'sec-fetch-site': 'cross-site' },
      })
      expect(crossSite.json()).toMatchObject({ code: 'origin_refused' })
    })

    test('strict headers stand on pages, assets and calls alike', async () => {
      const app = await makeTestApp(await makeDatabase(), { webDist: builtWeb() })
      for (const url of ['/', '/assets/app-abc123.js', API.site, '/api/nothing']) {
        const { headers } = await app.call({ url })
        expect(headers['content-security-policy'], url).toContain("default-src 'self'")
        expect(headers['content-security-policy'], url).not.toContain("'unsafe-inline'")
        // “Near me” asks where the browser is; nobody else may, and no page looks or takes money.
        expect(headers['permissions-policy'], url).toBe('camera=(), geolocation=(self), microphone=(self), payment=()')
        expect(headers['x-content-type-options'], url).toBe('nosniff')
      }
    })

    test('assets come compressed and are kept for a year; the page itself never', async () => {
      const app = await makeTestApp(await makeDatabase(), { webDist: builtWeb() })
      const asset = (encoding: string) =>
        app.call({ url: '/assets/app-abc123.js', headers: { 'accept-encoding': encoding } })
      expect((await asset('br, gzip')).body).toBe('brotli')
      expect((await asset('gzip')).body).toBe('gzip')
      expect((await asset('identity')).body).toBe('plain')
      expect((await asset('br')).headers['cache-control']).toBe('public, max-age=31536000, immutable')
      expect((await asset('br')).headers['content-type']).toContain('javascript')
      const page = await app.call({ url: PAGES.landing })
      expect(page.headers['cache-control']).toBe('no-store')
      const nonce = /content="([^"]+)"/.exec(page.body)?.[1]
      expect(page.headers['content-security-policy']).toContain(`'nonce-${nonce}'`)
    })

    test('a page names its own files at once', async () => {
      const app = await makeTestApp(await makeDatabase(), { webDist: builtWeb() })
      const home = (await app.call({ url: PAGES.home })).body
      expect(home).toContain('<link rel="modulepreload" crossorigin href="/assets/home.js">')
      expect(home).toContain('<link rel="stylesheet" crossorigin href="/assets/shell.css">')
      expect((await app.call({ url: PAGES.pricing })).body).not.toContain('home.js')
      expect((await app.call({ url: PAGES.landing })).body).not.toContain('shell')
    })

    test('a page is answered 200, an unknown path 404 with the page, an unknown file or call 404 without', async () => {
      const app = await makeTestApp(await makeDatabase(), { webDist: builtWeb() })
      for (const url of Object.values(PAGES)) expect((await app.call({ url })).statusCode, url).toBe(200)
      const id = '8e7f0c58-6f7c-4f3b-9a53-0d6c2f9f0b11'
      for (const url of [medicinePath(id), `${medicinePath(id)}/edit`, `${PAGES.immunizations}/${id}`])
        expect((await app.call({ url })).statusCode, url).toBe(200)
      expect((await app.call({ url: `${PAGES.medicines}/no-such-page` })).statusCode).toBe(404)
      const unknown = await app.call({ url: '/no-such-page' })
      expect(unknown.statusCode).toBe(404)
      expect(unknown.body).toContain('csp-nonce')
      for (const url of ['/assets/gone.js', '/api/gone', '/assets/../../package.json', '/..%2f..%2fpackage.json']) {
        const answer = await app.call({ url })
        expect([400, 403, 404], url).toContain(answer.statusCode)
        expect(answer.body, url).not.toContain('"dependencies"')
      }
      expect((await app.call({ method: 'HEAD', url: '/' })).statusCode).toBe(200)
    })

    test('the history of a clone is out of reach, however its address is written', async () => {
      const webDist = builtWeb()
      mkdirSync(join(webDist, '..', '.git'), { recursive: true })
      writeFileSync(join(webDist, '..', '.git', 'HEAD'), 'ref: refs/heads/secret')
      const app = await makeTestApp(await makeDatabase(), { webDist })
      const ways = [
        '/.git/HEAD',
        '/../.git/HEAD',
        '/..%2f.git%2fHEAD',
        '/%2e%2e/.git/HEAD',
        '/assets/..%2f..%2f.git/HEAD',
      ]
      for (const url of [...ways, '/..%5c.git%5cHEAD', '/.%00./.git/HEAD', '/.svn/entries']) {
        const answer = await app.call({ url })
        expect([400, 403, 404], url).toContain(answer.statusCode)
        expect(answer.body, url).not.toContain('refs/heads')
      }
    })

    test('too many calls are told when to come back', async () => {
      const app = await makeTestApp(await makeDatabase())
      const answers = await Promise.all(Array.from({ length: 620 }, () => app.call({ url: API.site })))
      const refused = answers.find(({ statusCode }) => statusCode === 429)
      expect(refused?.json()).toMatchObject({
        code: 'too_many_requests',
        message: expect.stringMatching(/wait \d+ seconds/),
      })
      expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0)
    })
  })
})
