export interface CareCircleTables {
  /** One row for each person who may see another's record. Asked for at each such call. */
  care_grants: {
    owner_id: string
    member_id: string
    /** JSON of `CircleRights`. */
    rights: string
    /** 1 for a parent of a child. */
    is_guardian: number
    since: string
    expires_at: string | null
  }
  /** Each is used once, and then is gone. */
  care_invitations: {
    id: string
    owner_id: string
    /** Keyed hash of the token, which is kept nowhere. */
    token_hash: string
    kind: 'share' | 'hand-over'
    /** Sealed: whom it is for; of a hand-over the e-mail address. */
    name: string
    rights: string
    is_guardian: number
    /** When what it grants ends. */
    grant_expires_at: string | null
    /** When it can be used no more. */
    expires_at: string
    /** The owner, or a parent; null of those from before this was kept. */
    made_by: string | null
  }
  children: {
    owner_id: string
    made_at: string
  }
}
