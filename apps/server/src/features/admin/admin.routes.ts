import { API, DEMO, InstallationSchema } from '@salus/contract'
import { AppError } from '#server/platform/errors/app-error.ts'
import type { App } from '#server/platform/http/app-type.ts'
import { type InstallationDeps, installationService } from './admin.service.ts'

const ASKED_A_MINUTE = 30

/** For admins; to everybody else, logged in or not, there is nothing at this address. */
export function registerAdmin(app: App, deps: InstallationDeps): void {
  const show = installationService(deps)
  app.get(
    API.installation,
    {
      config: { rateLimit: { max: ASKED_A_MINUTE * deps.config.rateLimitFactor, timeWindow: '1 minute' } },
      schema: { tags: ['admin'], response: { 200: InstallationSchema } },
      onRequest: async ({ identity }) => {
        const isAdmin = identity !== null && !identity.apiKeyId && (await deps.admins.isAdmin(identity.userId))
        if (!isAdmin) throw new AppError('not_found')
      },
    },
    () => show(),
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
