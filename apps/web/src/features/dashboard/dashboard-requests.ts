import { API, DashboardSchema, type Region } from '@salus/contract'
import { queryOptions } from '@tanstack/react-query'
import { hereTimeZone } from '#web/api/browser-settings.ts'
import { send } from '#web/api/client.ts'

export const dashboardQuery = (region: Region) =>
  queryOptions({
    queryKey: ['dashboard', region],
    queryFn: ({ signal }) => send(API.dashboardIn(region, hereTimeZone()), { schema: DashboardSchema, signal }),
    // A change from elsewhere in the product shows at once.
    staleTime: 0,
  })
