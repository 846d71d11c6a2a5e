import {
  API,
  LoginAnswerSchema,
  RecoveryCodesSchema,
  SecondFactorCodeSchema,
  SecondFactorLoginSchema,
  SecondFactorSetupSchema,
  SecondFactorStatusSchema,
} from '@salus/contract'
import { z } from 'zod'
import type { App } from '#server/platform/http/app-type.ts'
import { requireIdentity } from '#server/platform/identity/identity.ts'
import type { Notices } from '../notices.ts'
import type { Confirmations } from '../sessions/confirmations.ts'
import type { OpenDoor } from '../sessions/open-door.ts'
import type { SecondFactorService } from './second-factor.service.ts'
import type { SecondStep } from './second-step.ts'

export interface SecondFactorDeps {
  secondFactor: SecondFactorService
  secondStep: SecondStep
  confirmations: Confirmations
  openDoor: OpenDoor
  notices: Notices
  /** What the authenticator app calls the account. */
  nameOf(userId: string): Promise<string>
  perNetwork(max: number): { rateLimit: object }
}

export function registerSecondFactor(app: App, deps: SecondFactorDeps): void {
  const { secondFactor, secondStep, confirmations, openDoor, notices, nameOf, perNetwork } = deps
  const tags = ['sign-in']

  app.get(API.secondFactor, { schema: { tags, response: { 200: SecondFactorStatusSchema } } }, (request) =>
    secondFactor.status(requireIdentity(request).userId),
  )

  app.post(API.secondFactorSetup, { schema: { tags, response: { 200: SecondFactorSetupSchema } } }, async (request) => {
    const { userId } = await confirmations.require(request)
    return secondFactor.begin(userId, await nameOf(userId))
  })

  app.put(
    API.secondFactor,
    { schema: { tags, body: SecondFactorCodeSchema, response: { 200: RecoveryCodesSchema } } },
    async (request) => {
      const { userId } = await confirmations.require(request)
      const codes = await secondFactor.confirm(userId, request.body.code)
      await notices.changed(userId, 'A second step was switched on for logging in to your account.')
      return { codes }
    },
  )

  app.post(API.recoveryCodes, { schema: { tags, response: { 200: RecoveryCodesSchema } } }, async (request) => {
    const { userId } = await confirmations.require(request)
    const codes = await secondFactor.renewCodes(userId)
    await notices.changed(userId, 'New recovery codes were made for your account. The old ones work no more.')
    return { codes }
  })

  app.delete(API.secondFactor, { schema: { tags, response: { 204: z.null() } } }, async (request, reply) => {
    const { userId } = await confirmations.require(request)
    await secondFactor.remove(userId)
    await notices.changed(userId, 'The second step of logging in to your account was switched off.')
    return reply.code(204).send(null)
  })

  app.post(
    API.secondFactorLogin,
    { config: perNetwork(100), schema: { tags, body: SecondFactorLoginSchema, response: { 200: LoginAnswerSchema } } },
    async (request, reply) => openDoor(request, reply, await secondStep.take(request, reply, request.body)),
  )
}
