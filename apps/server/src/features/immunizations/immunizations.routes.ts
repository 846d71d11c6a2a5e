import {
  API,
  ImmunizationChangedSchema,
  ImmunizationChangeSchema,
  ImmunizationListSchema,
  ImmunizationSchema,
  NewImmunizationSchema,
  VaccineNamesSchema,
} from '@salus/contract'
import { LANGUAGES } from '@salus/terms/languages'
import { vaccinesCalled } from '@salus/terms/vaccines'
import { z } from 'zod'
import type { Database } from '#server/platform/database/database.ts'
import { changedAnswer } from '#server/platform/errors/changed-answer.ts'
import type { App } from '#server/platform/http/app-type.ts'
import { requireIdentity } from '#server/platform/identity/identity.ts'
import type { TimelineSource } from '#server/platform/timeline/source.ts'
import type { Vault } from '#server/platform/vault/vault.ts'
import { immunizationsRepository } from './immunizations.repository.ts'
import { type ImmunizationsService, immunizationsService } from './immunizations.service.ts'
import { immunizationsTimeline } from './immunizations.timeline.ts'

const Id = z.object({ id: z.uuid() })
const NamesAsk = z.object({
  search: z.string().trim().max(100).default(''),
  language: z.enum(LANGUAGES).default('en'),
})

type OfService = Parameters<typeof immunizationsService>[1]

interface Deps extends Pick<OfService, 'now' | 'accountOf'> {
  database: Database
  vault: Vault
  /** The imports, which are made after the rooms that they write into. */
  imports(): OfService['imports']
}

export interface Immunizations extends Pick<ImmunizationsService, 'list' | 'entries' | 'imported' | 'purge'> {
  timeline: TimelineSource
}

/** The one home of vaccinations. */
export function registerImmunizations(app: App, { database, vault, imports, ...deps }: Deps): Immunizations {
  const service = immunizationsService(immunizationsRepository(database, vault), {
    ...deps,
    imports: {
      keptImmunizations: (ownerId) => imports().keptImmunizations(ownerId),
      settleImmunizations: (ownerId) => imports().settleImmunizations(ownerId),
    },
  })
  const tags = ['immunizations']

  app.get(API.immunizations, { schema: { tags, response: { 200: ImmunizationListSchema } } }, (request) =>
    service.list(requireIdentity(request).userId),
  )

  app.get(
    API.vaccineNames,
    { schema: { tags, querystring: NamesAsk, response: { 200: VaccineNamesSchema } } },
    async (request) => {
      requireIdentity(request)
      const { search, language } = request.query
      return { items: vaccinesCalled(search, language).map((each) => ({ ...each, illnesses: [...each.illnesses] })) }
    },
  )

  app.post(
    API.immunizations,
    { schema: { tags, body: NewImmunizationSchema, response: { 201: ImmunizationSchema } } },
    async (request, reply) => {
      const { id, ...content } = request.body
      return reply.code(201).send(await service.add(requireIdentity(request).userId, id, content))
    },
  )

  app.get(
    `${API.immunizations}/:id`,
    { schema: { tags, params: Id, response: { 200: ImmunizationSchema } } },
    (request) => service.get(requireIdentity(request).userId, request.params.id),
  )

  app.put(
    `${API.immunizations}/:id`,
    {
      schema: {
        tags,
        params: Id,
        body: ImmunizationChangeSchema,
        response: { 200: ImmunizationSchema, 409: ImmunizationChangedSchema },
      },
    },
    async (request, reply) => {
      const { userId } = requireIdentity(request)
      const { version, ...content } = request.body
      const { kind, item } = await service.change(userId, request.params.id, version, content)
      return kind === 'saved' ? item : reply.code(409).send(changedAnswer('immunization_changed', request.id, item))
    },
  )

  app.delete(
    `${API.immunizations}/:id`,
    { schema: { tags, params: Id, response: { 204: z.null() } } },
    async (request, reply) => {
      await service.remove(requireIdentity(request).userId, request.params.id)
      return reply.code(204).send(null)
    },
  )

  app.post(
    `${API.immunizations}/:id/restore`,
    { schema: { tags, params: Id, response: { 200: ImmunizationSchema } } },
    (request) => service.restore(requireIdentity(request).userId, request.params.id),
  )

  const { list, entries, imported, purge } = service
  return { list, entries, imported, purge, timeline: immunizationsTimeline(service.all) }
}
