export interface AdminTables {
  /** Accounts that may see how the installation does. */
  admins: {
    owner_id: string
    since: string
  }
  /** What the host did to an account, until its owner has seen it. */
  host_acts: {
    id: string
    owner_id: string
    /** A `HostAct`. */
    act: string
    at: string
  }
  /** Backups that were made of this database; where they are is not kept. */
  backups: {
    id: string
    made_at: string
    /** PostgreSQL gives them as text. */
    bytes: number | string
    files: number
    /** When it was last read through to the end. */
    verified_at: string | null
    /** What was found wrong then. */
    problems: number | null
  }
}
