import { OFFERED_FIRST } from './knowledge/offered-first.ts'
import { readConditions } from './read-conditions.ts'

/** The few that are offered before anybody searches: small, so that a page need not load the table for them. */
export const OFFERED_CONDITIONS = readConditions(OFFERED_FIRST)
