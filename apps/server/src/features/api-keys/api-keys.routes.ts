import { randomBytes } from 'node:crypto'
import {
  API,
  API_KEY_PREFIX,
  type ApiKey,
  ApiKeyListSchema,
  MadeApiKeySchema,
  MOST_API_KEYS,
  NewApiKeySchema,
} from '@salus/contract'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Database } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors/app-error.ts'
import type { App } from '#server/platform/http/app-type.ts'
import { apiKeyHash } from '#server/platform/identity/api-key-lookup.ts'
import { requireIdentity } from '#server/platform/identity/identity.ts'
import type { Vault } from '#server/platform/vault/vault.ts'
import { apiKeysRepository } from './api-keys.repository.ts'

const Id = z.object({ id: z.string().max(64) })
const KEY_BYTES = 32
const DAY_MS = 24 * 60 * 60 * 1_000

interface Deps {
  database: Database
  vault: Vault
  now: () => Date
  newId: () => string
  /** Throws `confirmation_required` unless the person proved who they are just now. */
  requireConfirmed(request: FastifyRequest): Promise<unknown>
  /** Tells the person by mail. `what` is a whole sentence. */
  tellOfChange(ownerId: string, what: string): Promise<void>
}

export interface ApiKeys {
  list(ownerId: string): Promise<ApiKey[]>
}

/** Keys for devices and programs. A key opens none of these routes: it can neither make nor revoke others. */
export function registerApiKeys(app: App, deps: Deps): ApiKeys {
  const { database, vault, now, newId } = deps
  const keys = apiKeysRepository(database.db, vault)
  const tags = ['api-keys']
  const list = (ownerId: string) => keys.list(ownerId, now().toISOString(), MOST_API_KEYS)

  app.get(API.apiKeys, { schema: { tags, response: { 200: ApiKeyListSchema } } }, async (request) => ({
    items: await list(requireIdentity(request).userId),
  }))

  app.post(
    API.apiKeys,
    { schema: { tags, body: NewApiKeySchema, response: { 201: MadeApiKeySchema } } },
    async (request, reply) => {
      const { userId } = requireIdentity(request)
      await deps.requireConfirmed(request)
      const { name, scopes, days } = request.body
      const at = now()
      if ((await keys.count(userId, at.toISOString())) >= MOST_API_KEYS) {
        throw new AppError('too_many_keys', { details: { most: MOST_API_KEYS } })
      }
      const key = API_KEY_PREFIX + randomBytes(KEY_BYTES).toString('base64url')
      const apiKey: ApiKey = {
        id: newId(),
        name,
        scopes: [...new Set(scopes)],
        ending: key.slice(-4),
        createdAt: at.toISOString(),
        expiresAt: days === null ? null : new Date(at.getTime() + days * DAY_MS).toISOString(),
        lastUsedAt: null,
      }
      await keys.add(userId, apiKey, apiKeyHash(vault, key))
      await deps.tellOfChange(userId, 'A key for a device or a program was made for your account.')
      return reply.code(201).send({ key, apiKey })
    },
  )

  app.delete(
    `${API.apiKeys}/:id`,
    { schema: { tags, params: Id, response: { 204: z.null() } } },
    async (request, reply) => {
      const { userId } = requireIdentity(request)
      if (!(await keys.revoke(userId, request.params.id, now().toISOString()))) throw new AppError('not_found')
      return reply.code(204).send(null)
    },
  )
  return { list }
}
