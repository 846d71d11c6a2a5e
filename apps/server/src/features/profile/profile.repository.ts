import { type ProfileDetails, ProfileDetailsSchema } from '@salus/contract'
import type { Kysely } from 'kysely'
import type { Tables } from '#server/platform/database/tables.ts'
import type { Vault } from '#server/platform/vault/vault.ts'

export interface KeptProfile {
  username: string
  email: string | null
  details: ProfileDetails
  /** Changes with every change. */
  version: string
  hasPhoto: boolean
  hasPassword: boolean
  memberSince: string
}

/** As the accounts write it at the sign-up: where there is no address, one that cannot exist. */
const NO_EMAIL = '@no-email.invalid'

const place = (ownerId: string) => ({ table: 'profiles', column: 'details', rowId: ownerId })
const photoPlace = (ownerId: string) => ({ table: 'profile_photos', column: 'photo', rowId: ownerId })

/** All that a person tells of themselves is one sealed value; the sign-up writes the beginning of it. */
export function profileRepository(db: Kysely<Tables>, vault: Vault) {
  return {
    async find(ownerId: string): Promise<KeptProfile | null> {
      const row = await db
        .selectFrom('user')
        .innerJoin('profiles', 'profiles.owner_id', 'user.id')
        .leftJoin('profile_photos', 'profile_photos.owner_id', 'user.id')
        .leftJoin('account', (join) =>
          join.onRef('account.userId', '=', 'user.id').on('account.providerId', '=', 'credential'),
        )
        .select([
          'user.username',
          'user.email',
          'profiles.details',
          'profiles.created_at',
          'profiles.updated_at',
          'profile_photos.media_type',
          'account.password',
        ])
        .where('user.id', '=', ownerId)
        .executeTakeFirst()
      if (!row) return null
      const { mobile, ...details } = JSON.parse(await vault.open(ownerId, place(ownerId), row.details))
      return {
        username: row.username,
        email: row.email.endsWith(NO_EMAIL) ? null : row.email,
        details: ProfileDetailsSchema.parse({ ...details, mobile: mobile ?? '' }),
        version: row.updated_at,
        hasPhoto: row.media_type !== null,
        hasPassword: row.password !== null,
        memberSince: row.created_at,
      }
    },

    /** False when another version is there by now. A number that is new is a claim until a code proves it. */
    async change(
      ownerId: string,
      { details, version, next }: { details: ProfileDetails; version: string; next: string },
      isNewMobile: boolean,
    ): Promise<boolean> {
      const kept = JSON.stringify({ ...details, mobile: details.mobile || null })
      const mobile = isNewMobile
        ? { mobile_hash: details.mobile ? vault.fingerprint('mobile', details.mobile) : null, mobile_verified: 0 }
        : {}
      const result = await db
        .updateTable('profiles')
        .set({ details: await vault.seal(ownerId, place(ownerId), kept), updated_at: next, ...mobile })
        .where('owner_id', '=', ownerId)
        .where('updated_at', '=', version)
        .executeTakeFirst()
      return Number(result.numUpdatedRows) > 0
    },

    async keepPhoto(ownerId: string, { mediaType, bytes }: { mediaType: string; bytes: Uint8Array }): Promise<void> {
      const values = { media_type: mediaType, photo: await vault.sealBytes(ownerId, photoPlace(ownerId), bytes) }
      await db
        .insertInto('profile_photos')
        .values({ owner_id: ownerId, ...values })
        .onConflict((conflict) => conflict.column('owner_id').doUpdateSet(values))
        .execute()
    },

    async removePhoto(ownerId: string): Promise<void> {
      await db.deleteFrom('profile_photos').where('owner_id', '=', ownerId).execute()
    },
  }
}

export type ProfileRepository = ReturnType<typeof profileRepository>
