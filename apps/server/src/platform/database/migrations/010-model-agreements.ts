import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Who agreed before said nothing of which service: they are asked again. */
export const modelAgreements: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('model_choices')
      .addColumn('agreed_to', 'text', (column) => column.notNull().defaultTo('[]'))
      .execute()
    await db.schema.alterTable('model_choices').dropColumn('allowed').execute()
  },
}
