import type { ApiKey, ApiKeyScope } from '@salus/contract'
import { type Kysely, sql } from 'kysely'
import type { Tables } from '#server/platform/database/tables.ts'
import type { Vault } from '#server/platform/vault/vault.ts'

const place = (id: string) => ({ table: 'api_keys', column: 'name', rowId: id })

export function apiKeysRepository(db: Kysely<Tables>, vault: Vault) {
  /** Keys that still open something. */
  const live = (ownerId: string, at: string) =>
    db
      .selectFrom('api_keys')
      .where('owner_id', '=', ownerId)
      .where('revoked_at', 'is', null)
      .where((e) => e.or([e('expires_at', 'is', null), e('expires_at', '>', at)]))

  return {
    /** The newest first. */
    async list(ownerId: string, at: string, limit: number): Promise<ApiKey[]> {
      const rows = await live(ownerId, at).selectAll().orderBy('created_at', 'desc').limit(limit).execute()
      return Promise.all(
        rows.map(async (row) => ({
          id: row.id,
          name: await vault.open(ownerId, place(row.id), row.name),
          scopes: JSON.parse(row.scopes) as ApiKeyScope[],
          ending: row.ending,
          createdAt: row.created_at,
          expiresAt: row.expires_at,
          lastUsedAt: row.last_used_at,
        })),
      )
    },

    async count(ownerId: string, at: string): Promise<number> {
      const row = await live(ownerId, at).select(sql<number>`count(*)`.as('count')).executeTakeFirst()
      return Number(row?.count ?? 0)
    },

    async add(ownerId: string, key: ApiKey, keyHash: string): Promise<void> {
      await db
        .insertInto('api_keys')
        .values({
          id: key.id,
          owner_id: ownerId,
          name: await vault.seal(ownerId, place(key.id), key.name),
          key_hash: keyHash,
          ending: key.ending,
          scopes: JSON.stringify(key.scopes),
          created_at: key.createdAt,
          expires_at: key.expiresAt,
          last_used_at: null,
          revoked_at: null,
        })
        .execute()
    },

    /** False when there is none to revoke. */
    async revoke(ownerId: string, id: string, at: string): Promise<boolean> {
      const result = await db
        .updateTable('api_keys')
        .set({ revoked_at: at })
        .where('owner_id', '=', ownerId)
        .where('id', '=', id)
        .where('revoked_at', 'is', null)
        .executeTakeFirst()
      return Number(result.numUpdatedRows) > 0
    },
  }
}
