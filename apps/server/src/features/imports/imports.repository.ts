import type { ImportState, ImportTable, MedicineConflict, TableMatch } from '@salus/contract'
import { type Selectable, type SqlBool, sql } from 'kysely'
import type { Database } from '#server/platform/database/database.ts'
import type { Tables } from '#server/platform/database/tables.ts'
import type { Vault } from '#server/platform/vault/vault.ts'
import type { Sorted } from './reading/sorter.ts'

/** The sealed part of an import. */
export interface About {
  name: string
  modifiedAt: number | null
  timeZone: string
  /** The person's answers. */
  match: TableMatch | null
  subject: string | null
  /** Keys of entries that the person says are over. */
  over?: string[]
  conflicts?: MedicineConflict[]
  table: ImportTable | null
  sorted: Sorted | null
  problem: string | null
  /** After an undo. */
  stayed: number
  /** Said at an undo. */
  withEdited: boolean
}

/** Whose work at an import it is, from when on, and until when nobody else takes it up. */
export interface Lease {
  holder: string
  now: string
  until: string
}

export interface KeptImport {
  id: string
  number: number
  state: ImportState
  size: number
  received: number
  progress: number
  about: About
  keptBytes: number
  createdAt: string
  appliedAt: string | null
}

const OPEN: readonly ImportState[] = ['uploading', 'asking', 'reading', 'ready', 'applying', 'undoing']
const AT_WORK = ['reading', 'applying', 'undoing']
const place = (id: string) => ({ table: 'imports', column: 'about', rowId: id })

/** The imports of a person, and the parts of their files until they are read. */
export function importsRepository(database: Database, vault: Vault) {
  const { db } = database

  const one = (ownerId: string, id: string) =>
    db.selectFrom('imports').selectAll().where('owner_id', '=', ownerId).where('id', '=', id)

  async function opened(ownerId: string, row: Selectable<Tables['imports']>): Promise<KeptImport> {
    return {
      id: row.id,
      number: row.number,
      state: row.state as ImportState,
      size: Number(row.size),
      received: Number(row.received),
      progress: row.progress,
      about: JSON.parse(await vault.open(ownerId, place(row.id), row.about)),
      keptBytes: Number(row.kept_bytes),
      createdAt: row.created_at,
      appliedAt: row.applied_at,
    }
  }

  /** Changes a row that is held by `holder`; false when it is not. */
  async function held(
    ownerId: string,
    id: string,
    change: Partial<Pick<Tables['imports'], 'leased_until' | 'leased_by' | 'progress'>>,
    { holder, state }: { holder: string; state?: ImportState },
  ): Promise<boolean> {
    let query = db
      .updateTable('imports')
      .set(change)
      .where('owner_id', '=', ownerId)
      .where('id', '=', id)
      .where('leased_by', '=', holder)
    if (state) query = query.where('state', '=', state)
    const { numUpdatedRows } = await query.executeTakeFirst()
    return numUpdatedRows === 1n
  }

  const sealed = (ownerId: string, id: string, about: About) => vault.seal(ownerId, place(id), JSON.stringify(about))

  return {
    /** False when the owner has one of this id, or another one that is open. */
    async create(ownerId: string, id: string, size: number, about: About, now: string): Promise<boolean> {
      const content = await sealed(ownerId, id, about)
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('imports')
        .columns([
          'owner_id',
          'id',
          'number',
          'state',
          'is_open',
          'size',
          'received',
          'progress',
          'about',
          'kept_bytes',
          'created_at',
          'updated_at',
        ])
        .expression((e) =>
          e
            .selectFrom('imports')
            .where('owner_id', '=', ownerId)
            .select(() => [
              sql<string>`cast(${ownerId} as text)`.as('owner_id'),
              sql<string>`cast(${id} as text)`.as('id'),
              sql<number>`coalesce(max(number), 0) + 1`.as('number'),
              sql<string>`cast(${size === 0 ? 'reading' : 'uploading'} as text)`.as('state'),
              sql<number>`1`.as('is_open'),
              sql<number>`cast(${size} as bigint)`.as('size'),
              sql<number>`0`.as('received'),
              sql<number>`0`.as('progress'),
              sql<string>`cast(${content} as text)`.as('about'),
              sql<number>`0`.as('kept_bytes'),
              sql<string>`cast(${now} as text)`.as('created_at'),
              sql<string>`cast(${now} as text)`.as('updated_at'),
            ]),
        )
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst()
      return numInsertedOrUpdatedRows === 1n
    },

    async find(ownerId: string, id: string): Promise<KeptImport | null> {
      const row = await one(ownerId, id).executeTakeFirst()
      return row ? opened(ownerId, row) : null
    },

    /** Newest first, after `after`. */
    async list(ownerId: string, limit: number, after: { at: string; id: string } | null): Promise<KeptImport[]> {
      let query = db.selectFrom('imports').selectAll().where('owner_id', '=', ownerId)
      if (after) query = query.where(sql<SqlBool>`(created_at, id) < (${after.at}, ${after.id})`)
      const rows = await query.orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit).execute()
      return Promise.all(rows.map((row) => opened(ownerId, row)))
    },

    /**
     * From one state to another; false when it is in none of `from` by now, or another import is open. Whoever works at it has done
     * so, unless `isHeld`: then it goes on once that one has let go.
     */
    async move(
      ownerId: string,
      id: string,
      change: {
        from: readonly ImportState[]
        to: ImportState
        about?: About
        appliedAt?: string
        now: string
        isHeld?: boolean
      },
    ): Promise<boolean> {
      const { from, to, about, appliedAt, now, isHeld = false } = change
      const isOpen = OPEN.includes(to)
      let query = db
        .updateTable('imports')
        .set({
          state: to,
          is_open: isOpen ? 1 : 0,
          progress: 0,
          ...(!isHeld && { leased_until: null, leased_by: null }),
          updated_at: now,
          ...(appliedAt && { applied_at: appliedAt }),
          ...(about && { about: await sealed(ownerId, id, about) }),
        })
        .where('owner_id', '=', ownerId)
        .where('id', '=', id)
        .where('state', 'in', [...from])
      if (isOpen) {
        query = query.where(({ not, exists }) =>
          not(
            exists(
              db
                .selectFrom('imports as other')
                .select('other.id')
                .where('other.owner_id', '=', ownerId)
                .where('other.is_open', '=', 1)
                .where('other.id', '<>', id),
            ),
          ),
        )
      }
      const { numUpdatedRows } = await query.executeTakeFirst()
      return numUpdatedRows === 1n
    },

    /** One process at a time works at an import. False when another one does, or there is nothing to do. */
    async lease(ownerId: string, id: string, { holder, now, until }: Lease): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('imports')
        .set({ leased_until: until, leased_by: holder })
        .where('owner_id', '=', ownerId)
        .where('id', '=', id)
        .where('state', 'in', AT_WORK)
        .where((e) => e.or([e('leased_until', 'is', null), e('leased_until', '<', now)]))
        .executeTakeFirst()
      return numUpdatedRows === 1n
    },

    /** Still at work. False when the import is gone, no longer in this state, or somebody else's. */
    extend: (ownerId: string, id: string, { holder, until, state }: Lease & { state: ImportState }) =>
      held(ownerId, id, { leased_until: until }, { holder, state }),

    async letGo(ownerId: string, id: string, holder: string): Promise<void> {
      await held(ownerId, id, { leased_until: null, leased_by: null }, { holder })
    },

    /** Every owner's, for a process that is the only one. */
    async unscopedForgetLeases(): Promise<void> {
      await db
        .updateTable('imports')
        .set({ leased_until: null, leased_by: null })
        .where('is_open', '=', 1)
        .where('leased_until', 'is not', null)
        .execute()
    },

    /** Also makes the lease longer. False as for `extend`. */
    setProgress: (
      ownerId: string,
      id: string,
      { holder, until, state, progress }: Lease & { state: ImportState; progress: number },
    ) => held(ownerId, id, { progress: Math.min(1, Math.max(0, progress)), leased_until: until }, { holder, state }),

    /** The part that begins where the file ended so far; false when it is another one, or nothing is awaited. */
    async addPart(
      ownerId: string,
      id: string,
      {
        start,
        length,
        fileId,
        sha256,
        now,
      }: { start: number; length: number; fileId: string; sha256: string; now: string },
    ): Promise<boolean> {
      const grown = db
        .updateTable('imports')
        .set({
          received: start + length,
          progress: sql`cast(${start + length} as double precision) / size`,
          updated_at: now,
        })
        .where('owner_id', '=', ownerId)
        .where('id', '=', id)
        .where('state', '=', 'uploading')
        .where('received', '=', start)
      const added = db
        .insertInto('import_parts')
        .values({ owner_id: ownerId, import_id: id, start, file_id: fileId, sha256 })
        .onConflict((conflict) => conflict.doNothing())
      return (await database.together([grown.compile(), added.compile()])) === null
    },

    /** In the order of the file. */
    async parts(ownerId: string, id: string): Promise<{ fileId: string; sha256: string | null }[]> {
      const rows = await db
        .selectFrom('import_parts')
        .select(['file_id', 'sha256'])
        .where('owner_id', '=', ownerId)
        .where('import_id', '=', id)
        .orderBy('start')
        .execute()
      return rows.map(({ file_id, sha256 }) => ({ fileId: file_id, sha256 }))
    },

    /** Those that are in the record, in the order in which they were taken in. */
    async done(ownerId: string): Promise<KeptImport[]> {
      const rows = await db
        .selectFrom('imports')
        .selectAll()
        .where('owner_id', '=', ownerId)
        .where('state', '=', 'done')
        .orderBy('applied_at')
        .orderBy('number')
        .execute()
      return Promise.all(rows.map((row) => opened(ownerId, row)))
    },

    async forgetPart(ownerId: string, id: string, fileId: string): Promise<void> {
      await db
        .deleteFrom('import_parts')
        .where('owner_id', '=', ownerId)
        .where('import_id', '=', id)
        .where('file_id', '=', fileId)
        .execute()
    },

    async remove(ownerId: string, id: string, from: readonly ImportState[]): Promise<boolean> {
      const { numDeletedRows } = await db
        .deleteFrom('imports')
        .where('owner_id', '=', ownerId)
        .where('id', '=', id)
        .where('state', 'in', [...from])
        .executeTakeFirst()
      return numDeletedRows === 1n
    },

    /** Every owner's imports that were begun and that nobody works at. */
    async unscopedUnattended(now: string): Promise<{ ownerId: string; id: string }[]> {
      const rows = await db
        .selectFrom('imports')
        .select(['owner_id', 'id'])
        .where('is_open', '=', 1)
        .where('state', 'in', AT_WORK)
        .where((e) => e.or([e('leased_until', 'is', null), e('leased_until', '<', now)]))
        .execute()
      return rows.map(({ owner_id, id }) => ({ ownerId: owner_id, id }))
    },

    /** Every owner's imports that have waited for their person since before `before`. */
    async unscopedAbandoned(before: string): Promise<{ ownerId: string; id: string }[]> {
      const rows = await db
        .selectFrom('imports')
        .select(['owner_id', 'id'])
        .where('is_open', '=', 1)
        .where('state', 'in', ['uploading', 'asking', 'ready'])
        .where('updated_at', '<', before)
        .execute()
      return rows.map(({ owner_id, id }) => ({ ownerId: owner_id, id }))
    },
  }
}

export type ImportsRepository = ReturnType<typeof importsRepository>
