import { API, DecisionSchema, ProposalAnswerSchema, RefusedReadingSchema } from '@salus/contract'
import { z } from 'zod'
import type { App } from '#server/platform/http/app-type.ts'
import { requireIdentity } from '#server/platform/identity/identity.ts'
import type { ProposalsService } from './proposals.service.ts'

const Place = z.object({ id: z.uuid(), message: z.uuid(), proposal: z.uuid() })

export function registerProposals(app: App, service: ProposalsService): void {
  app.put(
    `${API.conversations}/:id/messages/:message/proposals/:proposal`,
    {
      schema: {
        tags: ['assistant'],
        params: Place,
        body: DecisionSchema,
        response: { 200: ProposalAnswerSchema, 422: RefusedReadingSchema },
      },
    },
    (request) => {
      const { id: conversation, message, proposal } = request.params
      return service.decide(requireIdentity(request).userId, { conversation, message, proposal }, request.body)
    },
  )
}
