import { API, DashboardSchema, type Region } from '@salus/contract'
import { queryOptions } from '@tanstack/react-query'
import { send } from '#web/api/client.ts'

export const dashboardQuery = (region: Region) =>
  queryOptions({
    queryKey: ['dashboard', region],
    queryFn: ({ signal }) => send(API.dashboardIn(region), { schema: DashboardSchema, signal }),
    // What was done elsewhere in the product shows at once.
    staleTime: 0,
  })
