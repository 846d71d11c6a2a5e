import { API, PasswordForgottenSchema, PasswordResetSchema, ResetAskedSchema } from '@salus/contract'
import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import type { App } from '#server/platform/http/app-type.ts'
import { networkOf } from '#server/platform/limits/network.ts'
import type { PasswordResetService } from './password-reset.service.ts'

interface PasswordResetDeps {
  service: PasswordResetService
  /** Whoever has the mail has proven more than a password: their browser has tries of its own, whoever guesses elsewhere. */
  rememberDevice(reply: FastifyReply, userId: string): void
  perNetwork(max: number): { rateLimit: object }
}

export function registerPasswordReset(app: App, { service, rememberDevice, perNetwork }: PasswordResetDeps): void {
  const tags = ['sign-in']

  app.post(
    API.passwordForgotten,
    { config: perNetwork(30), schema: { tags, body: PasswordForgottenSchema, response: { 200: ResetAskedSchema } } },
    (request) => service.ask(request.body.username, networkOf(request.ip)),
  )

  app.post(
    API.passwordReset,
    { config: perNetwork(60), schema: { tags, body: PasswordResetSchema, response: { 204: z.null() } } },
    async (request, reply) => {
      const userId = await service.reset(request.body.token, request.body.password)
      request.accountAtDoor = userId
      rememberDevice(reply, userId)
      return reply.code(204).send(null)
    },
  )
}
