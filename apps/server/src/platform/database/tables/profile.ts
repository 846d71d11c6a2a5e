export interface ProfileTables {
  /** Accounts whose owner asked for their end. */
  account_closings: {
    owner_id: string
    asked_at: string
    ends_at: string
  }
  /** Cards that are switched on. */
  emergency_cards: {
    owner_id: string
    /** Keyed hash of the token that opens it. */
    token_hash: string
    /** Sealed JSON: the token, and what is shown. */
    content: string
    views: number
    last_viewed_at: string | null
  }
  /** Who read or changed what. Rows are added, and go when they are old; a trigger refuses to change one. */
  access_log: {
    id: string
    owner_id: string
    at: string
    actor: string
    kind: string
    action: string
    times: number
    /** Sealed JSON: network, program, and the name of a member. */
    origin: string
    /** Keyed hash of that name, empty where there is none; null of earlier versions until it is filled in. */
    person: string | null
  }
  account_settings: {
    owner_id: string
    /** JSON, plain: language, region, units, theme and voice. */
    settings: string
  }
  /** Keys that a person gives to devices and programs. */
  api_keys: {
    id: string
    owner_id: string
    /** Sealed: what the person calls it. */
    name: string
    /** Keyed hash of the whole key, which is kept nowhere. */
    key_hash: string
    /** The last four characters, to tell keys apart. */
    ending: string
    /** JSON list of scopes. */
    scopes: string
    created_at: string
    expires_at: string | null
    last_used_at: string | null
    revoked_at: string | null
  }
}
