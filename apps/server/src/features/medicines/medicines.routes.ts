import {
  API,
  MedicineChangedSchema,
  MedicineChangeSchema,
  MedicineListSchema,
  MedicineNamesSchema,
  MedicineSchema,
  MedicineStatusChangeSchema,
  NewMedicineSchema,
  RegionSchema,
} from '@salus/contract'
import { LANGUAGES } from '@salus/terms/languages'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { changedAnswer } from '#server/platform/errors/changed-answer.ts'
import type { App } from '#server/platform/http/app-type.ts'
import { requireIdentity } from '#server/platform/identity/identity.ts'
import type { ChangeOutcome, MedicinesService } from './medicines.service.ts'
import { medicinesCalled } from './medicines-called.ts'

const Id = z.object({ id: z.uuid() })
const NamesAsk = z.object({
  search: z.string().trim().max(100).default(''),
  language: z.enum(LANGUAGES).default('en'),
  region: RegionSchema.default('US'),
})

export function registerMedicineList(app: App, service: MedicinesService): void {
  const tags = ['medicines']
  const saved = { 200: MedicineSchema, 409: MedicineChangedSchema }

  app.get(API.medicines, { schema: { tags, response: { 200: MedicineListSchema } } }, (request) =>
    service.list(requireIdentity(request).userId),
  )

  app.get(
    API.medicineNames,
    { schema: { tags, querystring: NamesAsk, response: { 200: MedicineNamesSchema } } },
    async (request) => {
      requireIdentity(request)
      const { search, language, region } = request.query
      return { items: medicinesCalled(search, { language, region }) }
    },
  )

  app.post(
    API.medicines,
    { schema: { tags, body: NewMedicineSchema, response: { 201: MedicineSchema } } },
    async (request, reply) => reply.code(201).send(await service.add(requireIdentity(request).userId, request.body)),
  )

  app.get(`${API.medicines}/:id`, { schema: { tags, params: Id, response: { 200: MedicineSchema } } }, (request) =>
    service.get(requireIdentity(request).userId, request.params.id),
  )

  app.put(
    `${API.medicines}/:id`,
    { schema: { tags, params: Id, body: MedicineChangeSchema, response: saved } },
    async (request, reply) => {
      const { userId } = requireIdentity(request)
      return answer(request, reply, await service.change(userId, request.params.id, request.body))
    },
  )

  app.put(
    `${API.medicines}/:id/status`,
    { schema: { tags, params: Id, body: MedicineStatusChangeSchema, response: saved } },
    async (request, reply) => {
      const { userId } = requireIdentity(request)
      return answer(request, reply, await service.changeStatus(userId, request.params.id, request.body))
    },
  )

  app.delete(
    `${API.medicines}/:id`,
    { schema: { tags, params: Id, response: { 204: z.null() } } },
    async (request, reply) => {
      await service.remove(requireIdentity(request).userId, request.params.id)
      return reply.code(204).send(null)
    },
  )

  app.post(
    `${API.medicines}/:id/restore`,
    { schema: { tags, params: Id, response: { 200: MedicineSchema } } },
    (request) => service.restore(requireIdentity(request).userId, request.params.id),
  )
}

function answer(request: FastifyRequest, reply: FastifyReply, { kind, medicine }: ChangeOutcome) {
  if (kind === 'saved') return medicine
  return reply.code(409).send(changedAnswer('medicine_changed', request.id, medicine))
}
