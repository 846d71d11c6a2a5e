import { API, CandidateSchema, DismissCheckSchema, MedicineChecksSchema } from '@salus/contract'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { App } from '#server/platform/http/app-type.ts'
import { requireIdentity } from '#server/platform/identity/identity.ts'
import type { ChecksService, Sees } from './checks.service.ts'

const Fingerprint = z.object({ fingerprint: z.string().min(1).max(100) })

export function registerChecks(app: App, service: ChecksService): void {
  const tags = ['medicines']
  const response = { 200: MedicineChecksSchema }

  app.get(API.medicineChecks, { schema: { tags, response } }, (request) =>
    service.all(requireIdentity(request).userId, seesOf(request)),
  )

  app.post(API.medicineChecks, { schema: { tags, body: CandidateSchema, response } }, (request) =>
    service.candidate(requireIdentity(request).userId, request.body, seesOf(request)),
  )

  app.put(API.medicineDismissals, { schema: { tags, body: DismissCheckSchema, response } }, (request) => {
    const { userId, member } = requireIdentity(request)
    return service.dismiss(userId, request.body, member?.memberId ?? null, seesOf(request))
  })

  app.delete(
    `${API.medicineDismissals}/:fingerprint`,
    { schema: { tags, params: Fingerprint, response: { 204: z.null() } } },
    async (request, reply) => {
      await service.bringBack(requireIdentity(request).userId, request.params.fingerprint)
      return reply.code(204).send(null)
    },
  )
}

/** Whoever may not see illnesses or lab results learns nothing of them by a warning. */
function seesOf({ identity }: FastifyRequest): Sees {
  const rights = identity?.member?.rights
  return { history: !rights || rights.history !== undefined, reports: !rights || rights.reports !== undefined }
}
