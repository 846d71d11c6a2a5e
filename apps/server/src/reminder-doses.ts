import type { DoseDays, MedicineList } from '@salus/contract'
import type { PlannedReminder } from './features/reminders/plan-reminders.ts'

interface Medicines {
  list(ownerId: string): Promise<MedicineList>
  doses: { days(ownerId: string, ask: { from: string; to: string; timeZone: string }): Promise<DoseDays> }
}

/** The planned doses of what a person takes now, as their reminders ask for them. */
export const reminderDoses =
  (medicines: Medicines) =>
  async (ownerId: string, from: Date, to: Date): Promise<PlannedReminder[]> => {
    const [{ items }, { days }] = await Promise.all([
      medicines.list(ownerId),
      medicines.doses.days(ownerId, { from: dayOf(from), to: dayOf(to), timeZone: 'UTC' }),
    ])
    const active = new Map(items.flatMap((medicine) => (medicine.status === 'active' ? [[medicine.id, medicine] as const] : [])))
    return days.flatMap(({ planned }) =>
      planned.flatMap(({ medicineId, slot, at, state }) => {
        const medicine = active.get(medicineId)
        if (!medicine || at < from.toISOString() || at >= to.toISOString()) return []
        const { name, important: isImportant } = medicine
        return [{ medicineId, name, isImportant, slot, at, state }]
      }),
    )
  }

const dayOf = (at: Date): string => at.toISOString().slice(0, 10)
