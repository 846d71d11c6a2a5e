import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The address that the payment service knows of a customer; null where it was not noted. */
export const customerEmails: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('billing_accounts').addColumn('email', 'text').execute()
  },
}
