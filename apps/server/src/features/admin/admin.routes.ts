import { API, DEMO, InstallationSchema, JobNameSchema } from '@salus/contract'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { AppError } from '#server/platform/errors/app-error.ts'
import type { App } from '#server/platform/http/app-type.ts'
import { type InstallationDeps, installationService } from './admin.service.ts'

const ASKED_A_MINUTE = 30

/** For admins; to everybody else, logged in or not, there is nothing at this address. */
export function registerAdmin(app: App, deps: InstallationDeps): void {
  const show = installationService(deps)
  const forAdmins = {
    config: { rateLimit: { max: ASKED_A_MINUTE * deps.config.rateLimitFactor, timeWindow: '1 minute' } },
    onRequest: async ({ identity }: FastifyRequest) => {
      const isAdmin = identity !== null && !identity.apiKeyId && (await deps.admins.isAdmin(identity.userId))
      if (!isAdmin) throw new AppError('not_found')
    },
  }
  app.get(API.installation, { ...forAdmins, schema: { tags: ['admin'], response: { 200: InstallationSchema } } }, () =>
    show(),
  )

  app.post(
    API.retryJob,
    { ...forAdmins, schema: { tags: ['admin'], body: JobNameSchema, response: { 204: z.null() } } },
    async ({ body: { kind, key } }, reply) => {
      if (!(await deps.jobs.revive(kind, key))) throw new AppError('not_found')
      return reply.code(204).send(null)
    },
  )
}

/** In demo mode, which answers this machine alone, the demo account is an admin. */
export async function makeDemoAdmin({ database, admins, now }: Pick<InstallationDeps, 'database' | 'admins' | 'now'>) {
  const demo = await database.db
    .selectFrom('user')
    .select('id')
    .where('username', '=', DEMO.username)
    .executeTakeFirst()
  if (demo) await admins.add(demo.id, now().toISOString())
}
