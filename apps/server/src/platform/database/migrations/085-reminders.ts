import type { CreateTableBuilder, Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Who wants to be reminded of their medicines, where, and what was sent. */
export const reminders: Migration = {
  async up(db: Kysely<unknown>) {
    const owned = <T extends string>(table: CreateTableBuilder<T>) =>
      table.addColumn('owner_id', 'text', (column) => column.notNull().references('user.id').onDelete('cascade'))
    await owned(db.schema.createTable('reminder_settings'))
      .addColumn('id', 'text', (column) => column.notNull().unique())
      .addColumn('content', 'text', (column) => column.notNull())
      .addColumn('feed_hash', 'text', (column) => column.unique())
      .addPrimaryKeyConstraint('reminder_settings_pk', ['owner_id'])
      .execute()
    await owned(db.schema.createTable('reminder_devices'))
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('endpoint_hash', 'text', (column) => column.notNull().unique())
      .addColumn('content', 'text', (column) => column.notNull())
      .addColumn('since', 'text', (column) => column.notNull())
      .execute()
    await db.schema.createIndex('reminder_devices_owner').on('reminder_devices').column('owner_id').execute()
    await owned(db.schema.createTable('reminded_doses'))
      .addColumn('medicine_id', 'text', (column) => column.notNull())
      .addColumn('slot', 'text', (column) => column.notNull())
      .addColumn('sent', 'integer', (column) => column.notNull())
      .addColumn('last_at', 'text')
      .addColumn('snoozed_until', 'text')
      .addColumn('helper_told', 'integer', (column) => column.notNull())
      .addColumn('planned_at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('reminded_doses_pk', ['owner_id', 'medicine_id', 'slot'])
      .execute()
    await db.schema.createIndex('reminded_doses_planned').on('reminded_doses').column('planned_at').execute()
    await owned(db.schema.createTable('reminder_deliveries'))
      .addColumn('id', 'text', (column) => column.primaryKey().notNull())
      .addColumn('at', 'text', (column) => column.notNull())
      .addColumn('channel', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('outcome', 'text', (column) => column.notNull())
      .addColumn('code', 'text')
      .addColumn('device_id', 'text')
      .execute()
    await db.schema
      .createIndex('reminder_deliveries_owner')
      .on('reminder_deliveries')
      .columns(['owner_id', 'at'])
      .execute()
    await db.schema.createIndex('reminder_deliveries_at').on('reminder_deliveries').column('at').execute()
  },
}
