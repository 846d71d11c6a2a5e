export interface MedicineTables {
  /** One row an owner, from the first look at the list on. */
  medicine_lists: {
    owner_id: string
    /** Counts every change of the list: of two that began with one number, one gets the next. */
    revision: number
  }
  medicines: {
    owner_id: string
    /** Made by whoever adds it; unique for its owner, not across owners. */
    id: string
    /** The person's order. */
    place: number
    /** Counts the changes of this one, from 1. */
    version: number
    /** Sealed JSON: all that is told of it, and its status. */
    content: string
    /** ISO times, as all that follow. */
    created_at: string
    changed_at: string
    /** It can be restored until it is purged. */
    deleted_at: string | null
  }
  /** Rows are added and undone, and never changed else. */
  dose_marks: {
    owner_id: string
    id: string
    medicine_id: string
    /** The planned dose, or a name of its own. One mark that is not undone stands for each. */
    slot: string
    status: string
    /** When it was taken or skipped. */
    at: string
    planned_at: string | null
    /** `planned_at`, or `at` where nothing was planned: what lists go by. */
    due_at: string
    amount: number | null
    /** Sealed. */
    why: string | null
    marked_at: string
    /** A member of the care circle; null for the owner. */
    by_id: string | null
    undone_at: string | null
    undone_by: string | null
  }
  /** Warnings that somebody has put away. */
  check_dismissals: {
    owner_id: string
    /** Keyed hash of the facts that the warning is made of. */
    fingerprint: string
    /** Sealed. */
    reason: string
    at: string
    by_id: string | null
  }
}
