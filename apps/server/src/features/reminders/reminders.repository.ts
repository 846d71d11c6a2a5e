import {
  type DELIVERY_CHANNELS,
  type DELIVERY_OUTCOMES,
  type NewReminderDevice,
  type ReminderKind,
  type ReminderSettings,
  ReminderSettingsSchema,
  type SupplyReminder,
} from '@salus/contract'
import type { Kysely } from 'kysely'
import type { Tables } from '#server/platform/database/tables.ts'
import type { Vault } from '#server/platform/vault/vault.ts'
import type { Said, Waiting } from './plan-reminders.ts'
import type { SupplyNews, SupplySaid, SupplyWaiting } from './plan-supplies.ts'

export interface KeptDevice extends NewReminderDevice {
  id: string
  since: string
}

export interface Delivery {
  at: string
  channel: (typeof DELIVERY_CHANNELS)[number]
  kind: ReminderKind
  outcome: (typeof DELIVERY_OUTCOMES)[number]
  code: string | null
  deviceId: string | null
}

interface DoseName {
  medicineId: string
  slot: string
  at: string
}

type SaidChange =
  | { saidAt: string; waiting: Waiting | null }
  | { waiting: Waiting | null }
  | { helperTold: true }
  | { snoozedUntil: string }

const textOf = (waiting: Waiting | null): string | null => waiting && JSON.stringify(waiting)

const settingsPlace = (ownerId: string) => ({ table: 'reminder_settings', column: 'content', rowId: ownerId })
const devicePlace = (id: string) => ({ table: 'reminder_devices', column: 'content', rowId: id })
export const nameOfDose = ({ medicineId, slot }: { medicineId: string; slot: string }) => `${medicineId} ${slot}`

export const nameOfSupply = ({ medicineId, code }: Pick<SupplyNews, 'medicineId' | 'code'>) => `${medicineId} ${code}`

export function remindersRepository(db: Kysely<Tables>, vault: Vault) {
  const feedHash = (token: string) => vault.fingerprint('reminder feed', token)
  const endpointHash = (endpoint: string) => vault.fingerprint('push endpoint', endpoint)

  return {
    async find(ownerId: string): Promise<{ id: string; settings: ReminderSettings; hasFeed: boolean } | null> {
      const row = await db
        .selectFrom('reminder_settings')
        .selectAll()
        .where('owner_id', '=', ownerId)
        .executeTakeFirst()
      if (!row) return null
      // Settings of before a choice was there have it as nobody chose it.
      const settings = ReminderSettingsSchema.parse(
        JSON.parse(await vault.open(ownerId, settingsPlace(ownerId), row.content)),
      )
      return { id: row.id, settings, hasFeed: row.feed_hash !== null }
    },

    /** The key of the person's job; null for who never set any. */
    async jobKeyOf(ownerId: string): Promise<string | null> {
      const row = await db
        .selectFrom('reminder_settings')
        .select('id')
        .where('owner_id', '=', ownerId)
        .executeTakeFirst()
      return row?.id ?? null
    },

    /** Answers the key of the person's job. */
    async keep(ownerId: string, newId: string, settings: ReminderSettings): Promise<string> {
      const content = await vault.seal(ownerId, settingsPlace(ownerId), JSON.stringify(settings))
      const { id } = await db
        .insertInto('reminder_settings')
        .values({ owner_id: ownerId, id: newId, content, feed_hash: null })
        .onConflict((conflict) => conflict.column('owner_id').doUpdateSet({ content }))
        .returning('id')
        .executeTakeFirstOrThrow()
      return id
    },

    async keepFeed(ownerId: string, token: string | null): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('reminder_settings')
        .set({ feed_hash: token === null ? null : feedHash(token) })
        .where('owner_id', '=', ownerId)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },

    /** Whose doses an address shows. */
    async unscopedOwnerOfFeed(token: string): Promise<string | null> {
      const row = await db
        .selectFrom('reminder_settings')
        .select('owner_id')
        .where('feed_hash', '=', feedHash(token))
        .executeTakeFirst()
      return row?.owner_id ?? null
    },

    async devices(ownerId: string): Promise<KeptDevice[]> {
      const rows = await db
        .selectFrom('reminder_devices')
        .selectAll()
        .where('owner_id', '=', ownerId)
        .orderBy('since')
        .orderBy('id')
        .execute()
      return Promise.all(
        rows.map(async ({ id, since, content }) => ({
          ...(JSON.parse(await vault.open(ownerId, devicePlace(id), content)) as NewReminderDevice),
          id,
          since,
        })),
      )
    },

    /** A browser has one subscription: whoever logs in there next takes it over. */
    async addDevice(
      ownerId: string,
      device: NewReminderDevice,
      { id, since, sessionId }: { id: string; since: string; sessionId: string | null },
    ): Promise<void> {
      const content = await vault.seal(ownerId, devicePlace(id), JSON.stringify(device))
      const endpoint_hash = endpointHash(device.endpoint)
      const row = { id, owner_id: ownerId, endpoint_hash, content, since, session_id: sessionId }
      await db
        .insertInto('reminder_devices')
        .values(row)
        .onConflict((conflict) => conflict.column('endpoint_hash').doUpdateSet(row))
        .execute()
    },

    async removeDevice(ownerId: string, id: string): Promise<boolean> {
      const { numDeletedRows } = await db
        .deleteFrom('reminder_devices')
        .where('owner_id', '=', ownerId)
        .where('id', '=', id)
        .executeTakeFirst()
      return numDeletedRows > 0n
    },

    async said(ownerId: string, since: string): Promise<Map<string, Said>> {
      const rows = await db
        .selectFrom('reminded_doses')
        .selectAll()
        .where('owner_id', '=', ownerId)
        .where('planned_at', '>=', since)
        .execute()
      return new Map(
        rows.map((row) => [
          nameOfDose({ medicineId: row.medicine_id, slot: row.slot }),
          {
            sent: row.sent,
            lastAt: row.last_at,
            snoozedUntil: row.snoozed_until,
            isHelperTold: row.helper_told === 1,
            waiting: row.waiting === null ? null : (JSON.parse(row.waiting) as Waiting),
          },
        ]),
      )
    },

    async keepSaid(ownerId: string, doses: readonly DoseName[], change: SaidChange): Promise<void> {
      const first = {
        sent: 'saidAt' in change ? 1 : 0,
        last_at: 'saidAt' in change ? change.saidAt : null,
        snoozed_until: 'snoozedUntil' in change ? change.snoozedUntil : null,
        helper_told: 'helperTold' in change ? 1 : 0,
        waiting: 'waiting' in change ? textOf(change.waiting) : null,
      }
      for (const { medicineId, slot, at } of doses) {
        await db
          .insertInto('reminded_doses')
          .values({ owner_id: ownerId, medicine_id: medicineId, slot, planned_at: at, ...first })
          .onConflict((conflict) =>
            conflict.columns(['owner_id', 'medicine_id', 'slot']).doUpdateSet((each) => {
              if ('saidAt' in change) {
                const { last_at, waiting } = first
                return { sent: each('reminded_doses.sent', '+', 1), last_at, waiting }
              }
              if ('waiting' in change) return { waiting: first.waiting }
              return 'helperTold' in change ? { helper_told: 1 } : { snoozed_until: change.snoozedUntil }
            }),
          )
          .execute()
      }
    },

    /** The last word about each supply, under `nameOfSupply`. */
    async suppliesSaid(ownerId: string): Promise<Map<string, SupplySaid>> {
      const rows = await db.selectFrom('reminded_supplies').selectAll().where('owner_id', '=', ownerId).execute()
      return new Map(
        rows.map(({ medicine_id, code, supply, waiting }) => [
          nameOfSupply({ medicineId: medicine_id, code: code as SupplyReminder }),
          { supply, waiting: waiting === null ? null : (JSON.parse(waiting) as SupplyWaiting) },
        ]),
      )
    },

    async keepSupplySaid(ownerId: string, news: readonly SupplyNews[], waiting: SupplyWaiting | null): Promise<void> {
      for (const { medicineId, code, supply } of news) {
        const said = { supply, waiting: textOf(waiting) }
        await db
          .insertInto('reminded_supplies')
          .values({ owner_id: ownerId, medicine_id: medicineId, code, ...said })
          .onConflict((conflict) => conflict.columns(['owner_id', 'medicine_id', 'code']).doUpdateSet(said))
          .execute()
      }
    },

    async note(ownerId: string, deliveries: readonly (Delivery & { id: string })[]): Promise<void> {
      if (deliveries.length === 0) return
      await db
        .insertInto('reminder_deliveries')
        .values(deliveries.map(({ deviceId, ...rest }) => ({ ...rest, owner_id: ownerId, device_id: deviceId })))
        .execute()
    },

    async deliveries(ownerId: string, limit: number): Promise<Delivery[]> {
      const rows = await db
        .selectFrom('reminder_deliveries')
        .selectAll()
        .where('owner_id', '=', ownerId)
        .orderBy('at', 'desc')
        .orderBy('id')
        .limit(limit)
        .execute()
      return rows.map(({ at, channel, kind, outcome, code, device_id }) => ({
        at,
        channel: channel as Delivery['channel'],
        kind: kind as Delivery['kind'],
        outcome: outcome as Delivery['outcome'],
        code,
        deviceId: device_id,
      }))
    },

    async unscopedPurge({ dosesBefore, deliveriesBefore }: { dosesBefore: string; deliveriesBefore: string }) {
      await db.deleteFrom('reminded_doses').where('planned_at', '<', dosesBefore).execute()
      await db.deleteFrom('reminder_deliveries').where('at', '<', deliveriesBefore).execute()
    },
  }
}

export type RemindersRepository = ReturnType<typeof remindersRepository>
