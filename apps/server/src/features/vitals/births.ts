import { MESSAGES, ofPerson } from '@salus/contract'

/** Before it nothing of somebody can have been measured. */
export interface Birth {
  /** Milliseconds since 1970. */
  atMs: number
  /** What is said of an earlier time. */
  problem: string
}

export type BirthOf = () => Promise<Birth | null>

// Somewhere a day begins 14 hours before it does in Greenwich, and nobody told where the birth was.
const ZONES_MS = 14 * 60 * 60 * 1_000
// Whoever has a record is born: a reading of just now needs no look at the day.
const JUST_NOW_MS = 60 * 60 * 1_000

type AccountOf = (userId: string) => Promise<{ fullName: string; dob: string } | null>

/** Of whose record it is, by name where somebody else writes in it; null where the day is not known. */
export async function findBirth(accountOf: AccountOf, ownerId: string, isOfOther: boolean): Promise<Birth | null> {
  const account = await accountOf(ownerId)
  const day = Date.parse(account?.dob ?? '')
  if (!account || Number.isNaN(day)) return null
  const name = isOfOther ? account.fullName : undefined
  return { atMs: day - ZONES_MS, problem: ofPerson(MESSAGES.vitals.beforeBirth, name) }
}

export const isJustNow = (time: string | undefined, now: number): boolean =>
  time === undefined || Date.parse(time) > now - JUST_NOW_MS
