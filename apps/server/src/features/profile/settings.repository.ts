import { type Settings, SettingsSchema, USUAL_SETTINGS } from '@salus/contract'
import type { Kysely } from 'kysely'
import type { Tables } from '#server/platform/database/tables.ts'

export function settingsRepository(db: Kysely<Tables>) {
  return {
    async find(ownerId: string): Promise<Settings> {
      const row = await db
        .selectFrom('account_settings')
        .select('settings')
        .where('owner_id', '=', ownerId)
        .executeTakeFirst()
      if (!row) return USUAL_SETTINGS
      // A setting that came since the row was written is as usual.
      return SettingsSchema.parse({ ...USUAL_SETTINGS, ...JSON.parse(row.settings) })
    },

    async keep(ownerId: string, settings: Settings): Promise<void> {
      const values = { settings: JSON.stringify(settings) }
      await db
        .insertInto('account_settings')
        .values({ owner_id: ownerId, ...values })
        .onConflict((conflict) => conflict.column('owner_id').doUpdateSet(values))
        .execute()
    },
  }
}
