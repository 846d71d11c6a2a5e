import type { DosesToday, PlannedDose } from '@salus/contract'

/** Doses that are due together. */
export interface DoseGroup {
  key: string
  /** Holds the time of day; null for doses of the day before. */
  time: string | null
  doses: PlannedDose[]
}

/** Puts doses left from the day before first, then the day by its times. */
export function groupsOf({ planned, date }: Pick<DosesToday, 'planned' | 'date'>): DoseGroup[] {
  const before = planned.filter(({ day }) => day < date)
  const byTime = Map.groupBy(
    planned.filter(({ day }) => day >= date),
    ({ day, time }) => `${day} ${time}`,
  )
  const groups = [...byTime].map(([key, doses]) => ({ key, time: doses[0]?.time ?? null, doses }))
  return [...(before.length > 0 ? [{ key: 'before', time: null, doses: before }] : []), ...groups]
}

/** Answered by nobody yet, and to be marked with one tap. */
export const isOpen = ({ state }: PlannedDose): boolean => state === 'due' || state === 'late' || state === 'missed'

/** To be taken with the others of its time: what is over is marked by itself. */
export const isTakenTogether = ({ state }: PlannedDose): boolean => state !== 'missed' && !isAnswered({ state })

export const isAnswered = ({ state }: Pick<PlannedDose, 'state'>): boolean => state === 'taken' || state === 'skipped'

/** `3 of 8 doses taken. Next at 2:00 PM.` as its parts. */
export function countOf(planned: readonly PlannedDose[]) {
  const count = (wanted: PlannedDose['state']) => planned.filter(({ state }) => state === wanted).length
  return {
    planned: planned.length,
    taken: count('taken'),
    skipped: count('skipped'),
    missed: count('missed'),
    late: count('late'),
    next: planned.find(({ state }) => !isAnswered({ state }) && state !== 'missed'),
  }
}
