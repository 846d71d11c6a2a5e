import {
  API,
  type GoogleArrival,
  GoogleArrivalSchema,
  type GoogleReturn,
  GoogleStartSchema,
  GoogleStatusSchema,
} from '@salus/contract'
import { queryOptions } from '@tanstack/react-query'
import { send } from '#web/api/client.ts'
import { queryClient } from '#web/api/query-client.ts'

export const googleQuery = queryOptions({
  queryKey: ['google'],
  queryFn: ({ signal }) => send(API.google, { schema: GoogleStatusSchema, signal }),
})

/** Leaves for Google's page, which comes back to `/google`. Nothing of Google's is loaded into ours. */
export async function goToGoogle(): Promise<void> {
  const { url } = await send(API.googleStart, { method: 'POST', schema: GoogleStartSchema })
  window.location.assign(url)
}

export function arriveFromGoogle(body: GoogleReturn): Promise<GoogleArrival> {
  return send(API.google, { method: 'POST', body, schema: GoogleArrivalSchema })
}

export async function unlinkGoogle(): Promise<void> {
  await send(API.google, { method: 'DELETE' })
  await queryClient.invalidateQueries(googleQuery)
}
