import { API, type HostActs, HostActsSchema } from '@salus/contract'
import { queryOptions } from '@tanstack/react-query'
import { send } from '#web/api/client.ts'
import { queryClient } from '#web/api/query-client.ts'

export const hostActsQuery = queryOptions({
  queryKey: ['host-acts'],
  queryFn: ({ signal }) => send(API.hostActs, { schema: HostActsSchema, signal, own: true }),
  staleTime: 5 * 60_000,
})

export async function haveSeen(acts: HostActs['items']): Promise<void> {
  await Promise.all(acts.map(({ id }) => send(API.hostAct(id), { method: 'DELETE', own: true })))
  await queryClient.invalidateQueries({ queryKey: hostActsQuery.queryKey })
}
