import type { Kysely, Transaction } from 'kysely'
import { z } from 'zod'
import { compileOnce } from '#server/platform/database/compile-once.ts'
import type { Tables } from '#server/platform/database/tables.ts'
import type { Destination } from '#server/platform/mail/messenger.ts'
import type { Vault } from '#server/platform/vault/vault.ts'
import type { Person } from './person.ts'
import type { Photo } from './photo.ts'

const Details = z.object({ fullName: z.string(), dob: z.string(), country: z.string(), mobile: z.string().nullable() })
export type Details = z.infer<typeof Details>

export interface Consent {
  kind: 'terms' | 'gmail_contacts' | 'phone_contacts'
  given: boolean
}

export interface NewAccount {
  id: string
  username: string
  person: Person
  /** What the code proved; null for a child's record. */
  verified: 'email' | 'mobile' | null
  /** Null where nobody logs in: the record of a child. */
  passwordHash: string | null
  photo: Photo | null
  consents: readonly Consent[]
  consentTextVersion: string
  /** ISO time. */
  at: string
}

export interface Account {
  username: string
  email: string | null
  details: Details
  hasPhoto: boolean
}

export interface Login {
  userId: string
  username: string
}

/** The library wants an address for everyone. `.invalid` never exists (RFC 2606), and this one is never shown. */
export const NO_EMAIL = '@no-email.invalid'

const place = (ownerId: string) => ({ table: 'profiles', column: 'details', rowId: ownerId })
const photoPlace = (ownerId: string) => ({ table: 'profile_photos', column: 'photo', rowId: ownerId })

export function accountsRepository(db: Kysely<Tables>, vault: Vault, newId: () => string) {
  const mobileHash = (mobile: string) => vault.fingerprint('mobile', mobile)

  const detailsRow = compileOnce<{ ownerId: string }, { details: string }>(({ ownerId }) =>
    db.selectFrom('profiles').select('details').where('owner_id', '=', ownerId).compile(),
  )

  async function detailsOf(ownerId: string): Promise<Details | null> {
    const [row] = (await db.executeQuery(detailsRow({ ownerId }))).rows
    return row ? Details.parse(JSON.parse(await vault.open(ownerId, place(ownerId), row.details))) : null
  }

  async function addPassword(userId: string, password: string, at: string, trx: Transaction<Tables>): Promise<void> {
    const row = { id: newId(), accountId: userId, providerId: 'credential', userId, password }
    await trx
      .insertInto('account')
      .values({ ...row, createdAt: at, updatedAt: at })
      .execute()
  }

  async function addConsents(
    { id, consents, consentTextVersion, at }: Pick<NewAccount, 'id' | 'consents' | 'consentTextVersion' | 'at'>,
    trx: Transaction<Tables>,
  ): Promise<void> {
    for (const { kind, given } of consents) {
      const row = { id: newId(), owner_id: id, kind, given: given ? 1 : 0 }
      await trx
        .insertInto('consents')
        .values({ ...row, text_version: consentTextVersion, at })
        .execute()
    }
  }

  return {
    detailsOf,

    async find(ownerId: string): Promise<Account | null> {
      const row = await db
        .selectFrom('user')
        .innerJoin('profiles', 'profiles.owner_id', 'user.id')
        .leftJoin('profile_photos', 'profile_photos.owner_id', 'user.id')
        .select(['user.username', 'user.email', 'profiles.details', 'profile_photos.media_type'])
        .where('user.id', '=', ownerId)
        .executeTakeFirst()
      if (!row) return null
      return {
        username: row.username,
        email: row.email.endsWith(NO_EMAIL) ? null : row.email,
        details: Details.parse(JSON.parse(await vault.open(ownerId, place(ownerId), row.details))),
        hasPhoto: row.media_type !== null,
      }
    },

    /** Where the person can be reached for certain: what they proved. Null for nowhere. */
    async contactOf(ownerId: string): Promise<Destination | null> {
      const row = await db
        .selectFrom('user')
        .innerJoin('profiles', 'profiles.owner_id', 'user.id')
        .select(['user.email', 'profiles.mobile_verified'])
        .where('user.id', '=', ownerId)
        .executeTakeFirst()
      if (!row) return null
      if (!row.email.endsWith(NO_EMAIL)) return { channel: 'email', to: row.email }
      const mobile = row.mobile_verified === 1 ? (await detailsOf(ownerId))?.mobile : null
      return mobile ? { channel: 'mobile', to: mobile } : null
    },

    async findPhoto(ownerId: string): Promise<{ mediaType: string; bytes: Buffer } | null> {
      const row = await db.selectFrom('profile_photos').selectAll().where('owner_id', '=', ownerId).executeTakeFirst()
      if (!row) return null
      return { mediaType: row.media_type, bytes: await vault.openBytes(ownerId, photoPlace(ownerId), row.photo) }
    },

    /** Everything that an account is made of. Must run in a transaction: a part of it is worth nothing. */
    async add(account: NewAccount, trx: Transaction<Tables>): Promise<void> {
      const { id, person, at } = account
      await trx
        .insertInto('user')
        .values({
          id,
          name: account.username,
          email: person.email ?? `${id}${NO_EMAIL}`,
          emailVerified: account.verified === 'email' ? 1 : 0,
          image: null,
          createdAt: at,
          updatedAt: at,
          username: account.username,
        })
        .execute()
      if (account.passwordHash !== null) await addPassword(id, account.passwordHash, at, trx)
      await vault.createKey(id, trx)
      const details: Details = {
        fullName: person.fullName,
        dob: person.dob,
        country: person.country,
        mobile: person.mobile,
      }
      await trx
        .insertInto('profiles')
        .values({
          owner_id: id,
          details: await vault.seal(id, place(id), JSON.stringify(details), trx),
          mobile_hash: person.mobile && mobileHash(person.mobile),
          mobile_verified: account.verified === 'mobile' ? 1 : 0,
          created_at: at,
          updated_at: at,
        })
        .execute()
      if (account.photo) {
        const photo = await vault.sealBytes(id, photoPlace(id), account.photo.bytes, trx)
        await trx
          .insertInto('profile_photos')
          .values({ owner_id: id, media_type: account.photo.mediaType, photo })
          .execute()
      }
      await addConsents(account, trx)
    },

    /** Whoever a record is about logs in from now on, with an address that they proved. */
    async open(
      ownerId: string,
      way: { username: string; email: string; passwordHash: string; consentTextVersion: string; at: string },
      trx: Transaction<Tables>,
    ): Promise<void> {
      const { username, email, passwordHash, consentTextVersion, at } = way
      await trx
        .updateTable('user')
        // An account of their own begins now, and with it the free trial.
        .set({ name: username, username, email, emailVerified: 1, createdAt: at, updatedAt: at })
        .where('id', '=', ownerId)
        .execute()
      await addPassword(ownerId, passwordHash, at, trx)
      const consents = [
        { kind: 'terms', given: true },
        { kind: 'gmail_contacts', given: false },
        { kind: 'phone_contacts', given: false },
      ] as const
      await addConsents({ id: ownerId, consents, consentTextVersion, at }, trx)
    },

    async setPassword(ownerId: string, passwordHash: string, at: string, trx: Transaction<Tables>): Promise<void> {
      await trx
        .updateTable('account')
        .set({ password: passwordHash, updatedAt: at })
        .where('userId', '=', ownerId)
        .where('providerId', '=', 'credential')
        .execute()
    },

    /** Whether an account proved this address. Both kinds are looked for, so that each answer takes as long. */
    async unscopedIsTaken(address: { email: string | null; mobile: string | null }): Promise<boolean> {
      const byEmail = await db
        .selectFrom('user')
        .select('id')
        .where('email', '=', address.email ?? '')
        .executeTakeFirst()
      const byMobile = await db
        .selectFrom('profiles')
        .select('owner_id')
        .where('mobile_hash', '=', mobileHash(address.mobile ?? ''))
        .where('mobile_verified', '=', 1)
        .executeTakeFirst()
      return byEmail !== undefined || byMobile !== undefined
    },

    unscopedFindByEmail(email: string): Promise<Login | undefined> {
      return db.selectFrom('user').select(['id as userId', 'username']).where('email', '=', email).executeTakeFirst()
    },

    unscopedFindByUsername(username: string): Promise<Login | undefined> {
      return db
        .selectFrom('user')
        .select(['id as userId', 'username'])
        .where('username', '=', username)
        .executeTakeFirst()
    },

    /** Who proved one of these numbers; or else who gave it, when there is only one. */
    async unscopedFindByMobile(mobiles: readonly string[]): Promise<Login | undefined> {
      const rows = await db
        .selectFrom('profiles')
        .innerJoin('user', 'user.id', 'profiles.owner_id')
        .select(['user.id as userId', 'user.username', 'profiles.mobile_verified'])
        .where('profiles.mobile_hash', 'in', mobiles.map(mobileHash))
        .orderBy('profiles.mobile_verified', 'desc')
        .limit(2)
        .execute()
      const [first, second] = rows
      if (!first || (second && first.mobile_verified === second.mobile_verified)) return undefined
      return { userId: first.userId, username: first.username }
    },

    async unscopedFreeUsername(wanted: readonly string[]): Promise<string | undefined> {
      const rows = await db.selectFrom('user').select('username').where('username', 'in', wanted).execute()
      const taken = new Set(rows.map(({ username }) => username))
      return wanted.find((username) => !taken.has(username))
    },
  }
}

export type AccountsRepository = ReturnType<typeof accountsRepository>
