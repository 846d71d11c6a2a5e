import type { Generated } from 'kysely'

export interface DocumentTables {
  documents: {
    /** Made by the browser; unique for its owner, not across owners. */
    id: string
    owner_id: string
    kind: string
    /** Sealed. */
    title: string
    /** Sealed: the first line or so, so that a list does not open whole texts. */
    excerpt: string
    /** Sealed. */
    text: string
    /** ISO time it was written. */
    date: string
    /** ISO time it was deleted; it can be restored until it is purged. */
    deleted_at: string | null
    /** Sealed JSON list; null for none. */
    tags: string | null
    /** The import that added it. */
    import_id: Generated<string | null>
  }
  /** The file that a document was read from. Its bytes stand in the file store. */
  document_files: {
    owner_id: string
    document_id: string
    file_id: string
    /** Sealed. */
    name: string
    /** Media type. */
    type: string
    /** As they are stored, sealed. PostgreSQL gives them as text. */
    bytes: number | string
    /** Checksum of the sealed bytes, in hexadecimal. Rows of earlier versions have none. */
    sha256: string | null
  }
  /** One row an owner, changed together with the documents. */
  document_storage: {
    owner_id: string
    /** Sealed bytes of all documents that are not deleted. PostgreSQL gives them as text. */
    bytes: number | string
  }
}
