export interface QueryTables {
  daily_queries: {
    owner_id: string
    /** YYYY-MM-DD, UTC. A row of an earlier day counts as nothing used. */
    day: string
    used: number
  }
}
