import { API, DashboardSchema, REGIONS, type Region } from '@salus/contract'
import { z } from 'zod'
import type { App } from '#server/platform/http/app-type.ts'
import { requireIdentity } from '#server/platform/identity/identity.ts'
import { type DashboardDeps, dashboardService } from './dashboard.service.ts'

const Where = z.object({
  /** Whose emergency numbers are said. */
  region: z.enum(Object.keys(REGIONS) as [Region, ...Region[]]).default('US'),
  /** Whose days make the week. */
  timeZone: z.string().max(60).default('UTC'),
})

export function registerDashboard(app: App, deps: DashboardDeps): void {
  const dashboard = dashboardService(deps)
  app.get(
    API.dashboard,
    { schema: { tags: ['dashboard'], querystring: Where, response: { 200: DashboardSchema } } },
    (request) => {
      const { userId, member } = requireIdentity(request)
      return dashboard(userId, request.query.region, request.query.timeZone, member)
    },
  )
}
