import { API, ConfirmationSchema, type SessionInfo, SessionListSchema } from '@salus/contract'
import { z } from 'zod'
import { AppError } from '#server/platform/errors/app-error.ts'
import type { App } from '#server/platform/http/app-type.ts'
import type { FoundSession } from '#server/platform/identity/auth.ts'
import { requireIdentity } from '#server/platform/identity/identity.ts'
import { coarseAddress, deviceName } from '../device-name.ts'
import type { Confirmations } from './confirmations.ts'
import { noteSessionUse } from './session-use.ts'
import type { SessionRow, SessionsRepository } from './sessions.repository.ts'

export interface SessionsDeps {
  sessions: SessionsRepository
  confirmations: Confirmations
  now: () => Date
}

export function registerSessions(app: App, { sessions, confirmations, now }: SessionsDeps): void {
  const tags = ['sign-in']
  noteSessionUse(app, sessions, now)

  app.get(API.sessions, { schema: { tags, response: { 200: SessionListSchema } } }, async (request) => {
    const here = requireIdentity(request)
    const rows = await sessions.list(here.userId, now())
    return { sessions: rows.map((row) => shownSession(row, here)) }
  })

  // Ending sessions only closes doors: no proof is asked for.
  app.delete(API.sessions, { schema: { tags, response: { 204: z.null() } } }, async (request, reply) => {
    const { userId, sessionId } = requireIdentity(request)
    await sessions.endAll(userId, sessionId)
    return reply.code(204).send(null)
  })

  app.delete(
    `${API.sessions}/:id`,
    { schema: { tags, params: z.object({ id: z.string().max(64) }), response: { 204: z.null() } } },
    async (request, reply) => {
      const { userId } = requireIdentity(request)
      if (!(await sessions.end(userId, request.params.id))) throw new AppError('not_found')
      return reply.code(204).send(null)
    },
  )

  app.post(
    API.confirmation,
    { schema: { tags, body: ConfirmationSchema, response: { 204: z.null() } } },
    async (request, reply) => {
      await confirmations.confirm(request, request.body)
      return reply.code(204).send(null)
    },
  )
}

/** `here` is null for who looks from outside of any. */
export function shownSession(row: SessionRow, here: FoundSession | null): SessionInfo {
  return {
    id: row.id,
    device: deviceName(row.userAgent),
    address: coarseAddress(row.address),
    startedAt: row.startedAt.toISOString(),
    lastUsedAt: row.lastUsedAt,
    way: row.way,
    current: row.id === here?.sessionId,
  }
}
