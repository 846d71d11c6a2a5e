import { API, CareTeamSchema, DoctorListSchema, DoctorSearchSchema } from '@salus/contract'
import { z } from 'zod'
import type { Database } from '#server/platform/database/database.ts'
import type { App } from '#server/platform/http/app-type.ts'
import { requireIdentity } from '#server/platform/identity/identity.ts'
import type { Vault } from '#server/platform/vault/vault.ts'
import { careTeamRepository, LONGEST_NUMBER } from './care-team.repository.ts'
import { type DoctorsService, doctorsService } from './doctors.service.ts'
import { fillTowns } from './places/fill-towns.ts'
import { placesRepository } from './places/places.repository.ts'
import { registerRepository } from './register.repository.ts'
import { sealNumbers } from './seal-numbers.ts'

const Id = z.object({ doctorId: z.string().min(1).max(LONGEST_NUMBER) })

interface Deps {
  database: Database
  vault: Vault
  now: () => Date
}

/** The directory is open to visitors; one's own care team is not. */
export function registerDoctors(app: App, { database, vault, now }: Deps): { list: DoctorsService['careTeam'] } {
  const service = doctorsService({
    register: registerRepository(database),
    places: placesRepository(database),
    careTeam: careTeamRepository(database, vault),
    now,
  })
  const tags = ['doctors']
  app.addHook('onReady', () => fillTowns(database))
  app.addHook('onReady', () => sealNumbers(database, vault))

  app.get(
    API.doctors,
    { schema: { tags, querystring: DoctorSearchSchema, response: { 200: DoctorListSchema } } },
    (request) => service.search(request.query),
  )

  app.get(API.careTeam, { schema: { tags, response: { 200: CareTeamSchema } } }, (request) =>
    service.careTeam(requireIdentity(request).userId),
  )

  app.put(
    `${API.careTeam}/:doctorId`,
    { schema: { tags, params: Id, response: { 204: z.null() } } },
    async (request, reply) => {
      await service.save(requireIdentity(request).userId, request.params.doctorId)
      return reply.code(204).send(null)
    },
  )

  app.delete(
    `${API.careTeam}/:doctorId`,
    { schema: { tags, params: Id, response: { 204: z.null() } } },
    async (request, reply) => {
      await service.forget(requireIdentity(request).userId, request.params.doctorId)
      return reply.code(204).send(null)
    },
  )
  return { list: service.careTeam }
}
