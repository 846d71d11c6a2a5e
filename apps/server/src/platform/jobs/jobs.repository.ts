import { type CompiledQuery, type Expression, type SqlBool, sql } from 'kysely'
import type { Database } from '../database/database.ts'
import type { NewJob } from './job-kinds.ts'

/** A job that this process works at. */
export interface ClaimedJob {
  kind: string
  key: string
  owner_id: string | null
  payload: string
  due_at: string
  tries: number
}

export interface KindCounts {
  kind: string
  /** There is one, which runs over and over. */
  repeats: boolean
  waiting: number
  running: number
  failing: number
  dead: number
  /** Since when the first of those that are due has waited. */
  oldestDueAt: string | null
  /** Only kinds that repeat have it. */
  lastDoneAt: string | null
  lastFailedAt: string | null
  lastFailedCode: string | null
}

export interface DeadJob {
  kind: string
  key: string
  diedAt: string
  code: string
  tries: number
}

/** The rows of all jobs. A claim is one statement, so that no two processes take the same. */
export function jobsRepository({ db, dialect }: Pick<Database, 'db' | 'dialect'>) {
  const isOneOf = (keys: readonly string[]): Expression<SqlBool> =>
    dialect === 'postgres'
      ? sql<SqlBool>`jobs.key = any(${keys}::text[])`
      : sql<SqlBool>`jobs.key in (select value from json_each(${JSON.stringify(keys)}))`

  const held = (kind: string, holder: string, keys: readonly string[]) =>
    db.updateTable('jobs').where('kind', '=', kind).where('holder', '=', holder).where(isOneOf(keys))

  const row = ({ kind, key, at, ownerId = null, payload = {} }: NewJob) => ({
    kind,
    key,
    owner_id: ownerId,
    payload: JSON.stringify(payload),
    due_at: at.toISOString(),
    next_at: at.toISOString(),
    tries: 0,
  })

  return {
    /** For `database.together`: the job is there if and only if what it works on is. */
    scheduling(jobs: readonly NewJob[]): CompiledQuery {
      const free = sql<SqlBool>`jobs.holder is null`
      return db
        .insertInto('jobs')
        .values(jobs.map(row))
        .onConflict((conflict) =>
          conflict.columns(['kind', 'key']).doUpdateSet((each) => ({
            owner_id: each.ref('excluded.owner_id'),
            payload: each.ref('excluded.payload'),
            due_at: sql`case when ${free} then excluded.due_at else jobs.due_at end`,
            next_at: sql`case when ${free} then excluded.next_at else jobs.next_at end`,
            again_at: sql`case when ${free} then null else excluded.due_at end`,
            tries: sql`case when ${free} then 0 else jobs.tries end`,
            failed_code: null,
            failed_at: null,
            dead_at: null,
          })),
        )
        .compile()
    },

    /** Makes the job, or has it run sooner than it would; never later. */
    async hasten(job: NewJob): Promise<void> {
      await db
        .insertInto('jobs')
        .values(row(job))
        .onConflict((conflict) =>
          conflict
            .columns(['kind', 'key'])
            .doUpdateSet((each) => ({
              due_at: each.ref('excluded.due_at'),
              next_at: each.ref('excluded.next_at'),
              dead_at: null,
            }))
            .where('jobs.holder', 'is', null)
            .where((each) =>
              each.or([each('jobs.dead_at', 'is not', null), each('jobs.next_at', '>', each.ref('excluded.next_at'))]),
            ),
        )
        .execute()
    },

    cancelling: (kind: string, key: string): CompiledQuery =>
      db.deleteFrom('jobs').where('kind', '=', kind).where('key', '=', key).compile(),

    /** Those of a kind that are due, taken for this process until the lease ends. */
    claim(kind: string, limit: number, by: { holder: string; now: string; until: string }): Promise<ClaimedJob[]> {
      return db
        .with('due', (each) => {
          const query = each
            .selectFrom('jobs')
            .select('key')
            .where('kind', '=', kind)
            .where('dead_at', 'is', null)
            .where('next_at', '<=', by.now)
            .orderBy('next_at')
            .limit(limit)
          return dialect === 'postgres' ? query.forUpdate().skipLocked() : query
        })
        .updateTable('jobs')
        .from('due')
        .set({ holder: by.holder, next_at: by.until, tries: sql`jobs.tries + 1` })
        .where('jobs.kind', '=', kind)
        .whereRef('jobs.key', '=', 'due.key')
        .returning(['jobs.kind', 'jobs.key', 'jobs.owner_id', 'jobs.payload', 'jobs.due_at', 'jobs.tries'])
        .execute()
    },

    /** Holds them longer. Answers which are still held. */
    async extend(kind: string, holder: string, keys: readonly string[], until: string): Promise<Set<string>> {
      const kept = await held(kind, holder, keys).set({ next_at: until }).returning('key').execute()
      return new Set(kept.map(({ key }) => key))
    },

    /** They are done and go; those that were asked for anew meanwhile wait for their new time. */
    async finish(kind: string, holder: string, keys: readonly string[]): Promise<void> {
      const gone = await db
        .deleteFrom('jobs')
        .where('kind', '=', kind)
        .where('holder', '=', holder)
        .where('again_at', 'is', null)
        .where(isOneOf(keys))
        .executeTakeFirst()
      if (Number(gone.numDeletedRows) === keys.length) return
      await held(kind, holder, keys)
        .set((each) => ({
          ...FREE,
          due_at: each.fn.coalesce('again_at', 'due_at'),
          next_at: each.fn.coalesce('again_at', 'due_at'),
          again_at: null,
        }))
        .execute()
    },

    /** It is done, and runs again at this time; sooner if that was asked for meanwhile. */
    async repeat(kind: string, holder: string, key: string, at: string, now: string): Promise<void> {
      const next = sql<string>`case when again_at < ${at} then again_at else ${at} end`
      await held(kind, holder, [key])
        .set({ ...FREE, due_at: next, next_at: next, again_at: null, done_at: now })
        .execute()
    },

    /** It failed, and is tried again at this time; never, if it is dead. One that was asked for anew starts anew. */
    async fail(
      kind: string,
      holder: string,
      key: string,
      { at, code, now, tries, isDead }: { at: string; code: string; now: string; tries: number; isDead: boolean },
    ): Promise<void> {
      const next = sql<string>`coalesce(again_at, ${at})`
      await held(kind, holder, [key])
        .set({
          holder: null,
          due_at: next,
          next_at: next,
          tries: sql`case when again_at is null then ${sql.lit(tries)} else 0 end`,
          dead_at: sql`case when again_at is null then ${isDead ? now : null} else null end`,
          again_at: null,
          failed_code: code,
          failed_at: now,
        })
        .execute()
    },

    /** It was not done, and that is nobody's fault: it is free at once. */
    async letGo(kind: string, holder: string, key: string, now: string): Promise<void> {
      await held(kind, holder, [key])
        .set({ holder: null, next_at: now, again_at: null, tries: sql`jobs.tries - 1` })
        .execute()
    },

    /** No process is alive that could hold any: whatever is held is free. */
    async freeAll(now: string): Promise<void> {
      await db.updateTable('jobs').set({ holder: null, next_at: now }).where('holder', 'is not', null).execute()
    },

    /** When there is next something to do for each of these kinds, where there is. */
    async nextOf(kinds: readonly string[]): Promise<{ kind: string; nextAt: string }[]> {
      const [first, ...others] = kinds.map((kind) =>
        db
          .selectFrom('jobs')
          .select((each) => [sql<string>`cast(${kind} as text)`.as('kind'), each.fn.min('next_at').as('next_at')])
          .where('kind', '=', kind)
          .where('dead_at', 'is', null),
      )
      if (!first) return []
      const rows = await others.reduce((all, one) => all.unionAll(one) as typeof all, first).execute()
      return rows.flatMap(({ kind, next_at: nextAt }) => (nextAt === null ? [] : [{ kind, nextAt }]))
    },

    /** A dead one is tried anew. False where there is none. */
    async revive(kind: string, key: string, now: string): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('jobs')
        .set({ dead_at: null, tries: 0, due_at: now, next_at: now })
        .where('kind', '=', kind)
        .where('key', '=', key)
        .where('dead_at', 'is not', null)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },

    async counts(now: string): Promise<KindCounts[]> {
      const isAlive = sql`dead_at is null`
      const isFree = sql`holder is null`
      const count = (what: Expression<unknown>) => sql<number>`sum(case when ${what} then 1 else 0 end)`
      const rows = await db
        .selectFrom('jobs')
        .select((each) => [
          'kind',
          count(sql`${isAlive} and ${isFree}`).as('waiting'),
          count(sql`${isAlive} and holder is not null`).as('running'),
          count(sql`${isAlive} and failed_at is not null`).as('failing'),
          count(sql`dead_at is not null`).as('dead'),
          sql<string | null>`min(case when ${isAlive} and ${isFree} and due_at <= ${now} then due_at end)`.as('oldest'),
          each.fn.max('key').as('key'),
          each.fn.max('done_at').as('done'),
          each.fn.max('failed_at').as('failed'),
          each.fn.max('failed_code').as('code'),
        ])
        .groupBy('kind')
        .orderBy('kind')
        .execute()
      return rows.map(({ kind, key, waiting, running, failing, dead, oldest, done, failed, code }) => ({
        kind,
        repeats: key === '',
        waiting: Number(waiting),
        running: Number(running),
        failing: Number(failing),
        dead: Number(dead),
        oldestDueAt: oldest,
        lastDoneAt: done,
        lastFailedAt: failed,
        lastFailedCode: code,
      }))
    },

    async dead(limit: number): Promise<DeadJob[]> {
      const rows = await db
        .selectFrom('jobs')
        .select(['kind', 'key', 'dead_at', 'failed_code', 'tries'])
        .where('dead_at', 'is not', null)
        .orderBy('dead_at', 'desc')
        .limit(limit)
        .execute()
      return rows.map(({ kind, key, dead_at, failed_code, tries }) => ({
        kind,
        key,
        diedAt: dead_at ?? '',
        code: failed_code ?? '',
        tries,
      }))
    },
  }
}

const FREE = { holder: null, tries: 0, failed_code: null, failed_at: null }

export type JobsRepository = ReturnType<typeof jobsRepository>
