import { API, type CardPart, EmergencyCardSchema, type OwnCard, OwnCardSchema } from '@salus/contract'
import { queryOptions } from '@tanstack/react-query'
import { send } from '#web/api/client.ts'
import { queryClient } from '#web/api/query-client.ts'

export const ownCardQuery = queryOptions({
  queryKey: ['emergency-card'],
  queryFn: ({ signal }) => send(API.emergencyCard, { schema: OwnCardSchema, signal }),
})

/** What the token opens, for anybody. Each look is counted: it is not asked for again by itself. */
export const strangersCardQuery = (token: string) =>
  queryOptions({
    queryKey: ['card', token],
    queryFn: ({ signal }) =>
      send(API.viewEmergencyCard, { method: 'POST', body: { token }, schema: EmergencyCardSchema, signal, own: true }),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })

export async function openCard(parts: readonly CardPart[]): Promise<void> {
  take(await send(API.emergencyCard, { method: 'PUT', body: { parts }, schema: OwnCardSchema }))
}

export async function closeCard(): Promise<void> {
  take(await send(API.emergencyCard, { method: 'DELETE', schema: OwnCardSchema }))
}

const take = (own: OwnCard) => queryClient.setQueryData(ownCardQuery.queryKey, own)
