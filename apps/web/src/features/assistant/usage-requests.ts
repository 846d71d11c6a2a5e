import { API, UsageSchema } from '@salus/contract'
import { queryOptions } from '@tanstack/react-query'
import { send } from '#web/api/client.ts'
import { queryClient } from '#web/api/query-client.ts'

/** A clock that runs ahead must not ask all the time. */
const SHORTEST_MS = 60_000

/** Questions asked today; asked for again when the day is over. */
export const usageQuery = queryOptions({
  queryKey: ['usage'],
  queryFn: ({ signal }) => send(API.usage, { schema: UsageSchema, signal }),
  refetchInterval: ({ state }) =>
    state.data ? Math.max(SHORTEST_MS, Date.parse(state.data.resetsAt) - Date.now()) : false,
})

/** After each question, answered or refused. */
export function refreshUsage(): void {
  void queryClient.invalidateQueries({ queryKey: usageQuery.queryKey })
}
