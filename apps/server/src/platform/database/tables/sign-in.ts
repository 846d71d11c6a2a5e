/** Ways to prove who one is beside a password, and what is known of sessions. */
export interface SignInTables {
  passkeys: {
    id: string
    owner_id: string
    /** As the authenticator named it, base64url. */
    credential_id: string
    /** COSE, base64url. */
    public_key: string
    /** How often the authenticator says it was used; always 0 for those that do not count. */
    counter: number | string
    /** JSON list, a hint to the browser. */
    transports: string
    /** 1 when it is kept by a service that copies it to other devices. */
    synced: number
    name: string
    created_at: string
    last_used_at: string | null
  }
  /** What is good once and for a short time: challenges, links, half-finished logins. Holds no secret, only its keyed hash. */
  tickets: {
    hash: string
    kind: string
    owner_id: string | null
    data: string | null
    tries: number
    expires_at: string
  }
  second_factors: {
    owner_id: string
    /** Sealed: what the person's authenticator app shares with us. */
    secret: string
    /** Null until the first code came back. */
    confirmed_at: string | null
    /** The half minute of the last code that was taken: none is taken twice. */
    last_step: number | string
  }
  /** Those that are left, as keyed hashes. */
  recovery_codes: {
    hash: string
    owner_id: string
  }
  /** Messages that wait for a gateway. */
  outbox: {
    id: string
    /** Null for who has no account yet, or none any more. */
    owner_id: string | null
    /** Sealed JSON: where to, and the words. */
    message: string
    expires_at: string
  }
  session_details: {
    session_id: string
    owner_id: string
    /** `password`, `passkey` or `google`. */
    way: string
    /** When the person last proved who they are in this session. */
    confirmed_at: string
    last_used_at: string
  }
}
