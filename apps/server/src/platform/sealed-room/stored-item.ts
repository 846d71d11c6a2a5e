import type { RecordEntry } from '@salus/exchange'
import type { Selectable } from 'kysely'
import type { Tables } from '../database/tables.ts'
import type { Vault } from '../vault/vault.ts'

/** Tables of rooms whose items are sealed as a whole. All have the same columns. */
export type RoomTable = 'immunizations' | 'visits'

export interface KeptItem<Content, Entry extends RecordEntry> {
  id: string
  version: number
  content: Content
  /** As the file had it that brought it: what has no field here goes out again as it came. */
  original: Entry | null
  importId: string | null
  createdAt: string
  changedAt: string
}

export type ItemRow = Omit<Selectable<Tables[RoomTable]>, 'owner_id' | 'deleted_at'>

/** Seals the items of a room into rows and opens them. `read`: throws on what is no content. */
export function storedItems<Content, Entry extends RecordEntry>(
  vault: Vault,
  { table, read }: { table: RoomTable; read: (content: unknown) => Content },
) {
  type Kept = KeptItem<Content, Entry>
  const placeOf = (id: string) => ({ table, column: 'content', rowId: id })
  const sealed = (ownerId: string, { id, content, original }: Pick<Kept, 'id' | 'content' | 'original'>) =>
    vault.seal(ownerId, placeOf(id), JSON.stringify({ content, original }))
  return {
    sealed,

    async row(ownerId: string, kept: Kept) {
      const { id, version, importId, createdAt, changedAt } = kept
      return {
        owner_id: ownerId,
        id,
        version,
        content: await sealed(ownerId, kept),
        import_id: importId,
        created_at: createdAt,
        changed_at: changedAt,
      }
    },

    async open(ownerId: string, row: ItemRow): Promise<Kept> {
      const opened = JSON.parse(await vault.open(ownerId, placeOf(row.id), row.content)) as {
        content: unknown
        original: Entry | null
      }
      return {
        id: row.id,
        version: row.version,
        content: read(opened.content),
        original: opened.original,
        importId: row.import_id,
        createdAt: row.created_at,
        changedAt: row.changed_at,
      }
    },
  }
}
