import {
  API,
  GoogleArrivalSchema,
  GoogleReturnSchema,
  GoogleStartSchema,
  GoogleStatusSchema,
  PAGES,
} from '@salus/contract'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { AppError } from '#server/platform/errors/app-error.ts'
import type { App } from '#server/platform/http/app-type.ts'
import { requireIdentity } from '#server/platform/identity/identity.ts'
import type { DoorCookies } from '../door-cookies.ts'
import type { Notices } from '../notices.ts'
import type { Confirmations } from '../sessions/confirmations.ts'
import type { OpenDoor } from '../sessions/open-door.ts'
import { GOOGLE_MS, type GoogleService } from './google.service.ts'

interface GoogleDeps {
  /** Null where no client id is configured. */
  google: GoogleService | null
  confirmations: Confirmations
  cookies: DoorCookies
  openDoor: OpenDoor
  notices: Notices
  originOf(request: FastifyRequest): string
  perNetwork(max: number): { rateLimit: object }
}

export function registerGoogle(app: App, deps: GoogleDeps): void {
  const { confirmations, cookies, openDoor, notices, originOf, perNetwork } = deps
  const tags = ['sign-in']
  const service = () => {
    if (!deps.google) throw new AppError('not_found')
    return deps.google
  }

  app.get(API.google, { schema: { tags, response: { 200: GoogleStatusSchema } } }, async (request) => {
    const { userId } = requireIdentity(request)
    return { linked: await service().isLinked(userId) }
  })

  app.post(
    API.googleStart,
    { config: perNetwork(100), schema: { tags, response: { 200: GoogleStartSchema } } },
    async (request, reply) => {
      const owner = request.identity ? (await confirmations.require(request)).userId : null
      const { url, state } = await service().start(owner, `${originOf(request)}${PAGES.googleReturn}`)
      // What comes back counts only in the browser that went.
      cookies.write(reply, 'google', state, GOOGLE_MS)
      return { url }
    },
  )

  app.post(
    API.google,
    { config: perNetwork(100), schema: { tags, body: GoogleReturnSchema, response: { 200: GoogleArrivalSchema } } },
    async (request, reply) => {
      const { idToken, state } = request.body
      if (cookies.read(request, 'google') !== state) throw new AppError('google_refused')
      cookies.clear(reply, 'google')
      const arrival = await service().arrive(idToken, state, request.identity?.userId ?? null)
      if (arrival.kind === 'known') {
        const { userId, provenAt } = arrival
        const login = await openDoor(request, reply, { userId, way: 'google', isTwofold: false, provenAt })
        request.securityEvent = 'sign_in_ok'
        return { ...login, kind: 'known' as const }
      }
      if (arrival.kind === 'linked') {
        request.securityEvent = 'google_added'
        await notices.changed(requireIdentity(request).userId, 'A Google account was added to your account.')
      }
      return arrival
    },
  )

  app.delete(API.google, { schema: { tags, response: { 204: z.null() } } }, async (request, reply) => {
    const { userId } = await confirmations.require(request)
    await service().unlink(userId)
    await notices.changed(userId, 'Your Google account was taken off your account.')
    return reply.code(204).send(null)
  })
}
