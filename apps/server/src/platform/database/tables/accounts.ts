/** Accounts, what proves them, and the keys that seal what belongs to them. */
export interface AccountTables extends LibraryTables {
  /** One random key an owner, wrapped by the master key. */
  data_keys: {
    owner_id: string
    master_key_id: string
    wrapped_key: string
  }
  /** One row: the key from which session secrets and look-up hashes are derived, wrapped by the master key. */
  installation_key: {
    id: string
    master_key_id: string
    wrapped_key: string
  }
  profiles: {
    owner_id: string
    /** Sealed JSON: name, date of birth, country, mobile. */
    details: string
    /** Keyed hash of the E.164 number, for login. Two people may claim a number; one can prove it. */
    mobile_hash: string | null
    /** 1 when a code sent to the number came back. */
    mobile_verified: number
    created_at: string
    updated_at: string
  }
  profile_photos: {
    owner_id: string
    media_type: string
    /** Sealed bytes. */
    photo: Uint8Array
  }
  /** What was agreed to and withdrawn, never changed: the newest of a kind counts. */
  consents: {
    id: string
    owner_id: string
    kind: string
    /** 1 given, 0 not given or withdrawn. */
    given: number
    /** The version of the text that was shown. */
    text_version: string
    at: string
  }
  /** Holds no address: only keyed hashes, until the account is made. */
  sign_up_codes: {
    id: string
    channel: string
    destination_hash: string
    code_hash: string
    tries: number
    expires_at: string
    used_at: string | null
  }
  /** How often something was tried, shared by all processes. `key` is a keyed hash. */
  rate_limits: {
    key: string
    /** Milliseconds since 1970 from which on the key is as good as new. */
    free_at: number | string
  }
}

/**
 * The tables of the accounts library (better-auth), in the columns that our options ask for. What its types are differs
 * between the databases; we write 0/1 and ISO dates, which both accept, and read text columns alone.
 */
interface LibraryTables {
  user: {
    id: string
    /** The username again: real names are sealed in `profiles`. */
    name: string
    /** Lower case. An account without an e-mail address holds one that cannot exist. */
    email: string
    emailVerified: number
    image: string | null
    createdAt: string
    updatedAt: string
    username: string
  }
  session: {
    id: string
    expiresAt: string
    token: string
    createdAt: string
    updatedAt: string
    ipAddress: string | null
    userAgent: string | null
    userId: string
  }
  account: {
    id: string
    accountId: string
    providerId: string
    userId: string
    accessToken: string | null
    refreshToken: string | null
    idToken: string | null
    accessTokenExpiresAt: string | null
    refreshTokenExpiresAt: string | null
    scope: string | null
    password: string | null
    createdAt: string
    updatedAt: string
  }
  verification: {
    id: string
    identifier: string
    value: string
    expiresAt: string
    createdAt: string
    updatedAt: string
  }
}
