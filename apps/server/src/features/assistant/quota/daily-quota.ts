import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Tables } from '#server/platform/database/tables.ts'
import { AppError } from '#server/platform/errors/app-error.ts'

export interface DailyUse {
  used: number
  /** Null: without limit. */
  limit: number | null
  /** When it begins anew. */
  resetsAt: string
}

interface Deps {
  /** Questions a day of the person's plan; null for any number. */
  limitOf: (ownerId: string) => Promise<number | null>
  now: () => Date
}

const DAY_MS = 24 * 60 * 60 * 1_000
const HOUR_MS = 60 * 60 * 1_000
/** Where there is no limit: as far as the column counts. */
const MOST_COUNTED = 2 ** 31 - 1

/** Questions to the assistant a day. Counted in one statement, so that calls at once cannot slip past the limit. */
export function dailyQuota(db: Kysely<Tables>, { limitOf, now }: Deps) {
  const today = () => now().toISOString().slice(0, 10)
  const resetsAt = () => new Date(Date.parse(`${today()}T00:00:00Z`) + DAY_MS)

  return {
    async useOf(ownerId: string): Promise<DailyUse> {
      const row = await db
        .selectFrom('daily_queries')
        .select(['day', 'used'])
        .where('owner_id', '=', ownerId)
        .executeTakeFirst()
      const used = row?.day === today() ? row.used : 0
      return { used, limit: await limitOf(ownerId), resetsAt: resetsAt().toISOString() }
    },

    /** Counts one question; false when the day's are used up, and then nothing is counted. */
    async take(ownerId: string): Promise<boolean> {
      const limit = await limitOf(ownerId)
      if (limit === 0) return false
      const day = today()
      const counted = sql<boolean>`daily_queries.day <> ${day} or daily_queries.used < ${limit ?? MOST_COUNTED}`
      const taken = await db
        .insertInto('daily_queries')
        .values({ owner_id: ownerId, day, used: 1 })
        .onConflict((conflict) =>
          conflict
            .column('owner_id')
            .doUpdateSet({
              day,
              used: sql`case when daily_queries.day = ${day} then daily_queries.used + 1 else 1 end`,
            })
            .where(counted),
        )
        .returning('used')
        .executeTakeFirst()
      return taken !== undefined
    },

    async refusal(ownerId: string): Promise<AppError> {
      const limit = (await limitOf(ownerId)) ?? 0
      if (limit === 0) return new AppError('trial_over')
      const left = resetsAt().getTime() - now().getTime()
      const hours = Math.floor(left / HOUR_MS)
      const minutes = Math.ceil((left % HOUR_MS) / 60_000)
      const when = `in ${hours > 0 ? `${hours} h ` : ''}${minutes} min`
      return new AppError('quota_used', { details: { limit, when } })
    },
  }
}

export type DailyQuota = ReturnType<typeof dailyQuota>
