// Apart from the schemas: pages need the limits, and nothing of zod.

/** One person may have so many visits. */
export const MOST_VISITS = 1_000
/** So many questions, and so many things to do, one visit may have. */
export const MOST_VISIT_LINES = 40
export const VISIT_TEXT_LIMIT = 300
export const VISIT_NOTE_LIMIT = 4_000

export const VISIT_STATES = ['planned', 'done', 'cancelled'] as const
export type VisitState = (typeof VISIT_STATES)[number]

interface Appointment {
  status: VisitState
  day: string
}

/** A visit is to come as long as its day is not over where the person is. `today`: `2026-05-04`. */
export const isToCome = ({ status, day }: Appointment, today: string): boolean => status === 'planned' && day >= today
