import {
  API,
  LoginAnswerSchema,
  LoginRequestSchema,
  PAGES,
  type Passkey,
  type SecondFactorStatus,
  SessionAnswerSchema,
  type SessionInfo,
  SignUpInvitationSchema,
} from '@salus/contract'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Config } from '#server/config.ts'
import { pageLink } from '#server/page-link.ts'
import type { Database } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors/app-error.ts'
import type { App } from '#server/platform/http/app-type.ts'
import type { Auth } from '#server/platform/identity/auth.ts'
import { callerOf, requireIdentity, sendCookies } from '#server/platform/identity/identity.ts'
import { type Allowance, Attempts } from '#server/platform/limits/attempts.ts'
import { networkOf } from '#server/platform/limits/network.ts'
import type { Outbox } from '#server/platform/mail/outbox.ts'
import type { Vault } from '#server/platform/vault/vault.ts'
import { accountsRepository } from './accounts.repository.ts'
import { accountsService } from './accounts.service.ts'
import { type Children, childrenOf } from './children.ts'
import { contactsRepository } from './contacts/contacts.repository.ts'
import { registerContacts } from './contacts/contacts.routes.ts'
import { contactsService } from './contacts/contacts.service.ts'
import { type DemoAccount, refuseDemoAccount, seedDemoAccount } from './demo-account.ts'
import { doorCookies } from './door-cookies.ts'
import { googleRepository } from './google/google.repository.ts'
import { registerGoogle } from './google/google.routes.ts'
import { googleService } from './google/google.service.ts'
import { googleTokens } from './google/id-tokens.ts'
import { hostActsRepository } from './host-acts/host-acts.repository.ts'
import { registerHostActs } from './host-acts/host-acts.routes.ts'
import { knownDevices } from './known-device.ts'
import { loginService } from './login.service.ts'
import { type Notices, noticesFor } from './notices.ts'
import { oneTimeCodes } from './one-time-codes.ts'
import type { Party } from './passkeys/ceremonies.ts'
import { passkeysRepository } from './passkeys/passkeys.repository.ts'
import { registerPasskeys } from './passkeys/passkeys.routes.ts'
import { passkeysService } from './passkeys/passkeys.service.ts'
import { registerPasswordReset } from './password-reset/password-reset.routes.ts'
import { passwordResetService } from './password-reset/password-reset.service.ts'
import { type NewPassword, replacePassword } from './password-reset/replace-password.ts'
import { ageAt, judgeChild, judgePerson } from './person.ts'
import { readPhoto } from './photo.ts'
import { secondFactorRepository } from './second-factor/second-factor.repository.ts'
import { registerSecondFactor } from './second-factor/second-factor.routes.ts'
import { secondFactorService } from './second-factor/second-factor.service.ts'
import { secondStepOf } from './second-factor/second-step.ts'
import { codeSender } from './send-code.ts'
import { type Confirmations, confirmationsOf } from './sessions/confirmations.ts'
import { doorOf } from './sessions/open-door.ts'
import { sessionsRepository } from './sessions/sessions.repository.ts'
import { registerSessions, shownSession } from './sessions/sessions.routes.ts'
import { registerSignUp } from './sign-up.routes.ts'
import { CONSENT_TEXT_VERSION, signUpService } from './sign-up.service.ts'
import { signUpAdmission } from './sign-up-admission.ts'
import { signUpCodesRepository } from './sign-up-codes.repository.ts'
import { ticketOffice } from './tickets.ts'

export interface AccountsDeps {
  config: Config
  database: Database
  vault: Vault
  auth: Auth
  outbox: Outbox
  isAdmin(userId: string): Promise<boolean>
  tellEmailChanged(userId: string): Promise<void>
  now: () => Date
  newId: () => string
}

export interface Accounts {
  /** Years, of a small child with its months; null when there is no such account. */
  ageOf(userId: string): Promise<number | null>
  personOf(userId: string): Promise<{ fullName: string; dob: string } | null>
  identifiersOf(userId: string): Promise<string[]>
  /** No password of theirs may be made of these words. */
  ownWordsOf(userId: string): Promise<string[]>
  /** Records that are kept for children, and their hand-over. */
  children: Children
  photoOf(userId: string): Promise<{ mediaType: string; bytes: Buffer } | null>
  /** Every way to come in, without what opens it. */
  waysIn(userId: string): Promise<{
    sessions: SessionInfo[]
    passkeys: Passkey[]
    secondStep: SecondFactorStatus
    google: boolean
  }>
  endSessions: ReturnType<typeof sessionsRepository>['endAll']
  /** Together with the end of every other way in that the old one opened. */
  replacePassword(userId: string, password: NewPassword): Promise<void>
  confirmations: Pick<Confirmations, 'checkPassword' | 'confirm' | 'isRecent' | 'require'>
  notices: Pick<Notices, 'accepted' | 'changed' | 'canRemind' | 'closing' | 'farewell' | 'reminder'>
  /** What the profile asks of a person, as the sign-up does. */
  judge: { person: typeof judgePerson; child: typeof judgeChild; photo: typeof readPhoto; ageAt: typeof ageAt }
  /** Of a demonstration. */
  demo: DemoAccount | null
  /** Of the words that stand beside the consents. */
  consentTextVersion: string
  /** Removes what has run out: codes, tries, sessions. */
  purge(): Promise<void>
}

export async function registerAccounts(app: App, deps: AccountsDeps): Promise<Accounts> {
  const { config, database, vault, auth, outbox, now, newId } = deps
  const { mode, rateLimitFactor } = config
  const accounts = accountsRepository(database.db, vault, newId)
  const codes = signUpCodesRepository(database.db)
  const about = { brand: config.site.brand, origin: config.publicOrigin }
  const notices = noticesFor({ accounts, outbox, about })
  const sessions = sessionsRepository(database.db)
  const tickets = ticketOffice(database.db, vault, now)
  const links = googleRepository(database.db, newId)
  const keptPasskeys = passkeysRepository(database.db)
  const passkeys = passkeysService({ passkeys: keptPasskeys, tickets, now, newId })
  const attempts = new Attempts(database.db, now)
  const codesService = oneTimeCodes({ codes, vault, mode, now, newId })
  const guesses = (name: string, subject: string, burst: number, everyMs: number): Allowance => ({
    key: vault.fingerprint(name, subject),
    burst: burst * rateLimitFactor,
    everyMs: Math.ceil(everyMs / rateLimitFactor),
  })
  const sendCode = codeSender({
    attempts,
    oneTimeCodes: codesService,
    outbox,
    about,
    allowancesFor: (to, network) => [
      guesses('code, address and client', `${to} ${network}`, 5, 60_000),
      guesses('code, address', to, 10, 120_000),
    ],
    isDemo: mode === 'demo',
    now,
  })
  const admission = signUpAdmission({ policy: config.signUp, tickets, now })
  const signUp = signUpService({
    database,
    accounts,
    codes,
    passkeys: keptPasskeys,
    oneTimeCodes: codesService,
    sendCode,
    admission,
    sendsMessages: config.sendsMessages,
    now,
    newId,
  })
  const login = loginService({ accounts, auth, attempts, vault, rateLimitFactor })
  const cookies = doorCookies(mode !== 'demo')
  const devices = knownDevices(vault, newId, cookies)
  const service = accountsService(accounts, deps.isAdmin, now)
  const secondFactor = secondFactorService({
    factors: secondFactorRepository(database.db, vault),
    tickets,
    brand: about.brand,
    now,
  })
  const secondStep = secondStepOf({
    secondFactor,
    tickets,
    cookies,
    attempts,
    devices,
    allowancesFor: (userId, device) => [
      device
        ? guesses('second factor, known device', `${userId} ${device}`, 10, 5 * 60_000)
        : guesses('second factor', userId, 10, 5 * 60_000),
    ],
  })
  const openDoor = doorOf({ auth, sessions, devices, notices, secondStep, show: service.show, now })
  const originOf = (request: FastifyRequest) =>
    mode !== 'demo' && config.publicOrigin ? config.publicOrigin : `http://${request.host}`
  const partyOf = (request: FastifyRequest): Party => ({
    name: config.site.brand,
    // In production the one public name; a demonstration answers under loopback names alone.
    id: new URL(originOf(request)).hostname,
    origin: originOf(request),
  })
  const confirmations = confirmationsOf({
    auth,
    attempts,
    sessions,
    ownerOfPasskey: async (request, proof) => (await passkeys.prove(partyOf(request), proof)).userId,
    allowancesFor: (userId) => [guesses('confirmation', userId, 10, 30_000)],
    now,
  })
  const tags = ['accounts']
  /** Of one network, in this process: many accounts may be tried from one place. */
  const perNetwork = (max: number) => ({
    rateLimit: {
      max: max * rateLimitFactor,
      timeWindow: '10 minutes',
      keyGenerator: (request: FastifyRequest) => networkOf(request.ip),
    },
  })

  const demo = mode === 'demo' ? await seedDemoAccount({ database, accounts, now, newId }) : null
  if (mode !== 'demo') await refuseDemoAccount(accounts)

  registerSignUp(app, {
    signUp,
    readPasskey: (request, created, device) => passkeys.readAtSignUp(partyOf(request), created, device),
    rememberDevice: devices.remember,
    show: service.show,
    perNetwork,
  })

  app.post(
    API.login,
    { schema: { tags, body: LoginRequestSchema, response: { 200: LoginAnswerSchema } } },
    async (request, reply) => {
      const { username, password } = request.body
      if (!username || !password) throw new AppError('credentials_required')
      const userId = await login.checkLogin({
        identifier: username,
        password,
        network: networkOf(request.ip),
        deviceOf: (id) => {
          request.accountAtDoor = id ?? null
          return devices.recognise(request, id)
        },
      })
      return openDoor(request, reply, { userId, way: 'password', isTwofold: false })
    },
  )

  app.post(
    API.signUpInvitations,
    {
      config: perNetwork(60),
      schema: { tags: ['admin'], response: { 201: SignUpInvitationSchema } },
      onRequest: async ({ identity }) => {
        const isAdmin = identity !== null && !identity.apiKeyId && (await deps.isAdmin(identity.userId))
        if (!isAdmin) throw new AppError('not_found')
      },
    },
    async (request, reply) => {
      await confirmations.require(request)
      const { token, expiresAt } = await admission.invite()
      return reply.code(201).send({ link: pageLink(config, PAGES.signUp, token), expiresAt })
    },
  )

  registerHostActs(app, hostActsRepository(database.db))
  registerSessions(app, { sessions, confirmations, now })
  registerSecondFactor(app, {
    secondFactor,
    secondStep,
    confirmations,
    openDoor,
    notices,
    nameOf: async (userId) => (await service.passkeyOwner(userId)).name,
    perNetwork,
  })
  registerGoogle(app, {
    google:
      config.google === undefined
        ? null
        : googleService({
            tokens: googleTokens(config.google, now),
            google: links,
            accounts,
            tickets,
            now,
          }),
    confirmations,
    cookies,
    openDoor,
    notices,
    originOf,
    perNetwork,
  })
  registerContacts(app, {
    confirmations,
    perNetwork,
    service: contactsService({
      database,
      contacts: contactsRepository(database.db, vault),
      accounts,
      codes,
      oneTimeCodes: codesService,
      sendCode,
      tickets,
      notices,
      tellEmailChanged: deps.tellEmailChanged,
      now,
    }),
  })
  registerPasswordReset(app, {
    rememberDevice: devices.remember,
    perNetwork,
    service: passwordResetService({
      database,
      accounts,
      login,
      sessions,
      tickets,
      outbox,
      notices,
      attempts,
      allowancesFor: (typed, network) => [
        guesses('reset, name and client', `${typed} ${network}`, 5, 60_000),
        guesses('reset, name', typed, 10, 120_000),
      ],
      namesOf: service.ownWordsOf,
      linkOf: (token) => pageLink(config, PAGES.resetPassword, token),
      about,
      isDemo: mode === 'demo',
      now,
    }),
  })
  registerPasskeys(app, {
    passkeys,
    confirmations,
    login,
    openDoor,
    notices,
    ownerOf: service.passkeyOwner,
    partyOf,
    perNetwork,
  })

  app.post(API.logout, { schema: { tags, response: { 204: z.null() } } }, async (request, reply) => {
    const { identity } = request
    if (identity) await sessions.end(identity.userId, identity.sessionId)
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
    ownWordsOf: service.ownWordsOf,
    children: childrenOf(accounts, now),
    photoOf: accounts.findPhoto,
    waysIn: async (userId) => ({
      sessions: (await sessions.list(userId, now())).map((row) => shownSession(row, null)),
      passkeys: await passkeys.list(userId),
      secondStep: await secondFactor.status(userId),
      google: await links.isLinked(userId),
    }),
    endSessions: sessions.endAll,
    replacePassword: (userId, password) =>
      database.db
        .transaction()
        .execute((trx) => replacePassword({ accounts, sessions, tickets }, userId, password, trx)),
    confirmations,
    notices,
    demo,
    judge: { person: judgePerson, child: judgeChild, photo: readPhoto, ageAt },
    consentTextVersion: CONSENT_TEXT_VERSION,
    async purge() {
      await codesService.purge()
      await attempts.purge()
      await tickets.unscopedPurge()
      await sessions.unscopedPurge(now().toISOString())
    },
  }
}
