import {
  API,
  CodeSentSchema,
  LoginAnswerSchema,
  LoginRequestSchema,
  MESSAGES,
  RegisteredSchema,
  RegisterRequestSchema,
  SessionAnswerSchema,
  SignUpFormSchema,
} from '@salus/contract'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Config } from '#server/config.ts'
import type { Database } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors/app-error.ts'
import type { App } from '#server/platform/http/app-type.ts'
import type { Auth } from '#server/platform/identity/auth.ts'
import { callerOf, requireIdentity, sendCookies } from '#server/platform/identity/identity.ts'
import { Attempts } from '#server/platform/limits/attempts.ts'
import { networkOf } from '#server/platform/limits/network.ts'
import { createMessenger } from '#server/platform/mail/messenger.ts'
import type { Vault } from '#server/platform/vault/vault.ts'
import { accountsRepository } from './accounts.repository.ts'
import { accountsService } from './accounts.service.ts'
import { refuseDemoAccount, seedDemoAccount } from './demo-account.ts'
import { knownDevices } from './known-device.ts'
import { loginService } from './login.service.ts'
import { oneTimeCodes } from './one-time-codes.ts'
import { ageAt, judgePerson } from './person.ts'
import { readPhoto } from './photo.ts'
import { CONSENT_TEXT_VERSION, signUpService } from './sign-up.service.ts'
import { signUpCodesRepository } from './sign-up-codes.repository.ts'

export interface AccountsDeps {
  config: Config
  database: Database
  vault: Vault
  auth: Auth
  now: () => Date
  newId: () => string
}

export interface Accounts {
  /** Whole years; null when there is no such account. */
  ageOf(userId: string): Promise<number | null>
  personOf(userId: string): Promise<{ fullName: string; dob: string } | null>
  identifiersOf(userId: string): Promise<string[]>
  photoOf(userId: string): Promise<{ mediaType: string; bytes: Buffer } | null>
  /** What the profile asks of a person, as the sign-up does. */
  judge: { person: typeof judgePerson; photo: typeof readPhoto; ageAt: typeof ageAt }
  /** Of the words that stand beside the consents. */
  consentTextVersion: string
  /** Removes what has run out: codes, tries, sessions. */
  purge(): Promise<void>
}

// The photo of 1 MB in base64, and the form.
const REGISTER_BODY_LIMIT = 1.5 * 1024 * 1024

export async function registerAccounts(app: App, deps: AccountsDeps): Promise<Accounts> {
  const { config, database, vault, auth, now, newId } = deps
  const { mode, rateLimitFactor } = config
  const accounts = accountsRepository(database.db, vault, newId)
  const codes = signUpCodesRepository(database.db)
  const attempts = new Attempts(database.db, now)
  const codesService = oneTimeCodes({ codes, vault, mode, now, newId })
  const signUp = signUpService({
    database,
    accounts,
    codes,
    oneTimeCodes: codesService,
    messenger: createMessenger(config, (channel, reason) => app.log.warn({ channel, reason }, 'a code was not sent')),
    attempts,
    vault,
    mode,
    rateLimitFactor,
    now,
    newId,
  })
  const login = loginService({ accounts, auth, attempts, vault, rateLimitFactor })
  const devices = knownDevices(vault, newId, mode === 'production')
  const service = accountsService(accounts, now)
  const tags = ['accounts']
  /** Of one network, in this process: many accounts may be tried from one place. */
  const perNetwork = (max: number) => ({
    rateLimit: {
      max: max * rateLimitFactor,
      timeWindow: '10 minutes',
      keyGenerator: (request: FastifyRequest) => networkOf(request.ip),
    },
  })

  if (mode === 'demo') await seedDemoAccount({ database, accounts, now, newId })
  else await refuseDemoAccount(accounts)

  app.post(
    API.signUpCode,
    { config: perNetwork(30), schema: { tags, body: SignUpFormSchema, response: { 200: CodeSentSchema } } },
    (request) => signUp.sendCode(request.body, networkOf(request.ip)),
  )

  app.post(
    API.signUp,
    {
      config: perNetwork(60),
      bodyLimit: REGISTER_BODY_LIMIT,
      schema: { tags, body: RegisterRequestSchema, response: { 201: RegisteredSchema } },
    },
    async (request, reply) => {
      const userId = await signUp.register(request.body)
      return reply.code(201).send({ user: await service.show(userId), message: MESSAGES.signUp.success })
    },
  )

  app.post(
    API.login,
    { config: perNetwork(200), schema: { tags, body: LoginRequestSchema, response: { 200: LoginAnswerSchema } } },
    async (request, reply) => {
      const { username, password } = request.body
      if (!username || !password) throw new AppError('credentials_required')
      const { userId, setCookies } = await login.logIn({
        identifier: username,
        password,
        caller: callerOf(request),
        network: networkOf(request.ip),
        deviceOf: (id) => devices.recognise(request, id),
      })
      // A session that was there before, someone else's perhaps, ends here.
      if (request.identity) await accounts.endSession(request.identity.userId, request.identity.sessionId)
      sendCookies(reply, setCookies)
      if (!devices.recognise(request, userId)) devices.remember(reply, userId)
      return { user: await service.show(userId), message: MESSAGES.login.success }
    },
  )

  app.post(API.logout, { schema: { tags, response: { 204: z.null() } } }, async (request, reply) => {
    const { setCookies } = await auth.signOut(callerOf(request))
    sendCookies(reply, setCookies)
    return reply.code(204).send(null)
  })

  app.get(API.session, { schema: { tags, response: { 200: SessionAnswerSchema } } }, async (request, reply) => {
    reply.header('cache-control', 'no-store')
    return { user: request.identity ? await service.show(request.identity.userId) : null }
  })

  app.get(API.profilePhoto, { schema: { tags } }, async (request, reply) => {
    const { mediaType, bytes } = await service.photo(requireIdentity(request).userId)
    reply.header('cache-control', 'private, max-age=300').header('vary', 'Cookie, Authorization')
    return reply.header('x-content-type-options', 'nosniff').type(mediaType).send(bytes)
  })

  return {
    ageOf: service.ageOf,
    personOf: service.personOf,
    identifiersOf: service.identifiersOf,
    photoOf: accounts.findPhoto,
    judge: { person: judgePerson, photo: readPhoto, ageAt },
    consentTextVersion: CONSENT_TEXT_VERSION,
    async purge() {
      await codesService.purge()
      await attempts.purge()
      await accounts.unscopedPurgeSessions(now().toISOString())
    },
  }
}
