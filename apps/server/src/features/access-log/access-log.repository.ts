import type { AccessEntry, AccessFilter, AccessPeople } from '@salus/contract'
import { type Kysely, sql } from 'kysely'
import type { Tables } from '#server/platform/database/tables.ts'
import type { Vault } from '#server/platform/vault/vault.ts'

export interface Position {
  at: string
  id: string
}

type Origin = AccessEntry['from']

const place = (id: string) => ({ table: 'access_log', column: 'origin', rowId: id })

export const openOrigin = async (vault: Vault, ownerId: string, id: string, origin: string): Promise<Origin> =>
  JSON.parse(await vault.open(ownerId, place(id), origin))

/** How the lines that name somebody are found; another one with each owner. */
export const personKey = (vault: Pick<Vault, 'fingerprint'>, ownerId: string, name = ''): string =>
  name === '' ? '' : vault.fingerprint('access log person', `${ownerId} ${name}`)

/** More than a care circle ever has. */
const MOST_PEOPLE = 200

/** Times are kept, and so compared, as text of one length. */
const toMillis = (time: string): string => new Date(time).toISOString()

/** Rows are added and read; the old ones go. There is no way to change one. */
export function accessLogRepository(db: Kysely<Tables>, vault: Vault) {
  return {
    /** Writes for several owners in one statement: all of them or none. */
    async addMany(entries: readonly (AccessEntry & { ownerId: string })[]): Promise<void> {
      const rows = await Promise.all(
        entries.map(async ({ id, ownerId, at, actor, kind, action, times, from }) => {
          const origin = await vault.seal(ownerId, place(id), JSON.stringify(from))
          const person = personKey(vault, ownerId, from.name)
          return { id, owner_id: ownerId, at, actor, kind, action, times, origin, person }
        }),
      )
      // One whose writing was told as failed may be there after all.
      const added = db
        .insertInto('access_log')
        .values(rows)
        .onConflict((conflict) => conflict.column('id').doNothing())
      await added.execute()
    },

    /** An owner who is gone has no log. */
    async isOwnerGone(ownerId: string): Promise<boolean> {
      const owner = await db.selectFrom('user').select('id').where('id', '=', ownerId).executeTakeFirst()
      return owner === undefined
    },

    /** Newest first, after `after`. */
    async list(
      ownerId: string,
      { actor, person, kind, action, since, before }: AccessFilter,
      limit: number,
      after: Position | null,
    ): Promise<AccessEntry[]> {
      let query = db.selectFrom('access_log').selectAll().where('owner_id', '=', ownerId)
      if (after) query = query.where(sql<boolean>`(at, id) < (${after.at}, ${after.id})`)
      if (actor) query = query.where('actor', '=', actor)
      if (person) query = query.where('person', '=', person)
      if (kind) query = query.where('kind', '=', kind)
      if (action) query = query.where('action', '=', action)
      if (since) query = query.where('at', '>=', toMillis(since))
      if (before) query = query.where('at', '<', toMillis(before))
      const rows = await query.orderBy('at', 'desc').orderBy('id', 'desc').limit(limit).execute()
      return Promise.all(
        rows.map(async ({ owner_id: _, person: __, origin, ...row }) => ({
          ...(row as Omit<AccessEntry, 'from'>),
          from: await openOrigin(vault, ownerId, row.id, origin),
        })),
      )
    },

    /** All whom the lines name, by name. */
    async people(ownerId: string): Promise<AccessPeople['items']> {
      const lineOfEach = db
        .selectFrom('access_log')
        .select(({ fn }) => fn.max('id').as('id'))
        .where('owner_id', '=', ownerId)
        .where(sql<boolean>`person <> ''`)
        .groupBy('person')
        .limit(MOST_PEOPLE)
      const rows = await db
        .selectFrom('access_log')
        .select(['id', 'origin', 'person'])
        .where('id', 'in', lineOfEach)
        .execute()
      const people = await Promise.all(
        rows.map(async ({ id, origin, person }) => {
          const { name = '' } = await openOrigin(vault, ownerId, id, origin)
          return { person: person ?? '', name }
        }),
      )
      return people.sort((one, other) => one.name.localeCompare(other.name))
    },

    /** Of every owner. */
    async unscopedPurge(before: string): Promise<void> {
      await db.deleteFrom('access_log').where('at', '<', before).execute()
    },
  }
}

export type AccessLogRepository = ReturnType<typeof accessLogRepository>
