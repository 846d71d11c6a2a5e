import { API, ChildClosingSchema, CloseAccountSchema, ClosingCountsSchema, ClosingSchema } from '@salus/contract'
import { z } from 'zod'
import type { Database } from '#server/platform/database/database.ts'
import type { App } from '#server/platform/http/app-type.ts'
import { requireIdentity } from '#server/platform/identity/identity.ts'
import { childClosingService } from './child-closing.service.ts'
import { closingRepository, type EndSessions } from './closing.repository.ts'
import { type ClosingDeps, type ClosingService, closingService } from './closing.service.ts'

const Child = z.object({ childId: z.string().max(100) })

interface Deps extends Omit<ClosingDeps, 'closings' | 'wipeDeleted'> {
  database: Database
  endSessions: EndSessions
}

export interface ClosingFeature extends Pick<ClosingService, 'show' | 'counts' | 'endForHost' | 'purge'> {
  /** Whoever takes a record over has not asked for its end. */
  keepChild(childId: string): Promise<void>
}

/** The end of an account, or of a child's record: asked for, taken back, and carried out by `purge`. */
export function registerClosing(app: App, deps: Deps): ClosingFeature {
  const closings = closingRepository(deps.database.db, deps.endSessions)
  const service = closingService({ ...deps, wipeDeleted: deps.database.wipeDeleted, closings })
  const children = childClosingService({ ...deps, closings, closing: service })
  const tags = ['profile']
  const nothing = { 204: z.null() }

  app.get(API.closing, { schema: { tags, response: { 200: ClosingSchema } } }, (request) =>
    service.show(requireIdentity(request).userId),
  )

  app.get(API.closingCounts, { schema: { tags, response: { 200: ClosingCountsSchema } } }, (request) =>
    service.counts(requireIdentity(request).userId),
  )

  app.post(API.closing, { schema: { tags, body: CloseAccountSchema, response: nothing } }, async (request, reply) => {
    await service.close(request, request.body)
    return reply.code(204).send(null)
  })

  app.delete(API.closing, { schema: { tags, response: nothing } }, async (request, reply) => {
    await service.takeBack(requireIdentity(request).userId)
    return reply.code(204).send(null)
  })

  app.get(
    `${API.childClosings}/:childId`,
    { schema: { tags, params: Child, response: { 200: ChildClosingSchema } } },
    (request) => children.show(requireIdentity(request).userId, request.params.childId),
  )

  app.post(
    `${API.childClosings}/:childId`,
    { schema: { tags, params: Child, body: CloseAccountSchema, response: nothing } },
    async (request, reply) => {
      await children.close(request, request.params.childId, request.body)
      return reply.code(204).send(null)
    },
  )

  app.delete(
    `${API.childClosings}/:childId`,
    { schema: { tags, params: Child, response: nothing } },
    async (request, reply) => {
      await children.takeBack(requireIdentity(request).userId, request.params.childId)
      return reply.code(204).send(null)
    },
  )
  const { show, counts, endForHost, purge } = service
  return { show, counts, endForHost, purge, keepChild: children.keep }
}
