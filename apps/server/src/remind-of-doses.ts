import type { DoseDays, MedicineList } from '@salus/contract'
import { deviceName } from './features/accounts/device-name.ts'
import type { Notices } from './features/accounts/notices.ts'
import type { PlannedReminder } from './features/reminders/plan-reminders.ts'
import { registerReminders } from './features/reminders/reminders.routes.ts'
import type { App } from './platform/http/app-type.ts'
import type { CircleLookup } from './platform/identity/acting-for.ts'

interface Medicines {
  list(ownerId: string): Promise<MedicineList>
  doses: { days(ownerId: string, ask: { from: string; to: string; timeZone: string }): Promise<DoseDays> }
}

type OfReminders = Parameters<typeof registerReminders>[1]

interface Deps extends Omit<OfReminders, 'dosesOf' | 'mayHelp' | 'mail' | 'canMail' | 'deviceName'> {
  medicines: Medicines
  circle: CircleLookup
  notices: Pick<Notices, 'canRemind' | 'reminder'>
}

/** Joins the reminders with the medicines, the care circle and the mail. */
export const remindOfDoses = (app: App, { medicines, circle, notices, ...deps }: Deps) =>
  registerReminders(app, {
    ...deps,
    dosesOf: plannedDoses(medicines),
    mayHelp: async (ownerId, memberId) => (await circle(ownerId, memberId))?.rights.medicines !== undefined,
    mail: notices.reminder,
    canMail: notices.canRemind,
    deviceName,
  })

/** The planned doses of what a person takes now, as their reminders ask for them. */
const plannedDoses =
  (medicines: Medicines) =>
  async (ownerId: string, from: Date, to: Date): Promise<PlannedReminder[]> => {
    const [{ items }, { days }] = await Promise.all([
      medicines.list(ownerId),
      medicines.doses.days(ownerId, { from: dayOf(from), to: dayOf(to), timeZone: 'UTC' }),
    ])
    const active = new Map(
      items.flatMap((medicine) => (medicine.status === 'active' ? [[medicine.id, medicine] as const] : [])),
    )
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
