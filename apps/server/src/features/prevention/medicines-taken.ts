import type { Medicine } from '@salus/contract'
import type { Person } from '@salus/prevention'

/** A medicine of the list, as far as the rules ask about it. */
export type ListedMedicine = Pick<Medicine, 'ingredients' | 'status' | 'statusSince' | 'until'> & {
  schedule: { until?: string | undefined } | null
}

/** The first part of a day that is over: of a month or a year nothing may be left. */
const isPast = (day: string, today: string): boolean => day.slice(0, 10) < today.slice(0, Math.min(day.length, 10))

/** The day on which a medicine was stopped or paused, as far as it is known; null while it is taken. */
function endOf({ status, statusSince, until, schedule }: ListedMedicine, today: string): string | null {
  const over = [until, schedule?.until ?? null].filter((day) => day !== null && isPast(day, today)).sort()
  if (over[0]) return over[0].slice(0, 10)
  return status === 'active' ? null : statusSince.slice(0, 10)
}

/** Ids of ingredients that are taken now, and those of what ended with its day. */
export function medicinesTaken(
  medicines: readonly ListedMedicine[],
  today: string,
): Pick<Person, 'medicines' | 'stopped'> {
  const ended = medicines.map((each) => ({ ...each, end: endOf(each, today) }))
  return {
    medicines: ended.flatMap(({ ingredients, end }) => (end === null ? ingredients : [])),
    stopped: ended.flatMap(({ ingredients, end }) =>
      end === null ? [] : ingredients.map((id) => ({ id, date: end })),
    ),
  }
}
