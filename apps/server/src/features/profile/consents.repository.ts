import { CONSENT_KINDS, type ConsentChange, type Consents } from '@salus/contract'
import type { Kysely } from 'kysely'
import type { Tables } from '#server/platform/database/tables.ts'

/** Of the newest; who changes their mind a hundred times is shown the last of it. */
const SHOWN = 100

/** Rows are added and never changed: what was agreed to when stays as it was. */
export function consentsRepository(db: Kysely<Tables>) {
  return {
    async list(ownerId: string): Promise<Consents['items']> {
      const rows = await db
        .selectFrom('consents')
        .select(['kind', 'given', 'text_version', 'at'])
        .where('owner_id', '=', ownerId)
        .orderBy('at', 'desc')
        .limit(SHOWN)
        .execute()
      return rows.flatMap(({ kind: kept, given, text_version, at }) => {
        const kind = CONSENT_KINDS.find((each) => each === kept)
        return kind ? [{ kind, given: given === 1, textVersion: text_version, at }] : []
      })
    },

    async add(
      ownerId: string,
      { kind, given, id, at, textVersion }: ConsentChange & { id: string; at: string; textVersion: string },
    ): Promise<void> {
      await db
        .insertInto('consents')
        .values({ id, owner_id: ownerId, kind, given: given ? 1 : 0, text_version: textVersion, at })
        .execute()
    },
  }
}
