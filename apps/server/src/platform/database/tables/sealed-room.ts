/** A room of the record whose items are sealed as a whole. */
export interface SealedRoomTable {
  owner_id: string
  /** Made by whoever adds it, or by its import; unique for its owner, not across owners. */
  id: string
  /** Counts the changes of this one, from 1. */
  version: number
  /** Sealed JSON: all that is told of it, and the entry of the file that brought it. */
  content: string
  /** The import that brought it; null where it was typed. */
  import_id: string | null
  /** ISO times, as all that follow. */
  created_at: string
  changed_at: string
  /** It can be restored until it is purged. */
  deleted_at: string | null
}
