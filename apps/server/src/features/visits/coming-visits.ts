import { isToCome, type NextVisit, type Visit, type VisitSummary } from '@salus/contract'

/** Home tells of a visit so many days before it. */
const DAYS_AHEAD = 14
const DAY_MS = 86_400_000

/** The soonest visit that is planned for `today` or a later day; `visits`: the latest first. */
export function nextVisit(visits: readonly Visit[], today: string): NextVisit | null {
  const next = visits.findLast((visit) => isToCome(visit, today))
  if (!next) return null
  const { id, day, time, practitioner, location, questions } = next
  const open = questions.filter(({ isAnswered }) => !isAnswered).map(({ text }) => text)
  return { id, day, time, practitioner, location, questions: open }
}

/** Tells the first page of the next visit, and of all that should have been done by now; the longest overdue first. */
export function visitSummary(visits: readonly Visit[], today: string): VisitSummary {
  const last = new Date(Date.parse(today) + DAYS_AHEAD * DAY_MS).toISOString().slice(0, 10)
  const next = nextVisit(visits, today)
  const overdue = visits
    .filter(({ status }) => status !== 'cancelled')
    .flatMap(({ id: visitId, practitioner, toDos }) =>
      toDos.flatMap(({ text, day, isDone }) =>
        day !== null && day < today && !isDone ? { visitId, practitioner, text, day } : [],
      ),
    )
    .sort((one, other) => (one.day < other.day ? -1 : 1))
  return { next: next && next.day <= last ? next : null, overdue }
}
