import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Keeps by which session a device asked for notifications. A session that runs out leaves the device as it is. */
export const reminderDevices: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('reminder_devices')
      .addColumn('session_id', 'text', (column) => column.references('session.id').onDelete('set null'))
      .execute()
    await db.schema.createIndex('reminder_devices_session').on('reminder_devices').column('session_id').execute()
  },
}
