import type { Passkey } from '@salus/contract'
import { type Kysely, type Selectable, sql } from 'kysely'
import type { Tables } from '#server/platform/database/tables.ts'

/** What is kept of a passkey: no secret, a public key alone. */
export interface KeptPasskey {
  id: string
  ownerId: string
  credentialId: string
  /** COSE. */
  publicKey: Uint8Array<ArrayBuffer>
  counter: number
  transports: string[]
  synced: boolean
  name: string
}

export function passkeysRepository(db: Kysely<Tables>) {
  return {
    async list(ownerId: string): Promise<(Passkey & { credentialId: string; transports: string[] })[]> {
      const rows = await db
        .selectFrom('passkeys')
        .selectAll()
        .where('owner_id', '=', ownerId)
        .orderBy('created_at')
        .execute()
      return rows.map((row) => ({
        id: row.id,
        name: row.name,
        createdAt: row.created_at,
        lastUsedAt: row.last_used_at,
        synced: row.synced === 1,
        credentialId: row.credential_id,
        transports: JSON.parse(row.transports) as string[],
      }))
    },

    async add(ownerId: string, passkey: Omit<KeptPasskey, 'ownerId'>, at: string, trx = db): Promise<void> {
      await trx
        .insertInto('passkeys')
        .values({
          id: passkey.id,
          owner_id: ownerId,
          credential_id: passkey.credentialId,
          public_key: Buffer.from(passkey.publicKey).toString('base64url'),
          counter: passkey.counter,
          transports: JSON.stringify(passkey.transports),
          synced: passkey.synced ? 1 : 0,
          name: passkey.name,
          created_at: at,
          last_used_at: null,
        })
        .execute()
    },

    async unscopedFind(credentialId: string): Promise<KeptPasskey | undefined> {
      const row = await db
        .selectFrom('passkeys')
        .selectAll()
        .where('credential_id', '=', credentialId)
        .executeTakeFirst()
      return row && keptOf(row)
    },

    async used(ownerId: string, id: string, counter: number, at: string): Promise<void> {
      await db
        .updateTable('passkeys')
        .set({ counter, last_used_at: at })
        .where('owner_id', '=', ownerId)
        .where('id', '=', id)
        .execute()
    },

    async rename(ownerId: string, id: string, name: string): Promise<boolean> {
      const result = await db
        .updateTable('passkeys')
        .set({ name })
        .where('owner_id', '=', ownerId)
        .where('id', '=', id)
        .executeTakeFirst()
      return Number(result.numUpdatedRows) > 0
    },

    /** Only while there is another way in: a password, another account's word, or another passkey. */
    async remove(ownerId: string, id: string): Promise<'removed' | 'last' | 'nothing'> {
      const result = await db
        .deleteFrom('passkeys')
        .where('owner_id', '=', ownerId)
        .where('id', '=', id)
        .where(({ exists, or, selectFrom }) =>
          or([
            exists(
              selectFrom('account')
                .select(sql`1`.as('one'))
                .where('userId', '=', ownerId)
                .where((each) => each.or([each('password', 'is not', null), each('providerId', '!=', 'credential')])),
            ),
            exists(
              selectFrom('passkeys as others')
                .select(sql`1`.as('one'))
                .where('others.owner_id', '=', ownerId)
                .where('others.id', '!=', id),
            ),
          ]),
        )
        .executeTakeFirst()
      if (Number(result.numDeletedRows) > 0) return 'removed'
      const left = await db
        .selectFrom('passkeys')
        .select('id')
        .where('owner_id', '=', ownerId)
        .where('id', '=', id)
        .executeTakeFirst()
      return left ? 'last' : 'nothing'
    },
  }
}

export type PasskeysRepository = ReturnType<typeof passkeysRepository>

function keptOf(row: Selectable<Tables['passkeys']>): KeptPasskey {
  return {
    id: row.id,
    ownerId: row.owner_id,
    credentialId: row.credential_id,
    publicKey: new Uint8Array(Buffer.from(row.public_key, 'base64url')),
    counter: Number(row.counter),
    transports: JSON.parse(row.transports) as string[],
    synced: row.synced === 1,
    name: row.name,
  }
}
