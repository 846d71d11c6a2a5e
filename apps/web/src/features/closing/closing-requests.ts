import { API, ChildClosingSchema, type CloseAccount, ClosingCountsSchema, ClosingSchema } from '@salus/contract'
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

/** Of a child whom the person keeps; asked for as oneself. */
export const childClosingQuery = (childId: string) =>
  queryOptions({
    queryKey: ['closing', 'child', childId],
    queryFn: ({ signal }) => send(API.childClosing(childId), { schema: ChildClosingSchema, signal, own: true }),
  })

export async function closeChild(childId: string, proof: CloseAccount): Promise<void> {
  await send(API.childClosing(childId), { method: 'POST', body: proof, own: true })
  // The list of records is not on this page.
  await queryClient.invalidateQueries({ queryKey: ['shared-records'] })
}

export async function keepChild(childId: string): Promise<void> {
  await send(API.childClosing(childId), { method: 'DELETE', own: true })
  await queryClient.invalidateQueries()
}
