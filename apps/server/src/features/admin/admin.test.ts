import { API, DEMO, type Installation } from '@salus/contract'
import { describe, expect, test } from 'vitest'
import { eachDatabase } from '#server/testing/databases.ts'
import { openGateway, openMailbox } from '#server/testing/mailbox.ts'
import { makeTestApp, signIn, type TestApp } from '#server/testing/test-app.ts'
import { adminsRepository } from './admins.repository.ts'

const SECRETS = {
  SALUS_AI_KEY: 'sk-a-secret-of-the-models',
  SALUS_S3_ACCESS_KEY_ID: 'AKIAINVENTED',
  SALUS_S3_SECRET_ACCESS_KEY: 'a-secret-of-the-bucket',
  SALUS_METRICS_TOKEN: 'a-secret-of-the-metrics-page',
  SALUS_SMS_TOKEN: 'a-secret-of-the-gateway',
}

eachDatabase((makeDatabase, dialect) => {
  const start = async (env: Record<string, string> = {}) => {
    const app = await makeTestApp(await makeDatabase(), { env })
    const host = await signIn(app)
    await adminsRepository(app.database.db).add(host.user.id, new Date().toISOString())
    return { app, host, ask: async () => await app.call({ url: API.installation, headers: host.headers }) }
  }
  const shown = async (ask: () => Promise<{ json(): unknown }>) => (await ask()).json() as Installation
  const stateOf = ({ health }: Installation, name: string) => health.find(({ part }) => part === name)?.state

  describe('the admin page', () => {
    test('is there for admins alone, as long as they are', async () => {
      const { app, host, ask } = await start()
      const stranger = await signIn(app)
      const keyed = await app.call({
        method: 'POST',
        url: API.apiKeys,
        headers: host.headers,
        payload: { name: 'watch', scopes: ['record:read'], days: null },
      })
      const bearer = { authorization: `Bearer ${keyed.json().key}` }
      const answers = await Promise.all([
        app.call({ url: API.installation }),
        app.call({ url: API.installation, headers: stranger.headers }),
        app.call({ url: API.installation, headers: bearer }),
      ])
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([
        404,
        404,
        expect.toSatisfy((code) => code >= 401 && code <= 404),
      ])
      expect((await ask()).statusCode).toBe(200)
      expect((await sessionOf(app, host.headers)).user.isAdmin).toBe(true)
      expect((await sessionOf(app, stranger.headers)).user).not.toHaveProperty('isAdmin')
      await adminsRepository(app.database.db).remove(host.user.id)
      expect((await ask()).statusCode).toBe(404)
    })

    test('tells of parts, versions and numbers', async () => {
      const { app, host, ask } = await start()
      await app.call({ method: 'POST', url: API.health, headers: host.headers, payload: { heartbeat: 71 } })
      const before = await shown(ask)
      expect(before.versions.database).toContain(dialect === 'sqlite' ? 'SQLite' : 'PostgreSQL')
      // The demo account is one of them.
      expect(before.numbers).toMatchObject({ accounts: 2, admins: 2, readings: 1, documents: 0 })
      expect(stateOf(before, 'Database')).toBe('works')
      expect(stateOf(before, 'Files')).toBe('works')
      expect(stateOf(before, 'Background jobs')).toBe('waits')
      expect(stateOf(before, 'Backup')).toBe('look')
      expect(stateOf(before, 'Payments')).toBe('off')
      await app.purge()
      const after = await shown(ask)
      expect(stateOf(after, 'Background jobs')).toBe('works')
      expect(after.jobs.find(({ kind }) => kind === 'clean-up')).toMatchObject({
        waiting: 1,
        lagMs: 0,
        lastFailedAt: null,
      })
    })

    test('never tells who somebody is, nor a secret', async () => {
      const mailbox = await openMailbox()
      const gateway = await openGateway((_, response) => response.writeHead(503).end())
      const { app, host, ask } = await start({
        ...SECRETS,
        SALUS_AI_URL: 'http://127.0.0.1:9/v1',
        SALUS_AI_MODEL: 'large',
        SALUS_S3_BUCKET: 'salus',
        SALUS_S3_ENDPOINT: 'http://127.0.0.1:9',
        SALUS_SMTP_URL: mailbox.url.replace('//', '//user:a-secret-of-the-mail@'),
        SALUS_MAIL_FROM: 'salus@example.com',
        SALUS_SMS_URL: gateway.url,
      })
      // A failure of a personal route, so that the list of failures has something to hide.
      const id = '00000000-0000-4000-8000-000000000000'
      await app.call({
        method: 'POST',
        url: API.documents,
        headers: host.headers,
        payload: { id, kind: 'document', title: 'My migraine', text: 'Since Tuesday' },
      })
      const failed = await app.call({
        method: 'PUT',
        url: `${API.documentFile(id)}?name=migraine.pdf&type=application/pdf`,
        headers: { ...host.headers, 'content-type': 'application/octet-stream' },
        payload: Buffer.from('%PDF-1.7 migraine'),
      })
      expect(failed.statusCode).toBeGreaterThanOrEqual(500)
      const { body } = await ask()
      const answer = JSON.parse(body) as Installation
      expect(answer.failures[0]).toMatchObject({
        route: '/api/documents/:id/file',
        requestId: failed.headers['x-request-id'],
      })
      expect(stateOf(answer, 'Files')).toBe('look')
      const people = await app.database.db.selectFrom('user').select(['id', 'email', 'username', 'name']).execute()
      const personal = [...people.flatMap((person) => Object.values(person)), 'Asha', 'Rao', 'migraine', id, DEMO.email]
      const secret = [...Object.values(SECRETS), 'a-secret-of-the-mail', app.config.masterKey.current ?? '']
      for (const word of [...personal, ...secret]) expect(body, word).not.toContain(word)
    })

    test('names a job that failed, until it works again', async () => {
      const { app, ask } = await start()
      await app.database.db.schema.alterTable('rate_limits').renameTo('rate_limits_away').execute()
      await expect(app.purge()).rejects.toThrow()
      const broken = await shown(ask)
      expect(stateOf(broken, 'Background jobs')).toBe('look')
      expect(broken.failures[0]).toMatchObject({ code: 'AggregateError', route: 'clean-up', requestId: '' })
      await app.database.db.schema.alterTable('rate_limits_away').renameTo('rate_limits').execute()
      await app.purge()
      expect(stateOf(await shown(ask), 'Background jobs')).toBe('works')
    })

    test('names a job that gave up, which an admin alone has tried again', async () => {
      const { app, host, ask } = await start()
      const stranger = await signIn(app)
      const died = new Date().toISOString()
      const dead = { kind: 'message', key: 'm1', payload: '{}', due_at: died, next_at: died, tries: 9, dead_at: died }
      await app.database.db
        .insertInto('jobs')
        .values({ ...dead, failed_at: died, failed_code: 'ECONNREFUSED' })
        .execute()
      const shownNow = await shown(ask)
      expect(stateOf(shownNow, 'Background jobs')).toBe('look')
      expect(shownNow.deadJobs).toEqual([{ kind: 'message', key: 'm1', diedAt: died, code: 'ECONNREFUSED', tries: 9 }])
      const retry = (headers: { cookie: string }, key = 'm1') =>
        app.call({ method: 'POST', url: API.retryJob, headers, payload: { kind: 'message', key } })
      expect((await retry(stranger.headers)).statusCode).toBe(404)
      expect((await retry(host.headers, 'm2')).statusCode).toBe(404)
      expect((await retry(host.headers)).statusCode).toBe(204)
      expect(await shown(ask)).toMatchObject({ deadJobs: [] })
    })

    test('in demo mode is shown to the demo account', async () => {
      const app = await makeTestApp(await makeDatabase())
      const login = await app.call({
        method: 'POST',
        url: API.login,
        payload: { username: DEMO.username, password: DEMO.password },
      })
      expect(login.json().user.isAdmin).toBe(true)
    })
  })
})

async function sessionOf(app: TestApp, headers: { cookie: string }) {
  return (await app.call({ url: API.session, headers })).json()
}
