import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { API, type ModelsAnswer, type SignUpForm } from '@salus/contract'
import type { InjectOptions } from 'fastify'
import { onTestFinished } from 'vitest'
import { buildApp } from '#server/app.ts'
import { type Config, makeDataDir, readConfig } from '#server/config.ts'
import type { Database } from '#server/platform/database/database.ts'
import { MESSAGE } from '#server/platform/mail/outbox.ts'
import { openVault } from '#server/platform/vault/vault.ts'
import { ROUNDS } from '#server/rounds.ts'

interface Options {
  env?: Record<string, string>
  now?: () => Date
  webDist?: string
  log?: { write(line: string): void }
}

export const ORIGIN = 'http://localhost:3000'

/** The real server on a real database, called without a socket. Closed after the test. */
export async function makeTestApp(database: Database, options: Options = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'salus-app-'))
  const config: Config = readConfig({
    SALUS_DATA_DIR: dataDir,
    SALUS_LOG_LEVEL: 'silent',
    SALUS_MASTER_KEY: Buffer.alloc(32, 1).toString('base64'),
    ...options.env,
  })
  makeDataDir(config)
  const now = options.now ?? (() => new Date())
  const vault = await openVault({ database, masterKey: config.masterKey, mode: config.mode })
  const built = await buildApp(config, {
    database,
    vault,
    now,
    newId: randomUUID,
    webDist: options.webDist ?? join(dataDir, 'no-web'),
    ...(options.log ? { log: options.log } : {}),
  })
  onTestFinished(async () => {
    await built.app.close()
    rmSync(dataDir, { recursive: true, force: true })
  })
  const call = (request: InjectOptions) =>
    built.app.inject({ ...request, headers: { host: 'localhost:3000', origin: ORIGIN, ...request.headers } })
  const { jobs } = built
  return {
    ...built,
    call,
    config,
    vault,
    database,
    purge: () => jobs.runNow(ROUNDS.cleanUp),
    settle: () => jobs.runNow(ROUNDS.payments),
    sealEarlier: () => jobs.runNow(ROUNDS.sealEarlier),
    deliver: () => jobs.runDue(MESSAGE),
  }
}

export type TestApp = Awaited<ReturnType<typeof makeTestApp>>

export const someForm = (changes: Partial<SignUpForm> = {}): SignUpForm => ({
  fullName: 'Asha Rao',
  dob: '1985-04-12',
  email: `asha.${randomUUID().slice(0, 8)}@example.com`,
  country: 'IN',
  password: 'a long pass phrase',
  confirmPassword: 'a long pass phrase',
  acceptTerms: true,
  consentGmail: false,
  consentPhone: true,
  ...changes,
})

/** Signs a person up with the demo code and logs in. The cookie goes with `headers: { cookie }`. */
export async function signIn(app: TestApp, form: SignUpForm = someForm()) {
  const sent = await app.call({ method: 'POST', url: API.signUpCode, payload: form })
  const { signUpId, demoCode } = sent.json()
  const registered = await app.call({ method: 'POST', url: API.signUp, payload: { ...form, signUpId, code: demoCode } })
  if (registered.statusCode !== 201) throw new Error(`sign-up failed: ${registered.body}`)
  const login = await app.call({
    method: 'POST',
    url: API.login,
    payload: { username: registered.json().user.username, password: form.password },
  })
  const cookie = login.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  return { cookie, user: login.json().user as { id: string; username: string }, headers: { cookie } }
}

/** Agrees to every model that there is for this person. */
export async function agreeToModels(app: TestApp, headers: { cookie: string }, { redact = true } = {}): Promise<void> {
  const { models } = (await app.call({ url: API.models, headers })).json() as ModelsAnswer
  const payload = { agreedTo: models.map(({ name }) => name), redact }
  const answer = await app.call({ method: 'PUT', url: API.models, headers, payload })
  if (answer.statusCode !== 200) throw new Error(answer.body)
}
