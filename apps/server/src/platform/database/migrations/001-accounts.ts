import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { ColumnTypes } from '../column-types.ts'

export function accounts(types: ColumnTypes): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await makeLibraryTables(db, types)
      await makeKeyTables(db)
      await makeProfileTables(db, types)
      await makeSignUpTables(db)
    },
  }
}

/** As better-auth's own migration would make them; a test compares. */
async function makeLibraryTables(db: Kysely<unknown>, { boolean, timestamp }: ColumnTypes): Promise<void> {
  await db.schema
    .createTable('user')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .addColumn('emailVerified', boolean, (column) => column.notNull())
    .addColumn('image', 'text')
    .addColumn('createdAt', timestamp, (column) => column.notNull())
    .addColumn('updatedAt', timestamp, (column) => column.notNull())
    .addColumn('username', 'text', (column) => column.notNull().unique())
    .execute()
  await db.schema
    .createTable('session')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('expiresAt', timestamp, (column) => column.notNull())
    .addColumn('token', 'text', (column) => column.notNull().unique())
    .addColumn('createdAt', timestamp, (column) => column.notNull())
    .addColumn('updatedAt', timestamp, (column) => column.notNull())
    .addColumn('ipAddress', 'text')
    .addColumn('userAgent', 'text')
    .addColumn('userId', 'text', (column) => column.notNull().references('user.id').onDelete('cascade'))
    .execute()
  await db.schema
    .createTable('account')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('accountId', 'text', (column) => column.notNull())
    .addColumn('providerId', 'text', (column) => column.notNull())
    .addColumn('userId', 'text', (column) => column.notNull().references('user.id').onDelete('cascade'))
    .addColumn('accessToken', 'text')
    .addColumn('refreshToken', 'text')
    .addColumn('idToken', 'text')
    .addColumn('accessTokenExpiresAt', timestamp)
    .addColumn('refreshTokenExpiresAt', timestamp)
    .addColumn('scope', 'text')
    .addColumn('password', 'text')
    .addColumn('createdAt', timestamp, (column) => column.notNull())
    .addColumn('updatedAt', timestamp, (column) => column.notNull())
    .addUniqueConstraint('account_provider_unique', ['providerId', 'accountId'])
    .execute()
  await db.schema
    .createTable('verification')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('identifier', 'text', (column) => column.notNull())
    .addColumn('value', 'text', (column) => column.notNull())
    .addColumn('expiresAt', timestamp, (column) => column.notNull())
    .addColumn('createdAt', timestamp, (column) => column.notNull())
    .addColumn('updatedAt', timestamp, (column) => column.notNull())
    .execute()
  await db.schema.createIndex('session_userId_idx').on('session').column('userId').execute()
  await db.schema.createIndex('session_expiresAt_idx').on('session').column('expiresAt').execute()
  await db.schema.createIndex('account_userId_idx').on('account').column('userId').execute()
  await db.schema.createIndex('verification_identifier_idx').on('verification').column('identifier').execute()
}

async function makeKeyTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('data_keys')
    .addColumn('owner_id', 'text', (column) => column.primaryKey().notNull().references('user.id').onDelete('cascade'))
    .addColumn('master_key_id', 'text', (column) => column.notNull())
    .addColumn('wrapped_key', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('data_keys_master_key').on('data_keys').columns(['master_key_id', 'owner_id']).execute()
  await db.schema
    .createTable('installation_key')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('master_key_id', 'text', (column) => column.notNull())
    .addColumn('wrapped_key', 'text', (column) => column.notNull())
    .execute()
}

async function makeProfileTables(db: Kysely<unknown>, { bytes }: ColumnTypes): Promise<void> {
  await db.schema
    .createTable('profiles')
    .addColumn('owner_id', 'text', (column) => column.primaryKey().notNull().references('user.id').onDelete('cascade'))
    .addColumn('details', 'text', (column) => column.notNull())
    .addColumn('mobile_hash', 'text')
    .addColumn('mobile_verified', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('profiles_mobile').on('profiles').column('mobile_hash').execute()
  await sql`create unique index profiles_verified_mobile on profiles (mobile_hash) where mobile_verified = 1`.execute(
    db,
  )
  await db.schema
    .createTable('profile_photos')
    .addColumn('owner_id', 'text', (column) => column.primaryKey().notNull().references('user.id').onDelete('cascade'))
    .addColumn('media_type', 'text', (column) => column.notNull())
    .addColumn('photo', bytes, (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('consents')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('owner_id', 'text', (column) => column.notNull().references('user.id').onDelete('cascade'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('given', 'integer', (column) => column.notNull())
    .addColumn('text_version', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('consents_newest').on('consents').columns(['owner_id', 'kind', 'at desc']).execute()
}

async function makeSignUpTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('sign_up_codes')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('channel', 'text', (column) => column.notNull())
    .addColumn('destination_hash', 'text', (column) => column.notNull())
    .addColumn('code_hash', 'text', (column) => column.notNull())
    .addColumn('tries', 'integer', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .addColumn('used_at', 'text')
    .execute()
  await db.schema.createIndex('sign_up_codes_expiry').on('sign_up_codes').column('expires_at').execute()
  await db.schema
    .createTable('rate_limits')
    .addColumn('key', 'text', (column) => column.primaryKey().notNull())
    .addColumn('free_at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('rate_limits_free').on('rate_limits').column('free_at').execute()
}
