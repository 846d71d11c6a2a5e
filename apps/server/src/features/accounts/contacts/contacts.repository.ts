import type { Contacts, NewContact } from '@salus/contract'
import type { Kysely } from 'kysely'
import type { Tables } from '#server/platform/database/tables.ts'
import { AppError } from '#server/platform/errors/app-error.ts'
import type { Vault } from '#server/platform/vault/vault.ts'
import { NO_EMAIL } from '../accounts.repository.ts'

const place = (ownerId: string) => ({ table: 'profiles', column: 'details', rowId: ownerId })

/** Where a person can be reached, and is found by when they log in. */
export function contactsRepository(db: Kysely<Tables>, vault: Vault) {
  return {
    async find(ownerId: string): Promise<(Contacts & { country: string }) | null> {
      const row = await db
        .selectFrom('user')
        .innerJoin('profiles', 'profiles.owner_id', 'user.id')
        .select(['user.email', 'profiles.details', 'profiles.mobile_verified'])
        .where('user.id', '=', ownerId)
        .executeTakeFirst()
      if (!row) return null
      const { mobile, country } = JSON.parse(await vault.open(ownerId, place(ownerId), row.details))
      return {
        email: row.email.endsWith(NO_EMAIL) ? null : row.email,
        mobile: mobile ?? null,
        mobileProven: row.mobile_verified === 1,
        country,
      }
    },

    /**
     * What changes it, for a transaction: SQLite has one writer, and sealing comes before. Throws where the address is
     * another account's by now, and when the profile changed at the same moment.
     */
    async changeTo(
      ownerId: string,
      { channel, to }: NewContact,
      at: string,
    ): Promise<(trx: Kysely<Tables>) => Promise<void>> {
      if (channel === 'email') {
        const values = { email: to, emailVerified: 1, updatedAt: at }
        return async (trx) => void (await trx.updateTable('user').set(values).where('id', '=', ownerId).execute())
      }
      const { details, updated_at } = await db
        .selectFrom('profiles')
        .select(['details', 'updated_at'])
        .where('owner_id', '=', ownerId)
        .executeTakeFirstOrThrow()
      const known = JSON.parse(await vault.open(ownerId, place(ownerId), details))
      const values = {
        details: await vault.seal(ownerId, place(ownerId), JSON.stringify({ ...known, mobile: to })),
        mobile_hash: vault.fingerprint('mobile', to),
        mobile_verified: 1,
        updated_at: at,
      }
      return async (trx) => {
        const result = await trx
          .updateTable('profiles')
          .set(values)
          .where('owner_id', '=', ownerId)
          .where('updated_at', '=', updated_at)
          .executeTakeFirst()
        if (Number(result.numUpdatedRows) === 0) throw new AppError('profile_changed')
      }
    },
  }
}

export type ContactsRepository = ReturnType<typeof contactsRepository>
