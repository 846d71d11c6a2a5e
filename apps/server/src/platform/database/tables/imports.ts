/** Of an owner's imports at most one is open. PostgreSQL gives large integers as text. */
export interface ImportTables {
  imports: {
    owner_id: string
    /** Made by the browser; unique for its owner, not across owners. */
    id: string
    /** Small, from 1: what it added to the vital signs carries it. */
    number: number
    state: string
    is_open: number
    /** Bytes of the file. */
    size: number | string
    received: number | string
    /** Of the step that is under way, 0 to 1. */
    progress: number
    /** Sealed: the name of the file, whom it is about, what is in it. */
    about: string
    /** Counted with the owner's documents. */
    kept_bytes: number | string
    created_at: string
    updated_at: string
    applied_at: string | null
    /** Until then one process works at it; after that another one may. */
    leased_until: string | null
    /** Names that process. */
    leased_by: string | null
  }
  /** The file, until it has been read: each part stands sealed in the file store. */
  import_parts: {
    owner_id: string
    import_id: string
    start: number | string
    file_id: string
    /** Checksum of the sealed bytes, in hexadecimal. Rows of earlier versions have none. */
    sha256: string | null
  }
  /** What was read of it, many entries a row: of one kind, and with one outcome. */
  import_blocks: {
    owner_id: string
    import_id: string
    number: number
    outcome: string
    /** Keyed hash: `kindKeys`. Those of earlier versions stand open until they are sealed. */
    kind: string
    count: number
    is_applied: number
    /** Sealed: packed JSON lines. */
    content: Buffer
  }
  /** What has its day but no place in the record, for the timeline. */
  import_events: {
    owner_id: string
    id: string
    import_id: string
    /** Empty: it is in the body. Those of earlier versions stand open until they are sealed. */
    kind: string
    /** ISO, as exact as the file has it. */
    happened_at: string
    /** Sealed JSON. */
    body: string
  }
}
