import type { ScheduleJson } from '@salus/contract'
import { revise } from '@salus/dosing'
import type { StoredMedicine } from './stored-medicine.ts'

type Planned = StoredMedicine['plan']

/** A plan that went on until now and goes on as `schedule` says; nobody is late for what was not planned when it was due. */
export function plannedFrom(plan: Planned, schedule: ScheduleJson | null, at: string): Planned {
  const last = plan.at(-1)?.schedule
  // Without a plan there are no doses to come; those that were planned stay.
  const next = schedule ?? (last && { ...last, pauses: [...(last.pauses ?? []), { from: at }] })
  // The same types, but that dosing promises to write into no list.
  return next ? (revise(plan, next, at) as Planned) : []
}

/** A medicine that is paused or stopped has a pause without an end; one that is taken has none. */
export function withPause(
  schedule: ScheduleJson,
  { status, statusSince }: Pick<StoredMedicine, 'status' | 'statusSince'>,
): ScheduleJson {
  const { pauses: before = [], ...rest } = schedule
  const closed = before.flatMap((pause) => {
    if (pause.until !== undefined) return [pause]
    return status === 'active' && pause.from < statusSince ? [{ from: pause.from, until: statusSince }] : []
  })
  const pauses = status === 'active' ? closed : [...closed, { from: statusSince }]
  return pauses.length > 0 ? { ...rest, pauses } : rest
}

/** A medicine of which nobody takes another dose: it was stopped, or its last day is over. */
export const isOver = ({ status, until, schedule }: StoredMedicine, today: string): boolean =>
  status === 'stopped' ||
  [until, schedule?.until].some((day) => day !== undefined && day !== null && isPast(day, today))

const HALF_DAY_MS = 12 * 3_600_000

/** The day where it is latest: a medicine counts until its last day is over for everybody. */
export const latestDayAt = (at: string): string => new Date(Date.parse(at) - HALF_DAY_MS).toISOString().slice(0, 10)

/** A month or a year is over once nothing of it is left. */
const isPast = (day: string, today: string): boolean => day.slice(0, 10) < today.slice(0, Math.min(day.length, 10))
