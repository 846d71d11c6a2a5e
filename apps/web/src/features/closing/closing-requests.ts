import { API, type CloseAccount, ClosingCountsSchema, ClosingSchema } from '@salus/contract'
import { queryOptions } from '@tanstack/react-query'
import { send } from '#web/api/client.ts'
import { queryClient } from '#web/api/query-client.ts'

export const closingQuery = queryOptions({
  queryKey: ['closing'],
  queryFn: ({ signal }) => send(API.closing, { schema: ClosingSchema, signal }),
  staleTime: 5 * 60_000,
})

export const closingCountsQuery = queryOptions({
  queryKey: ['closing', 'counts'],
  queryFn: ({ signal }) => send(API.closingCounts, { schema: ClosingCountsSchema, signal }),
})

export const closeAccount = (proof: CloseAccount): Promise<unknown> =>
  send(API.closing, { method: 'POST', body: proof })

export async function keepAccount(): Promise<void> {
  await send(API.closing, { method: 'DELETE' })
  // The plan goes on too.
  await queryClient.invalidateQueries()
}
