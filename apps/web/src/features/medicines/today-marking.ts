import type { DoseMark, DosesToday, PlannedDose } from '@salus/contract'
import { sendMarks, takeBack } from './today-outbox.ts'
import { nameOf } from './today-words.ts'

/** Taken now, or when the person says. */
export const take = (today: DosesToday, doses: readonly PlannedDose[], at = new Date().toISOString()): Promise<void> =>
  sendMarks(
    doses.map((dose) => ({ name: nameOf(today, dose.medicineId), mark: { ...sent(dose), status: 'taken', at } })),
  )

export const skip = (today: DosesToday, dose: PlannedDose, why: string): Promise<void> =>
  sendMarks([
    {
      name: nameOf(today, dose.medicineId),
      mark: { ...sent(dose), status: 'skipped', at: new Date().toISOString(), ...(why && { why }) },
    },
  ])

/** Taken when needed, or beside the plan. */
export const takeUnplanned = (
  today: DosesToday,
  { medicineId, amount, at = new Date().toISOString() }: { medicineId: string; amount: number | null; at?: string },
): Promise<void> =>
  sendMarks([
    {
      name: nameOf(today, medicineId),
      mark: { id: crypto.randomUUID(), medicineId, status: 'taken', at, ...(amount !== null && { amount }) },
    },
  ])

export const undo = (today: DosesToday, { id, medicineId }: DoseMark): Promise<void> =>
  takeBack([{ id, name: nameOf(today, medicineId) }])

const sent = ({ medicineId, slot, at: plannedAt, amount }: PlannedDose) => ({
  id: crypto.randomUUID(),
  medicineId,
  slot,
  plannedAt,
  amount,
})
