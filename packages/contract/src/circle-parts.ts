import type { CircleRights } from './care-circle.ts'

// Apart from the schemas: the first page needs some of it, and nothing of zod.

/** Parts of a record that can be shared, each by itself. `reports`: lab results. */
export const CIRCLE_PARTS = [
  'vitals',
  'history',
  'medicines',
  'immunizations',
  'visits',
  'documents',
  'reports',
] as const
export type CirclePart = (typeof CIRCLE_PARTS)[number]

export const MOST_CIRCLE_MEMBERS = 20
export const MOST_CHILDREN = 10
/** Whole years: from then on a record is its person's own. */
export const AGE_OF_MAJORITY = 18
export const INVITATION_DAYS = 7

/** Goes with each call that is about another person's record: the id of that person. */
export const ACTING_FOR_HEADER = 'x-acting-for'

/** A parent's, over a child's record. */
export const ALL_RIGHTS: CircleRights = {
  vitals: 'write',
  history: 'write',
  medicines: 'write',
  immunizations: 'write',
  visits: 'write',
  documents: 'write',
  reports: 'write',
}
