import { API, CloseAccountSchema, ClosingCountsSchema, ClosingSchema } from '@salus/contract'
import { z } from 'zod'
import type { Database } from '#server/platform/database/database.ts'
import type { App } from '#server/platform/http/app-type.ts'
import { requireIdentity } from '#server/platform/identity/identity.ts'
import { closingRepository } from './closing.repository.ts'
import { type ClosingDeps, type ClosingService, closingService } from './closing.service.ts'

interface Deps extends Omit<ClosingDeps, 'closings'> {
  database: Database
}

/** The end of an account: asked for, taken back, and carried out by `purge`. */
export function registerClosing(app: App, deps: Deps): Pick<ClosingService, 'show' | 'purge'> {
  const service = closingService({ ...deps, closings: closingRepository(deps.database.db) })
  const tags = ['profile']
  const nothing = { 204: z.null() }

  app.get(API.closing, { schema: { tags, response: { 200: ClosingSchema } } }, (request) =>
    service.show(requireIdentity(request).userId),
  )

  app.get(API.closingCounts, { schema: { tags, response: { 200: ClosingCountsSchema } } }, (request) =>
    service.counts(requireIdentity(request).userId),
  )

  app.post(API.closing, { schema: { tags, body: CloseAccountSchema, response: nothing } }, async (request, reply) => {
    await service.ask(request, request.body)
    return reply.code(204).send(null)
  })

  app.delete(API.closing, { schema: { tags, response: nothing } }, async (request, reply) => {
    await service.takeBack(requireIdentity(request).userId)
    return reply.code(204).send(null)
  })
  return service
}
