import {
  API,
  LoginAnswerSchema,
  NewPasskeySchema,
  PasskeyAtSignUpSchema,
  PasskeyLoginSchema,
  PasskeyNameSchema,
  PasskeyOptionsSchema,
  PasskeysSchema,
} from '@salus/contract'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { AppError } from '#server/platform/errors/app-error.ts'
import type { App } from '#server/platform/http/app-type.ts'
import { requireIdentity } from '#server/platform/identity/identity.ts'
import { deviceName } from '../device-name.ts'
import type { LoginService } from '../login.service.ts'
import type { Notices } from '../notices.ts'
import type { Confirmations } from '../sessions/confirmations.ts'
import type { OpenDoor } from '../sessions/open-door.ts'
import type { Party, PasskeyOwner } from './ceremonies.ts'
import type { PasskeysService } from './passkeys.service.ts'

export interface PasskeysRoutesDeps {
  passkeys: PasskeysService
  confirmations: Confirmations
  login: LoginService
  openDoor: OpenDoor
  notices: Notices
  ownerOf(userId: string): Promise<PasskeyOwner>
  partyOf(request: FastifyRequest): Party
  perNetwork(max: number): { rateLimit: object }
}

const Id = z.object({ id: z.string().max(64) })

export function registerPasskeys(app: App, deps: PasskeysRoutesDeps): void {
  const { passkeys, confirmations, login, openDoor, notices, ownerOf, partyOf, perNetwork } = deps
  const tags = ['sign-in']
  const listOf = async (userId: string) => ({ passkeys: await passkeys.list(userId) })

  app.post(
    API.passkeySignUpOptions,
    { config: perNetwork(60), schema: { tags, body: PasskeyAtSignUpSchema, response: { 200: PasskeyOptionsSchema } } },
    (request) => {
      const { fullName, address } = request.body
      return passkeys.optionsAtSignUp(partyOf(request), { name: address, displayName: fullName })
    },
  )

  app.post(
    API.passkeyLoginOptions,
    { config: perNetwork(400), schema: { tags, response: { 200: PasskeyOptionsSchema } } },
    (request) => passkeys.optionsToLogIn(partyOf(request)),
  )

  app.post(
    API.passkeyLogin,
    { config: perNetwork(200), schema: { tags, body: PasskeyLoginSchema, response: { 200: LoginAnswerSchema } } },
    async (request, reply) => {
      const { passkey, username } = request.body
      const { userId, verifiedPerson } = await passkeys.prove(partyOf(request), passkey)
      if (username && (await login.findAccount(username))?.userId !== userId) throw new AppError('passkey_refused')
      return openDoor(request, reply, { userId, way: 'passkey', isTwofold: verifiedPerson })
    },
  )

  app.get(API.passkeys, { schema: { tags, response: { 200: PasskeysSchema } } }, (request) =>
    listOf(requireIdentity(request).userId),
  )

  app.post(API.passkeyOptions, { schema: { tags, response: { 200: PasskeyOptionsSchema } } }, async (request) => {
    const { userId } = await confirmations.require(request)
    return passkeys.optionsToAdd(partyOf(request), await ownerOf(userId))
  })

  app.post(
    API.passkeys,
    { schema: { tags, body: NewPasskeySchema, response: { 201: PasskeysSchema } } },
    async (request, reply) => {
      const { userId } = await confirmations.require(request)
      await passkeys.add(partyOf(request), userId, request.body, deviceName(request.headers['user-agent']))
      await notices.changed(userId, 'A passkey was added to your account.')
      return reply.code(201).send(await listOf(userId))
    },
  )

  app.patch(
    `${API.passkeys}/:id`,
    { schema: { tags, params: Id, body: PasskeyNameSchema, response: { 200: PasskeysSchema } } },
    async (request) => {
      const { userId } = requireIdentity(request)
      await passkeys.rename(userId, request.params.id, request.body.name)
      return listOf(userId)
    },
  )

  app.delete(
    `${API.passkeys}/:id`,
    { schema: { tags, params: Id, response: { 200: PasskeysSchema } } },
    async (request) => {
      const { userId } = await confirmations.require(request)
      await passkeys.remove(userId, request.params.id)
      await notices.changed(userId, 'A passkey was removed from your account.')
      return listOf(userId)
    },
  )
}
