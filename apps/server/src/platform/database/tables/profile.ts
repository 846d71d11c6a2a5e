export interface ProfileTables {
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
