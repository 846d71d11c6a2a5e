import { Readable } from 'node:stream'
import { API, FILE_LIMIT, FILE_TYPES } from '@salus/contract'
import { z } from 'zod'
import { AppError } from '#server/platform/errors/app-error.ts'
import { nameWithEnding, typeOfBytes } from '#server/platform/files/file-types.ts'
import type { App } from '#server/platform/http/app-type.ts'
import { refuseStrangers, requireIdentity } from '#server/platform/identity/identity.ts'
import type { originalFilesService } from './original-files.service.ts'

const Id = z.object({ id: z.uuid() })
const About = z.object({ name: z.string().trim().min(1).max(255), type: z.enum(FILE_TYPES) })

const UPLOADS_A_MINUTE = 60

/** The bytes come as they are: `PUT …/file?name=report.pdf&type=application/pdf`. */
export function registerOriginalFiles(
  app: App,
  { service, rateLimitFactor }: { service: ReturnType<typeof originalFilesService>; rateLimitFactor: number },
): void {
  const tags = ['documents']
  // In a scope of its own: nowhere else are bytes accepted.
  app.register((scope: App, _options, done) => {
    scope.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, body, parsed) =>
      parsed(null, body),
    )
    scope.put(
      `${API.documents}/:id/file`,
      {
        bodyLimit: FILE_LIMIT,
        onRequest: refuseStrangers,
        config: { rateLimit: { max: UPLOADS_A_MINUTE * rateLimitFactor, timeWindow: '1 minute' } },
        schema: { tags, params: Id, querystring: About, response: { 204: z.null() } },
      },
      async (request, reply) => {
        const { userId } = requireIdentity(request)
        if (!Buffer.isBuffer(request.body)) throw new AppError('unsupported_media_type')
        const type = typeOfBytes(request.body)
        if (!type) throw new AppError('unsupported_media_type')
        await service.keep(userId, request.params.id, { name: request.query.name, type }, request.body)
        return reply.code(204).send(null)
      },
    )
    done()
  })

  app.get(`${API.documents}/:id/file`, { schema: { tags, params: Id } }, async (request, reply) => {
    const { userId } = requireIdentity(request)
    const { name, type, content } = await service.open(userId, request.params.id)
    return reply
      .header('content-type', type)
      .header('content-disposition', `attachment; filename*=UTF-8''${encoded(nameWithEnding(name, type))}`)
      .send(Readable.from(content))
  })
}

/** As RFC 8187 has it, which allows less than an address does. */
const encoded = (name: string): string =>
  encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
