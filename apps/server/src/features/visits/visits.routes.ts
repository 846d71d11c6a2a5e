import {
  API,
  NewVisitSchema,
  VisitChangedSchema,
  VisitChangeSchema,
  VisitListSchema,
  VisitSchema,
} from '@salus/contract'
import { z } from 'zod'
import type { Database } from '#server/platform/database/database.ts'
import { changedAnswer } from '#server/platform/errors/changed-answer.ts'
import type { App } from '#server/platform/http/app-type.ts'
import { requireIdentity } from '#server/platform/identity/identity.ts'
import type { TimelineSource } from '#server/platform/timeline/source.ts'
import type { Vault } from '#server/platform/vault/vault.ts'
import { visitsRepository } from './visits.repository.ts'
import { type VisitsService, visitsService } from './visits.service.ts'
import { visitsTimeline } from './visits.timeline.ts'

const Id = z.object({ id: z.uuid() })

interface Deps extends Pick<Parameters<typeof visitsService>[1], 'now' | 'accountOf'> {
  database: Database
  vault: Vault
}

export interface Visits extends Pick<VisitsService, 'list' | 'entries' | 'imported' | 'next' | 'summary' | 'purge'> {
  timeline: TimelineSource
}

/** The one home of visits to a doctor. */
export function registerVisits(app: App, { database, vault, ...deps }: Deps): Visits {
  const service = visitsService(visitsRepository(database, vault), deps)
  const tags = ['visits']

  app.get(API.visits, { schema: { tags, response: { 200: VisitListSchema } } }, (request) =>
    service.list(requireIdentity(request).userId),
  )

  app.post(
    API.visits,
    { schema: { tags, body: NewVisitSchema, response: { 201: VisitSchema } } },
    async (request, reply) => {
      const { id, ...content } = request.body
      return reply.code(201).send(await service.add(requireIdentity(request).userId, id, content))
    },
  )

  app.get(`${API.visits}/:id`, { schema: { tags, params: Id, response: { 200: VisitSchema } } }, (request) =>
    service.get(requireIdentity(request).userId, request.params.id),
  )

  app.put(
    `${API.visits}/:id`,
    { schema: { tags, params: Id, body: VisitChangeSchema, response: { 200: VisitSchema, 409: VisitChangedSchema } } },
    async (request, reply) => {
      const { version, ...content } = request.body
      const { kind, item } = await service.change(requireIdentity(request).userId, request.params.id, version, content)
      return kind === 'saved' ? item : reply.code(409).send(changedAnswer('visit_changed', request.id, item))
    },
  )

  app.delete(
    `${API.visits}/:id`,
    { schema: { tags, params: Id, response: { 204: z.null() } } },
    async (request, reply) => {
      await service.remove(requireIdentity(request).userId, request.params.id)
      return reply.code(204).send(null)
    },
  )

  app.post(`${API.visits}/:id/restore`, { schema: { tags, params: Id, response: { 200: VisitSchema } } }, (request) =>
    service.restore(requireIdentity(request).userId, request.params.id),
  )

  const { list, entries, imported, next, summary, purge } = service
  return { list, entries, imported, next, summary, purge, timeline: visitsTimeline(service.all) }
}
