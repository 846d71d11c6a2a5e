export interface PreventionTables {
  /** What a person says about what is due. Rows are added and removed, and never changed. */
  due_choices: {
    owner_id: string
    /** Made by whoever says it; unique for its owner, not across owners. */
    id: string
    /** Sealed JSON: which check it is about, and what is said of it. */
    content: string
    /** An ISO time. */
    at: string
  }
}
