import { API } from '@salus/contract'
import type { App } from '#server/platform/http/app-type.ts'
import { requireIdentity } from '#server/platform/identity/identity.ts'
import { archiveService, type WrittenElsewhere } from './archive.service.ts'
import type { Rooms } from './rooms.ts'

const ARCHIVES_A_MINUTE = 5

interface Deps {
  rooms: Rooms
  more: readonly WrittenElsewhere[]
  now: () => Date
  rateLimitFactor: number
}

/** Everything of the caller, to take along. Nobody else's can be asked for. */
export function registerArchive(app: App, deps: Deps): void {
  const service = archiveService(deps)
  app.get(
    API.archive,
    {
      exposeHeadRoute: false,
      config: { rateLimit: { max: ARCHIVES_A_MINUTE * deps.rateLimitFactor, timeWindow: '1 minute' } },
      schema: { tags: ['profile'] },
    },
    async (request, reply) => {
      const { userId } = requireIdentity(request)
      const name = `salus-${deps.now().toISOString().slice(0, 10)}.zip`
      return reply
        .header('content-type', 'application/zip')
        .header('content-disposition', `attachment; filename="${name}"`)
        .send(service.open(userId))
    },
  )
}
