import { API, HostActsSchema } from '@salus/contract'
import { z } from 'zod'
import { AppError } from '#server/platform/errors/app-error.ts'
import type { App } from '#server/platform/http/app-type.ts'
import { requireIdentity } from '#server/platform/identity/identity.ts'
import type { HostActsRepository } from './host-acts.repository.ts'

/** What the host did to the caller's account, and that the caller has seen it. */
export function registerHostActs(app: App, acts: HostActsRepository): void {
  const tags = ['accounts']

  app.get(API.hostActs, { schema: { tags, response: { 200: HostActsSchema } } }, async (request) => ({
    items: await acts.list(requireIdentity(request).userId),
  }))

  app.delete(
    `${API.hostActs}/:id`,
    { schema: { tags, params: z.object({ id: z.string().max(64) }), response: { 204: z.null() } } },
    async (request, reply) => {
      if (!(await acts.remove(requireIdentity(request).userId, request.params.id))) throw new AppError('not_found')
      return reply.code(204).send(null)
    },
  )
}
