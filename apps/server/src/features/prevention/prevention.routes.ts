import { API, DueListSchema, NewDueChoiceSchema, REGIONS, type Region } from '@salus/contract'
import { z } from 'zod'
import type { Database } from '#server/platform/database/database.ts'
import type { App } from '#server/platform/http/app-type.ts'
import { requireCaller, requireIdentity } from '#server/platform/identity/identity.ts'
import type { Vault } from '#server/platform/vault/vault.ts'
import { dueChoicesRepository } from './due-choices.repository.ts'
import { type PreventionService, preventionService, type Rooms } from './prevention.service.ts'

const Id = z.object({ id: z.uuid() })
const Where = z.object({
  /** Whose advice is told where the country of the account has none. */
  region: z.enum(Object.keys(REGIONS) as [Region, ...Region[]]).default('US'),
  /** Whose day is today. */
  timeZone: z.string().max(60).default('UTC'),
})

interface Deps {
  database: Database
  vault: Vault
  now: () => Date
  rooms: Rooms
}

/** Tells the checks that are due by age, illnesses, medicines and country, and takes the words of people about them. */
export function registerPrevention(app: App, { database, vault, now, rooms }: Deps): PreventionService {
  const service = preventionService({ choices: dueChoicesRepository(database, vault), rooms, now })
  const tags = ['prevention']

  app.get(API.prevention, { schema: { tags, querystring: Where, response: { 200: DueListSchema } } }, (request) => {
    const { region, timeZone } = request.query
    return service.list(requireIdentity(request).userId, requireCaller(request).userId, region, timeZone)
  })

  app.post(
    API.preventionChoices,
    { schema: { tags, body: NewDueChoiceSchema, response: { 204: z.null() } } },
    async (request, reply) => {
      await service.say(requireIdentity(request).userId, requireCaller(request).userId, request.body)
      return reply.code(204).send(null)
    },
  )

  app.delete(
    `${API.preventionChoices}/:id`,
    { schema: { tags, params: Id, response: { 204: z.null() } } },
    async (request, reply) => {
      await service.takeBack(requireIdentity(request).userId, request.params.id)
      return reply.code(204).send(null)
    },
  )

  app.post(
    `${API.preventionChoices}/:id/restore`,
    { schema: { tags, params: Id, response: { 204: z.null() } } },
    async (request, reply) => {
      await service.restore(requireIdentity(request).userId, request.params.id)
      return reply.code(204).send(null)
    },
  )
  return service
}
