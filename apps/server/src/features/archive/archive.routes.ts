import { API } from '@salus/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { AppError } from '#server/platform/errors/app-error.ts'
import type { App } from '#server/platform/http/app-type.ts'
import { requireCaller, requireIdentity } from '#server/platform/identity/identity.ts'
import { archiveService, type WrittenElsewhere } from './archive.service.ts'
import type { Rooms } from './rooms.ts'

const ARCHIVES_A_MINUTE = 5

interface Deps {
  rooms: Rooms
  more: readonly WrittenElsewhere[]
  /** Throws `confirmation_required` unless the caller proved who they are in the last minutes. */
  requireConfirmed(request: FastifyRequest): Promise<unknown>
  now: () => Date
  rateLimitFactor: number
}

/** Everything of the caller, or of their child, to take along. Nobody else's can be asked for. */
export function registerArchive(app: App, deps: Deps): void {
  const service = archiveService(deps)
  const config = { rateLimit: { max: ARCHIVES_A_MINUTE * deps.rateLimitFactor, timeWindow: '1 minute' } }
  const tags = ['profile']

  function send(request: FastifyRequest, reply: FastifyReply) {
    const name = `salus-${deps.now().toISOString().slice(0, 10)}.zip`
    return reply
      .header('content-type', 'application/zip')
      .header('content-disposition', `attachment; filename="${name}"`)
      .send(service.open(requireIdentity(request).userId, requireCaller(request).userId))
  }

  // A download cannot ask for a password: whether it would be given is asked before.
  app.post(API.archive, { config, schema: { tags, response: { 204: z.null() } } }, async (request, reply) => {
    await deps.requireConfirmed(request)
    return reply.code(204).send(null)
  })

  app.get(API.archive, { exposeHeadRoute: false, config, schema: { tags } }, async (request, reply) => {
    await deps.requireConfirmed(request)
    return send(request, reply)
  })

  // A browser follows a link to it, which can bring no header along.
  app.get(
    `${API.archive}/:userId`,
    { exposeHeadRoute: false, config, schema: { tags, params: z.object({ userId: z.string().max(64) }) } },
    async (request, reply) => {
      const { userId } = requireIdentity(request)
      if (userId !== request.params.userId) throw new AppError('record_not_open')
      await deps.requireConfirmed(request)
      return send(request, reply)
    },
  )
}
