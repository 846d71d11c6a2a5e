import { type Kysely, sql } from 'kysely'
import type { Tables } from '../database/tables.ts'
import { AppError } from '../errors/app-error.ts'

/** `burst` tries at once, and one more every `everyMs` after that. */
export interface Allowance {
  key: string
  burst: number
  everyMs: number
}

/**
 * Counts tries at what can be guessed, in the database, so that all processes share one count and a restart forgets
 * nothing. Each key holds one moment: the one from which on it is as good as new (GCRA). One statement both checks and
 * counts, so that calls at the same instant cannot pass together.
 */
export class Attempts {
  readonly #db: Kysely<Tables>
  readonly #now: () => Date

  constructor(db: Kysely<Tables>, now: () => Date) {
    this.#db = db
    this.#now = now
  }

  /** Takes one try of each, or throws `too_many_requests` and takes none. */
  async take(allowances: readonly Allowance[]): Promise<void> {
    await this.#db.transaction().execute(async (trx) => {
      for (const allowance of allowances) await this.#takeOne(trx, allowance)
    })
  }

  /** After a success: the tries were the person's own. */
  async giveBack(allowances: readonly Allowance[]): Promise<void> {
    await this.#db.transaction().execute(async (trx) => {
      for (const { key, everyMs } of allowances) {
        await trx
          .updateTable('rate_limits')
          .set({ free_at: sql`free_at - ${wholeNumber(everyMs)}` })
          .where('key', '=', key)
          .execute()
      }
    })
  }

  async purge(): Promise<void> {
    await this.#db.deleteFrom('rate_limits').where('free_at', '<', this.#now().getTime()).execute()
  }

  async #takeOne(trx: Kysely<Tables>, { key, burst, everyMs }: Allowance): Promise<void> {
    const now = this.#now().getTime()
    const latest = now + (burst - 1) * everyMs
    const later = sql`case when rate_limits.free_at > ${wholeNumber(now)} then rate_limits.free_at else ${wholeNumber(now)} end`
    const taken = await trx
      .insertInto('rate_limits')
      .values({ key, free_at: now + everyMs })
      .onConflict((conflict) =>
        conflict
          .column('key')
          .doUpdateSet({ free_at: sql`${later} + ${wholeNumber(everyMs)}` })
          .where('rate_limits.free_at', '<=', latest),
      )
      .returning('key')
      .executeTakeFirst()
    if (taken) return
    const row = await trx.selectFrom('rate_limits').select('free_at').where('key', '=', key).executeTakeFirst()
    const waitMs = Number(row?.free_at ?? now) - latest
    throw new AppError('too_many_requests', { details: { seconds: Math.max(1, Math.ceil(waitMs / 1_000)) } })
  }
}

// PostgreSQL has to be told the type of a number inside an expression.
const wholeNumber = (value: number) => sql<number>`cast(${value} as bigint)`
