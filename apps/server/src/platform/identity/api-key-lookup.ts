import { API_KEY_PREFIX, API_KEY_ROUTES, type ApiKeyScope } from '@salus/contract'
import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables.ts'
import { AppError } from '../errors/app-error.ts'
import type { Vault } from '../vault/vault.ts'
import type { FoundSession } from './auth.ts'

/** When it was last used is told to the minute: not every call is worth a write. */
const USED_EVERY_MS = 60_000

export interface ApiKeyLookup {
  isKey(authorization: string | undefined): boolean
  /** Who the key belongs to, when it opens the route. Throws `key_unknown` or `key_scope_missing`. */
  find(authorization: string | undefined, route: string): Promise<FoundSession>
}

/** As it stands in the database. */
export const apiKeyHash = (vault: Vault, key: string): string => vault.fingerprint('api key', key)

/** Nothing is remembered between calls: a key that was revoked is over at once, in every process. */
export function apiKeyLookup(db: Kysely<Tables>, vault: Vault, now: () => Date): ApiKeyLookup {
  const keyOf = (authorization: string | undefined) => /^bearer (\S+)$/i.exec(authorization ?? '')?.[1] ?? ''
  return {
    isKey: (authorization) => keyOf(authorization).startsWith(API_KEY_PREFIX),

    async find(authorization, route) {
      const at = now().toISOString()
      const row = await db
        .selectFrom('api_keys')
        .select(['id', 'owner_id', 'scopes', 'last_used_at'])
        .where('key_hash', '=', apiKeyHash(vault, keyOf(authorization)))
        .where('revoked_at', 'is', null)
        .where((e) => e.or([e('expires_at', 'is', null), e('expires_at', '>', at)]))
        .executeTakeFirst()
      if (!row) throw new AppError('key_unknown')
      const scope = API_KEY_ROUTES[route]
      if (!scope || !(JSON.parse(row.scopes) as ApiKeyScope[]).includes(scope)) throw new AppError('key_scope_missing')
      if (row.last_used_at === null || now().getTime() - Date.parse(row.last_used_at) >= USED_EVERY_MS) {
        await db.updateTable('api_keys').set({ last_used_at: at }).where('id', '=', row.id).execute()
      }
      return { userId: row.owner_id, sessionId: '', apiKeyId: row.id }
    },
  }
}
