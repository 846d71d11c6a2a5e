export interface ModelTables {
  model_choices: {
    owner_id: string
    /** JSON: the names of the services. */
    agreed_to: string
    /** 0 or 1. */
    redact: number
    at: string
  }
  model_sends: {
    id: string
    owner_id: string
    at: string
    /** Sealed JSON: where to, and every word that left. */
    outgoing: string
  }
  model_keys: {
    owner_id: string
    /** Sealed JSON: service, key and model. */
    own_key: string
    at: string
  }
}
