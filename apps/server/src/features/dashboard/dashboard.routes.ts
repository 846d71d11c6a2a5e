import { API, DashboardSchema, REGIONS, type Region } from '@salus/contract'
import { z } from 'zod'
import type { App } from '#server/platform/http/app-type.ts'
import { requireIdentity } from '#server/platform/identity/identity.ts'
import { type DashboardDeps, dashboardService } from './dashboard.service.ts'

/** Whose emergency numbers are said. */
const Where = z.object({ region: z.enum(Object.keys(REGIONS) as [Region, ...Region[]]).default('US') })

export function registerDashboard(app: App, deps: DashboardDeps): void {
  const dashboard = dashboardService(deps)
  app.get(
    API.dashboard,
    { schema: { tags: ['dashboard'], querystring: Where, response: { 200: DashboardSchema } } },
    (request) => dashboard(requireIdentity(request).userId, request.query.region),
  )
}
