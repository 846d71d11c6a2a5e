import { API, ApiKeyListSchema, type MadeApiKey, MadeApiKeySchema, type NewApiKey } from '@salus/contract'
import { queryOptions } from '@tanstack/react-query'
import { send } from '#web/api/client.ts'
import { queryClient } from '#web/api/query-client.ts'

export const apiKeysQuery = queryOptions({
  queryKey: ['api-keys'],
  queryFn: ({ signal }) => send(API.apiKeys, { schema: ApiKeyListSchema, signal }),
})

export async function makeApiKey(key: NewApiKey): Promise<MadeApiKey> {
  const made = await send(API.apiKeys, { method: 'POST', body: key, schema: MadeApiKeySchema })
  await queryClient.invalidateQueries(apiKeysQuery)
  return made
}

export async function revokeApiKey(id: string): Promise<void> {
  await send(API.apiKey(id), { method: 'DELETE' })
  await queryClient.invalidateQueries(apiKeysQuery)
}
