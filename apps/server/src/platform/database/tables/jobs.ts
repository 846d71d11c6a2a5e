export interface JobTables {
  /** Everything that has its time. What a job works on is told by ids; nothing here is sealed. */
  jobs: {
    kind: string
    /** One job of a kind for each key; empty for a kind that has one job. */
    key: string
    /** Whose account it is about: it goes with the account. */
    owner_id: string | null
    /** JSON: ids. */
    payload: string
    /** When it is to run. */
    due_at: string
    /** When it is looked at next: `due_at`, or the end of the lease while somebody works at it. */
    next_at: string
    /** The process that works at it. */
    holder: string | null
    /** It was asked for anew while it ran: it runs again at this time. */
    again_at: string | null
    /** How often it was begun since it last succeeded. */
    tries: number
    /** A code of the last failure; null after a success. */
    failed_code: string | null
    failed_at: string | null
    /** It failed for the last time, and waits for somebody to look. */
    dead_at: string | null
    /** When it last succeeded, of jobs that repeat. */
    done_at: string | null
  }
}
