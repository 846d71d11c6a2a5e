import {
  API,
  LabCropSchema,
  LabOverviewSchema,
  LabReportChangeSchema,
  LabReportListSchema,
  LabReportSchema,
  LabResultChangeSchema,
  LabResultSchema,
  LabSeriesSchema,
  NewLabReportSchema,
} from '@salus/contract'
import { z } from 'zod'
import type { Database } from '#server/platform/database/database.ts'
import type { AppError } from '#server/platform/errors/app-error.ts'
import type { App } from '#server/platform/http/app-type.ts'
import { refuseStrangers, requireIdentity } from '#server/platform/identity/identity.ts'
import type { TimelineSource } from '#server/platform/timeline/source.ts'
import type { Vault } from '#server/platform/vault/vault.ts'
import { importedLabsRepository } from './imported-labs.repository.ts'
import { type ImportedLabs, importedLabs } from './imported-labs.ts'
import { type CountStorage, labsRepository } from './labs.repository.ts'
import { type LabsService, labsService } from './labs.service.ts'
import { labsTimeline } from './labs.timeline.ts'

const Id = z.object({ id: z.uuid() })
const Page = z.object({
  limit: z.coerce.number().int().min(1).max(100).default(20),
  cursor: z.string().max(200).optional(),
})

/** 500 lines with their pictures, of which each is some ten kilobytes. */
const REPORT_BODY_LIMIT = 12 * 1024 * 1024

interface Deps {
  database: Database
  vault: Vault
  now: () => Date
  /** Where what is kept is counted. */
  room: {
    limitOf: (ownerId: string) => Promise<number>
    noRoom: (ownerId: string) => Promise<AppError>
    countStorage: CountStorage
  }
}

export function registerLabs(
  app: App,
  { database, vault, now, room }: Deps,
): LabsService & { imported: ImportedLabs; timeline: TimelineSource } {
  const labs = labsRepository(database, vault, room.countStorage)
  const service: LabsService = labsService(labs, { now, ...room })
  const tags = ['labs']

  app.get(API.labs, { schema: { tags, response: { 200: LabOverviewSchema } } }, (request) =>
    service.overview(requireIdentity(request).userId),
  )

  app.get(API.labReports, { schema: { tags, querystring: Page, response: { 200: LabReportListSchema } } }, (request) =>
    service.list(requireIdentity(request).userId, request.query.limit, request.query.cursor),
  )

  app.post(
    API.labReports,
    {
      bodyLimit: REPORT_BODY_LIMIT,
      onRequest: refuseStrangers,
      schema: { tags, body: NewLabReportSchema, response: { 201: LabReportSchema } },
    },
    async (request, reply) => {
      const { userId } = requireIdentity(request)
      return reply.code(201).send(await service.save(userId, request.body))
    },
  )

  app.get(`${API.labReports}/:id`, { schema: { tags, params: Id, response: { 200: LabReportSchema } } }, (request) =>
    service.report(requireIdentity(request).userId, request.params.id),
  )

  app.patch(
    `${API.labReports}/:id`,
    { schema: { tags, params: Id, body: LabReportChangeSchema, response: { 200: LabReportSchema } } },
    (request) => service.changeReport(requireIdentity(request).userId, request.params.id, request.body),
  )

  app.delete(
    `${API.labReports}/:id`,
    { schema: { tags, params: Id, response: { 204: z.null() } } },
    async (request, reply) => {
      await service.removeReport(requireIdentity(request).userId, request.params.id)
      return reply.code(204).send(null)
    },
  )

  app.post(
    `${API.labReports}/:id/restore`,
    { schema: { tags, params: Id, response: { 200: LabReportSchema } } },
    (request) => service.restoreReport(requireIdentity(request).userId, request.params.id),
  )

  app.get(
    `${API.labs}/series/:series`,
    { schema: { tags, params: z.object({ series: z.string().max(100) }), response: { 200: LabSeriesSchema } } },
    (request) => service.series(requireIdentity(request).userId, request.params.series),
  )

  app.get(
    `${API.labs}/results/:id/crop`,
    { schema: { tags, params: Id, response: { 200: LabCropSchema } } },
    (request) => service.crop(requireIdentity(request).userId, request.params.id),
  )

  app.patch(
    `${API.labs}/results/:id`,
    { schema: { tags, params: Id, body: LabResultChangeSchema, response: { 200: LabResultSchema } } },
    (request) => service.change(requireIdentity(request).userId, request.params.id, request.body),
  )

  app.delete(
    `${API.labs}/results/:id`,
    { schema: { tags, params: Id, response: { 204: z.null() } } },
    async (request, reply) => {
      await service.remove(requireIdentity(request).userId, request.params.id)
      return reply.code(204).send(null)
    },
  )

  app.post(
    `${API.labs}/results/:id/restore`,
    { schema: { tags, params: Id, response: { 200: LabResultSchema } } },
    (request) => service.restore(requireIdentity(request).userId, request.params.id),
  )
  return {
    ...service,
    imported: importedLabs(importedLabsRepository(database, vault, room.countStorage), labs, room),
    timeline: labsTimeline(labs),
  }
}
