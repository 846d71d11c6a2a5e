import type { Kysely } from 'kysely'
import type { Tables } from '#server/platform/database/tables.ts'
import type { FoundSession } from '#server/platform/identity/auth.ts'

export const WAYS = ['password', 'passkey', 'google'] as const
export type Way = (typeof WAYS)[number]

/** Somebody who showed who they are. */
export interface Proven {
  userId: string
  way: Way
  /** Whether two things were shown: a device and the finger of its owner, a password and a code. */
  isTwofold: boolean
  /** When that was, where it was not just now but to another service. */
  provenAt?: Date
}

export interface SessionRow {
  id: string
  userAgent: string | null
  address: string | null
  startedAt: Date
  lastUsedAt: string
  way: Way
}

/** Nobody is logged in at more places than this; the list shows the newest. */
const MOST_SHOWN = 100

export function sessionsRepository(db: Kysely<Tables>) {
  // A device keeps its notifications when its session runs out, since its person still waits for them. Whoever ends a session,
  // of a lost phone perhaps, wants nothing more to be told there.
  const devices = (trx: Kysely<Tables>) => trx.deleteFrom('reminder_devices')

  return {
    async list(ownerId: string, now: Date): Promise<SessionRow[]> {
      const rows = await db
        .selectFrom('session')
        .leftJoin('session_details', 'session_details.session_id', 'session.id')
        .select(['session.id', 'session.userAgent', 'session.ipAddress', 'session.createdAt', 'session.updatedAt'])
        .select(['session_details.last_used_at', 'session_details.way'])
        .where('session.userId', '=', ownerId)
        .where('session.expiresAt', '>', now.toISOString())
        .orderBy('session.createdAt', 'desc')
        .limit(MOST_SHOWN)
        .execute()
      return rows.map((row) => ({
        id: row.id,
        userAgent: row.userAgent,
        address: row.ipAddress,
        // Text in SQLite, a Date in PostgreSQL.
        startedAt: new Date(row.createdAt),
        lastUsedAt: row.last_used_at ?? new Date(row.updatedAt).toISOString(),
        way: WAYS.find((way) => way === row.way) ?? 'password',
      }))
    },

    /** The person has just proved who they are: at the start of a session, or again in one that is there. */
    async confirm(
      { userId, sessionId }: FoundSession,
      at: string,
      { way = 'password', usedAt = at }: { way?: Way; usedAt?: string } = {},
    ): Promise<void> {
      await db
        .insertInto('session_details')
        .values({ session_id: sessionId, owner_id: userId, way, confirmed_at: at, last_used_at: usedAt })
        .onConflict((conflict) => conflict.column('session_id').doUpdateSet({ confirmed_at: at }))
        .execute()
    },

    async confirmedAt({ userId, sessionId }: FoundSession): Promise<string | undefined> {
      const row = await db
        .selectFrom('session_details')
        .select('confirmed_at')
        .where('owner_id', '=', userId)
        .where('session_id', '=', sessionId)
        .executeTakeFirst()
      return row?.confirmed_at
    },

    async used({ userId, sessionId }: FoundSession, at: string): Promise<void> {
      await db
        .updateTable('session_details')
        .set({ last_used_at: at })
        .where('owner_id', '=', userId)
        .where('session_id', '=', sessionId)
        .execute()
    },

    /** The same browser goes on in another session of this person. */
    async moveDevices(ownerId: string, fromId: string, toId: string): Promise<void> {
      await db
        .updateTable('reminder_devices')
        .set({ session_id: toId })
        .where('owner_id', '=', ownerId)
        .where('session_id', '=', fromId)
        .execute()
    },

    /** False when the owner has no such session. */
    async end(ownerId: string, sessionId: string): Promise<boolean> {
      await devices(db).where('owner_id', '=', ownerId).where('session_id', '=', sessionId).execute()
      const result = await db
        .deleteFrom('session')
        .where('userId', '=', ownerId)
        .where('id', '=', sessionId)
        .executeTakeFirst()
      return Number(result.numDeletedRows) > 0
    },

    /** Ends all but one, with the notifications to their devices. Answers how many there were. */
    async endAll(ownerId: string, exceptId: string | null, trx: Kysely<Tables> = db): Promise<number> {
      await devices(trx)
        .where('owner_id', '=', ownerId)
        .where((e) => e.or([e('session_id', 'is', null), e('session_id', '!=', exceptId ?? '')]))
        .execute()
      const { numDeletedRows } = await trx
        .deleteFrom('session')
        .where('userId', '=', ownerId)
        .where('id', '!=', exceptId ?? '')
        .executeTakeFirst()
      return Number(numDeletedRows)
    },

    /** Everybody's. Answers how many there were. */
    async unscopedEndAll(): Promise<number> {
      await devices(db).execute()
      const { numDeletedRows } = await db.deleteFrom('session').executeTakeFirst()
      return Number(numDeletedRows)
    },

    async unscopedPurge(before: string): Promise<void> {
      await db.deleteFrom('session').where('expiresAt', '<', before).execute()
    },
  }
}

export type SessionsRepository = ReturnType<typeof sessionsRepository>
