import type { IncomingHttpHeaders } from 'node:http'
import { API_KEY_PREFIX, API_KEY_ROUTES, type ApiKeyScope } from '@salus/contract'
import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'
import { AppError } from '../errors/app-error.ts'
import type { Vault } from '../vault/vault.ts'
import type { FoundSession } from './auth.ts'

/** When it was last used is told to the minute: not every call is worth a write. */
const USED_EVERY_MS = 60_000

export interface ApiKeyLookup {
  /** The key that a call brings: as `Authorization: Bearer …`, or as `x-api-key` where there is no such header. */
  keyIn(headers: IncomingHttpHeaders): string | undefined
  /** Who the key belongs to, when it opens the route. Throws `key_unknown`, `key_revoked`, `key_expired` or `key_scope_missing`. */
  find(key: string, route: string): Promise<FoundSession>
}

/** As it stands in the database. */
export const apiKeyHash = (vault: Vault, key: string): string => vault.fingerprint('api key', key)

/** Nothing is remembered between calls: a key that was revoked is over at once, in every process. */
export function apiKeyLookup(db: Kysely<Tables>, vault: Vault, now: () => Date): ApiKeyLookup {
  return {
    keyIn({ authorization, 'x-api-key': given }) {
      if (authorization === undefined) return typeof given === 'string' ? given.trim() : undefined
      const bearer = /^bearer (\S+)$/i.exec(authorization)?.[1]
      return bearer?.startsWith(API_KEY_PREFIX) ? bearer : undefined
    },

    async find(key, route) {
      const at = now().toISOString()
      const row = await db
        .selectFrom('api_keys')
        .select(['id', 'owner_id', 'scopes', 'last_used_at', 'revoked_at', 'expires_at'])
        .where('key_hash', '=', apiKeyHash(vault, key))
        .executeTakeFirst()
      if (!row) throw new AppError('key_unknown')
      // For the security log alone: whoever holds the whole key learns no more than that it is over.
      const of = { details: { account: row.owner_id } }
      if (row.revoked_at !== null) throw new AppError('key_revoked', of)
      if (row.expires_at !== null && row.expires_at <= at) throw new AppError('key_expired', of)
      const scope = API_KEY_ROUTES[route]
      const isOpen = scope && (JSON.parse(row.scopes) as ApiKeyScope[]).includes(scope)
      if (!isOpen) throw new AppError('key_scope_missing', of)
      if (row.last_used_at === null || now().getTime() - Date.parse(row.last_used_at) >= USED_EVERY_MS) {
        await db.updateTable('api_keys').set({ last_used_at: at }).where('id', '=', row.id).execute()
      }
      return { userId: row.owner_id, sessionId: '', apiKeyId: row.id }
    },
  }
}
