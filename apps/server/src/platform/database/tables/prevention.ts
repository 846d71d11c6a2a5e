export interface PreventionTables {
  /** What a person says about what is due. Rows are added, removed and brought back, and never reworded. */
  due_choices: {
    owner_id: string
    /** Made by whoever says it; unique for its owner, not across owners. */
    id: string
    /** Sealed JSON: which check it is about, and what is said of it. */
    content: string
    /** An ISO time. */
    at: string
    /** An ISO time: it was taken back, or a newer word took its place. It can be restored until it is purged. */
    deleted_at: string | null
  }
}
