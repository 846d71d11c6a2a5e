import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import type { ImportKind, ImportOutcome } from '@salus/contract'
import type { CompiledQuery } from 'kysely'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '#server/platform/database/database.ts'
import type { Vault } from '#server/platform/vault/vault.ts'
import type { Block, Item } from './item.ts'
import { kindKeys } from './kind-keys.ts'
import type { PackedBlock } from './reading/block-writer.ts'
import { areColumns, vitalsOf } from './vital-columns.ts'

export interface BlockPlace {
  number: number
  outcome: ImportOutcome
  kind: ImportKind
  count: number
}

/** The import itself keeps these; the rest goes into the record or is there already. */
export const REST: readonly ImportOutcome[] = ['differs', 'kept', 'not_understood', 'refused']

const place = (importId: string, number: number) => ({
  table: 'import_blocks',
  column: 'content',
  rowId: `${importId}.${number}`,
})

/** The entries of an import, many a row, packed and sealed. */
export function blocksRepository(database: Database, vault: Vault) {
  const { db } = database

  const of = (ownerId: string, importId: string) =>
    db.selectFrom('import_blocks').where('owner_id', '=', ownerId).where('import_id', '=', importId)

  const change = (ownerId: string, importId: string) =>
    db.updateTable('import_blocks').where('owner_id', '=', ownerId).where('import_id', '=', importId)

  return {
    async add(ownerId: string, importId: string, number: number, block: PackedBlock): Promise<void> {
      const { outcome, kind, count, content } = block
      const sealed = await vault.sealBytes(ownerId, place(importId, number), content)
      await db
        .insertInto('import_blocks')
        .values({
          owner_id: ownerId,
          import_id: importId,
          number,
          outcome,
          kind: kindKeys(vault, ownerId, importId).keyOf(kind),
          count,
          is_applied: 0,
          content: sealed,
        })
        .execute()
    },

    /** In order; those of these outcomes, of this kind, that begin at `from`. */
    async places(
      ownerId: string,
      importId: string,
      options: {
        outcomes: readonly ImportOutcome[]
        kind?: ImportKind | undefined
        from?: number
        isApplied?: boolean
      },
    ): Promise<BlockPlace[]> {
      const { keyOf, kindOf } = kindKeys(vault, ownerId, importId)
      let query = of(ownerId, importId)
        .select(['number', 'outcome', 'kind', 'count'])
        .where('outcome', 'in', [...options.outcomes])
        .where('number', '>=', options.from ?? 0)
      if (options.kind) query = query.where('kind', 'in', [keyOf(options.kind), options.kind])
      if (options.isApplied !== undefined) query = query.where('is_applied', '=', options.isApplied ? 1 : 0)
      const rows = await query.orderBy('number').execute()
      return rows.map(({ kind, ...row }) => ({ ...row, kind: kindOf(kind) }) as BlockPlace)
    },

    async open(ownerId: string, importId: string, { number, outcome, kind }: BlockPlace): Promise<Block> {
      const row = await of(ownerId, importId).select('content').where('number', '=', number).executeTakeFirst()
      if (!row) return { outcome, kind, items: [] }
      const packed = await vault.openBytes(ownerId, place(importId, number), row.content)
      const text = (await promisify(gunzip)(packed)).toString()
      const items = areColumns(text) ? vitalsOf(text) : text.split('\n').map((line) => JSON.parse(line) as Item)
      return { outcome, kind, items }
    },

    async markApplied(ownerId: string, importId: string, number: number): Promise<void> {
      await change(ownerId, importId).set({ is_applied: 1 }).where('number', '=', number).execute()
    },

    /** The entries that it kept have found a room. */
    async markTaken(ownerId: string, importId: string, number: number): Promise<void> {
      await change(ownerId, importId).set({ outcome: 'new', is_applied: 1 }).where('number', '=', number).execute()
    },

    async markUnapplied(ownerId: string, importId: string): Promise<void> {
      await change(ownerId, importId).set({ is_applied: 0 }).where('is_applied', '=', 1).execute()
    },

    async remove(ownerId: string, importId: string, numbers?: readonly number[]): Promise<void> {
      if (numbers?.length === 0) return
      let query = db.deleteFrom('import_blocks').where('owner_id', '=', ownerId).where('import_id', '=', importId)
      if (numbers) query = query.where('number', 'in', [...numbers])
      await query.execute()
    },

    /** Bytes of what the import keeps. */
    async restBytes(ownerId: string, importId: string): Promise<number> {
      const row = await of(ownerId, importId)
        .select(sql<number>`coalesce(sum(octet_length(content)), 0)`.as('bytes'))
        .where('outcome', 'in', [...REST])
        .executeTakeFirst()
      return Number(row?.bytes ?? 0)
    },

    /** Counts the rest with the owner's documents, once; false when there is no room for it. */
    async countRest(
      ownerId: string,
      importId: string,
      bytes: number,
      count: (growth: RawBuilder<number>) => CompiledQuery,
    ): Promise<boolean> {
      const set = db
        .updateTable('imports')
        .set({ kept_bytes: bytes })
        .where('owner_id', '=', ownerId)
        .where('id', '=', importId)
        .where('kept_bytes', '=', 0)
      if (bytes === 0) return true
      const idle = await database.together([set.compile(), count(sql<number>`cast(${bytes} as bigint)`)])
      // Counted before a break: 0.
      return idle !== 1
    },

    async giveBackRest(
      ownerId: string,
      importId: string,
      bytes: number,
      count: (growth: RawBuilder<number>) => CompiledQuery,
    ): Promise<void> {
      const set = db
        .updateTable('imports')
        .set({ kept_bytes: 0 })
        .where('owner_id', '=', ownerId)
        .where('id', '=', importId)
        .where('kept_bytes', '>', 0)
      if (bytes > 0) await database.together([set.compile(), count(sql<number>`cast(${-bytes} as bigint)`)])
    },
  }
}

export type BlocksRepository = ReturnType<typeof blocksRepository>
