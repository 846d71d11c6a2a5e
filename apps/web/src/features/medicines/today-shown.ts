import type { DoseMark, DosesToday, MarkAnswer, PlannedDose } from '@salus/contract'
import { queryClient } from '#web/api/query-client.ts'
import type { Waiting } from './today-waiting.ts'

/** Shows what the server has answered, before everything is asked for again. */
export function showMarks(answers: readonly MarkAnswer[]): void {
  const marks = answers.flatMap(({ mark }) => mark ?? [])
  queryClient.setQueriesData<DosesToday>({ queryKey: ['medicines', 'doses', 'today'] }, (today) =>
    today ? marks.reduce(withMark, today) : today,
  )
}

/** The day as it will be once what waits has arrived. */
export const withWaiting = (today: DosesToday, waiting: readonly Waiting[], now: Date): DosesToday =>
  waiting.reduce((day, entry) => {
    if (entry.isUndone) return withoutMark(day, entry.id, now)
    return entry.mark && entry.asks.length === 0 ? withMark(day, shownMark(entry.mark, day)) : day
  }, today)

function shownMark(mark: NonNullable<Waiting['mark']>, today: DosesToday): DoseMark {
  const planned = today.planned.find(isOf(mark))
  const asNeeded = today.asNeeded.find(({ medicineId }) => medicineId === mark.medicineId)
  return {
    id: mark.id,
    medicineId: mark.medicineId,
    slot: mark.slot ?? mark.id,
    status: mark.status,
    at: mark.at,
    plannedAt: planned?.at ?? null,
    amount: mark.amount ?? planned?.amount ?? asNeeded?.amount ?? null,
    why: mark.why ?? '',
    markedAt: mark.at,
    by: null,
  }
}

function withMark(today: DosesToday, mark: DoseMark): DosesToday {
  const planned = today.planned.map((dose) => (isOf(mark)(dose) ? { ...dose, state: mark.status, mark } : dose))
  if (mark.plannedAt !== null || today.planned.some(isOf(mark))) return { ...today, planned }
  const isKnown = today.unplanned.some(({ id }) => id === mark.id)
  if (isKnown) return today
  return {
    ...today,
    unplanned: [...today.unplanned, mark],
    asNeeded: today.asNeeded.map((dose) =>
      dose.medicineId === mark.medicineId && mark.status === 'taken'
        ? { ...dose, taken: dose.taken + (mark.amount ?? 1), last: mark }
        : dose,
    ),
  }
}

function withoutMark(today: DosesToday, id: string, now: Date): DosesToday {
  const gone = today.unplanned.find((mark) => mark.id === id)
  return {
    ...today,
    planned: today.planned.map((dose) =>
      dose.mark?.id === id ? { ...dose, state: openState(dose, now), mark: null } : dose,
    ),
    unplanned: today.unplanned.filter((mark) => mark.id !== id),
    asNeeded: today.asNeeded.map((dose) =>
      gone && dose.medicineId === gone.medicineId
        ? {
            ...dose,
            taken: Math.max(0, dose.taken - (gone.amount ?? 1)),
            last: dose.last?.id === id ? null : dose.last,
          }
        : dose,
    ),
  }
}

const isOf =
  ({ medicineId, slot }: { medicineId: string; slot?: string | undefined }) =>
  (dose: PlannedDose): boolean =>
    slot !== undefined && dose.medicineId === medicineId && dose.slot === slot

/** Whether it is late or over, the server says with its next answer. */
const openState = ({ at }: PlannedDose, now: Date): PlannedDose['state'] => (new Date(at) > now ? 'later' : 'due')
